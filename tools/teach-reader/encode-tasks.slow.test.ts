import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWholeSteps } from '../../apps/server/src/platform/encoder/encode-sentences.ts'
import { type Encoder, loadEncoder } from '../../apps/server/src/platform/encoder/load-encoder.ts'
import { embedAll } from './encode-tasks.ts'
import { loadExactEncoder } from './load-exact-encoder.ts'
import { isNearTurn, NEAR } from './near-turn.ts'
import { readRows } from './read-rows.ts'

// What the heads are taught from has to be the same on x86-64 and ARM64: this runs on both.
const MANY = 240
/** It asks for nothing besides its input. */
const NO_TOOLS = { resident: () => undefined, act: async () => undefined, begin: () => {} }
let native: Encoder
let exact: Awaited<ReturnType<typeof loadExactEncoder>>

beforeAll(async () => {
  native = await loadEncoder()
  exact = await loadExactEncoder()
})
afterAll(() => Promise.all([native.close(), exact.close()]))

test('the exact encoder gives these directions on every processor, to the last digit', async () => {
  const directions = await exact.measure(['my bill is too high', 'can I switch now and how long does it take', 'gas'])
  const hash = createHash('sha256')
  for (const each of directions) hash.update(new Uint8Array(each.buffer))
  expect(hash.digest('hex')).toBe('198cc7909280344ff3d6add31f542e490f59768519d78cc046fd943a121a1020')
})

test('what is taught is the exact direction, and the native one is near enough to tell where they may differ', async () => {
  const rows = [...new Set(readRows().map(({ text }) => text))]
  const texts = rows.filter((_, at) => at % Math.floor(rows.length / MANY) === 0)
  const [measured, right, taught] = await Promise.all([
    native.measure(texts),
    exact.measure(texts),
    embedAll(texts, NO_TOOLS),
  ])
  expect(taught).toEqual(right.map(inWholeSteps))
  const furthest = Math.max(
    ...right.flatMap((each, at) => [...each].map((side, place) => Math.abs(side - (measured[at]?.[place] ?? 0)))),
  )
  expect(furthest).toBeGreaterThan(0)
  expect(furthest).toBeLessThan(0.8 * NEAR)
})

test('a side is near the turn where rounding it could go either way', () => {
  expect([3.5, -0.500_1, 0.499_9, 3.49, -3, 0.5003].map(isNearTurn)).toEqual([true, true, true, false, false, false])
})
