import { Failure, type FailureCode } from '@mowatt/contract'
import { createClient, type Outgoing } from '@mowatt/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { mailLink } from './mail-link.server.ts'

afterEach(() => void vi.unstubAllGlobals())

const asked = { email: 'ada@post.example', theme: 'dark', referral: 'BB42' }
const settings = {
  url: 'http://localhost:3000',
  siteUrl: 'http://localhost:3000',
  apiUrl: 'http://localhost:3000',
  appUrl: 'http://localhost:3000',
  apiKey: 'key',
  project: 'mowatt',
  tenant: null,
  isOurs: true,
}

/** A client of an API that responds to everything in the same way, and records the requests. */
function clientTo(refusal?: FailureCode) {
  const sent: Outgoing[] = []
  const send = async (request: Outgoing) => {
    sent.push(request)
    if (!refusal) return { status: 200, statusText: 'OK', body: '{"outcome":"sent"}' }
    const { code, message, status } = new Failure(refusal)
    return { status, statusText: '', body: JSON.stringify({ code, message }) }
  }
  return { sent, client: { settings, send, call: createClient(send), headers: { 'x-visitor-address': '1.2.3.4' } } }
}

function firebaseAnswers(status: number, message = '') {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ error: { message } }, { status }))
  vi.stubGlobal('fetch', fetched)
  const { client, sent } = clientTo()
  return { fetched, sent, client: { ...client, settings: { ...settings, isOurs: false } } }
}

test('our own service is asked on behalf of the visitor', async () => {
  const { client, sent } = clientTo()
  expect(await mailLink(client, asked)).toBeUndefined()
  expect(sent[0]).toMatchObject({ url: '/api/v1/auth/link', headers: { 'x-visitor-address': '1.2.3.4' } })
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    email: 'ada@post.example',
    continue_url: 'http://localhost:3000/auth/action?ref=BB42&theme=dark',
  })
})

test('a bad address costs no question', async () => {
  const { client, sent } = clientTo()
  expect(await mailLink(client, { ...asked, email: 'ada' })).toMatchObject({ kind: 'email' })
  expect(sent).toEqual([])
})

test.for([
  ['email_disposable', 'email'],
  ['too_many_requests', 'too-many'],
  ['unexpected', 'unknown'],
] as const)('a refusal with %s is %s', async ([code, kind]) => {
  expect(await mailLink(clientTo(code).client, asked)).toMatchObject({ kind })
})

test('a real project is asked at its own address', async () => {
  const { client, fetched, sent } = firebaseAnswers(200)
  expect(await mailLink(client, asked)).toBeUndefined()
  expect(sent).toEqual([])
  expect(fetched.mock.calls[0]?.[0]).toBe('https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=key')
})

test.for([
  ['INVALID_EMAIL', 'email'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many'],
  ['QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.', 'too-many'],
  ['OPERATION_NOT_ALLOWED', 'unknown'],
] as const)('its refusal %s is %s', async ([message, kind]) => {
  expect(await mailLink(firebaseAnswers(400, message).client, asked)).toMatchObject({ kind })
})
