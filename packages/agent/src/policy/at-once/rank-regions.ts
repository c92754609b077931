import {
  capRatesOn,
  type Fuel,
  regionOf,
  REGION_LETTERS,
  type RegionLetter,
  regions,
  sayDay,
  sayRate,
  sayWholePounds,
  typicalUseOn,
} from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { fact, knownText } from '../../tools/results.ts'
import { newestDay } from '../../tools/cap-of-place.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import type { World } from '../../world.ts'

const RANKS =
  /\b(?:dearest|most expensive|highest|cheapest|lowest|worst)\b.{0,40}\b(?:region|part of (?:the )?(?:country|uk|britain)|area|city|town)\b|\b(?:which|what|where)\b.{0,20}\b(?:region|part|area|place|bit of the country)\b.{0,40}\b(?:dearest|most|highest|cheapest|lowest|least|worst|best|expensive|cheap)\b|\bwhere (?:is|are|in)\b.{0,40}\b(?:cheapest|dearest|highest|lowest|most expensive)\b/
const CHEAP = /\b(?:cheapest|lowest|least|best|cheap)\b/
const DEARER =
  /^(?:so |and )?(?:is|are|do|does)\b.{0,40}\b(?:dearer|cheaper|more expensive|more|less|pay more|pay less|higher|lower)\b/
const STARTS = /\b(?:starts?|begins?|starting|beginning|first (?:two )?(?:digits?|numbers?))\b.{0,12}\b(1\d|2\d|3\d)\b/
const SUPPLY = /\b(?:mpan|supply number|s number|number|numbers|digits)\b/
const PRICE_THERE =
  /^(?:so |and )?(?:what|how much)\b.{0,12}\b(?:unit (?:price|rate|cost)|price per (?:unit|kwh)|standing charge|price of (?:electric\w*|gas|energy)|(?:electric\w*|gas) (?:price|cost|rate))s?\b.{0,30}\b(?:in|for|around|near)\b/
const MICRO = 1_000_000

/** Which region is dearest or cheapest, whether a place is dearer, and where a supply number belongs. */
export function rankRegions(plain: string, state: AgentState, world: World): ToolCall | ToolResult | undefined {
  const [, prefix] = STARTS.exec(plain) ?? []
  if (prefix !== undefined && SUPPLY.test(plain) && !/\b(?:phone|mobile|call\w*|rang|account)\b/.test(plain))
    return sayPrefix(prefix, state)
  if (RANKS.test(plain) && !/\b(?:tariff|deal|supplier|my bill|insulat\w*)\b/.test(plain))
    return sayRank(plain, state, world)
  const [place] = findPlaces(plain)
  if (place && DEARER.test(plain) && !/\b(?:cap cover|smart|switch|supplier)\b/.test(plain))
    return sayPlace(place.name, place.letters, fuelOf(plain), state, world)
  if (place && PRICE_THERE.test(plain))
    return { name: 'price_cap', args: place.letters.length > 1 ? { place: place.name } : { region: place.letters[0] } }
  return undefined
}

function fuelOf(plain: string): Fuel {
  return /\bgas\b/.test(plain) && !/\belectric\w*\b/.test(plain) ? 'gas' : 'electricity'
}

function sayPrefix(prefix: string, state: AgentState): ToolResult {
  const found = regions.find(({ distributorId }) => distributorId === prefix)
  const next: AgentState = { ...state, topic: { call: 'explain_term', args: { term: 'mpan' } } }
  if (!found) {
    const says = `${prefix} belongs to no one part of the country. From 24 on the first two digits of an electricity supply number name an independent network, mostly on newer estates, which can be anywhere. Tell me your postcode, and I say which price region it is.`
    return knownText(next, 'mpan_prefix', says)
  }
  const says = `${prefix} is the price region ${found.name}, with wires run by ${found.operator}. The first two digits of the electricity supply number, the MPAN of 13 digits, name the network. The gas number says nothing about the region.`
  const told = knownText(next, 'mpan_prefix', says)
  return {
    ...told,
    facts: [
      ...told.facts,
      fact('prefix', 'text', prefix),
      ...[found.name, found.operator].map((each) => fact('region', 'supplier', each)),
    ],
  }
}

type Row = { letter: RegionLetter; unit: number; standing: number; year: number }

function rowsOf(fuels: readonly Fuel[], world: World): { rows: Row[]; from: string; to: string } | undefined {
  const on = newestDay('A', world.today)
  const use = on === undefined ? undefined : typicalUseOn(on)?.medium
  if (on === undefined || !use) return undefined
  let span = { from: '', to: '' }
  const rows = REGION_LETTERS.flatMap((letter): Row[] => {
    const caps = fuels.map((fuel) => ({
      fuel,
      cap: capRatesOn({ on, fuel, region: letter, paymentMethod: 'direct_debit' }),
    }))
    let year = 0
    let [unit, standing] = [0, 0]
    for (const { fuel, cap } of caps) {
      if (!cap || !('single' in cap.price.unitRates)) return []
      span = { from: sayDay(cap.from), to: sayDay(cap.to) }
      unit += cap.price.unitRates.single
      standing += cap.price.standingMicroPencePerDay
      year += (use[fuel] * cap.price.unitRates.single + 365 * cap.price.standingMicroPencePerDay) / MICRO
    }
    return [{ letter, unit, standing, year }]
  })
  return rows.length === REGION_LETTERS.length ? { rows, ...span } : undefined
}

function sayRank(plain: string, state: AgentState, world: World): ToolResult | undefined {
  const fuel = fuelOf(plain)
  const found = rowsOf([fuel], world)
  if (!found) return undefined
  const by = /\bstanding\b/.test(plain) ? 'standing' : /\b(?:unit|kwh|rate)\b/.test(plain) ? 'unit' : 'year'
  const sorted = found.rows.toSorted((a, b) => b[by] - a[by])
  const [dearest, cheapest] = [sorted[0], sorted.at(-1)]
  if (!dearest || !cheapest) return undefined
  const value = (row: Row) =>
    by === 'year'
      ? `${sayWholePounds(row.year)} a year for typical use`
      : `${sayRate(row[by])} ${by === 'unit' ? 'per kWh' : 'a day'}`
  const what =
    by === 'standing' ? `${fuel} standing charge` : by === 'unit' ? `${fuel} unit rate` : `${fuel} at the price cap`
  const dear = `The dearest ${what} was in ${regionOf(dearest.letter).name}, ${value(dearest)}.`
  const cheap = `The cheapest was in ${regionOf(cheapest.letter).name}, ${value(cheapest)}.`
  const isCheap = CHEAP.test(plain) && !/\b(?:dearest|most expensive|highest)\b/.test(plain)
  const lines = isCheap
    ? `${cheap.replace('The cheapest', `The cheapest ${what}`)} ${dear.replace(`dearest ${what}`, 'dearest')}`
    : `${dear} ${cheap}`
  const says = `${lines} These are the newest figures by region that I hold, under the price cap from ${found.from} to ${found.to}, by Direct Debit. The order changes little from quarter to quarter. Tell me your postcode, and I say where yours stands.`
  return withRegions(says, [dearest.letter, cheapest.letter], state, { call: 'price_cap', args: {} })
}

function sayPlace(
  name: string,
  letters: readonly RegionLetter[],
  fuel: Fuel,
  state: AgentState,
  world: World,
): ToolResult | undefined {
  const found = rowsOf([fuel], world)
  if (!found) return undefined
  const mean = (of: (row: Row) => number) => found.rows.reduce((sum, row) => sum + of(row), 0) / found.rows.length
  const [unit, standing] = [mean((row) => row.unit), mean((row) => row.standing)]
  const parts = letters.flatMap((letter) => {
    const row = found.rows.find((each) => each.letter === letter)
    return row ? [`${regionOf(letter).name} ${sayRate(row.unit)} per kWh and ${sayRate(row.standing)} a day`] : []
  })
  const says = `For ${fuel} under the price cap, from ${found.from} to ${found.to}, the newest that I hold by region: ${parts.join('; ')}. The average of all regions was ${sayRate(unit)} per kWh and ${sayRate(standing)} a day. So look at both parts: a dear standing charge weighs more if you use little. The rules and the suppliers are the same; the difference is the local network.`
  return withRegions(says, letters, state, { call: 'price_cap', args: {} }, name)
}

function withRegions(
  says: string,
  letters: readonly RegionLetter[],
  state: AgentState,
  topic: NonNullable<AgentState['topic']>,
  name = '',
): ToolResult {
  const told = knownText({ ...state, topic }, 'regions', says)
  return {
    ...told,
    facts: [
      ...told.facts,
      fact('place', 'text', name),
      ...letters.map((letter) => fact('region', 'text', regionOf(letter).name)),
    ],
  }
}
