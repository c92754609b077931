import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

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
