import { addDays, addMonths, daysBetween, type IsoDay, isIsoDay } from '@mowatt/tariffs'
import { NUMBER_WORDS, valueOfWords } from '../figures/number-words.ts'
import { findDays } from './find-days.ts'

type Meant = { day: IsoDay; at: number; length: number }

const COUNT = new RegExp(`\\b(\\d{1,2}|an?|${NUMBER_WORDS})\\s{1,3}(day|week|month)s?\\s{1,3}ago\\b`, 'gi')
const LAST_WEEKDAY = /\blast (mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b/gi
const NEAR = /\b(?:(yesterday)|today|this (?:morning|afternoon))\b/gi
const WEEKDAYS = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed']
const DATE =
  /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:one|floor|bill|payment|tariff|offer|deal|option|quarter|time))/gi
const IS_DATE = /^(?:(?:on|by|until|till|for) )?the \d{1,2}(?:st|nd|rd|th)$/i
const DENIED = /(?:\bnot|n['’]t|\binstead of|\brather than)\s{1,3}(?:on )?(?:the )?$/i
/** As many characters before a date as a negation needs. */
const DENIAL = 24
/** A vague day of a week or a month is not a date to count from. */
const VAGUE = /\b(?:next week|start|beginning|early|mid|middle|late|first week)\b/i

/**
 * The days that a message means, in order, without negated ones: "the 21st, not the 20th". After an earlier date, a day
 * of the month alone is in the same month.
 */
export function daysMeant(text: string, today: IsoDay, near?: IsoDay): Meant[] {
  const whole = findDays(text, today).filter(({ at, length, precision }) => {
    const words = text.slice(at, at + length)
    return precision === 'day' && !VAGUE.test(words) && !(near && IS_DATE.test(words))
  })
  const dates = near ? datesIn(text, today, near) : []
  const found: Meant[] = [...whole, ...pastDays(text, today)]
  const all = [...found, ...dates.filter((date) => !found.some((each) => overlaps(date, each)))]
  return all
    .filter(({ at }) => !DENIED.test(text.slice(Math.max(0, at - DENIAL), at)))
    .map(({ day, at, length }) => ({ day, at, length }))
    .toSorted((one, other) => one.at - other.at)
}

/** The date meant by the newest of some messages; a day of the month alone is in the month named before it. */
export function lastDayMeant(messages: readonly string[], today: IsoDay): IsoDay | undefined {
  return messages.reduce<IsoDay | undefined>(
    (before, message) => daysMeant(message, today, before).at(-1)?.day ?? before,
    undefined,
  )
}

function overlaps(one: Meant, other: Meant): boolean {
  return one.at < other.at + other.length && other.at < one.at + one.length
}

/** The date in that month, or in the next one if it has passed. */
function datesIn(text: string, today: IsoDay, near: IsoDay): Meant[] {
  return [...text.matchAll(DATE)].flatMap(({ index, 0: words, 1: date = '' }) => {
    const inMonth = (months: number) =>
      `${addMonths(`${near.slice(0, 7)}-01`, months).slice(0, 7)}-${date.padStart(2, '0')}`
    const day = [inMonth(0), inMonth(1)].find((each) => isIsoDay(each) && (near < today || each >= today))
    return day === undefined ? [] : [{ day, at: index, length: words.length }]
  })
}

function pastDays(text: string, today: IsoDay): Meant[] {
  const meant = ({ index, 0: words }: RegExpExecArray, day: IsoDay): Meant => ({ day, at: index, length: words.length })
  return [
    ...[...text.matchAll(NEAR)].map((match) => meant(match, match[1] === undefined ? today : addDays(today, -1))),
    ...[...text.matchAll(LAST_WEEKDAY)].map((match) => meant(match, lastWeekday(today, match[1] ?? ''))),
    ...[...text.matchAll(COUNT)].map((match) => meant(match, ago(today, match[1] ?? '', match[2] ?? ''))),
  ]
}

/** The first of 1970 was a Thursday. */
function lastWeekday(today: IsoDay, name: string): IsoDay {
  const since = (daysBetween('1970-01-01', today) - WEEKDAYS.indexOf(name.toLowerCase()) + 7) % 7
  return addDays(today, since === 0 ? -7 : -since)
}

function ago(today: IsoDay, count: string, unit: string): IsoDay {
  const many = /^an?$/i.test(count) ? 1 : /\d/.test(count) ? Number(count) : (valueOfWords(count) ?? 1)
  if (unit.toLowerCase() === 'month') return addMonths(today, -many)
  return addDays(today, -many * (unit.toLowerCase() === 'week' ? 7 : 1))
}
