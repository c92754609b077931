import { capRatesOn, type Fuel, FUELS, roughPence, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { Household } from '../../agent-state.ts'
import { capUnitPence } from '../../home/cap-year.ts'
import { homeOfTurn, saidOf } from '../../home/home-of-turn.ts'
import { noted } from '../../tools/note-details.ts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { judgeRate } from './judge-rate.ts'
import { kwhOf } from '../of-home/try-out.ts'
import { typicalHome } from '../of-home/typical-home.ts'

const JUDGES =
  /\b(?:good|ok|okay|fair|high|low|normal|bad|decent|reasonable|overpaying|over paying|ripped off|a lot|expensive|dear|cheap|any good|too much|think of|reckon|about right|competitive|steep|robbery|rip off|shocking|extortionate|ridiculous|outrageous|doing ok)\b/
/** Whether the question expects a high price. */
const DEAR =
  /\b(?:high|bad|overpaying|over paying|ripped off|a lot|expensive|dear|too much|steep|robbery|rip off|shocking|extortionate|ridiculous|outrageous)\b/
const DIFFERENCE = /\b(?:difference|more|less|over|extra|matter|cost me|that (?:come|add) (?:to|up))\b/
const ASKS_SUM = /\b(?:how much|what)\b/
const OF_DAY = /\b(?:standing|daily|a day|per day)\b/
const JUDGED = 'judged_rates'
const PENNY = 100
const BRIEF = 8

type Units = Partial<Record<Fuel, number>>

/** "26p and 6.5p, is that good": each beside the cap, with the yearly sum where the use is known; put right and asked on. */
export function judgeOwnRates(heard: Heard): HomeAnswer | undefined {
  const { plain, slots, state, world } = heard
  const isGoingOn = state.topic?.args['of'] === JUDGED
  const said = unitsOf(slots.household.rates)
  const daily = FUELS.find((fuel) => slots.household.rates?.[fuel]?.standingPence !== undefined)
  if (isGoingOn && daily && Object.keys(said).length === 0) return sayDaily(heard, daily)
  if (isGoingOn && Object.keys(said).length === 0)
    return ASKS_SUM.test(plain) && DIFFERENCE.test(plain)
      ? sayGap(heard)
      : JUDGES.test(plain) && plain.split(' ').length <= BRIEF
        ? sayInAll(heard)
        : undefined
  if (Object.keys(said).length === 0 || (!isGoingOn && !JUDGES.test(plain)) || OF_DAY.test(plain)) return undefined
  if (world.bills.length > 0 || slots.household.postcode !== undefined || slots.household.spend) return undefined
  if (judgeRate(heard.text, state, world)) return undefined
  const before = unitsOf(saidOf(state).rates)
  const told = noted(state, slots.household)
  const now = { ...before, ...said }
  const lines = FUELS.flatMap((fuel) => besideCap(fuel, now[fuel], world.today) ?? [])
  if (lines.length === 0) return undefined
  const isDear = DEAR.test(plain)
  const below = lines.filter(({ isBelow }) => isBelow)
  const verdict =
    below.length === lines.length
      ? `${isDear ? 'No' : 'Yes'}, ${lines.length > 1 ? 'both are' : 'it is'} below the price cap`
      : below.length === 0
        ? `${isDear ? 'Yes' : 'No'}, ${lines.length > 1 ? 'both are' : 'it is'} above the price cap`
        : 'One is below the price cap and one above'
  const kwh = kwhOf(homeOfTurn({ state: told.state, world }))
  const saved = yearBeside(now, kwh, world.today)
  const sum =
    saved === undefined
      ? ''
      : ` For your use that is about ${sayPounds(Math.abs(saved))} a year ${saved > 0 ? 'less' : 'more'} than at the cap, before the standing charges.`
  const says = `${verdict}: ${lines.map(({ says: line }) => line).join(', ')} on average by Direct Debit.${sum} The standing charges count too: tell me them and your postcode, and I look whether a year costs less elsewhere.`
  return tell(told.state, says, before, now)
}

/** What the price that was put right makes in a year. */
function sayGap(heard: Heard): HomeAnswer | undefined {
  const { state, world } = heard
  const was = (state.topic?.args['was'] ?? {}) as Units
  const now = unitsOf(saidOf(state).rates)
  const kwh = kwhOf(homeOfTurn({ state, world }))
  const changed = FUELS.find((fuel) => was[fuel] !== undefined && now[fuel] !== undefined && was[fuel] !== now[fuel])
  const used = changed && kwh[changed]
  const given = GIVEN_USE.exec(heard.plain)?.[1]
  if (!changed && given !== undefined) return sayOver(heard, now, Number(given))
  if (!changed || used === undefined) return undefined
  const gap = (now[changed] ?? 0) - (was[changed] ?? 0)
  const each = Math.round(Math.abs(gap) * PENNY) / PENNY
  const says = `${each}p on ${used.toLocaleString('en-GB')} kWh of ${changed} is ${sayPounds(Math.round(Math.abs(gap) * used))} a year ${gap > 0 ? 'more' : 'less'}, about ${sayPounds(Math.round((Math.abs(gap) * used) / 12))} a month.`
  return tell(state, says, was, now)
}

/** The standing charge beside that of the cap. */
function sayDaily({ slots, state, world }: Heard, fuel: Fuel): HomeAnswer | undefined {
  const pence = slots.household.rates?.[fuel]?.standingPence
  const price = capRatesOn({ on: world.today, fuel, paymentMethod: 'direct_debit' })?.price
  if (pence === undefined || !price) return undefined
  const cap = Math.round(price.standingMicroPencePerDay / 10_000) / PENNY
  const gap = Math.round(Math.abs(pence - cap) * 365)
  const told = noted(state, slots.household)
  const units = unitsOf(saidOf(told.state).rates)
  const says = `${pence}p a day for ${fuel} is ${pence > cap ? 'above' : 'below'} the ${cap}p of the price cap on average: ${sayPounds(gap)} a year ${pence > cap ? 'more' : 'less'}. It differs much by region, so tell me your postcode for a fair measure.`
  return tell(told.state, says, units, units)
}

/** "So am I overpaying": the rates that were told, in pounds a year. */
function sayInAll(heard: Heard): HomeAnswer | undefined {
  const { state, world } = heard
  const now = unitsOf(saidOf(state).rates)
  const known = kwhOf(homeOfTurn({ state, world }))
  const isKnown = Object.keys(known).length > 0
  const kwh = isKnown ? known : (typicalHome({}, world.today)?.kwh ?? {})
  const saved = yearBeside(now, kwh, world.today)
  if (saved === undefined) return undefined
  const of = isKnown ? 'your use' : 'typical use'
  const sum = sayWholePounds(roughPence(Math.abs(saved)))
  const says =
    saved > 0
      ? `Against the price cap you do well: on ${of} your unit rates come to about ${sum} a year less than it. There can still be a cheaper fix. Tell me your postcode, and I look.`
      : `Against the price cap you pay more: on ${of} about ${sum} a year, standing charges left out. Whether it can be had for less, the list shows: tell me your postcode.`
  return tell(state, says, now, now)
}

const GIVEN_USE = /\b(?:on|with|for|use|using) (?:about |around )?(\d{3,5})\b/

/** The price above the cap on a use that was named. */
function sayOver({ state, world }: Heard, now: Units, kwh: number): HomeAnswer | undefined {
  const fuel = FUELS.find((each) => now[each] !== undefined)
  const gap = fuel && yearBeside({ [fuel]: now[fuel] }, { [fuel]: kwh }, world.today)
  if (!fuel || gap === undefined) return undefined
  const says = `On ${kwh.toLocaleString('en-GB')} kWh of ${fuel} your ${now[fuel]}p comes to ${sayPounds(Math.abs(gap))} a year ${gap > 0 ? 'less' : 'more'} than the average price cap, without the standing charge.`
  return tell(state, says, now, now)
}

function besideCap(fuel: Fuel, pence: number | undefined, on: Heard['world']['today']) {
  const cap = capUnitPence(fuel, on)
  if (pence === undefined || cap === undefined) return undefined
  return { isBelow: pence < cap, says: `${fuel} ${pence}p against ${Math.round(cap * PENNY) / PENNY}p` }
}

function yearBeside(units: Units, kwh: Units, on: Heard['world']['today']): number | undefined {
  const gaps = FUELS.flatMap((fuel) => {
    const [cap, pence, used] = [capUnitPence(fuel, on), units[fuel], kwh[fuel]]
    return cap === undefined || pence === undefined || used === undefined ? [] : [(cap - pence) * used]
  })
  return gaps.length === 0 ? undefined : Math.round(gaps.reduce((sum, gap) => sum + gap, 0))
}

function unitsOf(rates: Household['rates']): Units {
  return Object.fromEntries(
    FUELS.flatMap((fuel) => (rates?.[fuel]?.unitPence === undefined ? [] : [[fuel, rates[fuel].unitPence]])),
  )
}

function tell(state: Heard['state'], says: string, was: Units, now: Units): HomeAnswer {
  const args = { of: JUDGED, was: { ...now, ...was } }
  const about: ToolCall = { name: 'estimate_usage', args }
  return { calls: [], at_once: [knownText({ ...state, topic: { call: about.name, args } }, 'own_rates', says)], about }
}
