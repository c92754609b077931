import { expect, test } from 'vitest'
import { createRepeatingFetch } from './repeating-fetch.ts'

const LINK = 'https://x.example/v1/accounts:signInWithEmailLink?key=k'

/** A controlled network, which records the keys that it received. */
function network(...answers: (() => Response)[]) {
  const seen: (string | null)[] = []
  let made = 0
  const send: typeof fetch = async (_input, init) => {
    seen.push(new Headers(init?.headers).get('idempotency-key'))
    return (answers.shift() ?? (() => Response.json({})))()
  }
  return { seen, fetch: createRepeatingFetch(send, () => `key ${++made}`) }
}

const lost = () => {
  throw new TypeError('Failed to fetch')
}
const brokenOff = () => new Response(new ReadableStream({ pull: (end) => end.error(new TypeError('cut')) }))
const away = () => new Response('{}', { status: 503 })
const init = { method: 'POST', body: '{"oobCode":"a"}' }

test('until an answer was read, the same request has the same key', async () => {
  const { seen, fetch } = network(lost, brokenOff, away)
  await expect(fetch(LINK, init)).rejects.toThrow('Failed to fetch')
  await expect(fetch(LINK, init)).rejects.toThrow('cut')
  expect((await fetch(LINK, init)).status).toBe(503)
  expect(await (await fetch(LINK, init)).json()).toEqual({})
  await fetch(LINK, init)
  expect(seen).toEqual(['key 1', 'key 1', 'key 1', 'key 1', 'key 2'])
})

test('another code is another request, and other calls go as they are', async () => {
  const { seen, fetch } = network(lost)
  await fetch(LINK, init).catch(() => {})
  await fetch(LINK, { ...init, body: '{"oobCode":"b"}' })
  await fetch('https://x.example/v1/accounts:lookup?key=k', init)
  expect(seen).toEqual(['key 1', 'key 2', null])
})
