import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { sayPence, unitPrice } from '../../home/unit-price.ts'
import { knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'

const CORRECTION = 1.02264
const USUAL_CALORIFIC_VALUE = 39.5
const CUBIC_FEET = 2.83
const NUMBER = '(\\d[\\d,]{0,12}(?:\\.\\d+)?)'
const VOLUME = new RegExp(
  `(?<![\\d.,£])${NUMBER} ?(?:m3|m³|cubic met\\w+|gas units?|units? of gas|cubic feet|ft3|hcf)(?![a-z])`,
)
const BARE_UNITS = new RegExp(`(?<![\\d.,£])${NUMBER} ?units?\\b`)
const ONE_CUBIC =
  /\b(?:in|is|does|per|to)\b.{0,12}\b(?:a|one|1|each) (?:cubic met\w+|m3|m³)|\bhow many kwh\b.{0,15}\b(?:a|one|1) (?:unit of gas|gas unit)\b/
const ASKS = /\b(?:how (?:much|many)|what|convert|turn|work out|in (?:money|pounds|kwh)|cost|worth)\b|\?/
const KWH_IN_MONEY = new RegExp(
  `^(?:so |and |ok )?(?:how much (?:is|are|does|would|do)|what (?:is|does|do|would|are)|cost of)\\b.{0,12}?${NUMBER} ?(?:kwh|kilowatt hours?)\\b(?!.{0,30}\\b(?:a|per|each) (?:year|month|day)).{0,25}\\b(?:cost|pounds|money|pence|come to|worth|£)?`,
)
const FRACTION = /(?:£ ?)?\b(0\.\d{2,5})\b ?(?:a|per|\/|each)? ?(?:kwh|unit)?/

/** A volume of gas in kWh and money, or a rate in pounds as pence. */
export function turnUnits(plain: string, raw: string, state: AgentState, world: World): ToolResult | undefined {
  const text = `${plain} | ${raw}`
  const [, pounds] = /\b(?:in|to|into|as) (?:pence|p)\b|\bhow many pence\b/.test(text)
    ? (FRACTION.exec(text) ?? [])
    : []
  if (pounds !== undefined) return sayRateInPence(pounds, state)
  const [, pence] = /\b(\d+(?:\.\d+)?) ?(?:p|pence)\b.{0,12}\bin pounds\b/.exec(text) ?? []
  if (pence !== undefined) return sayPenceInPounds(pence, state)
  if (!ASKS.test(text)) return undefined
  const [, kwhs] = KWH_IN_MONEY.exec(text) ?? []
  if (kwhs !== undefined) return sayKwhCost(Number(kwhs.replaceAll(',', '')), /\bgas\b/.test(text), state, world)
  const isGas = /\bgas\b|m3|m³|cubic|ft3|hcf/.test(text)
  if (!isGas || /\b(?:bill says|i use|we use|a year|per year|supplier|imperial or|metric or)\b/.test(plain))
    return undefined
  const isImperial = /\b(?:cubic feet|ft3|hcf|imperial)\b/.test(text)
  const [, given] = VOLUME.exec(text) ?? BARE_UNITS.exec(plain) ?? []
  if (given === undefined) return ONE_CUBIC.test(text) ? sayVolume(1, isImperial, state, world) : undefined
  return sayVolume(Number(given.replaceAll(',', '')), isImperial, state, world)
}

function sayRateInPence(pounds: string, state: AgentState): ToolResult {
  const pence = Math.round(Number(pounds) * 10_000) / 100
  return knownText(
    { ...state, topic: { call: 'explain_term', args: { term: 'unit_rate' } } },
    'pence',
    `£${pounds} is ${pence}p: there are 100 pence in a pound, so the point moves two places. If it stands beside kWh, it is your unit rate; beside “day” it is the standing charge.`,
  )
}

function sayPenceInPounds(pence: string, state: AgentState): ToolResult {
  const pounds = `£${Number((Number(pence) / 100).toFixed(4))}`
  return knownText(
    { ...state, topic: { call: 'explain_term', args: { term: 'unit_rate' } } },
    'pounds',
    `${pence}p is ${pounds}: there are 100 pence in a pound, so the point moves two places to the left.`,
  )
}

function sayKwhCost(kwh: number, isGas: boolean, state: AgentState, world: World): ToolResult | undefined {
  const [fuel, other] = isGas ? (['gas', 'electricity'] as const) : (['electricity', 'gas'] as const)
  const [price, beside] = [unitPrice(fuel, state, world), unitPrice(other, state, world)]
  if (!price || !beside || kwh <= 0) return undefined
  const amount = `${kwh.toLocaleString('en-GB')} kWh`
  return knownText(
    { ...state, topic: { call: 'explain_term', args: { term: 'kwh' } } },
    'kwh_cost',
    `${amount} of ${fuel} ${price.at} cost about ${sayPence(kwh * price.pence)}. As ${other}, ${beside.at} the same would be about ${sayPence(kwh * beside.pence)}. The standing charge comes on top for each day.`,
  )
}

function sayVolume(units: number, isImperial: boolean, state: AgentState, world: World): ToolResult | undefined {
  const price = unitPrice('gas', state, world)
  if (!price || units <= 0) return undefined
  const cubic = isImperial ? units * CUBIC_FEET : units
  const kwh = (cubic * CORRECTION * USUAL_CALORIFIC_VALUE) / 3.6
  const shown = `${(kwh < 100 ? Math.round(kwh * 10) / 10 : Math.round(kwh)).toLocaleString('en-GB')} kWh`
  const what = isImperial
    ? 'units of a meter in hundreds of cubic feet'
    : units === 1
      ? 'cubic metre of gas'
      : 'cubic metres of gas'
  const sum = isImperial ? `units times ${CUBIC_FEET}, ` : ''
  return knownText(
    { ...state, topic: { call: 'explain_term', args: { term: 'calorific_value' } } },
    'gas_volume',
    `${units.toLocaleString('en-GB')} ${what} ${units === 1 && !isImperial ? 'is' : 'are'} about ${shown}: ${sum}times ${CORRECTION}, times the calorific value, here a usual ${USUAL_CALORIFIC_VALUE}, divided by 3.6. ${price.at.charAt(0).toUpperCase()}${price.at.slice(1)} that is about ${sayPence(kwh * price.pence)}, without the standing charge. Your bill prints its own calorific value.${isImperial ? '' : ' An old meter that counts in cubic feet gives 2.83 times as much.'}`,
  )
}
