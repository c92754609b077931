import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPaceWatch, type PaceWatch } from './pace-watch.ts'

let pace: PaceWatch
let isTooSlow: boolean

beforeEach(() => {
  vi.useFakeTimers()
  isTooSlow = false
  pace = createPaceWatch({ bytes: 1000, everyMs: 10_000 })
})
afterEach(() => {
  pace.stop()
  vi.useRealTimers()
})

function watch(rules: { isHeldBack?: () => boolean; deadlineMs?: number } = {}) {
  const state = { received: 0, end: () => {} }
  state.end = pace.watch({ received: () => state.received, tooSlow: () => (isTooSlow = true), ...rules })
  return state
}

async function pass(seconds: number, each: () => void = () => {}): Promise<void> {
  for (let at = 0; at < seconds; at++) {
    each()
    await vi.advanceTimersByTimeAsync(1000)
  }
}

test('whoever is silent is too slow, and whoever sends as much as is asked is not', async () => {
  const sender = watch()
  await pass(60, () => (sender.received += 101))
  expect(isTooSlow).toBe(false)
  await pass(9)
  expect(isTooSlow).toBe(false)
  await pass(2)
  expect(isTooSlow).toBe(true)
})

test('drops that add up to less are too slow', async () => {
  const sender = watch()
  await pass(11, () => (sender.received += 90))
  expect(isTooSlow).toBe(true)
})

test('while it is us who do not read, nobody is to blame', async () => {
  let isHeldBack = true
  watch({ isHeldBack: () => isHeldBack })
  await pass(100)
  expect(isTooSlow).toBe(false)
  isHeldBack = false
  await pass(9)
  expect(isTooSlow).toBe(false)
  await pass(2)
  expect(isTooSlow).toBe(true)
})

test('even a quick sender has a deadline', async () => {
  const sender = watch({ deadlineMs: 30_000 })
  await pass(29, () => (sender.received += 5000))
  expect(isTooSlow).toBe(false)
  await pass(2, () => (sender.received += 5000))
  expect(isTooSlow).toBe(true)
})

test('a process that was held up itself blames nobody for that', async () => {
  const sender = watch()
  await pass(5, () => (sender.received += 200))
  // One late check instead of a hundred.
  vi.setSystemTime(Date.now() + 100_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isTooSlow).toBe(false)
})

test('whoever has sent all is not watched any more', async () => {
  watch().end()
  await pass(60)
  expect(isTooSlow).toBe(false)
})
