import { expect, test } from 'vitest'
import { addDays } from './iso-day.ts'
import { addWorkingDays, bankHolidaysOf } from './working-days.ts'

// As gov.uk publishes them for England and Wales.
test.for<[number, string]>([
  [2023, '2023-01-02 2023-04-07 2023-04-10 2023-05-01 2023-05-29 2023-08-28 2023-12-25 2023-12-26 2023-05-08'],
  [2025, '2025-01-01 2025-04-18 2025-04-21 2025-05-05 2025-05-26 2025-08-25 2025-12-25 2025-12-26'],
  [2026, '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28'],
  [2027, '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28'],
  [2028, '2028-01-03 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-08-28 2028-12-25 2028-12-26'],
])('bank holidays of %i', ([year, days]) => {
  expect(bankHolidaysOf(year)).toEqual(days.split(' '))
})

test.for<[string, string, string]>([
  ['an ordinary week', '2025-10-01', '2025-10-10'],
  ['a Friday, over two weekends', '2025-10-03', '2025-10-14'],
  ['over Christmas and New Year', '2026-12-22', '2027-01-05'],
  ['over Christmas on a weekend', '2027-12-23', '2028-01-06'],
  ['over Easter', '2026-03-31', '2026-04-13'],
  ['from a Saturday', '2026-11-14', '2026-11-24'],
])('7 working days: %s', ([, from, until]) => {
  expect(addWorkingDays(from, 7)).toBe(until)
})

// As gov.uk publishes them for Scotland.
test.for<[number, string]>([
  [2022, '2022-01-03 2022-01-04 2022-04-15 2022-05-02 2022-05-30 2022-08-01 2022-11-30 2022-12-26 2022-12-27'],
  [
    2023,
    '2023-01-02 2023-01-03 2023-04-07 2023-05-01 2023-05-29 2023-08-07 2023-11-30 2023-12-25 2023-12-26 2023-05-08',
  ],
  [2025, '2025-01-01 2025-01-02 2025-04-18 2025-05-05 2025-05-26 2025-08-04 2025-12-01 2025-12-25 2025-12-26'],
  [
    2026,
    '2026-01-01 2026-01-02 2026-04-03 2026-05-04 2026-05-25 2026-08-03 2026-11-30 2026-12-25 2026-12-28 2026-06-15',
  ],
])('bank holidays of %i in Scotland', ([year, days]) => {
  expect(bankHolidaysOf(year, 'scotland')).toEqual(days.split(' '))
})

test('ten working days are other days in Scotland', () => {
  expect(addWorkingDays('2026-11-20', 10)).toBe('2026-12-04')
  expect(addWorkingDays('2026-11-20', 10, 'scotland')).toBe('2026-12-07')
  expect(addWorkingDays('2027-03-24', 10)).toBe('2027-04-09')
  expect(addWorkingDays('2027-03-24', 10, 'scotland')).toBe('2027-04-08')
})

// As calendars print them; the earliest and the latest possible day are among them.
test.each([
  '1818-03-22',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2019-04-21',
  '2024-03-31',
  '2029-04-01',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2285-03-22',
])('Easter Sunday on %s', (sunday) => {
  const holidays = bankHolidaysOf(Number(sunday.slice(0, 4)))
  expect(holidays).toContain(addDays(sunday, -2))
  expect(holidays).toContain(addDays(sunday, 1))
})
