import { type Fuel, FUELS, WORTHWHILE_PENCE } from '@mowatt/tariffs'
import { billSum } from '@mowatt/bill-reader/sum/bill-sum'
import type { FactId } from '../facts/fact.ts'
import { billOf, saidOf, termsOf } from '../home/home-of-turn.ts'
import type { ToldValue } from '@mowatt/text/values/value'
import type { Command } from '../command/command.ts'
import { isOfOthers } from '@mowatt/text/find/is-hearsay'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { amountOf } from './compare-facts.ts'
import { judgePayment } from './judge-payment.ts'
import { spanOfValue } from './per.ts'
import { agreedNote, comingNote } from './sources/agreed-note.ts'
import { noBill } from './sources/no-bill.ts'
import { notedRates } from './sources/noted-rates.ts'
import { isUnknown, type Source } from './sources/source.ts'
import { billSource, estimatedReadings } from './sources/bill-source.ts'
import { capSource, typicalSource } from './sources/cap-source.ts'
import { dealSource } from './sources/deal-source.ts'
import { offerOf, sampleNote, whyNoList } from './sources/offer-source.ts'
import { toldOf, toldSource, toldValues, withEarlier } from './sources/told-source.ts'
import { saySaving, waitNote } from './saving.ts'
import { sayTwoRates } from './two-rates.ts'
import { verdictOn } from './verdict.ts'
import { ofYear } from './sources/year.ts'

/** Two amounts that differ by no more than this count as about the same, in percent. */
const CLOSE_PERCENT = 5

export type Judge = Extract<Command, { do: 'judge' }>
type Judging = (command: Judge, values: readonly ToldValue[], context: RunContext) => Statement[]

const OF_RATES: readonly Judge['what'][] = ['rate', 'offer']
/** Bills round each line on its own. */
const PENNIES = 3

/** "Would I still be in arrears?": a yes to whether a payment is right would mean the opposite. */
const OF_DEBT = /\b(?:arrears|debts?|owe|owing|behind)\b/i

/** A verdict: first yes, no or what it depends on, as the question asks, then the figures that it is based on. */
export function judge(command: Judge, context: RunContext): Outcome {
  const values = toldValues(context, command.told)
  // Whether two rates are good depends on the share used at night.
  const isTwo = OF_RATES.includes(command.what) && values.some(({ time }) => time !== undefined)
  if (isTwo) return { statements: sayTwoRates(values, context), cards: [], state: context.state }
  const said = JUDGES[command.what](command, values, context)
  const claim = OF_DEBT.test(context.text) ? undefined : command.claim
  const isOpen = said[0]?.template === 'conclude.depends'
  // "Is it enough?": a bare yes for a payment that is too high would sound as if all were well.
  const isMoreThanEnough = claim === 'not_cheaper' && said[0]?.template === 'judge.payment_high'
  const verdict = isMoreThanEnough
    ? say.answer('judge.payment_enough')
    : claim && !isOpen
      ? verdictOn(claim, said)
      : undefined
  return { statements: [...(verdict ? [verdict] : []), ...said], cards: [], state: context.state }
}

const judgeRate: Judging = (command, values, context) => {
  const isRate = values.some(({ value }) => value.unit === 'micropence_per_kwh' || value.unit === 'micropence_per_day')
  // "My mate is on 7p, am I a mug?" is about the user's own price.
  const isTold = isRate && !isOfOthers(context.text.toLowerCase())
  const own = isTold ? toldSource(context, command.told) : ownRates(context)
  const cap = capSource(context)
  if (isUnknown(own)) return own.unknown
  if (isUnknown(cap)) return cap.unknown
  const fuels = command.fuel ? [command.fuel] : isTold && own.fuels.length > 1 ? (['electricity'] as const) : FUELS
  const said = fuels.flatMap((fuel) => besideCap(fuel, own, cap, context))
  if (said.length === 0) return [say.answer('unknown.no_deal'), say.ask('ask.rates')]
  const isAbove = said.some(({ template }) => template === 'judge.rate_above')
  const isFix = !isTold && termsOf(context).deal === 'fixed'
  return [...said, ...(isAbove && isFix ? [say.because('judge.fix_allowed')] : []), ...cap.notes('rate')]
}

/** The rates of the deal, or those that the bill prints or that they told where nothing more is known of the home. */
function ownRates(context: RunContext): Pick<Source, 'rates' | 'fuels'> | { unknown: Statement[] } {
  const deal = dealSource(context)
  if (!isUnknown(deal)) return deal
  return billOf(context.world, context.state) ? billSource(context) : (notedRates(context) ?? deal)
}

function besideCap(fuel: Fuel, own: Pick<Source, 'rates'>, cap: Source, context: RunContext): Statement[] {
  const [mine, limit] = [own.rates(fuel), cap.rates(fuel)]
  if (!mine.unit || !limit.unit) return []
  const gap = amountOf(mine.unit, context) - amountOf(limit.unit, context)
  const template = gap > 0 ? 'judge.rate_above' : gap < 0 ? 'judge.rate_below' : 'judge.rate_same'
  return [
    say.answer(template, { ...(gap !== 0 && { words: { fuel } }) }),
    say.answer('judge.rate_figures', { facts: { own: mine.unit, cap: limit.unit } }),
    ...(mine.standing && limit.standing
      ? [say.because('judge.standing_figures', { facts: { own: mine.standing, cap: limit.standing }, words: { fuel } })]
      : []),
  ]
}

const judgeUse: Judging = ({ fuel }, values, context) => {
  const typical = typicalSource(context)
  if (isUnknown(typical)) return typical.unknown
  const deal = dealSource(context)
  const ownOf = (each: Fuel): FactId | undefined => {
    const told = values.find(
      ({ value, fuel: of }) => value.unit === 'watt_hours' && (of ?? fuel ?? 'electricity') === each,
    )
    if (!told) return isUnknown(deal) ? undefined : deal.use(each)
    const [own, span] = [context.facts.noted(told.value), spanOfValue(told.per) ?? 'year']
    return own && span !== 'year' ? context.facts.worked('per_period', [own], { from: span, to: 'year' }) : own
  }
  const said = (fuel ? [fuel] : FUELS).flatMap((each): Statement[] => {
    const [own, usual] = [ownOf(each), typical.use(each)]
    if (!own || !usual) return []
    const [mine, theirs] = [amountOf(own, context), amountOf(usual, context)]
    const isClose = Math.abs(mine - theirs) * 100 <= CLOSE_PERCENT * theirs
    const template = isClose ? 'judge.use_usual' : mine > theirs ? 'judge.use_high' : 'judge.use_low'
    return [
      say.answer(template, { words: { fuel: each } }),
      say.answer('judge.use_figures', { facts: { own, typical: usual } }),
    ]
  })
  if (said.length === 0) return [say.answer('unknown.no_use'), say.ask('ask.use')]
  return [...said, say.because('judge.use_depends'), ...(isUnknown(deal) ? [] : deal.notes('use', fuel))]
}

/** Whether the lines of the bill add up to its total, and what else on it is worth checking. */
const judgeBill: Judging = (_command, _values, context) => {
  const { facts: book, world, state } = context
  const bill = billOf(world, state)
  if (!bill) return noBill(world)
  const reading = world.bills.find(({ billId }) => billId === bill.billId)?.reading
  const source = billSource(context)
  const total = book.bill(bill.billId, 'totalChargesGbp')
  const parts = isUnknown(source) ? [] : source.fuels.map((fuel) => source.cost(fuel))
  const known = parts.filter((part) => part !== undefined)
  const sum = known.length > 0 && known.length === parts.length ? book.worked('sum', known) : undefined
  const marks = estimatedReadings(context)
  const printed = reading && billSum(reading)
  if (printed?.outcome === 'agrees') return [say.answer('judge.bill_adds'), ...marks]
  const gap = sum && total && book.worked('difference', [sum, total])
  if (!gap) return [say.answer('judge.bill_unsure'), ...marks]
  if (amountOf(gap, context) <= PENNIES && printed?.outcome !== 'differs')
    return [say.answer('judge.bill_adds'), say.because('judge.bill_sum', { facts: { sum, total } }), ...marks]
  return [
    say.answer('judge.bill_off', { facts: { sum, total } }),
    say.because('judge.bill_gap', { facts: { gap } }),
    ...marks,
    say.next('judge.bill_ask'),
  ]
}

const OF_OFFERS: readonly ToldValue['value']['unit'][] = ['micropence_per_kwh', 'micropence_per_day']
const MICRO = 1_000_000

/** Rates of an offer that the user mentions, over several messages. Their current rates are not among them. */
export function offeredValues(told: Judge['told'], context: RunContext): ToldValue[] {
  const { rates = {} } = saidOf(context.state)
  const own = new Set(
    Object.values(rates).flatMap((each) => Object.values(each).map((pence) => Math.round(pence * MICRO))),
  )
  const offered = withEarlier(toldValues(context, told), context).filter(
    ({ value }) => OF_OFFERS.includes(value.unit) && 'amount' in value && !own.has(value.amount),
  )
  return offered.some(({ value }) => value.unit === 'micropence_per_kwh') ? offered : []
}

/** Each rate of an offer that the user mentions, over several messages, compared with the cap. */
function sayToldOffer(command: Judge, values: readonly ToldValue[], context: RunContext): Statement[] {
  const cap = capSource(context)
  if (isUnknown(cap)) return []
  const named = FUELS.filter((fuel) => values.some((each) => each.fuel === fuel))
  const fuels = command.fuel ? [command.fuel] : named.length > 0 ? named : (['electricity'] as const)
  return fuels.flatMap((fuel): Statement[] => {
    const limit = cap.rates(fuel)
    const [own, standing] = [
      toldOf('micropence_per_kwh', values, context, fuel),
      toldOf('micropence_per_day', values, context, fuel),
    ]
    if (!own || !limit.unit) return []
    const isBelow = amountOf(own, context) < amountOf(limit.unit, context)
    return [
      say.answer(isBelow ? 'judge.told_offer_below' : 'judge.told_offer_above', { facts: { own }, words: { fuel } }),
      say.answer('judge.cap_figure', { facts: { cap: limit.unit } }),
      ...(standing && limit.standing
        ? [say.answer('judge.standing_figures', { facts: { own: standing, cap: limit.standing }, words: { fuel } })]
        : []),
    ]
  })
}

/** An offer stated as rates is compared with the cap; one from the list with the current deal, after fees. */
const judgeOffer: Judging = (command, _values, context) => {
  const { facts: book } = context
  const told = sayToldOffer(command, offeredValues(command.told, context), context)
  if (told.length > 0) return [...told, say.ask('ask.which_fee')]
  const coming = comingNote(context)
  if (coming.length > 0) return coming
  const which = context.state.pointed === undefined ? 'best' : 'it'
  if (command.fuel)
    return saySaving({ do: 'figure', measure: 'saving', of: 'offer', which, fuel: command.fuel }, context)
  const offered = offerOf(context, which)
  if ('unknown' in offered) return offered.unknown
  const { tariff, proven } = offered
  const args = { tariffId: tariff.id }
  const [name, supplier] = [book.tariff(tariff.id, 'name'), book.tariff(tariff.id, 'supplier')]
  const [saving, fee] = [ofYear('offer_saving', proven, context, args), ofYear('offer_fee', proven, context, args)]
  const amount = saving && book.worked('without_sign', [saving])
  if (!name || !supplier || !fee || !amount || proven.home.currentBasis === 'unknown') return whyNoList(proven).unknown
  const gain = amountOf(saving, context)
  const template = gain <= 0 ? 'judge.offer_costs' : gain < WORTHWHILE_PENCE ? 'judge.offer_small' : 'judge.offer_saves'
  return [
    say.answer(template, { facts: { tariff: name, supplier, amount } }),
    ...(amountOf(fee, context) > 0 ? [say.warning('saving.fee', { facts: { fee } })] : []),
    ...waitNote(offered, context),
    ...agreedNote(proven.home, context),
    ...sampleNote(tariff),
  ]
}

const JUDGES: Readonly<Record<Judge['what'], Judging>> = {
  rate: judgeRate,
  payment: judgePayment,
  use: judgeUse,
  bill: judgeBill,
  offer: judgeOffer,
}
