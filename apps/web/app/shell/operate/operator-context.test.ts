import { deletePerson, readConsole } from '@mowatt/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { operatorCall } from './operator-context.ts'

afterEach(() => vi.unstubAllGlobals())

const gone = { body: { email: 'ada@post.example', reason: 'They asked' } }

/** Responds `second_factor_needed` until a passkey was shown, and records the key of each request. */
function startApi() {
  const keys: (string | null)[] = []
  const api = { isShown: false, keys }
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    const refusal = {
      code: 'second_factor_needed',
      message: 'Please confirm with your passkey first.',
      request_id: '1',
    }
    return api.isShown ? Response.json({ outcome: 'deleted' }) : Response.json(refusal, { status: 403 })
  })
  return api
}

test('an act that wants a passkey asks for it there, and is done after it', async () => {
  const api = startApi()
  const confirm = vi.fn<() => Promise<void>>(async () => void (api.isShown = true))
  const call = operatorCall('', { token: async () => 'token', confirm })
  expect(await call(deletePerson, gone)).toEqual({ outcome: 'deleted' })
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(new Set(api.keys).size).toBe(2)
})

test('whoever shows none is told that it is missing, and nothing is asked a second time', async () => {
  const api = startApi()
  const confirm = () => Promise.reject(new Error('cancelled'))
  const call = operatorCall('', { token: async () => 'token', confirm })
  await expect(call(deletePerson, gone)).rejects.toMatchObject({ code: 'second_factor_needed' })
  expect(api.keys).toHaveLength(1)
})

test('an act after the session has ended says so, and what to do with what was typed', async () => {
  const refusal = { code: 'not_authenticated', message: 'User not authenticated', request_id: '1' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }))
  const call = operatorCall('', { token: async () => 'token', confirm: async () => {} })
  await expect(call(deletePerson, gone)).rejects.toMatchObject({
    code: 'not_authenticated',
    message: 'You’re no longer signed in, so this wasn’t done. Copy what you’ve typed, then sign in again.',
  })
})

test('a page that cannot be read asks for nothing by itself', async () => {
  startApi()
  const confirm = vi.fn<() => Promise<void>>(async () => {})
  const call = operatorCall('', { token: async () => 'token', confirm })
  await expect(call(readConsole, {})).rejects.toMatchObject({ code: 'second_factor_needed' })
  expect(confirm).not.toHaveBeenCalled()
})
