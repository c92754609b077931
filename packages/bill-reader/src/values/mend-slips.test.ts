import { expect, it } from 'vitest'
import { findDates } from './find-dates.ts'
import { findNumbers } from './find-numbers.ts'
import { mendDateSlips, mendNumberSlips } from './mend-slips.ts'

it.each([
  ['l5 0ct 2O25', '2025-10-15'],
  ['3O N0v 2025', '2025-11-30'],
  ['I4 Ju1 2026', '2026-07-14'],
  ['O4/l1/2O25', '2025-11-04'],
  ['20th Novernber 2026', '2026-11-20'],
  ['29106/2024', '2024-06-29'],
  ['29/0612024', '2024-06-29'],
])('reads the day that a photo shows as %s', (text, day) => {
  expect(findDates(text)).toMatchObject([{ from: day, isRange: false }])
})

it.each([
  ['£1O4.5O', 104.5, 'gbp'],
  ['£l2.40', 12.4, 'gbp'],
  ['24,87p', 24.87, 'pence'],
  ['£64,56', 64.56, 'gbp'],
  ['.763.82', 763.82, 'gbp'],
] as const)('reads the number that a photo shows as %s', (text, value, unit) => {
  expect(findNumbers(text)).toMatchObject([{ value, unit }])
})

it.each([
  'Oil of 3 lamps',
  'I may call on 12, 13 and 14',
  'Meter L150O12',
  '1,234 kWh',
  '£1,234.56',
  'over 12,500 kWh',
])('leaves "%s" alone', (text) => {
  expect(mendNumberSlips(text).length).toBe(text.length)
  expect(findDates(mendDateSlips(text))).toEqual([])
})

it('keeps thousands apart from pence', () => {
  expect(findNumbers('£1,234.56')).toMatchObject([{ value: 1234.56 }])
  expect(findNumbers('12,500 kWh')).toMatchObject([{ value: 12500 }])
})
