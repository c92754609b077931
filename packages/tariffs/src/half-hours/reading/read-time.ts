import { numberOfDate } from '../../calendar/iso-day.ts'

/** A parsed time: local minutes since the start of 1970, and its offset from UTC in minutes, if stated. */
export type WrittenTime = { minutes: number; seconds: number; aheadMinutes: number | undefined; hasTime: boolean }

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?(?: ?(Z|UTC|GMT|BST|[+-]\d{2}:?\d{2}))?$/
const BRITISH =
  /^(\d{1,2})[ /.-](\d{1,2}|[A-Za-z]{3,9})[ /.-](\d{4}|\d{2})(?:[T ,] ?(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?)?$/i
const DIGITS_ONLY = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/
const SECONDS_OF_1970 = /^\d{9,10}$/
const MILLISECONDS_OF_1970 = /^\d{12,13}$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MINUTES_PER_DAY = 1440

/**
 * Parses a date with or without a time, as exports write them: ISO, day first, or Unix seconds. Undefined for anything
 * else.
 */
export function readTime(text: string): WrittenTime | undefined {
  const iso = ISO.exec(text) ?? DIGITS_ONLY.exec(text)
  if (iso) {
    const [, year, month, date, hours, minutes, seconds, zone] = iso
    return timeOf(numberOfDate(Number(year), Number(month), Number(date)), hours, minutes, seconds, zone)
  }
  const british = BRITISH.exec(text)
  if (british) {
    const [, date = '', month = '', year = '', clockHours, minutes, seconds, half] = british
    const hours = clockHours && hoursOf(clockHours, half)
    if (hours === '') return undefined
    const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
    const day = numberOfDate(Number(year.padStart(4, '20')), number, Number(date))
    return timeOf(day, hours, minutes, seconds, undefined)
  }
  if (SECONDS_OF_1970.test(text)) return ofSeconds(Number(text))
  return MILLISECONDS_OF_1970.test(text) ? ofSeconds(Math.floor(Number(text) / 1000)) : undefined
}

/** `13:30`, or `13:30:00`, as minutes of the day. */
export function readClock(text: string): number | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::00)?(?: ?([ap])\.?m\.?)?$/i.exec(text)
  if (!match) return undefined
  const hours = Number(hoursOf(match[1] ?? '', match[3]) || 24)
  const minutes = Number(match[2])
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined
}

/** Of 24, with two digits; empty where half a day has no such hour. */
function hoursOf(text: string, half: string | undefined): string {
  if (half === undefined) return text.padStart(2, '0')
  const hours = Number(text)
  if (hours < 1 || hours > 12) return ''
  return String((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')
}

function timeOf(
  day: number | undefined,
  hours: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
  zone: string | undefined,
): WrittenTime | undefined {
  const [h, m, s] = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)]
  if (h > 23 || m > 59 || s > 59 || day === undefined) return undefined
  return {
    minutes: day * MINUTES_PER_DAY + h * 60 + m,
    seconds: s,
    aheadMinutes: zone === undefined ? undefined : aheadOf(zone),
    hasTime: hours !== undefined,
  }
}

function aheadOf(zone: string): number {
  if (zone === 'BST') return 60
  if (/^[A-Z]/.test(zone)) return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

function ofSeconds(seconds: number): WrittenTime {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60, aheadMinutes: 0, hasTime: true }
}
