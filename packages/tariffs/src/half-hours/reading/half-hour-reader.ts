import { dayNumber, type IsoDay } from '../../calendar/iso-day.ts'
import { type HalfHour, SLOTS_PER_DAY } from '../../calendar/london-half-hour.ts'
import type { Fuel } from '../../tariff/fuel.ts'
import { type HalfHours, MOST_WATT_HOURS, ORIGINS } from '../half-hours.ts'
import { delimitedRows, type RowReader, takeRow } from './delimited-rows.ts'
import { HalfHourStore, sayHalfHour } from './half-hour-store.ts'
import { type JsonRecord, JsonRecords } from './json-records.ts'
import { notText, Refusal } from './refusal.ts'
import { type EnergyUnit, refuseOtherUnit, type Roles, rolesOf, unitOf } from './roles.ts'
import { TextRows } from './text-rows.ts'

/** What a user knows about their file that the file may not say. */
export type HalfHourFile = {
  fuel: Fuel
  /** Nothing is metered after it. */
  today: IsoDay
  unit?: 'kWh' | 'Wh'
  /** Times without a zone are UTC. If unset they are London's, unless the file says otherwise. */
  isUtc?: boolean
}

export type HalfHourImport =
  | {
      kind: 'read'
      halfHours: HalfHours
      /**
       * How many half hours the file has, how many are duplicates, and how many are duplicates with different amounts.
       */
      count: number
      repeated: number
      contradicted: { count: number; first: string[] }
      unit: 'kWh' | 'Wh'
      /** The file names no unit; it was inferred from the amounts. */
      isUnitGuessed: boolean
    }
  | { kind: 'refused'; message: string; line?: number }

const FEWEST = 48
const NOT_TEXT = ['%PDF', 'PK\u0003', '\u00D0\u00CF', '\u0000']
// A home's whole watt-hours in half an hour are tens or hundreds, its kilowatt-hours hardly ever above ten.
const MOST_LIKELY_KWH = 20

/** Reads a file of half hours in chunks. Formats are detected from the content. Nothing of a rejected file is kept. */
export class HalfHourReader {
  readonly #file: HalfHourFile
  readonly #store: HalfHourStore
  #reader: { push: (piece: string) => void; end: () => EnergyUnit | undefined } | undefined
  #refused: Refusal | undefined
  #before = ''

  constructor(file: HalfHourFile) {
    this.#file = file
    // Midnight UTC after today, which is no earlier than London’s.
    this.#store = new HalfHourStore((dayNumber(file.today) + 1) * SLOTS_PER_DAY)
  }

  push(piece: string): void {
    this.#try(() => {
      if (this.#reader) return this.#reader.push(piece)
      this.#before += piece
      const begun = this.#before.replace(/^\uFEFF/, '').trimStart()
      if (begun.length === 0) return
      this.#reader = this.#readerOf(begun)
      this.#reader.push(this.#before.replace(/^\uFEFF/, ''))
      this.#before = ''
    })
  }

  end(): HalfHourImport {
    let found: HalfHourImport | undefined
    this.#try(() => {
      if (!this.#reader) throw new Refusal('This file is empty.')
      found = importOf(this.#store, this.#reader.end(), this.#file)
    })
    if (found) return found
    const { message = '', line } = this.#refused ?? {}
    return { kind: 'refused', message, ...(line !== undefined && { line }) }
  }

  #try(read: () => void): void {
    if (this.#refused) return
    try {
      read()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#refused = error
    }
  }

  #readerOf(begun: string) {
    if (NOT_TEXT.some((sign) => begun.startsWith(sign))) throw notText()
    if (begun.startsWith('<?xml')) throw new Refusal('This is an XML file. Export your usage as CSV or JSON.')
    if (begun.startsWith('<'))
      throw new Refusal('This is a web page, not a usage file. Export your usage as CSV or JSON.')
    return begun.startsWith('{') || begun.startsWith('[') ? this.#json() : this.#table()
  }

  #table() {
    const rows: RowReader = delimitedRows(this.#store, this.#file.fuel, this.#file.isUtc ?? false)
    const lines = new TextRows(rows.take)
    return {
      push: (piece: string) => lines.push(piece),
      end: () => {
        lines.end()
        return rows.end()
      },
    }
  }

  #json() {
    let unit: EnergyUnit | undefined
    let before: readonly string[] = []
    let roles: Roles | undefined
    let unitAt = -1
    const take = ({ keys, values }: JsonRecord, line: number) => {
      // Nearly every object has the keys of the previous one.
      if (keys.length !== before.length || !keys.every((key, index) => key === before[index])) {
        roles = recordRoles(keys, this.#file)
        before = keys
        unitAt = keys.findIndex((key) => key === 'unit' || key === 'units')
        unit ??= roles?.unit
      }
      if (unitAt >= 0 && unit === undefined) {
        refuseOtherUnit(values[unitAt] ?? '')
        unit = unitOf(values[unitAt] ?? '')
      }
      if (roles) takeRow(this.#store, roles, values, line, false)
      return roles !== undefined
    }
    const records = new JsonRecords(take)
    return {
      push: (piece: string) => records.push(piece),
      end: () => {
        records.push('', true)
        return unit
      },
    }
  }
}

/** A pair is a time and an amount. */
function recordRoles(keys: readonly string[], { fuel, isUtc = false }: HalfHourFile): Roles | undefined {
  if (keys.join() === '0,1') {
    return { start: 0, end: undefined, clock: undefined, value: 1, unit: undefined, isUtc }
  }
  const roles = rolesOf(keys, fuel)
  return roles && 'value' in roles ? { ...roles, isUtc: roles.isUtc || isUtc } : undefined
}

function importOf(store: HalfHourStore, named: EnergyUnit | undefined, file: HalfHourFile): HalfHourImport {
  const { count, first, last, onTheHour, atMidnight, contradictionCount, contradictions } = store
  if (count === 0) throw new Refusal('We couldn’t find any half-hourly usage in this file.')
  if (atMidnight === count && count > 1)
    throw new Refusal('This file has daily figures. We need one figure for each half hour.')
  if (count < FEWEST) throw new Refusal('This file has less than a day’s usage. Export at least a few weeks.')
  if (onTheHour === count) throw new Refusal('This file has hourly figures. We need one figure for each half hour.')
  // A few are slips. Where most are told twice, each is told of something else.
  if (contradictionCount * 2 > count) throw twoInOne()
  if (isOfReadings(store))
    throw new Refusal('These look like meter readings that only go up. We need the usage in each half hour.')
  const unit = file.unit ?? (named === 'm3' ? undefined : named) ?? guessedUnit(store, named, file)
  const perUnit = unit === 'kWh' ? 1 : 1000
  if (store.most / perUnit > MOST_WATT_HOURS) throw tooMuch(store, unit)
  const halfHours = emptyFrom(first, last - first + 1)
  store.each((halfHour, thousandths) => {
    halfHours.wattHours[halfHour - first] = Math.round(thousandths / perUnit)
    halfHours.origins[halfHour - first] = ORIGINS.metered
  })
  return {
    kind: 'read',
    halfHours,
    count,
    repeated: store.repeated,
    contradicted: { count: contradictionCount, first: contradictions.map(sayHalfHour) },
    unit,
    isUnitGuessed: file.unit === undefined && named === undefined,
  }
}

function twoInOne(): Refusal {
  return new Refusal(
    'Most half hours in this file appear twice with different amounts. Does it have two meters, or both fuels? Export one at a time.',
  )
}

function emptyFrom(from: HalfHour, count: number): HalfHours {
  return { from, wattHours: new Uint32Array(count), origins: new Uint8Array(count).fill(ORIGINS.gap) }
}

function guessedUnit(store: HalfHourStore, named: EnergyUnit | undefined, { fuel }: HalfHourFile): 'kWh' | 'Wh' {
  if (named === 'm3') {
    throw new Refusal(
      'This gas file is in cubic metres. Export it in kWh: the heat in a cubic metre changes every day.',
    )
  }
  if (fuel === 'gas') {
    throw new Refusal('This gas file doesn’t say if it’s in kWh or cubic metres. Tell us which and try again.')
  }
  return store.isAllWhole && store.most > MOST_LIKELY_KWH * 1000 ? 'Wh' : 'kWh'
}

/** Usage goes up and down. What goes one way alone, and at many half hours, is what a meter shows. */
function isOfReadings({ rises, falls, count }: HalfHourStore): boolean {
  return Math.min(rises, falls) === 0 && Math.max(rises, falls) * 4 > count
}

function tooMuch(store: HalfHourStore, unit: 'kWh' | 'Wh'): Refusal {
  const hint = unit === 'kWh' ? ' Could the file be in Wh?' : ''
  return new Refusal(`Some half hours show more than 50 kWh, which is more than any home could use.${hint}`)
}
