import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('the state that was read last is kept, however slow the read before it was', async () => {
  const slow = Promise.withResolvers<void>()
  const pauses = [slow.promise, Promise.resolve()]
  let stored = 'old'
  let kept = ''
  const read = oneByOne(async () => {
    const pause = pauses.shift()
    const found = stored
    await pause
    kept = found
  })
  const first = read()
  await Promise.resolve()
  stored = 'new'
  const second = read()
  await Promise.resolve()
  slow.resolve()
  await Promise.all([first, second])
  expect(kept).toBe('new')
})

test('a failure is told to its caller and stops none of the next', async () => {
  let isAway = true
  let reads = 0
  const read = oneByOne(async () => {
    await Promise.resolve()
    if (isAway) throw new Error('away')
    reads++
  })
  await expect(read()).rejects.toThrow('away')
  isAway = false
  await read()
  expect(reads).toBe(1)
})
