import { Failure, type FailureCode } from '@mowatt/contract/failures'
import { expect, test } from 'vitest'
import { refreshWhenGone } from './refresh-when-gone.ts'

test('what works is given, and the page stays', async () => {
  let refreshed = 0
  expect(
    await refreshWhenGone(
      async () => 'done',
      () => (refreshed += 1),
    ),
  ).toBe('done')
  expect(refreshed).toBe(0)
})

test.for<[FailureCode, number]>([
  ['not_found', 1],
  ['unexpected', 0],
  ['invalid_request', 0],
])('%s is refused all the same, after %i refreshes', async ([code, times]) => {
  const order: string[] = []
  const refused = refreshWhenGone(
    () => Promise.reject(new Failure(code)),
    async () => void order.push('refreshed'),
  ).catch(() => order.push('refused'))
  await refused
  expect(order).toEqual([...Array.from({ length: times }, () => 'refreshed'), 'refused'])
})
