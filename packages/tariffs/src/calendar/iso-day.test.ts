import { expect, it } from 'vitest'
import { addDays, addMonths, dayNumber, daysBetween, isIsoDay, isoDayOf } from './iso-day.ts'
import { sayDay } from './say-day.ts'

it('counts every day from 1990 to 2060 as the platform does', () => {
  const miscounted: string[] = []
  for (let number = 7305; number < 32_900; number++) {
    const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
    if (isoDayOf(number) !== day || dayNumber(day) !== number) miscounted.push(day)
  }
  expect(miscounted).toEqual([])
})

it.each([
  '2026-02-29',
  '2100-02-29',
  '2026-12-00',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  'tomorrow',
  '',
  '2026-04-31',
  '2026-11-15T00:00',
])('knows that %s is no day', (text) => {
  expect(isIsoDay(text)).toBe(false)
  expect(() => dayNumber(text)).toThrow(RangeError)
})

it('adds days and months', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-11-15', '2027-11-15')).toBe(365)
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-11-15', 12)).toBe('2027-11-15')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})

it('is said in British English', () => {
  expect(sayDay('2025-09-30')).toBe('30 September 2025')
})

it('numbers each day of four centuries once, and any year has four digits', () => {
  const first = dayNumber('2000-03-01')
  let date = Date.UTC(2000, 2, 1)
  const wrong: string[] = []
  for (let day = 0; day < 146_097; day++, date += 86_400_000) {
    const iso = new Date(date).toISOString().slice(0, 10)
    if (isoDayOf(first + day) !== iso || dayNumber(iso) !== first + day) wrong.push(iso)
  }
  expect(wrong).toEqual([])
  expect(isoDayOf(dayNumber('0987-01-05'))).toBe('0987-01-05')
})
