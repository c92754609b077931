import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFewInRound } from './few-in-round.ts'

function noted(most: number) {
  const few = createFewInRound(most)
  const begun: string[] = []
  return { begun, ask: (network: string, name: string) => few(network, () => void begun.push(name)) }
}

test('a few are begun at once, and others in the rounds that follow', async () => {
  const { begun, ask } = noted(2)
  for (const name of ['1', '2', '3', '4', '5']) ask('a', name)
  expect(begun.join('')).toBe('12')
  await nextRound()
  expect(begun.join('')).toBe('1234')
  await nextRound()
  expect(begun.join('')).toBe('12345')
  await nextRound()
  ask('a', '6')
  expect(begun.join('')).toBe('123456')
})

test('networks take turns, and nobody goes before those who wait', async () => {
  const { begun, ask } = noted(1)
  for (const name of ['a', 'b', 'c', 'd']) ask('many', name)
  ask('other', '!')
  await nextRound()
  await nextRound()
  ask('third', '?')
  expect(begun.join('')).toBe('ab!')
  await nextRound()
  await nextRound()
  expect(begun.join('')).toBe('ab!c?')
})
