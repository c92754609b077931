import { Failure } from '@mowatt/contract/failures'
import { expect, test } from 'vitest'
import { createSessionClient, type SessionHost } from './anonymous-session.ts'

const start = Date.parse('2026-11-15T09:00:00Z')
const minutesOn = (minutes: number) => new Date(start + minutes * 60_000).toISOString()

/** A browser that records everything; `answers` are the server's responses in order. */
function browser(answers: (Response | Error)[] = []) {
  const stored = new Map<string, string>()
  const cookies: string[] = []
  const requests: { url: string; init: RequestInit }[] = []
  const state = { nowMs: start, isFull: false }
  const host: SessionHost = {
    apiUrl: 'https://api.mowatt.example',
    place: { page: { protocol: 'https:', hostname: 'mowatt.example' }, hosts: ['app.mowatt.example'] },
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
        stored.set(key, value)
      },
      removeItem: (key) => void stored.delete(key),
    }),
    writeCookie: (cookie) => void cookies.push(cookie),
    fetch: async (url, init) => {
      requests.push({ url: url as string, init: init ?? {} })
      const answer = answers.shift() ?? new Response('{}', { status: 500 })
      if (answer instanceof Error) throw answer
      return answer
    },
    nowMs: () => state.nowMs,
  }
  return { client: createSessionClient(host), stored, cookies, requests, state }
}

const session = (jwt: string, minutes = 60) =>
  Response.json({ jwt, expires_at: minutesOn(minutes), capabilities: ['chat:start', 'bill:upload'] })

test('a session is asked for without credentials and kept in storage and cookie', async () => {
  const { client, stored, cookies, requests } = browser([session('one')])
  expect(await client.token()).toBe('one')
  expect(requests).toMatchObject([
    {
      url: 'https://api.mowatt.example/api/v1/auth/anonymous-session',
      init: { method: 'POST', body: '{}', credentials: 'omit' },
    },
  ])
  expect(Object.fromEntries(stored)).toEqual({
    'mowatt.session.token': 'one',
    'mowatt.session.expires': minutesOn(60),
    'mowatt.session.capabilities': '["chat:start","bill:upload"]',
  })
  expect(cookies.at(-1)).toMatch(/^__Secure-mowatt-session=one; path=\/; max-age=86400; domain=mowatt\.example; /)
})

test('a kept token is used until five minutes before its end, then cleared and fetched again', async () => {
  const { client, state, requests, cookies } = browser([session('one', 60), session('two', 120)])
  await client.token()
  state.nowMs = Date.parse(minutesOn(55)) - 1
  expect(await client.token()).toBe('one')
  state.nowMs = Date.parse(minutesOn(55))
  expect(await client.token()).toBe('two')
  expect(requests).toHaveLength(2)
  expect(cookies.at(-2)).toContain('max-age=0')
})

test('renewing fetches a new one however fresh the kept one is', async () => {
  const { client } = browser([session('one'), session('two')])
  await client.token()
  expect((await client.renew()).jwt).toBe('two')
  expect(client.kept()).toMatchObject({ jwt: 'two', capabilities: ['chat:start', 'bill:upload'] })
})

test('all who ask at once share one fetch', async () => {
  const { client, requests } = browser([session('one')])
  expect(await Promise.all([client.token(), client.token(), client.renew().then(({ jwt }) => jwt)])).toEqual([
    'one',
    'one',
    'one',
  ])
  expect(requests).toHaveLength(1)
})

test('a refusal says its status', async () => {
  const { client } = browser([new Response('', { status: 503, statusText: 'Service Unavailable' })])
  await expect(client.token()).rejects.toThrow('Failed to get anonymous session: 503 Service Unavailable')
})

test('an answer that is no session is a refusal too', async () => {
  const { client } = browser([new Response('<html>', { status: 200, statusText: 'OK' })])
  await expect(client.token()).rejects.toThrow('Failed to get anonymous session: 200 OK')
})

test('without a network the text of the catalogue says so', async () => {
  const { client } = browser([new TypeError('fetch failed')])
  await expect(client.token()).rejects.toThrow('Network error occurred')
})

test('after a failure the next one asks again', async () => {
  const { client } = browser([new TypeError('fetch failed'), session('one')])
  await expect(client.token()).rejects.toBeInstanceOf(Failure)
  expect(await client.token()).toBe('one')
})

test('a full storage is said, and the token is good all the same', async () => {
  const { client, state, requests } = browser([session('one'), session('two')])
  state.isFull = true
  await expect(client.renew()).rejects.toThrow('Failed to store anonymous session data')
  expect(await client.token()).toBe('one')
  expect(requests).toHaveLength(1)
})

test('what is kept in pieces is no session', async () => {
  const { client, stored } = browser([session('one')])
  stored.set('mowatt.session.token', 'half')
  stored.set('mowatt.session.capabilities', '{nonsense')
  expect(client.kept()).toBeUndefined()
  stored.set('mowatt.session.expires', minutesOn(60))
  expect(client.kept()).toEqual({ jwt: 'half', expiresAt: minutesOn(60), capabilities: [] })
})

test('clearing leaves nothing behind', async () => {
  const { client, stored, cookies } = browser([session('one')])
  await client.token()
  client.clear()
  expect([...stored.keys()]).toEqual([])
  expect(client.kept()).toBeUndefined()
  expect(cookies.at(-1)).toContain('max-age=0')
})

test('session info is asked with the token and the cookies', async () => {
  const info = { kind: 'anonymous', email: null, expires_at: minutesOn(60) }
  const { client, requests } = browser([Response.json(info)])
  expect(await client.info('one')).toEqual(info)
  expect(requests[0]).toMatchObject({
    url: 'https://api.mowatt.example/api/v1/auth/session-info',
    init: { headers: { authorization: 'Bearer one' }, credentials: 'include' },
  })
})

test.for([new Response('', { status: 401 }), new TypeError('fetch failed'), new Response('<html>')])(
  'any trouble with session info has one text',
  async (answer) => {
    const { client } = browser([answer])
    await expect(client.info('one')).rejects.toThrow('Failed to get session info')
  },
)
