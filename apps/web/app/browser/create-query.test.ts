import { expect, onTestFinished, test, vi } from 'vitest'
import { createQuery } from './create-query.ts'

test('what was read is fresh for five minutes, and known for ever', () => {
  let nowMs = 0
  const query = createQuery<string>(() => nowMs)
  expect([query.fresh(), query.last()]).toEqual([undefined, undefined])
  query.keep('words')
  nowMs = 299_999
  expect(query.fresh()).toBe('words')
  nowMs = 300_000
  expect([query.fresh(), query.last()]).toEqual([undefined, 'words'])
})

test.for([
  ['one failure is tried again', 1, 'words', 2],
  ['two failures are one', 2, 'failed', 2],
] as const)('%s', async ([, failures, outcome, asked]) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const query = createQuery<string>()
  let count = 0
  const renewed = query
    .renew(() => (++count <= failures ? Promise.reject(new Error('away')) : Promise.resolve('words')))
    .catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(999)
  expect(count).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await renewed, count]).toEqual([outcome, asked])
})
