import type { FieldContext } from './field-context.ts'
import { cellsAbove, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import { putAddedBalance } from './added-balance.ts'
import { isNear, type MoneyMark } from './money-marks.ts'
import type { Candidate } from '../labels/candidate.ts'
import { findDates } from '../values/find-dates.ts'
import { type Money, readMoney } from '../values/value-readers.ts'
import { pick } from './pick.ts'
import { putSaidBalance } from './said-balance.ts'
import { putSolvedBalance, solvedSum } from './solved-balance.ts'

type Told = Candidate<Money> & { told?: string }

const PLAIN_CREDIT =
  /in\s?credit|credit\s?balance|\bmeter credit\b|credit (?:left |remaining )?on (?:your |the )?(?:account|meters?|key|card)\b|we\s?owe\s?you|\bcr\b/i
const PLAIN_DEBIT = /in\s?debit|you\s?owe|to\s?pay|amount\s?due|please\s?pay|\bdr\b/i

/** "Ways to pay" and the like, and the balance on a meter. */
const NO_BALANCE =
  /meter balance|\b(?:ways|how|struggling|trouble|hard|have|want|able|places?|time) to pay\b|\bto pay (?:by|online|with)\b|\b(?:minus|dr|cr|debit|credit|plus)\b.{0,12} means?\b/i

/** Money that went back to the customer. */
const REFUND = /\brefund(?:ed)?\b|\b(?:returned|repaid|paid back) to you/i

/** "A minus sign means you owe us". */
const MINUS_IS_OWED = /\bminus\b[^.;]{0,30}(?:you owe|owed to us|in debit|to pay)/i

/** In a ledger with columns of debits, credits and balances, the amount of a row is the one under the balance. */
function underBalance({ view }: FieldContext, mark: MoneyMark): MoneyMark {
  const { label, kind, relation } = mark
  if (kind !== 'balance' || relation !== 'right') return mark
  const row = cellsRight(label.cell, view.cells).filter(({ text }) =>
    /^[^a-z]{0,3}[\d,]+\.\d{2}(?:\s?[cd]r)?$/i.test(text.trim()),
  )
  const own = row.find((cell) => cellsAbove(cell, view.cells).some(({ text }) => BALANCE_HEAD.test(text)))
  const money = own && row.length > 1 && own !== mark.cell ? readMoney(own.text, label, 'right') : undefined
  return own && money ? { ...mark, ...money, cell: own, printed: own.text.slice(money.start, money.end) } : mark
}

const BALANCE_HEAD = /^(?:running |account )?balance(?:\s?\(?£\)?)?$/i

/** One number has one meaning: an amount that the lines prove to be one of two fuels' cost is not a balance. */
function isOneFuels({ ledger }: FieldContext, { cell, start }: MoneyMark): boolean {
  const totals = ['electricity.totalChargesGbp', 'gas.totalChargesGbp']
  return (
    totals.every((path) => ledger.isProven(path)) &&
    totals.some((path) => {
      const place = ledger.get(path)?.place
      return place?.cell === cell && place.start === start
    })
  )
}

/** The balances of two meters with the same label, and their total. */
function isOfBothMeters({ value }: MoneyMark, marks: readonly MoneyMark[]): boolean {
  return marks.some((one) =>
    marks.some(
      (other) =>
        one !== other &&
        one.label.cell !== other.label.cell &&
        one.label.text === other.label.text &&
        one.value.gbp > 0 &&
        other.value.gbp > 0 &&
        isNear(one.value.gbp + other.value.gbp, value.gbp, 0.006),
    ),
  )
}

/**
 * The balance after this bill; negative when the account is in credit. Opening balance, charges and payments may prove
 * it.
 */
export function readBalance(context: FieldContext, marks: readonly MoneyMark[]): void {
  const candidates = marks
    .map((mark) => underBalance(context, mark))
    .filter(
      (mark) =>
        mark.kind === 'balance' &&
        !NO_BALANCE.test(mark.label.lines.map(({ text }) => text).join(' ')) &&
        !isOfBefore(context, mark) &&
        !/\b(?:last|previous) (?:time|bill|statement)\b[^.;]{0,12}$/i.test(
          mark.label.cell.text.slice(0, mark.label.start),
        ) &&
        !isOneFuels(context, mark) &&
        !isOfDebt(context, mark),
    )
  const total = context.ledger.get('totalChargesGbp')?.value
  const isCleared = context.view.cells.some(({ text }) => /paid in full/i.test(text))
  const proofs = typeof total === 'number' ? sumsToProve(marks, total, isCleared) : []
  const sums = proofs.filter(({ isTurned }) => !isTurned).map(({ sum }) => sum)
  const weighed = candidates.map((mark) => {
    const isProven = proofs.some(({ sum }) => isNear(Math.abs(sum), mark.value.gbp)) || isOfBothMeters(mark, candidates)
    return { ...mark, score: mark.score + (isProven ? 0.25 : 0) }
  })
  const picked = pick(weighed, ({ gbp }) => String(gbp))
  if (!picked || picked.isContested) {
    putSaidBalance(context, sums)
    if (!context.ledger.has('balanceGbp') && !putAddedBalance(context, marks, sums)) putSolvedBalance(context)
    return
  }
  const { best, score } = picked
  const sum = provenSum(best, proofs) ?? (best.label.strength === 1 ? solvedSum(context, best.value.gbp) : undefined)
  const printed = signOf(best)
  // Payments with a plus: the account is printed from the customer's side, and a minus is debt.
  const isTurned = isOfCustomer(marks) || context.view.cells.some(({ text }) => MINUS_IS_OWED.test(text))
  const side = isBareSign(best) && printed !== undefined && isTurned ? -1 : 1
  const sign = sum === undefined ? side * (printed ?? signSaid(context)) : Math.sign(sum)
  const value = best.value.gbp === 0 ? 0 : sign * best.value.gbp
  // A value that adds up is better than one that only has a label.
  if (sum === undefined && sums.length > 0 && putAddedBalance(context, marks, sums)) return
  if (sum === undefined && best.label.strength < 1 && putSolvedBalance(context)) return
  context.ledger.put({ path: 'balanceGbp', value, score, place: best })
  const names = new Set(marks.filter(({ label }) => label.strength === 1).map(({ kind }) => kind))
  // A prepayment meter is topped up and also repays a debt, so its balance may not add up.
  const isOnMeter = context.ledger.get('paymentMethod')?.value === 'prepayment'
  if (sums.length > 0 && sum === undefined && !isOnMeter && names.has('opening') && names.has('payments')) {
    const detail = 'The opening balance, charges and payments don’t add up to it.'
    const rival = madeOfAccount(marks, total)
    context.ledger.note({ name: 'balance', outcome: 'contradicts', fields: ['balanceGbp'], detail, rival })
  }
  if (sum !== undefined) {
    const detail = 'The opening balance, charges and payments add up to it.'
    context.ledger.note({ name: 'balance', outcome: 'supports', fields: ['balanceGbp', 'totalChargesGbp'], detail })
  }
}

/**
 * The sum that proves a balance, including its sign. Some accounts are printed from the customer's side, where a minus
 * is debt: then the opening balance and the new one both add up with their signs turned, and with the printed ones they
 * do not.
 */
function provenSum(mark: Told, proofs: readonly AccountSum[]): number | undefined {
  const printed = signOf(mark)
  const fitting = proofs.filter(({ sum }) => isNear(Math.abs(sum), mark.value.gbp))
  const plain = fitting.find(
    ({ sum, isTurned }) => !isTurned && (printed === undefined || Math.sign(sum) === printed || sum === 0),
  )
  if (plain) return plain.sum
  if (!isBareSign(mark)) return fitting.find(({ sum }) => Math.sign(sum) === printed)?.sum
  const hasPlain = fitting.some(({ isTurned, isOpen }) => !isTurned && !isOpen)
  const turned = fitting.find(({ isTurned, isOpen }) => isTurned || isOpen)
  return hasPlain ? undefined : turned?.sum
}

function isOfCustomer(marks: readonly MoneyMark[]): boolean {
  return marks.some(({ kind, cell, start }) => kind === 'payments' && /\+\s?£?\s?$/.test(cell.text.slice(0, start)))
}

/** A minus, a plus or nothing; words state clearly who owes. */
function isBareSign({ label, cell, told }: Told): boolean {
  const words = `${label.cell.text} ${cell.text}`
  return !told && !PLAIN_CREDIT.test(words) && !PLAIN_DEBIT.test(words.replace(/\bdr\b/i, ''))
}

/** "On 19 Mar 2026 your balance was ..." begins with its day too. */
function isFirst(text: string, start: number): boolean {
  return /^(?:(?:your |the )?(?:account )?balance )?(?:on|at|as at)?\s?$/i.test(text.slice(0, start))
}

/** "£20.00 in credit" after words about the last bill says nothing about this one. */
function isOfBefore({ view, ledger }: FieldContext, { label, cell, relation }: MoneyMark): boolean {
  if (label.strength === 1) return false
  // "19 Mar 2026 - balance £44.92 owed" is the opening balance if the period begins that day.
  const [day] = findDates(label.cell.text)
  const from = ledger.get('periodFrom')?.value
  if (day && !day.isRange && typeof from === 'string' && isFirst(label.cell.text, day.start) && day.from <= from)
    return true
  if (/^in credit$/i.test(label.text) && relation === 'below') return true
  const [left] = cellsLeft(cell, view.cells)
  return left !== undefined && /\blast\b|previous|before|started|opening|\bwere\b|brought/i.test(left.text)
}

/** "Your debt" above "You still owe £94.10": a debt that a meter collects weekly is not an account. */
function isOfDebt({ view, ledger }: FieldContext, { label }: MoneyMark): boolean {
  if (ledger.get('paymentMethod')?.value !== 'prepayment') return false
  const heading = cellsAbove(label.cell, view.cells)
    .slice(0, 1)
    .find((above) => cellsRight(above, view.cells).length === 0)
  return [label.cell, heading].some((one) => one !== undefined && /\bdebt\b|arrears/i.test(one.text))
}

/** Printed sign: CR, minus, brackets or words. Nothing printed leaves it to the arithmetic. */
function signOf({ value, label, cell, told }: Told): 1 | -1 | undefined {
  const words = told ?? `${label.cell.text} ${cell.text}`
  if (value.isDebit) return 1
  if (value.isCredit || PLAIN_CREDIT.test(words)) return -1
  return PLAIN_DEBIT.test(words) ? 1 : undefined
}

/** A sentence to the customer decides what the figure leaves open. */
function signSaid({ view }: FieldContext): 1 | -1 {
  const isCredit = view.cells.some(({ text }) =>
    /^(?:good news\W+)?(?:you'?re|you are|your account is)(?: now)? in credit/i.test(text),
  )
  return isCredit ? -1 : 1
}

/** Previous balance plus charges less payments: if each is named clearly, the balance that they add up to. */
function madeOfAccount(marks: readonly MoneyMark[], total: string | number | undefined) {
  const plain = marks.filter(({ label }) => label.strength === 1)
  const [opening, ...others] = plain.filter(({ kind }) => kind === 'opening')
  const payments = plain.filter(({ kind }) => kind === 'payments')
  const opened = opening && signed(opening)[0]?.gbp
  if (typeof total !== 'number' || !opening || opened === undefined || others.length > 0) return undefined
  const made = opened + total - payments.reduce((sum, { value }) => sum + value.gbp, 0)
  return { path: 'balanceGbp', value: Math.round(made * 100) / 100, places: [opening, ...payments] }
}

/** `isTurned`: with the sign of the opening balance inverted; `isOpen`: no sign is printed there. */
type AccountSum = { sum: number; isTurned: boolean; isOpen: boolean }

function sumsToProve(marks: readonly MoneyMark[], total: number, isCleared: boolean): AccountSum[] {
  const openings = marks.filter(({ kind }) => kind === 'opening')
  const credits = marks.filter(
    ({ kind, label }) => kind === 'payments' || (kind === 'otherMoney' && REFUND.test(label.text)),
  )
  const refunds = credits.filter(({ label }) => REFUND.test(label.cell.text))
  const payments = credits.filter((mark) => !refunds.includes(mark))
  const opened = openings.length === 0 ? [{ gbp: 0, isTurned: false, isOpen: true }] : openings.flatMap(signed)
  const exported = marks.filter(({ kind }) => kind === 'exportPayment').map(({ value }) => value.gbp)
  const sumOf = (some: readonly MoneyMark[]) => some.reduce((sum, { value }) => sum + value.gbp, 0)
  const plain = payments.filter(({ label }) => label.strength === 1)
  const received = [0, ...payments.map(({ value }) => value.gbp), sumOf(payments), sumOf(plain)]
  // A refund takes credit out again; a row has one amount, whichever of its words are labels.
  const returned = [0, ...new Set(refunds.map(({ value }) => value.gbp))]
  const paid = new Set(received.flatMap((one) => returned.map((gbp) => one - gbp)))
  const sums = opened
    .flatMap(({ gbp, ...how }) =>
      [...paid].flatMap((payment) =>
        [0, ...exported].map((credit) => ({ sum: gbp + total - payment - credit, ...how })),
      ),
    )
    .filter(({ sum }) => openings.length + payments.length > 0 || sum >= 0)
  return isCleared ? [...sums, { sum: total, isTurned: false, isOpen: false }] : sums
}

function signed(mark: MoneyMark): { gbp: number; isTurned: boolean; isOpen: boolean }[] {
  const { gbp } = mark.value
  const sign = signOf(mark)
  if (sign === undefined) return [gbp, -gbp].map((one) => ({ gbp: one, isTurned: false, isOpen: true }))
  return [
    { gbp: sign * gbp, isTurned: false, isOpen: false },
    { gbp: -sign * gbp, isTurned: true, isOpen: false },
  ]
}
