import { slotOf } from '../tariff/clock-time.ts'
import { type RateBand, type RateCalendar, rateCalendar } from '../tariff/rate-calendar.ts'
import type { MicroPence } from '../money/micro-pence.ts'
import type { FieldReader } from './field-reader.ts'

/** The fields of a band. In a CSV a band is a separate line, whose columns have a prefix. */
export const BAND_FIELDS = ['name', 'rate_p', 'days', 'months', 'from', 'to'] as const
export const BAND = 'band_'

/** A band as read from a file. `field` returns a field's name in that file. */
export type BandRecord = { read: FieldReader; field: (name: (typeof BAND_FIELDS)[number]) => string }

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

export type CheckRate = (read: FieldReader, field: string, rate: MicroPence | undefined) => void

/** The rate outside the bands, and the bands. Undefined if a band has an error, or two overlap. */
export function readBands(
  price: FieldReader,
  rest: MicroPence,
  { records, checkRate }: { records: readonly BandRecord[]; checkRate: CheckRate },
): RateCalendar | undefined {
  const before = price.mistakes
  const bands = records.map((record) => readBand(record, checkRate))
  if (price.mistakes > before) return undefined
  try {
    return rateCalendar(rest, bands)
  } catch (error) {
    // It says in words for people which two overlap, and when.
    if (!(error instanceof RangeError)) throw error
    price.complain(error.message)
    return undefined
  }
}

function readBand({ read, field }: BandRecord, checkRate: CheckRate): RateBand {
  const name = read.words(field('name'))
  const rate = read.rate(field('rate_p'))
  // Some hours are free.
  if (rate !== 0) checkRate(read, field('rate_p'), rate)
  const days = choicesOf(read, field('days'), DAYS)
  const months = choicesOf(read, field('months'), MONTHS)
  const [from, to] = [timeOf(read, field('from')), timeOf(read, field('to'))]
  for (const [own, other] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const) {
    if (!read.isGiven(field(own)) && read.isGiven(field(other))) {
      read.complain('is needed with the other time', field(own))
    }
  }
  return { name, rate: rate ?? 0, ...(days && { days }), ...(months && { months }), ...(from && to && { from, to }) }
}

/** By their numbers from 1; undefined if omitted, which means all of them. */
function choicesOf(read: FieldReader, field: string, all: readonly string[]): number[] | undefined {
  if (!read.isGiven(field)) return undefined
  return read.choices(field, all).map((each) => all.indexOf(each) + 1)
}

function timeOf(read: FieldReader, field: string): string | undefined {
  const time = read.maybe(field)
  if (time !== undefined && slotOf(time) === undefined) {
    read.refuse(field, time, 'a time on the hour or half hour like 00:30')
  }
  return time
}
