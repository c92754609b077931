/** A calendar day in Great Britain, `2026-11-15`. Days compare as strings. */
export type IsoDay = string

/** Of a yearly figure, leap year or not. */
export const DAYS_OF_YEAR = 365

const DAYS_PER_ERA = 146_097
const SHORT_MONTHS = [4, 6, 9, 11]

/** Whether the text is a valid date: 2026-02-30 is not. */
export function isIsoDay(text: string): boolean {
  return numberOfText(text) !== undefined
}

/** The number of a day that exists, or undefined. */
function numberOfText(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  return numberOfDate(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)))
}

/** Days since 1970-01-01. The civil calendar repeats every 400 years; years are counted from March so that leap days come last. */
export function dayNumber(day: IsoDay): number {
  const number = numberOfText(day)
  if (number === undefined) throw new RangeError(`${day} is not a day`)
  return number
}

/** The number of a date that exists, or undefined. Months count from one. */
export function numberOfDate(year: number, month: number, date: number): number | undefined {
  if (month < 1 || month > 12 || date < 1 || date > lastDateOf(year, month)) return undefined
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - 719_468
}

function lastDateOf(year: number, month: number): number {
  if (month !== 2) return SHORT_MONTHS.includes(month) ? 30 : 31
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return isLeap ? 29 : 28
}

/** The day with this number. */
export function isoDayOf(number: number): IsoDay {
  const shifted = number + 719_468
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return isoDayOf(dayNumber(day) + days)
}

/** Days from one day to another; negative if the other day is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same date some months later, or the last of that month when it has no such date. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const index = year * 12 + month - 1 + months
  const monthOf = (each: number) =>
    `${String(Math.floor(each / 12)).padStart(4, '0')}-${String((each % 12) + 1).padStart(2, '0')}`
  const lastDate = daysBetween(`${monthOf(index)}-01`, `${monthOf(index + 1)}-01`)
  return `${monthOf(index)}-${String(Math.min(date, lastDate)).padStart(2, '0')}`
}
