import { afterEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

afterEach(() => void vi.useRealTimers())

test('so many go on at a time, and the others in the order of asking', async () => {
  const turns = createTurns(2)
  const order: number[] = []
  const first = await turns.take()
  await turns.take()
  const third = turns.take().then((release) => {
    order.push(3)
    return release
  })
  const fourth = turns.take().then(() => order.push(4))
  await Promise.resolve()
  expect(order).toEqual([])
  first()
  first()
  const release = await third
  expect(order).toEqual([3])
  release()
  await fourth
  expect(order).toEqual([3, 4])
})

test('whoever keeps a turn for long steps aside once, as far as there is room', async () => {
  vi.useFakeTimers()
  const turns = createTurns(2, { most: 1, afterMs: 1000 })
  const slow = await turns.take()
  const slower = await turns.take()
  const order: number[] = []
  const third = turns.take().then((release) => {
    order.push(3)
    return release
  })
  const fourth = turns.take().then((release) => {
    order.push(4)
    return release
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(order).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(order).toEqual([3])
  // Its place aside is nobody's turn, and is free for the next slow one.
  slow()
  await vi.advanceTimersByTimeAsync(0)
  expect(order).toEqual([3])
  slower()
  await fourth
  expect(order).toEqual([3, 4])
  ;(await third)()
})
