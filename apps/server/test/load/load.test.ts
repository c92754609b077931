import { expect, test } from 'vitest'
import { MIX, planArrivals } from './arrivals.ts'
import { figuresOf, kneeOf, shortcomings } from './judge-step.ts'

test('arrivals come at the rate, in the shares of the mix, and the same each time', () => {
  const plan = () => planArrivals(50, 100, sameChance())
  const arrivals = plan()
  expect(arrivals).toEqual(plan())
  expect(arrivals.length).toBeGreaterThan(4700)
  expect(arrivals.length).toBeLessThan(5300)
  expect(arrivals.map(({ atMs }) => atMs)).toEqual(arrivals.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
  const hundred = arrivals.slice(0, 100)
  for (const [act, share] of Object.entries(MIX)) {
    expect(hundred.filter((each) => each.act === act)).toHaveLength(share)
  }
})

test('figures leave out what failed, and count it', () => {
  const done = Array.from({ length: 100 }, (_, at) => ({ act: 'visit' as const, ms: at + 1 }))
  expect(figuresOf([...done, { act: 'visit', ms: 9, trouble: 'no' }])).toEqual({
    count: 101,
    errors: 1,
    p50: 51,
    p95: 96,
    p99: 100,
  })
})

test('the knee is the last step before the first that is late or has errors', () => {
  const step = (perSecond: number, p95: number, errors = 0) => ({
    perSecond,
    acts: { visit: { count: 9, errors, p50: 1, p95, p99: p95 } },
  })
  const steps = [step(5, 20), step(10, 200), step(20, 301), step(40, 20)]
  expect(kneeOf(steps)?.perSecond).toBe(10)
  expect(kneeOf([step(5, 1), step(10, 1, 1)])?.perSecond).toBe(5)
  expect(kneeOf([step(5, 999)])).toBeUndefined()
  expect(kneeOf([step(5, 1)])?.perSecond).toBe(5)
  expect(shortcomings(step(20, 301, 2))).toEqual(['2 of visit failed', 'visit p95 301 ms, budget 300'])
})

/** The same numbers each time: Lehmer's. */
function sameChance(): () => number {
  let state = 7
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
