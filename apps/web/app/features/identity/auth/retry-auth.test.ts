import { expect, test } from 'vitest'
import { authPolicy, isRetryable, refreshPolicy, retryAuth, retryDelayMs, tokenPolicy } from './retry-auth.ts'

const network = Object.assign(new Error('offline'), { code: 'auth/network-request-failed' })

/** Runs an action that always fails and returns how often it was tried and the delays in between. */
async function waitsOf(error: Error, policy: typeof authPolicy, random = 0.5) {
  const waits: number[] = []
  let tries = 0
  const act = () => {
    tries++
    return Promise.reject(error)
  }
  const chance = { wait: async (ms: number) => void waits.push(ms), random: () => random }
  await expect(retryAuth(act, policy, chance)).rejects.toBe(error)
  return { tries, waits }
}

test.for([
  ['auth/network-request-failed', true],
  ['auth/timeout', true],
  ['auth/internal-error', true],
  ['Service UNAVAILABLE', true],
  ['auth/invalid-email', false],
  ['auth/too-many-requests', false],
] as const)('%s is retried: %s', ([text, expected]) => {
  expect(isRetryable({ code: text })).toBe(expected)
  expect(isRetryable(new Error(text))).toBe(expected)
})

test('nothing at all is not retried', () => {
  for (const nothing of [undefined, null, 'network', 7]) expect(isRetryable(nothing)).toBe(false)
})

test('sign-in tries three times, a second and then two apart', async () => {
  expect(await waitsOf(network, authPolicy)).toEqual({ tries: 3, waits: [1000, 2000] })
})

test('jitter is a tenth either way', () => {
  expect([0, 1].map((random) => retryDelayMs(1, authPolicy, random))).toEqual([900, 1100])
})

test('no wait is longer than thirty seconds', () => {
  expect(retryDelayMs(12, authPolicy, 0.5)).toBe(30_000)
})

test('a token is asked for twice, half a second apart', async () => {
  expect(await waitsOf(network, tokenPolicy)).toEqual({ tries: 2, waits: [500] })
})

test('the refresh at its hour tries three times, always a second apart', async () => {
  expect(await waitsOf(network, refreshPolicy, 1)).toEqual({ tries: 3, waits: [1000, 1000] })
})

test('what will not pass is not tried again', async () => {
  const final = Object.assign(new Error('wrong'), { code: 'auth/invalid-action-code' })
  expect(await waitsOf(final, authPolicy)).toEqual({ tries: 1, waits: [] })
})

test('the first success ends it', async () => {
  let tries = 0
  const act = async () => {
    if (++tries < 2) throw network
    return 'signed in'
  }
  expect(await retryAuth(act, authPolicy, { wait: async () => {}, random: () => 0 })).toBe('signed in')
  expect(tries).toBe(2)
})
