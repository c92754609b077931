import type { IsoDay } from '@mowatt/tariffs'
import { findDays } from './find-days.ts'

/** Whether a date is in the time that a question names: "this year", "in March", "before Christmas", or any time. */
export function isInNamedSpan(text: string, day: IsoDay, today: IsoDay): boolean {
  const [year, thisYear] = [day, today].map((each) => Number(each.slice(0, 4)))
  const [named] = findDays(text, today)
  if (/\bthis month\b/i.test(text)) return day.slice(0, 7) === today.slice(0, 7)
  if (/\bthis year\b|\bbefore (?:christmas|new year)\b/i.test(text)) return year === thisYear
  if (/\bnext year\b/i.test(text)) return year === (thisYear ?? 0) + 1
  if (!named) return true
  const [month, namedMonth] = [day, named.day].map((each) => each.slice(0, 7))
  if (/\bbefore\b/i.test(text) && !/\d/.test(text)) return day < `${namedMonth}-01`
  return /\b(?:before|by|until|till)\b/i.test(text) ? day <= named.day : month === namedMonth
}
