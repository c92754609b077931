import { expect, test } from 'vitest'
import { ownRound } from './own-round.ts'

test('several who work in slices take turns, one in each round', async () => {
  let round = 0
  let isOver = false
  const count = () => {
    round += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const seen: [string, number][] = []
  const work = async (name: string) => {
    for (let slice = 0; slice < 3; slice++) {
      await ownRound()
      seen.push([name, round])
    }
  }
  await Promise.all([work('a'), work('b'), work('c')])
  isOver = true
  expect(seen.map(([name]) => name).join('')).toBe('abcabcabc')
  expect(new Set(seen.map(([, each]) => each)).size).toBe(seen.length)
})
