import { expect, it } from 'vitest'
import { createRandom, isSeed } from './random.ts'

const drawn = (seed: string, count = 8) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random.below(1000))
}

it('draws the same from the same seed, today and on every machine', () => {
  expect(drawn('0123456789abcdef0123456789abcdef')).toEqual(drawn('0123456789abcdef0123456789abcdef'))
  expect(drawn('0123456789abcdef0123456789abcdef')).toMatchInlineSnapshot(`
    [
      595,
      588,
      72,
      248,
      797,
      492,
      183,
      255,
    ]
  `)
})

it('draws something else from a seed that differs by one bit', () => {
  expect(drawn('00000000000000000000000000000002')).not.toEqual(drawn('00000000000000000000000000000003'))
})

it('draws from nothing but zeros too', () => {
  expect(new Set(drawn('0'.repeat(32), 50)).size).toBeGreaterThan(30)
})

it('draws evenly enough', () => {
  const random = createRandom('f'.repeat(32))
  const counts = Array.from({ length: 10 }, () => 0)
  for (let at = 0; at < 10_000; at++) counts[random.below(10)]!++
  expect(Math.min(...counts)).toBeGreaterThan(850)
  expect(Math.max(...counts)).toBeLessThan(1150)
})

it.each(['', 'abc', 'g'.repeat(32), 'A'.repeat(32), 'a'.repeat(33), `${'a'.repeat(32)}\n`])('%j is no seed', (text) => {
  expect(isSeed(text)).toBe(false)
  expect(() => createRandom(text)).toThrow(RangeError)
})
