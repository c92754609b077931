import { roughPence, sayDay, sayPounds, sayWholePounds, type Tariff } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import { currentKnown } from '../../cards/comparison-card.ts'
import { sayTerm } from '../../cards/offer-of-quote.ts'
import { billOf, homeOfTurn, termsOf } from '../../home/home-of-turn.ts'
import { isTold } from '../../told-before.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { listOf } from '../of-list/ask-of-list.ts'
import { quoteOf, tariffInHand } from '../of-list/quote-of.ts'
import {
  type List,
  sayBeside,
  sayGuarantee,
  sayLowest,
  sayNet,
  sayNetShort,
  sayNothing,
  sayPick,
  sayShortTerm,
} from '../of-list/say-of-list.ts'
import { lower, sayAdvice, sayCatch, sayNext, sayWhen, sayWorth, tell } from '../of-list/say-of-tariff.ts'
import { ratesOfTariff } from '../of-list/tariff-beside-mine.ts'

type OfList = (heard: Heard, list: List) => ToolCall | ToolResult | undefined
type OfTariff = (heard: Heard, tariff: Tariff) => ToolCall | string | ToolResult | undefined

const AGAIN: ToolCall = { name: 'compare', args: { is_again: true } }
const WHY: ToolCall = { name: 'compare', args: { is_why: true } }

/** What each wish about the list is answered with. */
const OF_LIST: Readonly<Record<string, OfList>> = {
  show: () => AGAIN,
  all: () => ({ name: 'compare', args: { is_whole: true } }),
  why_order: () => WHY,
  pick: ({ state }, list) => sayPick(list, state),
  advice: (heard) => ofFirst(heard, (tariff) => advice(heard, tariff)),
  net: ({ state }, list) => {
    const whole = sayNet(list, state)
    return whole && isTold(whole.says, state.told) ? (sayNetShort(list, state) ?? whole) : whole
  },
  years: (heard, list) => ofFirst(heard, () => sayYears(list)),
  how_much: (heard) =>
    ofFirst(
      heard,
      (tariff) => (PER_MONTH.test(heard.plain) ? sayMonthly(heard, tariff) : undefined) ?? worth(heard, tariff),
    ),
  nothing: ({ state, world }, list) => sayNothing(list, state, termsOf({ state, world }).endsOn),
  guarantee: ({ state }) => sayGuarantee(state),
  sure: (heard) =>
    ofFirst(
      heard,
      () =>
        'The sums are exact for what I know: your use, your rates and the prices of today. If a value of yours is wrong, tell me, and I work it out again.',
    ),
  lowest_standing: ({ state, slots }, list) => sayLowest('standing', slots.fuel ?? 'electricity', list, state),
  lowest_unit: ({ state, slots }, list) => sayLowest('unit', slots.fuel ?? 'electricity', list, state),
  short: ({ state }, list) => sayShortTerm(list, state),
  when: (heard) =>
    termsOf(heard).endsOn === undefined ? ofFirst(heard, () => sayWhen(heard.state)) : { name: 'exit_fee', args: {} },
  next: (heard) => ofFirst(heard, () => sayNext(heard.state)),
  cancel: () => ({ name: 'explain_term', args: { term: 'cooling_off' } }),
  real: () => ({ name: 'about_mo', args: { topic: 'sample' } }),
  catch: (heard) => ofFirst(heard, (tariff) => sayCatch(tariff, quoteOf(tariff, heard.state, heard.world))),
  simple: (heard) => ofFirst(heard, (tariff) => advice(heard, tariff)),
  others: () => ({ name: 'about_mo', args: { topic: 'coverage' } }),
  wait_risk: () => ({ name: 'explain_term', args: { term: 'later_start' } }),
  who_earns: () => ({ name: 'correct_premise', args: { premise: 'paid_to_recommend' } }),
}

/** What each wish about one tariff is answered with. */
const OF_TARIFF: Readonly<Record<string, OfTariff>> = {
  cost: sayCost,
  saving: worth,
  rates: ({ state, world }, tariff) => ratesOfTariff(tariff, state, world),
  beside: ({ state, world }) => {
    const list = listOf(state, world)
    return list && sayBeside(list, state, billOf(world, state)?.facts)
  },
  fee: (_, tariff) =>
    tariff.exitFeePencePerFuel > 0
      ? `${tariff.name}: leaving it early costs ${sayPounds(tariff.exitFeePencePerFuel)} for each fuel, but nothing in the last 49 days.`
      : `${tariff.name} has no exit fee: you can leave at any time.`,
  term: (_, tariff) => `${tariff.name}: ${lower(sayTerm(tariff))}`,
  rises: (_, tariff) =>
    tariff.kind === 'fixed'
      ? `${tariff.name} is a fix: its unit rates and standing charges stay until its end. What you pay still follows what you use, and VAT can change.`
      : `${tariff.name} is not fixed: its rates can change, so the figure holds only as long as they stay.`,
  who: (_, tariff) =>
    `${tariff.name} is from ${tariff.supplier}.${tariff.isSample ? ' Both names are invented: the list holds samples so far, and nothing can be bought yet.' : ''}`,
  green: (_, tariff) =>
    tariff.features.includes('green')
      ? `Yes, the supplier calls ${tariff.name} green.`
      : `No, ${tariff.name} is not sold as green.`,
  catch: ({ state, world }, tariff) => sayCatch(tariff, quoteOf(tariff, state, world)),
  after: (_, tariff) =>
    tariff.kind === 'fixed'
      ? { name: 'explain_term', args: { term: 'fix_ends' } }
      : `${tariff.name} has no end: it goes on until you leave it.`,
  fits: (_, { id }) => ({ name: 'explain_tariff', args: { tariff_id: id } }),
  pay: () => ({ name: 'explain_term', args: { term: 'ways_to_pay' } }),
}

const OF_WHOLE: readonly string[] = ['net', 'nothing', 'guarantee']
const PER_MONTH = /\bmonth(?:ly|s)?\b/

function sayCost({ state, world }: Heard, tariff: Tariff): string | undefined {
  const quote = quoteOf(tariff, state, world)
  return (
    quote &&
    `${tariff.name} would cost ${sayPounds(quote.costPence)} a year, about ${sayPounds(Math.round(quote.costPence / 12))} a month, with standing charges and VAT.`
  )
}

/** What comes after the first year, as far as it can be said. */
function sayYears({ quotes: [first], verdict }: List): string {
  if (!first) return 'I can only say it for a year: no tariff on the list is for this home.'
  const one = verdict.kind === 'wait' ? verdict.savingPence : first.savingAfterFeesPence
  return `In the first year ${sayPounds(Math.max(one, 0))}${verdict.kind === 'wait' ? `, if you move on ${sayDay(verdict.until)}` : ''}. A second year would bring up to ${sayPounds(Math.max(first.savingPence, 0))}, with no exit fee and no wait in it, but only if prices stay like today’s: most fixes end after 12 months, and nobody knows the prices after that. So compare again each time one ends.`
}

/** The cost and the gap to now, by the month. */
function sayMonthly(heard: Heard, tariff: Tariff): string | undefined {
  const saving = quoteOf(tariff, heard.state, heard.world)?.savingPence ?? 0
  const cost = sayCost(heard, tariff)
  const isKnown = currentKnown(homeOfTurn(heard)) === 'known'
  return cost !== undefined && isKnown && saving > 0
    ? `${cost} Against what you pay now that is about ${sayPounds(Math.round(saving / 12))} a month less, before any exit fee.`
    : cost
}

export function answerOfList(wish: string, heard: Heard): HomeAnswer | undefined {
  const list = listOf(heard.state, heard.world)
  const found = list && OF_LIST[wish]?.(heard, list)
  if (!found) return undefined
  // A sum over the list leaves it what is talked about; only a tariff that is picked out takes its place.
  const isSum = 'state' in found && OF_WHOLE.includes(wish)
  const kept = isSum ? { ...found, state: { ...found.state, topic: { call: 'compare', args: {} } } } : found
  return asAnswer(kept, { name: 'compare', args: {} })
}

export function answerOfTariff(wish: string, heard: Heard): HomeAnswer | undefined {
  const tariff = tariffInHand(heard.state, heard.world)
  const found = tariff && OF_TARIFF[wish]?.(heard, tariff)
  if (!tariff || found === undefined) return undefined
  const about: ToolCall = { name: 'explain_tariff', args: { tariff_id: tariff.id } }
  const state = { ...heard.state, pointed: tariff.id, topic: { call: about.name, args: about.args } }
  return asAnswer(typeof found === 'string' ? tell(state, tariff, found) : found, about)
}

function ofFirst(heard: Heard, say: (tariff: Tariff) => string): ToolResult | undefined {
  const tariff = tariffInHand(heard.state, heard.world)
  return tariff && tell({ ...heard.state, topic: { call: 'compare', args: {} } }, tariff, say(tariff))
}

function advice({ state, world }: Heard, tariff: Tariff): string {
  return sayAdvice(state, tariff, quoteOf(tariff, state, world), poundsFor({ state, world }, tariff))
}

function worth({ state, world }: Heard, tariff: Tariff): string {
  return sayWorth(tariff, quoteOf(tariff, state, world), poundsFor({ state, world }, tariff))
}

/** What rests on an assumed price is no figure to the penny. */
function poundsFor({ state, world }: Pick<Heard, 'state' | 'world'>, tariff: Tariff): (pence: number) => string {
  const isRough =
    currentKnown(homeOfTurn({ state, world })) !== 'known' || quoteOf(tariff, state, world)?.savingRange !== undefined
  return (pence) => (isRough ? `about ${sayWholePounds(roughPence(pence))}` : sayPounds(pence))
}

function asAnswer(found: ToolCall | ToolResult, about: ToolCall): HomeAnswer {
  return 'name' in found ? { calls: [found], at_once: [] } : { calls: [], at_once: [found], about }
}
