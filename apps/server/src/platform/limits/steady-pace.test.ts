import { expect, test } from 'vitest'
import { createSteadyPace } from './steady-pace.ts'

test('so many at once, then so many a second, and each name for itself', () => {
  let now = 5000
  const pace = createSteadyPace({ atOnce: 20, perSecond: 5 }, () => now)
  const used = (name: string | undefined, tries: number) =>
    Array.from({ length: tries }, () => pace.allows(name)).filter(Boolean).length
  expect(used('ada', 100)).toBe(20)
  expect(used('bea', 1)).toBe(1)
  now += 1000
  expect(used('ada', 100)).toBe(5)
  now += 3_600_000
  expect(used('ada', 100)).toBe(20)
  expect(used(undefined, 100)).toBe(100)
})

test('names that come and go do not change what the others have used', () => {
  let now = 0
  const pace = createSteadyPace({ atOnce: 2, perSecond: 1 }, () => now)
  pace.allows('ada')
  for (let at = 0; at < 10_000; at++) {
    now += 0.05
    pace.allows(`somebody ${at}`)
  }
  expect([pace.allows('ada'), pace.allows('ada')]).toEqual([true, false])
})
