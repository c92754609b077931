import { daysBetween } from '@mowatt/tariffs'
import { expect, it } from 'vitest'
import { isoDay } from './calendar-day.ts'
import { findDates } from './find-dates.ts'

it.each([
  ['4 November 2025', '2025-11-04'],
  ['4November2025', '2025-11-04'],
  ['4th Nov 25', '2025-11-04'],
  ['Tue 04-Nov-2025', '2025-11-04'],
  ['04/11/2025', '2025-11-04'],
  ['04.11.25', '2025-11-04'],
  ['2025-11-04', '2025-11-04'],
  ['November 4, 2025', '2025-11-04'],
  ['29 Feb 2024', '2024-02-29'],
])('reads the day in %s', (text, day) => {
  expect(findDates(`on ${text} we`)).toMatchObject([{ from: day, to: day, isRange: false }])
})

it.each([
  ['1 October 2025 - 31 October 2025', '2025-10-01', '2025-10-31'],
  ['1 - 31 October 2025', '2025-10-01', '2025-10-31'],
  ['1 Oct to 31 Oct 2025', '2025-10-01', '2025-10-31'],
  ['15 Dec - 14 Jan 2026', '2025-12-15', '2026-01-14'],
  ['01/10/25-31/10/25', '2025-10-01', '2025-10-31'],
  ['1October2025to31October2025', '2025-10-01', '2025-10-31'],
  ['1st October 2025 and 31st October 2025', '2025-10-01', '2025-10-31'],
])('reads the range in %s', (text, from, to) => {
  expect(findDates(text)).toMatchObject([{ from, to, isRange: true }])
})

it.each(['31/02/2025', '29 Feb 2025', '26.35p', '£1,234.56', '0800 111 999', '12 payments', '245.30 kWh'])(
  'finds no day in %s',
  (text) => {
    expect(findDates(text)).toEqual([])
  },
)

it('finds every day of four years however it is printed', () => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
  for (let offset = 0; offset < 1461; offset++) {
    const [year = 0, month = 1, day = 1] = new Date(Date.UTC(2024, 0, 1 + offset))
      .toISOString()
      .slice(0, 10)
      .split('-')
      .map(Number)
    const iso = isoDay(year, month, day)
    expect(daysBetween('2024-01-01', iso ?? '')).toBe(offset)
    const name = months[month - 1]
    const printed = [
      `${day}/${month}/${year}`,
      ...(name ? [`${day} ${name} ${year}`, `${day}${name.slice(0, 3)}${year}`] : []),
    ]
    for (const text of printed) expect(findDates(text)).toMatchObject([{ from: iso }])
  }
})
