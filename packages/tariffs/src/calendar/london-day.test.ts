import { expect, it } from 'vitest'
import { londonMomentOf } from './london-day.ts'

it('shows the clocks of London as the platform does, all through ten years', () => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const wrong: string[] = []
  for (let moment = Date.UTC(2022, 0, 1); moment < Date.UTC(2032, 0, 1); moment += 5.5 * 36e5) {
    const { day, minutes } = londonMomentOf(new Date(moment).toISOString())!
    const text = `${day}, ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    if (clock.format(moment) !== text) wrong.push(text)
  }
  expect(wrong).toEqual([])
})

it.each([
  ['2025-09-30T23:00:00Z', '2025-10-01', 0],
  ['2025-12-31T00:00:00Z', '2025-12-31', 0],
  ['2026-03-29T00:59:00Z', '2026-03-29', 59],
  ['2026-03-29T01:00:00Z', '2026-03-29', 120],
  ['2025-10-01T00:00:00+01:00', '2025-10-01', 0],
  ['2025-10-01T00:00', '2025-10-01', 0],
])('reads %s as %s', (dateTime, day, minutes) => {
  expect(londonMomentOf(dateTime)).toEqual({ day, minutes })
})

it('does not read what is no moment', () => {
  expect(londonMomentOf('yesterday')).toBeUndefined()
})
