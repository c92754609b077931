import { sayPounds } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { fact, knownText, result } from '../../tools/results.ts'

const NUMBER = '(\\d[\\d,]{0,12}(?:\\.\\d+)?)'
const TIMES = '\\s*(?:x|×|\\*|@|at|times|multiplied by|by)\\s*'
const ENERGY = `${NUMBER}\\s*(?:kwhs?|kw\\/?h|kilowatt.?hours?|units?)`
const RATE = `(?:${NUMBER}\\s*(?:p|pence|pnce)\\b|£\\s?(0?\\.\\d+))(?:\\s*(?:a|per|each)\\s*(?:kwh|unit))?`
const USE_FIRST = new RegExp(`${ENERGY}${TIMES}${RATE}`, 'i')
const RATE_FIRST = new RegExp(`${RATE}${TIMES}${ENERGY}`, 'i')
const DAILY = new RegExp(
  `${RATE}\\s*(?:a|per|each)\\s*day\\b.{0,25}?\\b(?:for|over|in|x|×|\\*|times)\\s*(?:a\\s+)?(?:${NUMBER}\\s*days?|(year|month|week))`,
  'i',
)
/** "26.3p x 2900": a rate and a number can only be a use. */
const BARE_SUM = new RegExp(
  `^(?:what(?:'s| is|s)|how much is|work out|calculate|so|\\W)*${RATE}\\s*(?:x|×|\\*|times)\\s*${NUMBER}(?: is how much| is what| comes to what| in pounds)?\\W*$|^(?:what(?:'s| is|s)|how much is|work out|calculate|so|\\W)*${NUMBER}\\s*(?:x|×|\\*|times)\\s*${RATE}\\W*$`,
  'i',
)
const TIMES_SUM = new RegExp(
  `${NUMBER}\\s*(months?|weeks?|quarters?|years?)${TIMES}(?:£\\s?)?${NUMBER}\\s*(?:quid|pounds)?|(?:£\\s?)?${NUMBER}\\s{0,9}(?:quid|pounds)?\\s{0,9}(?:x|×|\\*|times|for)\\s*${NUMBER}\\s*(months?|weeks?|quarters?|years?)`,
  'i',
)
const GAS_UNITS = new RegExp(
  `${NUMBER}\\s*(?:gas )?(?:units?|m3|m³|cubic met\\w+)\\b.{0,25}\\b(?:in|to|into|is that in|as)\\s*kwh|(?:convert|turn)\\b.{0,15}${NUMBER}\\s*(?:gas )?(?:units?|m3|m³|cubic met\\w+)`,
  'i',
)
/** So many of them used, wherever the cubic metres are named. */
const CUBIC = new RegExp(
  `${NUMBER}\\s*(?:units?(?: of gas)?|m3|m³|cubic met\\w+)(?=.{0,150}(?:kwh|m3|m³|cubic met))|${NUMBER}\\s*(?:m3|m³|cubic met\\w+)`,
  'i',
)
const IMPERIAL = /\b(?:feet|foot|ft|imperial|bill|meter|treat\w*)\b/i
const DAYS_AT = new RegExp(`${NUMBER}\\s*days?${TIMES}${NUMBER}\\s*p?\\b(?!\\s*(?:kwh|units))`, 'i')
const ASKS =
  /^\W*(?:\d|£|what|whats|what's|how much|work out|calculate|do the sum|so|ok|does|is|can you (?:do|work out))/i
const TELLS = /\b(?:i|we) (?:use|pay|am|are|get|have)\b|\bmy\b|\bour\b/i
const DAYS: Readonly<Record<string, number>> = { year: 365, month: 30, week: 7 }

/** A sum that somebody wants done: a use at a rate, or a daily charge over some days. */
export function doSum(text: string, state: AgentState): ToolResult | undefined {
  const gas = /\bgas\b|m3|m³|cubic/i.test(text)
    ? (GAS_UNITS.exec(text) ?? (IMPERIAL.test(text) ? null : CUBIC.exec(text)))
    : null
  if (gas) return sayGas(state, numberOf(gas[1] ?? gas[2]))
  if (!ASKS.test(text) || (TELLS.test(text) && !text.includes('?'))) return undefined
  const days = DAYS_AT.exec(text)
  if (days) return sayDaily(state, numberOf(days[2]), numberOf(days[1]))
  const daily = DAILY.exec(text)
  if (daily) return sayDaily(state, penceOf(daily[1], daily[2]), numberOf(daily[3]) ?? DAYS[daily[4] ?? ''])
  const paid = TIMES_SUM.exec(text)
  if (paid) return sayTimes(state, paid)
  const use = USE_FIRST.exec(text)
  if (use) return sayUse(state, numberOf(use[1]), penceOf(use[2], use[3]))
  const bare = BARE_SUM.exec(text)
  if (bare) return sayUse(state, numberOf(bare[3] ?? bare[4]), penceOf(bare[1] ?? bare[5], bare[2] ?? bare[6]))
  const rate = RATE_FIRST.exec(text)
  return rate ? sayUse(state, numberOf(rate[3]), penceOf(rate[1], rate[2])) : undefined
}

function sayUse(state: AgentState, kwh: number | undefined, pence: number | undefined): ToolResult | undefined {
  if (kwh === undefined || pence === undefined) return undefined
  const cost = sayPounds(Math.round(kwh * pence))
  const energy = `${kwh.toLocaleString('en-GB')} kWh`
  return result(
    state,
    'sum',
    `${energy} at ${pence}p is ${cost}. The standing charge comes on top of that, for each day.`,
    [],
    [fact('sum.kwh', 'energy', energy), fact('sum.rate', 'rate', `${pence}p`), fact('sum.cost', 'money', cost)],
  )
}

function sayTimes(
  state: AgentState,
  [, first, unit, sum, other, count, otherUnit]: RegExpExecArray,
): ToolResult | undefined {
  const [times, each] = [numberOf(first ?? count), numberOf(sum ?? other)]
  if (times === undefined || each === undefined) return undefined
  const spans = `${times} ${unit ?? otherUnit ?? ''}`
  const [part, total] = [sayPounds(Math.round(each * 100)), sayPounds(Math.round(each * times * 100))]
  return result(
    state,
    'sum',
    `${spans} at ${part} is ${total}.`,
    [],
    [fact('sum.spans', 'text', spans), fact('sum.part', 'money', part), fact('sum.total', 'money', total)],
  )
}

function sayDaily(state: AgentState, pence: number | undefined, days: number | undefined): ToolResult | undefined {
  if (pence === undefined || days === undefined) return undefined
  const cost = sayPounds(Math.round(pence * days))
  return result(
    state,
    'sum',
    `${pence}p a day for ${days} days is ${cost}.`,
    [],
    [fact('sum.rate', 'rate', `${pence}p`), fact('sum.days', 'text', `${days} days`), fact('sum.cost', 'money', cost)],
  )
}

const CORRECTION = 1.02264
const USUAL_CALORIFIC_VALUE = 39.5

function sayGas(state: AgentState, units: number | undefined): ToolResult | undefined {
  if (units === undefined) return undefined
  const kwh = `${Math.round((units * CORRECTION * USUAL_CALORIFIC_VALUE) / 3.6).toLocaleString('en-GB')} kWh`
  return knownText(
    state,
    'sum',
    `${units.toLocaleString('en-GB')} units of a metric gas meter are about ${kwh}: units times ${CORRECTION} times the calorific value, here the usual ${USUAL_CALORIFIC_VALUE}, divided by 3.6. Your bill prints its own value. Use the units of one period, the later reading less the earlier one.`,
  )
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replaceAll(',', ''))
}

function penceOf(pence: string | undefined, pounds: string | undefined): number | undefined {
  if (pence !== undefined) return numberOf(pence)
  return pounds === undefined ? undefined : Math.round(Number(pounds) * 10_000) / 100
}
