import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import { billOf, homeOfTurn } from '../../home/home-of-turn.ts'
import { yearNow } from '../../home/year-now.ts'
import { readWords } from '../../understand/read-words.ts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { type AskedFigure, type Figure, readFigure, type Span } from './figure-asked.ts'
import { figureOfTopic } from './figure-of-topic.ts'
import { workOutFigure, type Worked } from './say-figure.ts'

const MOST_WORDS = 14
/** Whoever tells what they pay asks for no figure. */
const ASKS =
  /\?|^(?:and|so|what|how|whats|hows|is|in|per|x|times)\b|\b(?:how much|what is|work out|is that|am i right|is it|correct|right)\b/
const JUDGED = /\b(?:agree|yeah|yes|sound|sounds|right|correct|is that|is it|so|am i|about)\b/
const BESIDE: readonly string[] = ['beside_typical', 'against_typical', 'usage', 'beside_size', 'against_cap']
const SAME = /^(?:(?:so|and|ok) )*how much(?: is (?:that|it))?(?: in (?:pounds|money|quid))?$/
const SHARES = /\b(?:share|shared|each|person|persons|split|head|between|ways|per|divided?)\b/
const CLOSE = 0.02
/** Rounded to whole pounds, as people do. */
const ROUNDED = 60
const SPAN_TIMES: Readonly<Record<number, Span>> = { 365: 'day', 52: 'week', 12: 'month' }

/** One figure of the bill, asked for alone or as another one than the last: "gas per week", "and a year?", "times 12". */
export function askOneFigure(heard: Heard): HomeAnswer | undefined {
  const { text, plain, state, world } = heard
  const facts = billOf(world, state)?.facts
  if (!facts || plain.split(' ').length > MOST_WORDS || state.topic?.call === 'explain_tariff') return undefined
  const told = figureOfTopic(state)
  // "How much in pounds?" asks for the same again.
  const asked = readFigure(plain) ?? (told && SAME.test(plain) ? { per: told.per } : undefined)
  const before = told ?? standingOfFuel(asked, heard)
  if (!asked || state.asked || (!before && !standsAlone(asked, plain))) return undefined
  if (asked.ways !== undefined && !SHARES.test(plain)) return undefined
  if (asked.claim !== undefined && !JUDGED.test(plain) && !text.includes('?')) return undefined
  if (asked.claim !== undefined && !ASKS.test(plain) && !text.includes('?')) return undefined
  const { fuel: named, claim: _claim, times: _times, isGap: _gap, ...rest } = asked
  const { fuel: fuelBefore, ...kept } = before ?? ({ part: 'all', per: 'bill' } satisfies Figure)
  const fuel = named === 'both' ? undefined : (named ?? fuelBefore)
  const { isEach, ...whole } = { ...kept, ...rest }
  const isEachStill = isEach && named === undefined && asked.ways === undefined
  const figure: Figure = { ...whole, ...(fuel && { fuel }), ...(isEachStill && { isEach }) }
  const year = yearNow(homeOfTurn({ state, world }), world.today)?.cost.pence
  // Beside other homes the gap is one of the use, and not one of the fuels.
  if (asked.isGap && BESIDE.includes(String(state.topic?.args['aspect'])) && state.topic?.args['figure'] === undefined)
    return undefined
  if (asked.isGap) return gapOf(figure, facts, year, heard)
  if (asked.times !== undefined) return timesOf(asked.times, figure, facts, year, heard)
  if (asked.claim !== undefined) return claimOf(asked, figure, facts, year, heard)
  const call = asked.ways === undefined ? callFor(figure) : undefined
  // Who asks for the same again is told it again.
  if (call && SAME.test(plain)) return { calls: [{ ...call, args: { ...call.args, is_again: true } }], at_once: [] }
  if (call) return { calls: [call], at_once: [] }
  const parts = figure.isEach
    ? FUELS.map((each) => workOutFigure({ ...figure, fuel: each }, facts, year))
    : [workOutFigure(figure, facts, year)]
  const said = parts.flatMap((worked) => (worked ? [shared(worked, figure)] : []))
  return said.length === 0 ? undefined : toldAs(said.join(' '), figure, heard)
}

/** "Just the standing charge bit", after a fuel was talked about in another sum. */
function standingOfFuel(asked: AskedFigure | undefined, { plain, state }: Heard): Figure | undefined {
  if (asked?.part !== 'standing' || !isBrief(plain) || state.topic?.call !== 'compare') return undefined
  const said = readWords(state.summary.at(-2) ?? '').plain
  const fuel = FUELS.filter((each) => (each === 'gas' ? /\bgas\b/ : /\b(?:elec\w*|leccy)\b/).test(said))
  return fuel.length === 1 && fuel[0] ? { part: 'standing', fuel: fuel[0], per: 'year' } : undefined
}

function isBrief(plain: string): boolean {
  return plain.split(' ').length <= 5
}

/** Without a figure before it a message has to name the part and the time, or the sum to judge. */
function standsAlone({ part, fuel, per, claim, ways }: AskedFigure, plain: string): boolean {
  const isNamed = part !== undefined || fuel !== undefined
  if (per === 'week' && /\b(?:pay|paying|spend|spending|cost|costs)\b/.test(plain)) return true
  return (
    (isNamed && per !== undefined) ||
    part === 'energy' ||
    (claim !== undefined && per !== undefined) ||
    (ways !== undefined && claim === undefined)
  )
}

/** The sums that have a line of their own already. */
function callFor({ part, fuel, per, ways, isEach }: Figure): ToolCall | undefined {
  const of = fuel ? { fuel } : {}
  const sum = (aspect: string, more: object = {}): ToolCall => ({
    name: 'explain_bill',
    args: { aspect, ...of, ...more },
  })
  if (ways !== undefined) return undefined
  switch (`${part} ${per}`) {
    case 'all bill':
      return fuel || isEach ? sum('by_fuel') : sum('in_short')
    case 'all day':
      return fuel || isEach ? sum('fuel_per_day') : sum('per_day')
    case 'all year':
      return fuel || isEach ? sum('fuel_year') : sum('against_typical')
    case 'standing day':
      return sum('standing_charge')
    case 'standing month':
      return sum('standing_year', { period: 'month' })
    case 'standing year':
      return sum('standing_year')
    case 'vat bill':
      return sum('vat_share')
    case 'use bill':
      return fuel ? sum('by_fuel') : sum('usage')
    case 'use year':
      return sum('usage')
    default:
      return undefined
  }
}

function shared({ value, says }: Worked, { ways, part }: Figure): string {
  return ways === undefined || ways < 2 || part === 'use'
    ? says
    : `${sayPounds(Math.round(value / ways))} each, shared by ${ways}. ${says} Shared evenly, it does not follow who used what.`
}

/** Whether their own sum is right. A rounded one is, and so is one that takes the year for the bill. */
function claimOf(
  { claim = 0 }: AskedFigure,
  figure: Figure,
  facts: BillFacts,
  year: number | undefined,
  heard: Heard,
): HomeAnswer | undefined {
  const worked = workOutFigure(figure, facts, year)
  if (!worked) return undefined
  const isUse = figure.part === 'use'
  const value = (sum: number) => Math.round(isUse ? sum * 100 : sum / (figure.ways ?? 1))
  const isClose = (sum: number) =>
    Math.abs(claim - value(sum)) <= Math.max(value(sum) * CLOSE, sum > 1000 ? ROUNDED : 1)
  const isRight = [worked.value, ...(worked.other === undefined ? [] : [worked.other])].some(isClose)
  const says = shared(worked, figure)
  return toldAs(`${isRight ? 'Yes, that is right.' : 'Not quite.'} ${says}`, figure, heard)
}

/** "Times 365" takes the day of what was told, "times 12" the month, anything else the figure as it was told. */
function timesOf(
  times: number,
  figure: Figure,
  facts: BillFacts,
  year: number | undefined,
  heard: Heard,
): HomeAnswer | undefined {
  const span = SPAN_TIMES[times]
  const isBill = times === 12 && figure.per === 'bill'
  const base: Figure = span && !isBill ? { ...figure, per: span } : figure
  const worked = workOutFigure(base, facts, year)
  if (!worked || figure.part === 'use') return undefined
  const sum = Math.round(worked.value * times)
  const one = worked.value % 1 === 0 ? sayPounds(worked.value) : `${worked.value}p`
  const by = times < 1 ? `divided by ${Math.round(1 / times)}` : `times ${times}`
  const done = `${one} ${by} is ${sayPounds(sum)}`
  const whole = span ? workOutFigure({ ...figure, per: 'year' }, facts, year) : undefined
  const next: Figure = span ? { ...figure, per: 'year' } : figure
  if (!whole) return toldAs(`${done}.`, next, heard)
  return toldAs(
    Math.abs(whole.value - sum) <= whole.value * 0.005
      ? `${done} a year.`
      : `${done}, but one bill is no exact part of a year: winter takes more and summer less. ${whole.says}`,
    next,
    heard,
  )
}

/** The dearer fuel against the other one, for this bill and for a year. */
function gapOf(figure: Figure, facts: BillFacts, year: number | undefined, heard: Heard): HomeAnswer | undefined {
  if (figure.part === 'vat' || figure.part === 'use') return undefined
  const of = (per: Span) =>
    (['electricity', 'gas'] as const).map((fuel) => ({
      fuel,
      value: workOutFigure({ part: figure.part, fuel, per }, facts, year)?.value,
    }))
  const said = (['bill', 'year'] as const).flatMap((per) => {
    const [more, less] = of(per).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
    if (more?.value === undefined || less?.value === undefined) return []
    return [
      `${per === 'bill' ? 'On this bill' : 'Over a year at these rates'} ${more.fuel} is ${sayPounds(Math.round(more.value - less.value))} more: ${sayPounds(Math.round(more.value))} against ${sayPounds(Math.round(less.value))} for ${less.fuel}.`,
    ]
  })
  const { fuel: _fuel, ...both } = figure
  return said.length === 0 ? undefined : toldAs(said.join(' '), { ...both, isEach: true }, heard)
}

function toldAs(says: string, figure: Figure, { state }: Heard): HomeAnswer {
  const args = { aspect: figure.part === 'standing' ? 'standing_charge' : 'total', asked: 'figure', figure }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'one_figure', says)],
    about: { name: 'explain_bill', args },
  }
}
