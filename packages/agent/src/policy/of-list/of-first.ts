import { daysBetween, roughPence, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { homeOfTurn, termsOf } from '../../home/home-of-turn.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'

const MONTHS = 12
const A_MONTH =
  /\b(?:best|cheapest|first|top)\b.{0,20}\b(?:per|a|each|every) month\b|\b(?:best|cheapest|first|top)\b.{0,12}\bmonthly\b/
const DEAREST = /\b(?:worst|dearest|priciest|most expensive|bottom)\b.{0,20}\b(?:list|one|tariff|deal|there|you have)\b/
const CHEAPEST =
  /\bcheapest\b.{0,10}\b(?:of (?:what is left|those|them|these|the rest)|you have(?: got)?|(?:what is )?left|remaining)\b/
const DAYS_LEFT =
  /\bhow (?:many days|long)\b.{0,12}\b(?:left|remaining|to go|until)\b.{0,25}\b(?:deal|fix\w*|contract|tariff)\b/
const NOT_OF_LIST = /\b(?:bill|pay now|i pay|direct debit|use|kwh|save)\b/

/** One thing of the list that is asked by itself: the first by the month, the dearest, or the days that are left. */
export function ofFirst(plain: string, state: AgentState, world: World): ToolResult | undefined {
  if (DAYS_LEFT.test(plain)) return daysLeft(state, world)
  const isMonth = A_MONTH.test(plain)
  const isCheapest = CHEAPEST.test(plain)
  if ((!isMonth && !isCheapest && !DEAREST.test(plain)) || NOT_OF_LIST.test(plain) || !state.comparison)
    return undefined
  const found = comparisonOf({ state, world })
  if (!found) return undefined
  const { quotes, current } = found
  // Of a narrowed list the cheapest is the cheapest that is shown.
  const { shown } = state.comparison
  const first = quotes.find(({ tariffId }) => shown.includes(tariffId)) ?? quotes[0]
  const chosen = isMonth || isCheapest ? first : quotes.at(-1)
  if (!chosen) return undefined
  const { tariffName, supplier, costPence } = chosen
  const gap = Math.abs(costPence - current.pence)
  const word = costPence < current.pence ? 'less' : 'more'
  // Where what is paid now is assumed, pennies would claim too much.
  const isRough = homeOfTurn({ state, world }).isPriceAssumed
  const say = (pence: number) => (isRough ? `about ${sayWholePounds(roughPence(pence))}` : sayPounds(pence))
  const a = (pence: number) => say(Math.round(pence / MONTHS))
  const says = isMonth
    ? `${tariffName} from ${supplier} comes to ${a(costPence)} a month, spread over a year of ${say(costPence)}. A year as now is ${a(current.pence)} a month, so that is ${a(gap)} a month ${word}, before any exit fee of your present deal.`
    : `The ${isCheapest ? 'cheapest' : 'dearest'} on the list is ${tariffName} from ${supplier}, at ${say(costPence)} a year. That is ${say(gap)} ${word} than a year as now, which is ${say(current.pence)}, before any exit fee of your present deal.`
  const told = knownText({ ...state, topic: { call: 'compare', args: {} } }, 'of_first', says)
  const names = [fact('of_first.tariff', 'tariff', tariffName), fact('of_first.supplier', 'supplier', supplier)]
  return { ...told, facts: [...told.facts, ...names] }
}

function daysLeft(state: AgentState, world: World): ToolResult | undefined {
  const { endsOn } = termsOf({ state, world })
  if (endsOn === undefined || endsOn < world.today) return undefined
  const days = daysBetween(world.today, endsOn)
  const says = `Today is ${sayDay(world.today)}. Your deal ends on ${sayDay(endsOn)}, so ${days} days are left.`
  return knownText({ ...state, topic: { call: 'exit_fee', args: {} } }, 'days_left', says)
}
