import { checkDirectDebit, FUELS, type Fuel } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import { billOf, homeOfTurn, saidOf, withSaid } from '../home/home-of-turn.ts'
import { type Side, sideOf } from '@mowatt/text/find/find-balance'
import type { ToldValue } from '@mowatt/text/values/value'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import type { AgentState } from '../state/agent-state.ts'
import { amountOf } from './compare-facts.ts'
import { spanOfValue } from './per.ts'
import { isUnknown, type Source, type Unknown } from './sources/source.ts'
import { capSource, typicalSource } from './sources/cap-source.ts'
import { dealSource } from './sources/deal-source.ts'
import { earlierValues } from './sources/told-source.ts'

/** Without the payment, which says nothing about the usage that it's compared with. */
export function withoutPayment(state: AgentState): AgentState {
  const { spend: _paid, ...said } = saidOf(state)
  return withSaid(state, said)
}

/** What a payment is compared with: the known usage, at the cap if there is no deal, else a typical home's. */
function costWithoutPayment(given: RunContext): { deal: Source | Unknown; isTypical: boolean } {
  const context = { ...given, state: withoutPayment(given.state) }
  const own = dealSource(context)
  if (!isUnknown(own)) return { deal: own, isTypical: false }
  const cap = billOf(context.world, context.state) || saidOf(context.state).isTypical ? own : capSource(context)
  if (isUnknown(cap) || cap.who !== 'you use') return { deal: typicalSource(context), isTypical: true }
  return {
    deal: { ...cap, notes: (of) => [say.because('cost.on_cap'), ...cap.notes(of)] },
    isTypical: false,
  }
}

const PAID = /\b(?:pay|pays|paying|payments?|direct debit|dd|(?:a|per|each|every) month|monthly|takes?)\b/i
const PAYMENTS = { high: 'judge.payment_high', low: 'judge.payment_low' } as const
const TYPICAL_PAYMENTS = { high: 'judge.payment_above', low: 'judge.payment_below' } as const
const ASKED_OF_SUPPLIER = { high: 'judge.payment_lower', low: 'judge.payment_raise' } as const

/** The payment compared with a twelfth of the year, and with a fair one that evens out the balance. */
export function judgePayment(
  { fuel }: { fuel?: Fuel },
  values: readonly ToldValue[],
  context: RunContext,
): Statement[] {
  const { facts: book, state } = context
  const monthly = monthlyPayment(values, context)
  if (!monthly) return [say.ask('ask.payment')]
  const { deal, isTypical } = costWithoutPayment(context)
  if (isUnknown(deal)) return deal.unknown
  const year = deal.cost(fuel)
  const month = year && book.worked('fair_payment', [monthly, year])
  const difference = month && book.worked('difference', [monthly, month])
  if (!difference) return [say.answer('unknown.no_deal'), say.ask('ask.rates')]
  const balance = fuel ? undefined : balanceOf(values, context)
  const fair = balance && book.worked('fair_payment', [monthly, year, balance.id], { side: balance.side })
  const { verdict: side } = checkDirectDebit({
    monthlyPence: amountOf(monthly, context),
    yearPence: amountOf(year, context),
    balancePence: balance ? SIGNS[balance.side] * amountOf(balance.id, context) : 0,
  })
  const payments = isTypical ? TYPICAL_PAYMENTS : PAYMENTS
  const verdict: Statement =
    side === 'fair'
      ? say.answer(isTypical ? 'judge.payment_usual' : 'judge.payment_right', { facts: { paid: monthly } })
      : say.answer(payments[side], { facts: { paid: monthly, difference } })
  const asksUse = isTypical && !billOf(context.world, state) && !saidOf(state).isTypical
  return [
    ...(isTypical ? [say.answer('conclude.depends')] : []),
    verdict,
    say.answer('judge.payment_sum', { facts: { year, month } }),
    ...(isTypical ? [say.warning('judge.payment_typical')] : []),
    ...(asksUse ? [say.ask('ask.use')] : []),
    ...(side === 'fair' || isTypical ? [] : [say.next(ASKED_OF_SUPPLIER[side], { facts: { fair: fair ?? month } })]),
    balance && fair
      ? say.answer(BALANCES[balance.side], { facts: { balance: balance.id, fair } })
      : say.because('payment.balance'),
    ...deal.notes('cost'),
  ]
}

/** The monthly payment they state, else the one of their home or the bill. */
export function monthlyPayment(values: readonly ToldValue[], context: RunContext): FactId | undefined {
  const { facts: book, state, world, text } = context
  const told = values.find((each) => each.value.unit === 'pence' && !sideIn(each, text)) ?? paidBefore(context)
  const { spend } = saidOf(state)
  const bill = billOf(world, state)
  const printed =
    book.record('home', 'monthly') ??
    (bill && !isLeft(context) ? book.bill(bill.billId, 'marks.monthlyPaymentGbp') : undefined)
  const [paid, from] = told
    ? [book.noted(told.value), spanOfValue(told.per) ?? 'month']
    : spend
      ? [book.noted({ unit: 'pence', amount: spend.pence }), spend.period]
      : [printed, 'month' as const]
  return paid && (from === 'month' ? paid : book.worked('per_period', [paid], { from, to: 'month' }))
}

type Balance = { id: FactId; side: Side }
const SIGNS = { credit: 1, debt: -1 } as const
const BALANCES = { credit: 'judge.payment_credit', debt: 'judge.payment_debt' } as const

/** "£400 in credit" is not a payment. */
function sideIn({ words }: ToldValue, text: string): Side | undefined {
  const at = text.indexOf(words)
  return sideOf(text, { at, end: at + words.length })
}

/** The balance they state, else the one of their home or the bill. */
export function balanceOf(values: readonly ToldValue[], context: RunContext): Balance | undefined {
  const { facts: book, world, state, text } = context
  for (const each of values) {
    const side = each.value.unit === 'pence' ? sideIn(each, text) : undefined
    const id = side && book.noted(each.value)
    if (side && id) return { id, side }
  }
  const { balancePence: said } = saidOf(state)
  const noted = said === undefined ? undefined : book.noted({ unit: 'pence', amount: Math.abs(said) })
  if (said !== undefined && noted) return { id: noted, side: said < 0 ? 'debt' : 'credit' }
  const kept = book.record('home', 'balance')
  const bill = isLeft(context) ? undefined : billOf(world, state)
  const printed = kept ?? (bill && book.bill(bill.billId, 'balanceGbp'))
  const owed = printed === undefined ? 0 : amountOf(printed, context) * (kept ? -1 : 1)
  const id = printed !== undefined && owed !== 0 ? book.worked('without_sign', [printed]) : undefined
  return id === undefined ? undefined : { id, side: owed > 0 ? 'debt' : 'credit' }
}

/** What the old supplier's bill prints is no longer paid. */
function isLeft({ world, state }: RunContext): boolean {
  const { agreed } = homeOfTurn({ world, state })
  return FUELS.some((fuel) => agreed[fuel]?.use === 'instead')
}

/** The payment they stated shortly before: "it goes from £140 to £195", then "is that fair?". */
function paidBefore(context: RunContext): ToldValue | undefined {
  const { facts: book, state } = context
  const noted = state.notes?.find(({ key, subject }) => key === 'spend' && subject === state.subject)
  // The payment may have been corrected since.
  const isCurrent = (at: number) => noted === undefined || state.turns - 1 - at >= noted.message
  return earlierValues(context).flatMap((values, at) => {
    const said = book.messages.at(-2 - at) ?? ''
    const isPaid = (each: ToldValue) => each.value.unit === 'pence' && !sideIn(each, said)
    return isCurrent(at) && PAID.test(said) ? (values.findLast(isPaid) ?? []) : []
  })[0]
}
