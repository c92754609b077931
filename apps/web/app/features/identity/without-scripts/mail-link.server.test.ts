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
  await expect(mailLink(client, { ...asked, email: 'ada' })).rejects.toMatchObject({ code: 'email_invalid' })
  expect(sent).toEqual([])
})

test.for([
  ['email_disposable', 'email_disposable'],
  ['too_many_requests', 'sign_in_too_often'],
  ['unexpected', 'sign_in_failed'],
] as const)('a refusal with %s is %s', async ([code, expected]) => {
  await expect(mailLink(clientTo(code).client, asked)).rejects.toMatchObject({ code: expected })
})

test('a real project is asked at its own address', async () => {
  const { client, fetched, sent } = firebaseAnswers(200)
  expect(await mailLink(client, asked)).toBeUndefined()
  expect(sent).toEqual([])
  expect(fetched.mock.calls[0]?.[0]).toBe('https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=key')
})

test.for([
  ['INVALID_EMAIL', 'email_invalid'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'sign_in_too_often'],
  ['QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.', 'sign_in_too_often'],
  ['OPERATION_NOT_ALLOWED', 'sign_in_failed'],
] as const)('its refusal %s is %s', async ([message, expected]) => {
  await expect(mailLink(firebaseAnswers(400, message).client, asked)).rejects.toMatchObject({ code: expected })
})
