import type { IsoDay } from './iso-day.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** As people read it: `30 September 2025`. */
export function sayDay(day: IsoDay): string {
  const [year, month = 0, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[month - 1]} ${year}`
}
