import { isoDayOf } from '../../calendar/iso-day.ts'
import { halfHoursShowing, SLOTS_PER_DAY, startOfDay } from '../../calendar/london-half-hour.ts'
import { sayDay } from '../../calendar/say-day.ts'
import type { Fuel } from '../../tariff/fuel.ts'
import type { HalfHourStore } from './half-hour-store.ts'
import { readAmount } from './read-amount.ts'
import { readClock, readTime, type WrittenTime } from './read-time.ts'
import { notText, quoted, Refusal } from './refusal.ts'
import { type EnergyUnit, isOfExport, type Roles, rolesOf, type WideRoles } from './roles.ts'
import { cellsOf } from './text-rows.ts'

const DELIMITERS = [',', ';', '\t', '|']
// Some exports begin with a few lines about the account.
const MOST_LINES_BEFORE = 20
const MINUTES_PER_DAY = 1440
const MOST_SIGNS = 8

export type RowReader = { take: (line: string, number: number) => void; end: () => EnergyUnit | undefined }

/** Rows of a table: a half hour each, or a day each. Columns are recognised by their names. */
export function delimitedRows(store: HalfHourStore, fuel: Fuel, isUtc: boolean): RowReader {
  let header: { roles: Roles | WideRoles; delimiter: string; columns: number } | undefined
  let before = 0
  return {
    take(line, number) {
      if (!header) {
        const delimiter = DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ','
        const cells = cellsOf(line, delimiter)
        const roles = cells && rolesOf(cells, fuel)
        if (roles) header = { roles: { ...roles, isUtc: roles.isUtc || isUtc }, delimiter, columns: cells.length }
        else if (isNoText(line)) throw notText()
        else if (cells && isOfExport(cells)) throw ofExport()
        else if (++before > MOST_LINES_BEFORE) throw noColumns()
        return
      }
      const { roles, delimiter, columns } = header
      const cells = cellsOf(line, delimiter)
      if (!cells) throw new Refusal('This line has a quotation mark that isn’t closed.', number)
      if (cells.slice(columns).some((cell) => cell !== '')) {
        throw new Refusal(`This line has ${cells.length} cells for ${columns} columns.`, number)
      }
      const hasDecimalComma = delimiter !== ','
      if ('halfHours' in roles) takeDay(store, roles, cells, number, hasDecimalComma)
      else takeRow(store, roles, cells, number, hasDecimalComma)
    },
    end() {
      if (!header) throw noColumns()
      return header.roles.unit
    },
  }
}

/** One half hour, from the cells of a table or the fields of a record. */
export function takeRow(
  store: HalfHourStore,
  roles: Roles,
  cells: readonly string[],
  line: number,
  hasDecimalComma: boolean,
): void {
  const { start, end, clock, period, value, isUtc } = roles
  const amount = readAmount(cells[value] ?? '', line, hasDecimalComma)
  const begins = start === undefined ? undefined : timeIn(cells[start] ?? '', line)
  const ends = end === undefined ? undefined : timeIn(cells[end] ?? '', line)
  if (begins && ends) checkLength(begins, ends, line)
  if (begins && period !== undefined) {
    if (amount !== undefined) store.add(halfHourOfPeriod(begins, cells[period] ?? '', line), amount, line)
    return
  }
  const time = begins ? withClock(begins, clock === undefined ? undefined : (cells[clock] ?? ''), line) : ends
  if (!time) return
  const halfHour = store.halfHourOf(time, { isUtc, isEnd: !begins, line })
  if (amount === undefined || (halfHour === undefined && amount === 0)) return
  if (halfHour === undefined) throw inNoTime(line)
  store.add(halfHour, amount, line)
}

function timeIn(text: string, line: number): WrittenTime {
  const time = readTime(text)
  if (time) return time
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-]/.exec(text)
  if (british && Number(british[2]) > 12 && Number(british[1]) <= 12) {
    throw new Refusal(
      `${quoted(text)} seems to have the month first. Export it with the day first, or as 2026-01-31.`,
      line,
    )
  }
  throw new Refusal(text === '' ? 'This line has no date.' : `${quoted(text)} isn’t a date and time we can read.`, line)
}

function withClock(date: WrittenTime, clock: string | undefined, line: number): WrittenTime {
  if (clock === undefined) return date
  // `00:00 - 00:30` is identified by its beginning.
  const minutes = readClock(clock.split(/ ?(?:-|to) ?/, 1)[0] ?? '')
  if (minutes === undefined) throw new Refusal(`${quoted(clock)} isn’t a time we can read.`, line)
  return { ...date, minutes: date.minutes + minutes, hasTime: true }
}

/** Counted from London's midnight: a day has 46 to 50. */
function halfHourOfPeriod(date: WrittenTime, text: string, line: number): number {
  const day = Math.floor(date.minutes / MINUTES_PER_DAY)
  const period = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (period === 0) throw new Refusal(`${quoted(text)} isn’t a half hour of a day.`, line)
  const halfHour = startOfDay(day) + period - 1
  if (halfHour >= startOfDay(day + 1)) throw tooManyHalfHours(day, line)
  return halfHour
}

function checkLength(begins: WrittenTime, ends: WrittenTime, line: number): void {
  const seconds = (time: WrittenTime) => (time.minutes - (time.aheadMinutes ?? 0)) * 60 + time.seconds
  const length = seconds(ends) - seconds(begins)
  // Without a zone, an interval across a change of the clocks seems an hour too long or too short.
  const isHalfHour = [0, 1, 2].some((hours) => Math.abs(length + (hours - 1) * 3600 - 1800) <= 60)
  if (isHalfHour && (begins.aheadMinutes === undefined || Math.abs(length - 1800) <= 60)) return
  throw new Refusal('This line isn’t for half an hour. We can only read half-hourly usage.', line)
}

function takeDay(
  store: HalfHourStore,
  roles: WideRoles,
  cells: readonly string[],
  line: number,
  hasDecimalComma: boolean,
): void {
  const { date, halfHours, isByClock, isUtc } = roles
  const day = Math.floor(timeIn(cells[date] ?? '', line).minutes / MINUTES_PER_DAY)
  const [first, after] = isUtc
    ? [day * SLOTS_PER_DAY, (day + 1) * SLOTS_PER_DAY]
    : [startOfDay(day), startOfDay(day + 1)]
  halfHours.forEach((column, slot) => {
    const amount = readAmount(cells[column] ?? '', line, hasDecimalComma)
    if (amount === undefined) return
    const [halfHour] = isByClock && !isUtc ? halfHoursShowing(day * SLOTS_PER_DAY + slot) : [first + slot]
    if (halfHour !== undefined && halfHour < after) store.add(halfHour, amount, line)
    else if (amount !== 0) throw isByClock ? inNoTime(line) : tooManyHalfHours(day, line)
  })
}

function inNoTime(line: number): Refusal {
  return new Refusal(
    'This time doesn’t exist: the clocks went forward that night. If your file is in UTC, say so and try again.',
    line,
  )
}

function tooManyHalfHours(day: number, line: number): Refusal {
  const count = startOfDay(day + 1) - startOfDay(day)
  return new Refusal(`${sayDay(isoDayOf(day))} had ${count} half hours, and this line has more.`, line)
}

/** What isn't a letter in any file: a picture, a program. A pound sign of an old spreadsheet is one such sign only. */
function isNoText(line: string): boolean {
  return line.includes('\u0000') || line.split('\uFFFD').length > MOST_SIGNS
}

function ofExport(): Refusal {
  return new Refusal('This file has the energy you export. Use the file of your import instead.')
}

function noColumns(): Refusal {
  return new Refusal(
    'We couldn’t find your usage in this file. We need column names, one column for the time and one for kWh.',
  )
}
