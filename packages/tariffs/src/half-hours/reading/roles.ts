import type { Fuel } from '../../tariff/fuel.ts'
import { Refusal } from './refusal.ts'

export type EnergyUnit = 'kWh' | 'Wh' | 'm3'

/** Which columns say when and how much. Each is the place of a column. */
export type Roles = {
  /** When the half hour begins or, if only that is given, when it ends. */
  start: number | undefined
  end: number | undefined
  /** The time of day, if the date is in another column. */
  clock: number | undefined
  /** The half hour of the day, counted from midnight, if the date is in another column. */
  period?: number
  value: number
  unit: EnergyUnit | undefined
  /** Times without a zone are UTC, not London's. */
  isUtc: boolean
}
/** A line for each day, with a column for each half hour. */
export type WideRoles = {
  date: number
  halfHours: readonly number[]
  /** Named by the time on the clock, rather than counted from midnight. */
  isByClock: boolean
  unit: EnergyUnit | undefined
  isUtc: boolean
}

const FEWEST_WIDE = 46
const START = /\bstart|^from\b|\bbegins?\b/
const END = /\bend|^to$|\buntil\b/
const WHEN = /timestamp|date|\btime\b|\bday\b|^period$|^interval$|^half hour$/
const CLOCK = /^(?:(?!end|to|until|finish|date)[a-z]{1,12} )?(?:time|start time|time of day|hour)(?: \(.{0,20}\))?$/
const DATE = /^(?:(?!end|to|until|finish)[a-z]{1,12} )?(?:date|day)(?: \(.{0,20}\))?$/
const PERIOD = /^settlement period\b/
const ENERGY = /k?wh\b|m3|m³|cubic|consum|usage|\bused?\b|energy|import|value|quantity|^reading$/
const OTHER =
  /cost|price|charge|tariff|rate|£|pence|gbp|\(p\)|export|generat|mpan|mprn|mpxn|serial|carbon|co2|temp|standing|estimated$|status|quality|type|unit of/
const EXPORTED = /\bexport(?:s|ed)?\b/
const SLOT_CLOCK = /^(\d{1,2}):(\d{2})(?::00)?(?: ?(?:-|to) ?\d{1,2}:\d{2}(?::00)?)?$/
const SLOT_NUMBER = /^(?:hh|p|period|sp|half hour)? ?(\d{1,2})$/

const OTHER_UNIT = /\b(?:kw|mwh|mj|gj|therms?|btu)\b/
const SAID_UNITS: Readonly<Record<string, string>> = {
  kw: 'kW',
  mwh: 'MWh',
  mj: 'MJ',
  gj: 'GJ',
  therm: 'therms',
  btu: 'BTU',
}

function tidy(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])(?=\()/g, '$1 ')
}

/** The roles of the columns in this header; undefined if it is not a header of half hours. */
export function rolesOf(header: readonly string[], fuel: Fuel): Roles | WideRoles | undefined {
  const names = header.map(tidyCamel)
  const all = names.join(' ')
  const isUtc = /\butc\b|\bgmt\b/.test(all)
  const wide = wideRolesOf(header, names, isUtc)
  if (wide) return wide
  const value = valueColumn(names, fuel)
  if (value === undefined) return undefined
  const at = (pattern: RegExp) => maybe(names.findIndex((name, index) => index !== value && pattern.test(name)))
  const clock = at(CLOCK)
  const date = at(DATE)
  const unit = unitOf(names[value] ?? '')
  refuseOtherUnit(header[value] ?? '')
  const period = at(PERIOD)
  if (date !== undefined && period !== undefined)
    return { start: date, end: undefined, clock: undefined, period, value, unit, isUtc }
  if (date !== undefined && clock !== undefined) return { start: date, end: undefined, clock, value, unit, isUtc }
  const end = at(END)
  const start =
    at(START) ?? maybe(names.findIndex((name, index) => index !== value && index !== end && WHEN.test(name)))
  if (start === undefined && end === undefined) return undefined
  return { start, end, clock: undefined, value, unit, isUtc }
}

/** Whether a header has the energy that is sent to the grid, where it has none that is used. */
export function isOfExport(header: readonly string[]): boolean {
  const names = header.map(tidyCamel)
  return names.some((name) => WHEN.test(name) || START.test(name)) && names.some((name) => EXPORTED.test(name))
}

/** The unit that a text names. */
export function unitOf(text: string): EnergyUnit | undefined {
  const name = tidy(text)
  if (/m3|m³|cubic/.test(name)) return 'm3'
  if (/kwh\b|kilowatt hours?\b/.test(name)) return 'kWh'
  return /\bwh\b|\bwatt hours?\b/.test(name) ? 'Wh' : undefined
}

/** Energy in another unit, or power. */
export function refuseOtherUnit(text: string): void {
  const [other] = unitOf(text) === undefined ? (OTHER_UNIT.exec(tidy(text)) ?? []) : []
  if (other !== undefined) throw new Refusal(`This file is in ${SAID_UNITS[other] ?? other}. Export it in kWh.`)
}

/** If several columns are of energy, the one of the fuel, and then the one in kWh or Wh, or that names another unit. */
function valueColumn(names: readonly string[], fuel: Fuel): number | undefined {
  const energy = names.flatMap((name, index) =>
    ENERGY.test(name) && !OTHER.test(name) && !isWhen(name) ? [index] : [],
  )
  const other = fuel === 'gas' ? /\belec/ : /\bgas\b/
  const own = energy.filter((index) => !other.test(names[index] ?? ''))
  const units = own.map((index) => unitOf(names[index] ?? ''))
  return own[units.findIndex((unit) => unit === 'kWh' || unit === 'Wh')] ?? own[units.indexOf('m3')] ?? own[0]
}

function isWhen(name: string): boolean {
  return /timestamp|date|\btime\b/.test(name) && !/k?wh\b/.test(name)
}

function wideRolesOf(header: readonly string[], names: readonly string[], isUtc: boolean): WideRoles | undefined {
  const columns = (all: readonly string[], pattern: RegExp) =>
    all.flatMap((name, index) => (pattern.test(name) ? [index] : []))
  // Without its dash, `00:00 - 00:30` is no span.
  const clocks = columns(header, SLOT_CLOCK)
  const numbers = columns(header.map(tidy), SLOT_NUMBER)
  const halfHours = clocks.length >= FEWEST_WIDE ? clocks : numbers
  if (halfHours.length < FEWEST_WIDE || halfHours.length > 50) return undefined
  const date = maybe(names.findIndex((name, index) => !halfHours.includes(index) && WHEN.test(name)))
  if (date === undefined) return undefined
  return { date, halfHours, isByClock: halfHours === clocks, unit: unitOf(names.join(' ')), isUtc }
}

function maybe(index: number): number | undefined {
  return index < 0 ? undefined : index
}

/** `energyConsumption` is two words, and `kWh` in `energy_kWh` is one. */
function tidyCamel(name: string): string {
  return tidy(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/k Wh(?![a-z])/g, 'kWh'))
}
