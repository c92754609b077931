import { expect, test } from 'vitest'
import { chartPath } from './chart-path.ts'

const box = { width: 100, height: 50, pad: 10 }
const days = [
  { date: '2026-11-01', value: 100 },
  { date: '2026-11-03', value: 150 },
  { date: '2026-11-05', value: 200 },
]

test('days are as far apart as they were, and a total goes up in steps', () => {
  expect(chartPath(days, box)).toMatchObject({
    line: 'M10 40H50V25H90V10',
    area: 'M10 40H50V25H90V10V40H10Z',
    lowest: 100,
    highest: 200,
  })
})

test('a rank is drawn with the first place on top', () => {
  const { dots } = chartPath(days, box, true)
  expect(dots.map(({ y }) => y)).toEqual([10, 25, 40])
})

test('one day, and days without a change, are a level line in the middle', () => {
  expect(chartPath(days.slice(0, 1), box).dots).toEqual([{ x: 50, y: 25 }])
  const level = days.map((day) => ({ ...day, value: 7 }))
  expect(chartPath(level, box).line).toBe('M10 25H50V25H90V25')
})

test('days of nothing are a line along the bottom, with nothing under it', () => {
  const none = days.map((day) => ({ ...day, value: 0 }))
  expect(chartPath(none, box)).toMatchObject({ line: 'M10 40H50V40H90V40', area: 'M10 40H50V40H90V40V40H10Z' })
})
