import { sayWholePounds, typicalUseOn } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { sayPence, type UnitPrice, unitPrice } from '../../home/unit-price.ts'
import { APPLIANCES } from '../../knowledge/appliances.ts'
import type { World } from '../../world.ts'
import { lineOf, type Running, sayRunCost, sayRunning } from './run-cost.ts'
import { hoursIn, hoursText, kwhText, timesInWeek, wattsIn } from './run-span.ts'

const MOST_WORDS = 12
const WEEKS = 52
const DAYS_OF_WEEK = 7
const WATTS = 1000
/** Words that lead away from the thing that was talked about. */
const ELSEWHERE =
  /\b(?:bill|tariff|tariffs|switch\w*|supplier|cap|direct debit|postcode|standing|people|person|save|debt|owe|meter|fix|fixed|deal)\b/
const SPAN =
  /\b(?:a|per|each|every|in a|for a|one|whole|over a|over the) ?(day|week|month|year)\b|\b(daily|weekly|monthly|yearly|annually)\b/
const GAS_CHEAPER =
  /\bgas\b.{0,25}\b(?:cheaper|dearer|better|less|cost|costs|instead)\b|\b(?:cheaper|dearer|better|less)\b.{0,20}\bgas\b|\b(?:what|how) about (?:the |a )?gas\b|^and gas\b/
const A_LOT =
  /^(?:so |and |but |ok )*(?:is|are|was) (?:that|it|this|they)\b.{0,10}\b(?:a lot|lots|much|expensive|dear|bad|high|normal|loads|ok)\b|^(?:that is|thats) (?:a lot|loads|expensive|dear|not much|mad)\b/
const HEAT_PUMP = /\bheat ?pump\b/
/** What gas could do as well. */
const HEATS = /heater|radiator|oven|hob|shower|bath|kettle|fire/
const WHOLE = 100
/** A dryer with a heat pump takes about half or less; half is said, so that nobody is promised more. */
const PUMP_SHARE = 0.5
const SPANS: Readonly<Record<string, [name: string, weeks: number]>> = {
  day: ['a day', 1 / DAYS_OF_WEEK],
  daily: ['a day', 1 / DAYS_OF_WEEK],
  week: ['a week', 1],
  weekly: ['a week', 1],
  month: ['a month', WEEKS / 12],
  monthly: ['a month', WEEKS / 12],
  year: ['a year', WEEKS],
  yearly: ['a year', WEEKS],
  annually: ['a year', WEEKS],
}

/** A turn after an appliance's cost: other hours or watts, how often, a month or a year of it, gas, or another thing. */
export function runOn(plain: string, state: AgentState, world: World): ToolResult | undefined {
  const of = runningOf(state)
  if (!of || plain.split(' ').length > MOST_WORDS || ELSEWHERE.test(plain)) return undefined
  const price = unitPrice('electricity', state, world)
  if (!price) return undefined
  if (GAS_CHEAPER.test(plain)) return besideGas(of, price, state, world)
  if (HEAT_PUMP.test(plain)) return /dryer/.test(of.thing) ? withPump(of, price, state) : undefined
  if (A_LOT.test(plain)) return besideTypical(of, state, world)
  const other = APPLIANCES.find(({ on }) => on.test(plain))
  if (other && other.name !== of.thing) return sayRunCost(`how much is ${plain}`, state, world)
  const [hours, watts, weekly] = [hoursIn(plain), wattsIn(plain), timesInWeek(plain)]
  const [, named, adverb] = SPAN.exec(plain) ?? []
  const span = weekly === undefined ? SPANS[named ?? adverb ?? ''] : undefined
  if (hours === undefined && watts === undefined && weekly === undefined && !span) return undefined
  return again(changed(of, hours, watts, weekly), span, price, state)
}

function changed(
  of: Running,
  hours: number | undefined,
  watts: number | undefined,
  weekly: number | undefined,
): Running {
  const { each_kwh: _kwh, each_of: _of, ...rest } = of
  // With hours or watts of its own the sum is no longer one of loads.
  const isTimed = hours !== undefined || watts !== undefined
  const base = isTimed && (watts ?? of.watts) !== undefined ? rest : of
  return {
    ...base,
    ...(watts !== undefined && { watts }),
    ...(isTimed && base === rest && { hours: hours ?? of.hours ?? 1 }),
    ...(weekly !== undefined && { weekly }),
  }
}

function again(
  of: Running,
  span: [name: string, weeks: number] | undefined,
  price: UnitPrice,
  state: AgentState,
): ToolResult | undefined {
  const { thing, year_kwh: year } = of
  if (year !== undefined)
    return sayRunning(
      `${lineOf({ name: thing, on: /./, year }, undefined, undefined, price)} It is always on, so that is all: about ${sayPence((year * price.pence) / 365)} a day.`,
      of,
      state,
    )
  const kwh = kwhOf(of)
  if (kwh === undefined) return undefined
  const pence = kwh * price.pence
  const once = of.each_kwh === undefined ? `${hoursText(of.hours ?? 1)} at ${watt(of)}` : (of.each_of ?? 'one go')
  const first = `${thing}: ${once} is ${kwhText(kwh)}, ${price.at} about ${sayPence(pence)}.`
  const weekly = of.weekly ?? (span ? DAYS_OF_WEEK : undefined)
  if (weekly === undefined) return sayRunning(first, of, state)
  const often = `${of.weekly === undefined ? 'If it runs so every day' : saysOften(weekly)}, that is`
  const spans = span ? [span] : [SPANS['month'], SPANS['year']].flatMap((each) => (each ? [each] : []))
  const sums = spans.map(([name, weeks]) => `about ${rough(pence * weekly * weeks)} ${name}`)
  return sayRunning(
    `${first} ${often} ${sums.join(', or ')}. Watts and hours of your own make it exact: tell me, and I do the sum again.`,
    { ...of, weekly },
    state,
  )
}

function saysOften(weekly: number): string {
  if (weekly % DAYS_OF_WEEK === 0) return weekly === DAYS_OF_WEEK ? 'Every day' : `${weekly / DAYS_OF_WEEK} times a day`
  return weekly === 1 ? 'Once a week' : `${weekly} times a week`
}

/** Pounds for what is a lot, pence for what is little. */
function rough(pence: number): string {
  return pence >= 1000 ? sayWholePounds(pence) : sayPence(pence)
}

function watt({ watts = 0 }: Running): string {
  return `${watts.toLocaleString('en-GB')} W`
}

function kwhOf({ watts, hours, each_kwh: each }: Running): number | undefined {
  if (each !== undefined) return each
  return watts === undefined ? undefined : (watts * (hours ?? 1)) / WATTS
}

function besideGas(of: Running, price: UnitPrice, state: AgentState, world: World): ToolResult | undefined {
  const gas = unitPrice('gas', state, world)
  if (!gas) return undefined
  if (!HEATS.test(of.thing.toLowerCase()))
    return sayRunning(
      `Gas is cheaper by the kWh, but this runs on electricity. Gas costs ${rateOf(gas)} and electricity ${rateOf(price)}. What gas can do for less is heat: rooms, hot water and a hob.`,
      of,
      state,
    )
  const kwh = kwhOf(of)
  const share = Math.round((gas.pence * WHOLE) / price.pence)
  const sum =
    kwh === undefined
      ? ''
      : ` For ${kwhText(kwh)} that is about ${sayPence(kwh * gas.pence)} with gas beside ${sayPence(kwh * price.pence)} with electricity.`
  return sayRunning(
    `Yes, for the same heat. Gas costs ${rateOf(gas)} and electricity ${rateOf(price)}: about ${share}% of it.${sum} A boiler loses a little of the gas, and heats more than one room, so for one small room for a short time a heater can come out alike.`,
    of,
    state,
  )
}

/** "26.32p a kWh, the average of the price cap". */
function rateOf({ at }: UnitPrice): string {
  return at.replace(/^at /, '').replace(' for a kWh', ' a kWh').replace(/,$/, '')
}

/** What it takes of a year, beside the electricity of a typical home. */
function besideTypical(of: Running, state: AgentState, world: World): ToolResult | undefined {
  const usual = typicalUseOn(world.today)?.medium.electricity
  const kwh = kwhOf(of)
  const year = of.year_kwh ?? (kwh === undefined ? undefined : kwh * (of.weekly ?? DAYS_OF_WEEK) * WEEKS)
  if (usual === undefined || year === undefined) return undefined
  const share = Math.round((year * WHOLE) / usual)
  const often = of.year_kwh === undefined && of.weekly === undefined ? ' if it runs so every day' : ''
  const size = share >= 30 ? 'a lot' : share >= 10 ? 'a fair part' : 'not much'
  return sayRunning(
    `${of.thing} takes about ${Math.round(year).toLocaleString('en-GB')} kWh a year${often}. A typical home uses ${usual.toLocaleString('en-GB')} kWh of electricity in all, so that is ${size}: about ${share}% as much.`,
    of,
    state,
  )
}

function withPump(of: Running, price: UnitPrice, state: AgentState): ToolResult | undefined {
  const kwh = kwhOf(of)
  if (kwh === undefined) return undefined
  const less = kwh * PUMP_SHARE
  const next: Running = {
    thing: 'A dryer with a heat pump',
    each_kwh: less,
    each_of: of.each_of ?? 'the same drying',
    ...(of.weekly !== undefined && { weekly: of.weekly }),
  }
  const year =
    of.weekly === undefined
      ? ''
      : ` ${saysOften(of.weekly)}, that is about ${rough(less * price.pence * of.weekly * WEEKS)} a year instead of ${rough(kwh * price.pence * of.weekly * WEEKS)}.`
  return sayRunning(
    `A dryer with a heat pump takes about half or less: some ${kwhText(less)} instead of ${kwhText(kwh)}, ${price.at} about ${sayPence(less * price.pence)}.${year} It dries more slowly and costs more to buy; its energy label gives the kWh.`,
    next,
    state,
  )
}

function runningOf({ topic }: AgentState): Running | undefined {
  if (topic?.args['term'] !== 'running_cost') return undefined
  const { thing, watts, hours, each_kwh: each, each_of: what, year_kwh: year, weekly } = topic.args
  if (typeof thing !== 'string') return undefined
  return {
    thing,
    ...(typeof watts === 'number' && { watts }),
    ...(typeof hours === 'number' && { hours }),
    ...(typeof each === 'number' && { each_kwh: each }),
    ...(typeof what === 'string' && { each_of: what }),
    ...(typeof year === 'number' && { year_kwh: year }),
    ...(typeof weekly === 'number' && { weekly }),
  }
}
