import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../../test/captured-log.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'

const captured = captureLog()
const LONG = 'x'.repeat(20_000)
let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp({ log: captured.log })
})
afterAll(() => testApp.close())

const SEND = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=mowatt-local'
const TOKEN = '/securetoken.googleapis.com/v1/token?key=mowatt-local'
const asked = (email: string) =>
  JSON.stringify({ requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost:3000/' })
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

test.each([SEND, TOKEN])('a page of any origin may ask whether it may call %s', async (url) => {
  const answer = await testApp.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-client-version,x-firebase-gmpid',
      'access-control-request-private-network': 'true',
    },
  })
  expect(answer.statusCode).toBe(204)
  expect(answer.body).toBe('')
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://elsewhere.example',
    'access-control-allow-headers': 'content-type,x-client-version,x-firebase-gmpid',
    'access-control-allow-methods': 'POST',
    'access-control-allow-private-network': 'true',
    vary: 'origin',
  })
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
})

test('a page of another origin may call, and reads answer and refusal alike', async () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  for (const email of ['cors@mowatt.example', 'nonsense']) {
    const answer = await post(SEND, asked(email), headers)
    expect(answer.headers['access-control-allow-origin']).toBe('https://elsewhere.example')
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('the rest of the API still takes writes from our own pages only', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  for (const url of [
    '/api/v1/auth/anonymous-session',
    '/identitytoolkit.googleapis.com',
    '/x/identitytoolkit.googleapis.com/v1/accounts:lookup',
  ]) {
    expect((await post(url, '{}', headers)).statusCode).toBe(403)
  }
})

test('cookies mean nothing here', async () => {
  const { idToken } = await testApp.signIn('cookie@mowatt.example')
  const cookie = `mowatt-session=${idToken}; __Secure-mowatt-session=${idToken}; __session=${idToken}`
  const answer = await post('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=mowatt-local', '{}', { cookie })
  expect(answer.json()).toMatchObject({ error: { message: 'MISSING_ID_TOKEN' } })
  expect(answer.headers).not.toHaveProperty('set-cookie')
})

test('the key may stand in a header', async () => {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
  expect((await post(url, '{}', { 'x-goog-api-key': 'mowatt-local' })).json()).toMatchObject({
    error: { message: 'MISSING_ID_TOKEN' },
  })
  expect((await post(`${url}?key=mowatt-local&key=x`, '{}')).statusCode).toBe(403)
})

test.each(['{"email":', '', 'null-ish', '{"__proto__":{"email":"x@y.example"}}', '{"constructor":{"prototype":{}}}'])(
  'the body %j is no JSON that we take',
  async (payload) => {
    const answer = await post(SEND, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: {
        code: 400,
        message: expect.stringMatching(/^Invalid JSON payload received\./),
        errors: [{ reason: 'parseError', domain: 'global' }],
        status: 'INVALID_ARGUMENT',
      },
    })
  },
)

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'text/plain; application/json'])(
  'the content type %s is refused in the words of the protocol',
  async (type) => {
    const answer = await post(SEND, asked('type@mowatt.example'), { 'content-type': type })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { message: expect.stringMatching(/^Invalid JSON payload/) } })
  },
)

test('the content type may name its letters', async () => {
  const answer = await post(SEND, asked('utf@mowatt.example'), { 'content-type': 'application/json; charset=utf-8' })
  expect(answer.statusCode).toBe(200)
})

test('a body that is far too large is refused', async () => {
  const answer = await post(SEND, JSON.stringify({ email: 'x'.repeat(300_000) }))
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ error: { code: 413 } })
})

test.each([
  '/identitytoolkit.googleapis.com/v1/accounts:nothing?key=mowatt-local',
  '/identitytoolkit.googleapis.com/v2/accounts:lookup?key=mowatt-local',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup/more?key=mowatt-local',
  '/identitytoolkit.googleapis.com/?key=mowatt-local',
  '/securetoken.googleapis.com/v1/tokens?key=mowatt-local',
  '/securetoken.googleapis.com/v1/accounts:lookup?key=mowatt-local',
])('nothing is at %s', async (url) => {
  const answer = await post(url, '{}')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } })
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('%s is the wrong method', async (method) => {
  for (const url of [SEND, TOKEN]) {
    const answer = await testApp.app.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.body).toBe('{"message":"Method not allowed"}')
  }
})

test('a mail scanner that opens everything uses nothing up', async () => {
  await testApp.ask('scan@mowatt.example')
  const { link, oobCode } = await testApp.lastMailTo('scan@mowatt.example')
  const { pathname, search } = new URL(link)
  for (const method of ['HEAD', 'GET', 'POST', 'OPTIONS'] as const) {
    await testApp.app.inject({ method, url: pathname + search })
    const url = `/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink${search}&key=mowatt-local`
    await testApp.app.inject({ method, url })
  }
  expect((await testApp.wire('accounts:signInWithEmailLink', { oobCode })).message).toBe('MISSING_EMAIL')
  const answer = await testApp.wire('accounts:signInWithEmailLink', { email: 'scan@mowatt.example', oobCode })
  expect(answer.status).toBe(200)
})

test('no address, code or token stands in the log', async () => {
  await testApp.ask('canary@mowatt.example')
  const { oobCode, digits } = await testApp.lastMailTo('canary@mowatt.example')
  const { body } = await testApp.wire('accounts:signInWithEmailLink', { email: 'canary@mowatt.example', oobCode })
  const text = captured.text()
  expect(text).toContain('"route":"/identitytoolkit.googleapis.com/v1/*"')
  expect(text).not.toMatch(new RegExp(`(?<![\\da-f])${digits}(?![\\da-f])`))
  for (const secret of ['canary', oobCode, body['idToken'], body['refreshToken'], 'mowatt-local', 'eyJ']) {
    expect(text).not.toContain(String(secret))
  }
})

test('no header of a request has a say in where a mailed link leads', async () => {
  const lies = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-forwarded-proto': 'gopher',
    referer: 'https://evil.example/',
  }
  expect((await post(SEND, asked('poison@mowatt.example'), lies)).statusCode).toBe(200)
  const { mail, link } = await testApp.lastMailTo('poison@mowatt.example')
  expect(new URL(link).origin).toBe('http://localhost:3000')
  expect(mail.html + mail.text).not.toContain('evil')
})

test('nothing that is put into a field becomes an error of ours', async () => {
  const { idToken } = await testApp.signIn('fuzz@mowatt.example')
  const odd = [
    '',
    ' ',
    '\0',
    '\ud800',
    'x'.repeat(5000),
    -1,
    1e308,
    true,
    null,
    [],
    {},
    [[]],
    { a: { b: {} } },
    '%00',
    "'--",
  ]
  const fields: Record<string, string[]> = {
    'accounts:sendOobCode': ['requestType', 'email', 'continueUrl', 'tenantId', 'returnOobLink'],
    'accounts:signInWithEmailLink': ['email', 'oobCode', 'idToken', 'tenantId'],
    'accounts:lookup': ['idToken', 'tenantId'],
    'accounts:update': ['displayName', 'photoUrl', 'deleteAttribute', 'email', 'password'],
    'accounts:createAuthUri': ['identifier', 'continueUri', 'tenantId'],
    'accounts:resetPassword': ['oobCode', 'newPassword'],
    'accounts:signUp': ['email', 'password'],
    'accounts:signInWithPassword': ['email', 'password'],
  }
  const statuses = new Set<number>()
  for (const [call, names] of Object.entries(fields)) {
    const usual = {
      requestType: 'EMAIL_SIGNIN',
      email: 'nonsense',
      continueUrl: 'http://localhost:3000/',
      oobCode: 'x',
    }
    for (const name of names) {
      for (const value of odd) {
        const withToken = call === 'accounts:update' ? { idToken } : {}
        statuses.add((await testApp.wire(call, { ...usual, ...withToken, [name]: value })).status)
      }
    }
  }
  expect(statuses.has(500)).toBe(false)
  expect(captured.lines().filter(({ level }) => level === 'error')).toEqual([])
})

test.each([
  ['accounts:lookup', { idToken: LONG }, 'INVALID_ID_TOKEN'],
  ['accounts:update', { idToken: LONG, displayName: 'Ada' }, 'INVALID_ID_TOKEN'],
  ['accounts:delete', { idToken: LONG }, 'INVALID_ID_TOKEN'],
  ['accounts:signInWithEmailLink', { email: 'a@mowatt.example', oobCode: LONG }, 'INVALID_OOB_CODE'],
  ['accounts:signInWithEmailLink', { email: 'a@mowatt.example', oobCode: 'x', idToken: LONG }, 'INVALID_ID_TOKEN'],
  ['accounts:resetPassword', { oobCode: LONG }, 'INVALID_OOB_CODE'],
])('%s with something far too long is answered as the table says', async (call, body, message) => {
  expect(await testApp.wire(call, body)).toMatchObject({ status: 400, message })
  const strange = JSON.parse(JSON.stringify(body).replaceAll(LONG, String.raw`\u0000`)) as object
  expect(await testApp.wire(call, strange)).toMatchObject({ status: 400, message })
})

test('a refresh token that is far too long or strange is no refresh token', async () => {
  for (const token of [LONG, '\0', 'é'.repeat(500)]) {
    expect(await testApp.refresh(token)).toMatchObject({ status: 400, message: 'INVALID_REFRESH_TOKEN' })
  }
})

test('what is valid since a part of a second does not shut out who signed in within it', async () => {
  testApp.setNow(new Date(Math.floor(Date.now() / 1000) * 1000 + 750))
  const { idToken } = await testApp.signIn('within@post.example')
  const { body } = await testApp.wire('accounts:lookup', { idToken })
  const [user] = body['users'] as { validSince: string }[]
  const [, claims = ''] = idToken.split('.')
  const { auth_time } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { auth_time: number }
  expect(Number(user?.validSince)).toBe(auth_time)
})
