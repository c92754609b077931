import { expect, test } from 'vitest'
import { asCaller } from './caller.ts'
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

test('who asks a hundred times makes nobody else wait for it', async () => {
  const turns = createTurns(1)
  const order: string[] = []
  const ask = (caller: string) => asCaller(caller, () => turns.inTurn(async () => void order.push(caller)))
  const first = await turns.take()
  const asked = [...Array.from({ length: 100 }, () => ask('many')), ask('one'), ask('another')]
  first()
  await Promise.all(asked)
  expect(order.slice(0, 4)).toEqual(['many', 'one', 'another', 'many'])
})
