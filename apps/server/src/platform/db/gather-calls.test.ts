import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { gatherCalls } from './gather-calls.ts'

/** Runs batches when told to, and remembers what came together. */
function heldBatches() {
  const batches: number[][] = []
  const releases: (() => void)[] = []
  const double = gatherCalls(async (inputs: readonly number[]) => {
    batches.push([...inputs])
    await new Promise<void>((done) => releases.push(done))
    if (inputs.includes(13)) throw new Error(`not ${inputs.join()}`)
    return inputs.map((input) => input * 2)
  })
  const releaseNext = async () => {
    while (releases.length === 0) await Promise.resolve()
    releases.shift()?.()
  }
  return { batches, double, releaseNext }
}

test('alone nobody waits, and what comes meanwhile goes together', async () => {
  const { batches, double, releaseNext } = heldBatches()
  const all = Promise.all([1, 2, 3, 4, 5].map((input) => double(input)))
  expect(batches).toEqual([[1], [2]])
  await releaseNext()
  await releaseNext()
  await releaseNext()
  expect(await all).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1], [2], [3, 4, 5]])
})

test('one that cannot be done fails alone', async () => {
  const { double, releaseNext } = heldBatches()
  const all = Promise.allSettled([1, 2, 12, 13, 14].map((input) => double(input)))
  for (let batch = 0; batch < 6; batch++) await releaseNext()
  expect((await all).map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    2,
    4,
    24,
    'Error: not 13',
    28,
  ])
})

test('what waited runs in the context of who asked, not of who was served before', async () => {
  const asker = new AsyncLocalStorage<string>()
  const ran: (string | undefined)[] = []
  const gathered = gatherCalls(async (inputs: readonly string[]) => {
    ran.push(asker.getStore())
    return inputs
  })
  await Promise.all(['first', 'second', 'third'].map((name) => asker.run(name, () => gathered(name))))
  expect(ran).toEqual(['first', 'second', 'third'])
})
