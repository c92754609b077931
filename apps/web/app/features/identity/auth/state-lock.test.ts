import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStateLock, LockTimeout } from './state-lock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The browser's own locks, and the guard of a browser without them. */
const kinds = [
  ['across tabs', () => navigator.locks],
  ['in one tab', () => undefined],
] as const

test.for(kinds)('%s: one act at a time, in order', async ([, locks]) => {
  vi.useRealTimers()
  const lock = createStateLock(locks())
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const one = lock(async () => {
    order.push('one starts')
    await first.promise
    order.push('one ends')
  })
  const two = lock(async () => void order.push('two'))
  await expect.poll(() => order).toEqual(['one starts'])
  first.resolve()
  await Promise.all([one, two])
  expect(order).toEqual(['one starts', 'one ends', 'two'])
})

test.for(kinds)('%s: who waits too long is told, and does not act later', async ([, locks]) => {
  const lock = createStateLock(locks())
  const { promise, resolve } = Promise.withResolvers<void>()
  const holder = lock(() => promise)
  const act = vi.fn<() => Promise<void>>(async () => {})
  const waiting = lock(act, 5000).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waiting).toBeInstanceOf(LockTimeout)
  resolve()
  await holder
  await lock(async () => {})
  expect(act).not.toHaveBeenCalled()
})

test.for(kinds)('%s: a failed act frees the lock and says why', async ([, locks]) => {
  vi.useRealTimers()
  const lock = createStateLock(locks())
  await expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lock(async () => 'next')).toBe('next')
})

test('a browser that refuses locks is guarded in one tab', async () => {
  vi.useRealTimers()
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  const lock = createStateLock(refusing as unknown as LockManager)
  const first = Promise.withResolvers<void>()
  const order: string[] = []
  const one = lock(async () => {
    await first.promise
    order.push('one')
  })
  const two = lock(async () => void order.push('two'))
  first.resolve()
  await Promise.all([one, two])
  expect(order).toEqual(['one', 'two'])
  await expect(lock(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own')
})
