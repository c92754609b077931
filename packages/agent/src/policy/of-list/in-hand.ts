import { sayDay, sayPounds, type Tariff } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { comparisonOf, listForHome } from '../../home/compare-home.ts'
import { fact, knownText } from '../../tools/results.ts'
import { sayTerm } from '../../cards/offer-of-quote.ts'
import type { World } from '../../world.ts'
import type { Continued } from '../follow-up/continued.ts'
import { quoteOf, tariffInHand } from './quote-of.ts'

const BESIDE_MINE =
  /\bcompare\w*\b.{0,12}\b(?:to|with|against) (?:mine|my|ours|what (?:i|we)|now|the one i)\b|\b(?:than|from|beside|against|versus|vs) (?:mine|ours|now|my (?:one|deal|tariff|current|present|bill)|what (?:i|we) (?:pay|have|am|are))\b|\bstack up (?:against|with|to) (?:mine|my|ours)\b|^(?:(?:and|so|ok)\s+)*(?:how much|what) (?:cheaper|less|worse|better)(?: is (?:it|that|this))?$/
const EXTRA =
  /^(?:(?:and|so|ok|but)\s+)*how much (?:extra|more|dearer)(?: (?:is|would|will) (?:it|that|this)(?: be| cost)?)?$/
const RATES = /\b(?:rates?|standing|charges?|unit|kwh|fee|cap|guarantee\w*)\b/
const TWO =
  /\bdifference between (?:them|those|these|the (?:two|first two|top two)|both)\b|\bhow do (?:they|those|these|the two) (?:differ|compare)\b(?!.{0,150}\b(?:mine|my|ours)\b)|\bthan the (?:cheapest|first|best|top)(?: one)?$/
const LOOKED = 2
const MOST_WORDS = 11

/** A question about the tariff in hand that the present deal or another tariff answers. */
export function askInHand(plain: string, state: AgentState, world: World): Continued | undefined {
  if (!state.comparison || plain.split(' ').length > MOST_WORDS) return undefined
  const tariff = tariffInHand(state, world)
  if (!tariff) return undefined
  const about = { name: 'explain_tariff' as const, args: { tariff_id: tariff.id } }
  const say = (found: ToolResult | undefined): Continued | undefined =>
    found && { calls: [], at_once: [found], about, isWorded: true }
  if (TWO.test(plain) || EXTRA.test(plain)) return say(besideOther(tariff, state, world))
  // After the rates of one tariff "they" are its rates.
  const isOfRates = RATES.test(plain) || (state.topic?.call === 'explain_tariff' && /\bthey\b/.test(plain))
  return BESIDE_MINE.test(plain) && !isOfRates ? say(besideMine(tariff, state, world)) : undefined
}

/** The year of one tariff beside a year as now, with what leaving costs. */
function besideMine(tariff: Tariff, state: AgentState, world: World): ToolResult | undefined {
  const found = comparisonOf({ state, world })
  const quote = quoteOf(tariff, state, world)
  if (!found || !quote) return undefined
  const { current, verdict } = found
  const gap = quote.costPence - current.pence
  const way = gap < 0 ? 'less' : 'more'
  const fees = quote.exitFees.reduce((sum, { pence }) => sum + pence, 0)
  const leaving = fees > 0 ? ` Leaving your deal today would cost ${sayPounds(fees)}, which is not in that.` : ''
  const until = verdict.kind === 'wait' ? ` From ${sayDay(verdict.until)} leaving is free.` : ''
  const rough = quote.costRange ? ' Your use is estimated, so the sums are rough.' : ''
  const says = `A year with ${tariff.name} from ${tariff.supplier} costs ${sayPounds(quote.costPence)}, and a year as now ${sayPounds(current.pence)}. That is ${sayPounds(Math.abs(gap))} ${way} a year, about ${sayPounds(Math.abs(Math.round(gap / 12)))} a month.${leaving}${until}${rough}`
  return named(state, [tariff], says)
}

/** The tariff in hand beside the cheapest of all; the first two where it is the cheapest itself. */
function besideOther(tariff: Tariff, state: AgentState, world: World): ToolResult | undefined {
  const shown = state.comparison?.shown ?? []
  const [least] = listForHome({ state, world }, { payBy: state.filters.paymentMethod })?.quotes ?? []
  const ids = least?.tariffId === tariff.id ? shown.slice(0, LOOKED) : [least?.tariffId, tariff.id]
  const pair = ids.flatMap((id) => world.catalogue.filter((each) => each.id === id))
  return besidePair(pair, state, world)
}

/** Two tariffs: what a year costs with each, and what binds. */
export function besidePair(pair: readonly Tariff[], state: AgentState, world: World): ToolResult | undefined {
  const [one, two] = pair.map((each) => ({ each, quote: quoteOf(each, state, world) }))
  if (!one?.quote || !two?.quote) return undefined
  const gap = two.quote.costPence - one.quote.costPence
  const fee = ({ exitFeePencePerFuel: pence }: Tariff) =>
    pence > 0 ? `leaving it early costs ${sayPounds(pence)} for each fuel` : 'it has no exit fee'
  const terms = pair.map((each) => `${each.name}: ${sayTerm(each).toLowerCase().replace(/\.$/, '')}, and ${fee(each)}.`)
  const says = `${one.each.name} from ${one.each.supplier} costs ${sayPounds(one.quote.costPence)} a year, and ${two.each.name} from ${two.each.supplier} ${sayPounds(two.quote.costPence)}: ${sayPounds(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'}. ${terms.join(' ')}`
  return named(state, pair, says)
}

function named(state: AgentState, tariffs: readonly Tariff[], says: string): ToolResult {
  const told = knownText(state, 'in_hand', says)
  const names = tariffs.flatMap(({ name, supplier }) => [
    fact('in_hand.tariff', 'tariff', name),
    fact('in_hand.supplier', 'supplier', supplier),
  ])
  return { ...told, facts: [...told.facts, ...names] }
}
