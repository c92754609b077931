import { expect, test } from 'vitest'
import { everyDay } from './every-day.ts'

test('days on which nobody came are there too, over a change of the clocks', () => {
  const days = [{ date: '2026-10-25', visitors: 3, views: 7 }]
  expect(everyDay({ from: '2026-10-24', to: '2026-10-27', days })).toEqual([
    { date: '2026-10-24', visitors: 0, views: 0 },
    { date: '2026-10-25', visitors: 3, views: 7 },
    { date: '2026-10-26', visitors: 0, views: 0 },
    { date: '2026-10-27', visitors: 0, views: 0 },
  ])
})
