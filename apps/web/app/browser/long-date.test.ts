import { expect, test } from 'vitest'
import { dayAndMonth, longDate } from './long-date.ts'

test('every day reads as it does in Britain', () => {
  const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2026, 0, 1); day += 86_400_000) {
    const date = new Date(day)
    expect(longDate(date.toISOString().slice(0, 10))).toBe(british.format(date))
  }
})

test('within a year the day and the month will do', () => {
  expect(dayAndMonth('2026-11-05')).toBe('5 November')
})
