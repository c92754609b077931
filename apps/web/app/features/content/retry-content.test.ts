import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryContent, retryDelayMs } from './retry-content.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the wait doubles from a second, ends at ten and differs by up to a second', () => {
  expect([0, 1, 2, 3, 4, 9].map((retry) => retryDelayMs(retry, 0))).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
  expect(retryDelayMs(0, 0.5)).toBe(1500)
  expect(retryDelayMs(9, 1)).toBe(11_000)
})

test('after three retries it gives up', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const outcome = retryContent(ask, () => 0)
  await vi.advanceTimersByTimeAsync(999)
  expect(ask).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(await outcome).toBe('failed')
})

test('it stops as soon as all has come', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const outcome = retryContent(ask)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBe('complete')
  expect(ask).toHaveBeenCalledTimes(1)
})
