import type { Candidate, ValueReader } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsRight } from '../layout/neighbours.ts'
import { readDay, readExitFee, readKwh, readMoney, paymentIn, readPayment } from '../values/value-readers.ts'
import { type Desk, putCandidate } from './bill-reader-desk.ts'
import { isAdvert } from './is-advert.ts'
import { isOfOtherService } from './is-of-other-service.ts'
import { isPeriodEnd } from './period-ends.ts'
import { pick } from './pick.ts'
import { readTariffName } from './tariff-name.ts'

type FuelName = 'electricity' | 'gas'

/** What the tariff says: name, end, exit fee, a year's use and cost. One box may speak for both fuels. */
export function readTerms(desk: Desk, fuels: readonly FuelName[]): void {
  const billDate = String(desk.ledger.get('billDate')?.value ?? '')
  const from = String(desk.ledger.get('periodFrom')?.value ?? billDate)
  putForFuels(desk, fuels, 'tariffName', ['tariffName'], readTariffName, 'both')
  const open = new Set(findCandidates(desk.view, ['endDate'], readNoEnd).map(({ fuel }) => fuel))
  const ending = fuels.filter((fuel) => !open.has(fuel))
  putForFuels(desk, ending, 'tariffEndDate', ['endDate'], readTariffEnd, 'both', (value) => value >= from)
  putForFuels(desk, fuels, 'exitFeeGbp', ['exitFee'], readExitFee, 'both', (value) => value <= 1000)
  putForFuels(desk, fuels, 'estimatedAnnualUsageKwh', ['annualUse'], readAnnualUse, 'one', (value) => value >= 50)
  putForFuels(desk, fuels, 'estimatedAnnualCostGbp', ['annualCost'], readAnnualCost, 'one')
}

const readTariffEnd: ValueReader<string> = (text, label, relation) =>
  isPeriodEnd(label.cell.text) ? undefined : readDay(text, label, relation)

/** "Tariff end date: none" is an answer too, and no other end is borrowed for it. */
const readNoEnd: ValueReader<'none'> = (text, label) => {
  const match =
    /^[\s:().-]*(?:none|no(?:\s*$|\s(?:end|fixed|expiry|set|contract)\b)|n\/a|not applicable|never|open[\s-]?ended|rolling|ongoing)/i.exec(
      text,
    )
  return match && label.strength === 1 ? { value: 'none', start: 0, end: match[0].length, strength: 1 } : undefined
}

/** Day and night apart make one year together; one of them alone is not the year. */
const readAnnualUse: ValueReader<number> = (text, label, relation) => {
  const registers = [...text.matchAll(/\b(?:day|night|peak|off-?peak)\b[^\d]{0,12}([\d,.]+)\s?kwh/gi)]
  const [first, second] = registers
  if (!first) return readKwh(text, label, relation)
  if (!second) return undefined
  const sum = registers.reduce((all, match) => all + Number(match[1]?.replaceAll(',', '')), 0)
  return { value: sum, start: first.index, end: second.index + second[0].length, strength: 1 }
}

const readAnnualCost: ValueReader<number> = (text, label, relation) => {
  const money = readMoney(text, label, relation)
  return money && !money.value.isCredit ? { ...money, value: money.value.gbp } : undefined
}

/** `both`: a value of no fuel is everybody's. `one`: a sum over two fuels is nobody's. */
function putForFuels<T extends string | number>(
  desk: Desk,
  fuels: readonly FuelName[],
  field: string,
  kinds: readonly LabelKind[],
  read: ValueReader<T>,
  sharing: 'both' | 'one',
  isLikely: (value: T) => boolean = () => true,
): void {
  const all = findCandidates(desk.view, kinds, read).filter(
    (candidate) =>
      isLikely(candidate.value) &&
      !isAdvert(desk.view, candidate) &&
      !isOfOtherService(desk.view, candidate.cell, candidate.label.cell),
  )
  const open = all.filter(({ fuel }) => fuel === undefined)
  for (const fuel of fuels) {
    const own = all.filter((candidate) => candidate.fuel === fuel)
    const mayShare = sharing === 'both' || fuels.length === 1
    const picked = pick(own) ?? (mayShare ? pick(open) : undefined)
    const lent =
      picked ??
      (mayShare && sharing === 'both'
        ? pick(all.filter((candidate) => candidate.fuel !== 'export' && isLent(candidate, fuels)))
        : undefined)
    if (lent) putCandidate(desk, `${fuel}.${field}`, lent.best.value, lent.best, lent.score)
  }
}

/** In a bill for one fuel a stray heading of the other decides nothing. */
function isLent<T>(candidate: Candidate<T>, fuels: readonly FuelName[]): boolean {
  return fuels.length === 1 && candidate.fuel !== fuels[0]
}

export function readPaymentMethod(desk: Desk): void {
  // "You can pay by ..." lists the ways there are, not the one in use.
  const said = findCandidates(desk.view, ['payment'], readPayment, true).filter(
    ({ label }) =>
      !/\b(?:can|could|may|also|to|if you|or)\s*$/i.test(label.cell.text.slice(0, label.start)) &&
      !/\bcan\b/i.test(label.text) &&
      // "Terms: Direct Debit" is said of this bill; terms without a colon are what one signs.
      (!/^(?:terms|payments?)$/i.test(label.text) || /^\s*:/.test(label.cell.text.slice(label.end))) &&
      !isOffer(label.cell.text, label.start, label.end),
  )
  const picked = pick(said)
  if (picked) return putCandidate(desk, 'paymentMethod', picked.best.value, picked.best, picked.score)
  for (const cell of desk.view.cells) {
    const match = SAID_IN_PASSING.exec(cell.text) ?? ALONE.exec(cell.text) ?? entryOf(desk, cell)
    if (!match) continue
    const value = paymentIn(match[0])?.value ?? 'direct_debit'
    const place = { cell, start: match.index, end: match.index + match[0].length }
    desk.ledger.put({ path: 'paymentMethod', value, score: 0.6, place })
    return
  }
}

/** "Pay by bank transfer: sort code ..." tells how one could pay; a label asks, and is followed by a colon or by nothing. */
function isOffer(text: string, start: number, end: number): boolean {
  if (/sort\s?code|quoting|payable to|cheques? to/i.test(text)) return true
  const isOrder = /^(?:to )?pay(?:\s?by)?\b/i.test(text.slice(start)) && !/\byou\b|\bwe\b/i.test(text.slice(0, start))
  return isOrder && /^\s*[a-z]/i.test(text.slice(end))
}

/** "Direct Debit, 12 October  £140.00" among what was paid. */
function entryOf({ view }: Desk, cell: Cell): RegExpExecArray | undefined {
  const match = /^(?:less )?direct\s?debit,? (?:on )?\d{1,2}(?:st|nd|rd|th)? [a-z]{3}/i.exec(cell.text)
  const isPaid = cellsRight(cell, view.cells).some(({ text }) => /^[-+]?\s?£\s?\d/.test(text))
  return match && isPaid ? match : undefined
}

/** A cell that says nothing else. */
const ALONE =
  /^(?:monthly |fixed |variable |by |quarterly |paperless )*(?:direct debit|prepayment|pay as you go|standard credit|on receipt of bill)(?: \(?monthly\)?)?\.?$/i

/** Sentences that only make sense for somebody who pays that way. */
const SAID_IN_PASSING =
  /you pay (?:as you go|when you receive|on receipt)|through (?:a|your) prepayment meter|(?:we'?ll|we will|will be|taken|collected|collect|we have)(?:[^.]|\.\d){0,60}(?:by|via|through|using)\s?(?:your\s?)?(?:monthly\s?|fixed\s?|variable\s?)*direct\s?debit|you (?:currently )?pay[^.]{0,30}by (?:monthly |fixed |variable )*direct\s?debit|your (?:next |monthly |new |regular |fixed |current )*direct\s?debit (?:payment|of|is|will|amount)|direct\s?debit (?:received|collected|payment received|collection)|(?:to pay|due|pay(?:able|ment)?) by direct\s?debit on \d|prepayment (?:meter )?statement|your prepayment meter|pay as you go statement|you topped up|(?:due|payable)[^.]{0,30} by (?:cheque|bank transfer|cash)|you pay (?:when|after) you (?:get|receive) (?:your|each|a|the) bill|you pay on receipt of (?:your|each|a|the) bill/i
