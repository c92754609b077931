import { dayNumber, isoDayOf } from '../src/calendar/iso-day.ts'
import { localOf, SLOTS_PER_DAY, startOfDay } from '../src/calendar/london-half-hour.ts'
import { type HalfHourFile, type HalfHourImport, HalfHourReader } from '../src/half-hours/reading/half-hour-reader.ts'

export const TODAY = '2026-11-18'

/** A half hour of a file to be written: its number, and its kWh as text. */
export type Written = { halfHour: number; kwh: string }

/** Days of made-up usage, each half hour with another amount. */
export function writtenDays(from: string, days: number): Written[] {
  const first = startOfDay(dayNumber(from))
  const count = startOfDay(dayNumber(from) + days) - first
  return Array.from({ length: count }, (_, index) => ({
    halfHour: first + index,
    kwh: (((index * 37) % 900) / 1000 + 0.05).toFixed(3),
  }))
}

export function utc(halfHour: number, separator = 'T'): string {
  const day = Math.floor(halfHour / SLOTS_PER_DAY)
  const slot = halfHour - day * SLOTS_PER_DAY
  return `${isoDayOf(day)}${separator}${clock(slot)}`
}

export function london(halfHour: number, separator = ' '): string {
  return utc(localOf(halfHour), separator)
}

/** `2026-03-29T02:00:00+01:00`, as the Octopus API writes it. */
export function withOffset(halfHour: number): string {
  return `${london(halfHour, 'T')}:00${localOf(halfHour) > halfHour ? '+01:00' : 'Z'}`
}

/** `29/03/2026 02:00` */
export function british(halfHour: number): string {
  const [year, month, rest] = london(halfHour).split('-')
  const [date, time] = (rest ?? '').split(' ')
  return `${date}/${month}/${year} ${time}`
}

function clock(slot: number): string {
  return `${String(slot >> 1).padStart(2, '0')}:${slot % 2 === 1 ? '30' : '00'}`
}

/** In chunks, so that tokens and lines are cut anywhere. */
export function readFile(text: string, file: Partial<HalfHourFile> = {}, piece = 7): HalfHourImport {
  const reader = new HalfHourReader({ fuel: 'electricity', today: TODAY, ...file })
  for (let at = 0; at < text.length; at += piece) reader.push(text.slice(at, at + piece))
  return reader.end()
}
