import { expect, test } from 'vitest'
import { askedDays } from './asked-days.ts'

const now = Date.parse('2026-11-15T23:30:00Z')
const usual = { from: '2026-10-19', to: '2026-11-15' }
const asked = (query: string) => askedDays(new URLSearchParams(query), now)

test('an address may ask for any days; without a wish there are the last 28', () => {
  expect(asked('')).toEqual({ days: usual, trouble: undefined })
  expect(asked('from=2026-01-31&to=2026-02-01')).toEqual({
    days: { from: '2026-01-31', to: '2026-02-01' },
    trouble: undefined,
  })
})

test.each([
  'from=2026-02-01',
  'from=2026-02-01&to=',
  'from=2026-02-30&to=2026-03-01',
  'from=x&to=y',
  'from=2026-02-02&to=2026-02-01',
])('%s is told what is wrong with it', (query) => {
  const { days, trouble } = asked(query)
  expect(days).toEqual(usual)
  expect(trouble).toMatch(/date/)
})
