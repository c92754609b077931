import { addDays, axisOf, countOf, packHalfHours, unpackHalfHours, yearFrom } from '@mowatt/tariffs'
import type { OwnHalfHours } from '../weigh/year-of-home.ts'
import type { FileOutcome } from './read-half-hours.ts'

/** A year as stored with a home. */
export type PackedYear = { firstHalfHour: number; packed: Uint8Array<ArrayBuffer> }

const DAYS_OF_YEAR = 365

/** The last 365 days of a file: all that a replay uses, and all that is sent. */
export function packLastYear({ halfHours, lastDay }: OwnHalfHours): PackedYear {
  const year = yearFrom(halfHours, addDays(lastDay, 1 - DAYS_OF_YEAR))
  return { firstHalfHour: year.from, packed: packHalfHours(year) }
}

/** The stored year, as if it had just been read from a file. */
export function openKept({ firstHalfHour, packed }: PackedYear): FileOutcome {
  const halfHours = unpackHalfHours(firstHalfHour, packed)
  if (!halfHours) return { kind: 'refused', message: 'We can’t read what you saved. Please choose the file again.' }
  const { firstDay, days } = axisOf(halfHours.from, halfHours.wattHours.length)
  const from = addDays('1970-01-01', firstDay)
  const to = addDays(from, days - 1)
  return {
    kind: 'read',
    own: { halfHours, firstDay: from, lastDay: to },
    read: {
      count: countOf(halfHours, 'metered'),
      repeated: 0,
      contradicted: { count: 0, first: [] },
      unit: 'kWh',
      isUnitGuessed: false,
      from,
      to,
    },
  }
}
