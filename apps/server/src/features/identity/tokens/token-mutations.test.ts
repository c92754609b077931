import { createHmac, createPublicKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto'
import { readSessionInfo, startAnonymousSession } from '@mowatt/contract'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../../test/captured-log.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signingKeys } from './signing-keys.ts'

const captured = captureLog()
let testApp: IdentityTestApp
const good: Record<'anonymous' | 'user', string> = { anonymous: '', user: '' }

beforeAll(async () => {
  testApp = await createIdentityTestApp({ log: captured.log })
  good.user = (await testApp.signIn('ada@mowatt.example')).idToken
  good.anonymous = (await testApp.call(startAnonymousSession, { body: {} })).jwt
})
afterAll(() => testApp.close())

type Kind = keyof typeof good
const kinds: Kind[] = ['anonymous', 'user']
const purposes = { anonymous: 'session', user: 'identity' } as const
const encode = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
const info = (token: string) => testApp.call(readSessionInfo, {}, { token })

/** Signs with the server's own key, so that only the change can be the reason for a refusal. */
async function resign(kind: Kind, header: object, claims: object): Promise<string> {
  const { privateKey } = await signingKeys(testApp.ctx).current(purposes[kind])
  const input = `${encode({ ...decodeProtectedHeader(good[kind]), ...header })}.${encode({ ...decodeJwt(good[kind]), ...claims })}`
  const algorithm = kind === 'user' ? { name: 'RSASSA-PKCS1-v1_5' } : { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(algorithm, privateKey, Buffer.from(input))
  return `${input}.${Buffer.from(signature).toString('base64url')}`
}

const REFUSED = ['401 {"code":"not_authenticated","message":"User not authenticated"}']

/** The responses to these tokens, each distinct one once. */
async function answersTo(tokens: readonly string[]): Promise<string[]> {
  const answers = new Set<string>()
  for (const token of tokens) {
    const request = { url: '/api/v1/auth/session-info', headers: { authorization: `Bearer ${token}` } }
    const answer = await testApp.app.inject(request)
    const { request_id: _id, ...body } = answer.json<Record<string, unknown>>()
    answers.add(`${answer.statusCode} ${JSON.stringify(body)}`)
  }
  return [...answers]
}

test.each(kinds)('the good %s token is good, and so is one that was only signed again', async (kind) => {
  expect(await info(good[kind])).toMatchObject({ kind })
  expect(await info(await resign(kind, {}, {}))).toMatchObject({ kind })
})

test.each(kinds)('%s: no signature, by any name', async (kind) => {
  const [head = '', claims = '', signature = ''] = good[kind].split('.')
  const unsigned = ['none', 'None', 'NONE', 'nOnE', '', null, undefined, 0].flatMap((alg) => {
    const header = encode({ ...decodeProtectedHeader(good[kind]), alg })
    return ['', 'AA', signature].map((each) => `${header}.${claims}.${each}`)
  })
  const broken = [`${head}.${claims}.`, `${head}.${claims}`, head, '.', '..', '...', `.${claims}.`, 'x']
  expect(await answersTo([...unsigned, ...broken])).toEqual(REFUSED)
})

test.each(kinds)('%s: the public key used as a shared secret', async (kind) => {
  const { publicJwk } = await signingKeys(testApp.ctx).current(purposes[kind])
  const key = createPublicKey({ key: publicJwk as JsonWebKey, format: 'jwk' })
  const forms = [
    key.export({ type: 'spki', format: 'pem' }),
    key.export({ type: 'spki', format: 'der' }),
    String(key.export({ type: 'spki', format: 'pem' })).trim(),
    JSON.stringify(publicJwk),
    '',
    'test session secret '.repeat(2),
  ]
  const confused = ['HS256', 'HS384', 'HS512'].flatMap((alg) => {
    const input = `${encode({ ...decodeProtectedHeader(good[kind]), alg })}.${good[kind].split('.')[1]}`
    return forms.map(
      (form) =>
        `${input}.${createHmac(`sha${alg.slice(2)}`, form)
          .update(input)
          .digest('base64url')}`,
    )
  })
  expect(await answersTo(confused)).toEqual(REFUSED)
})

test.each(kinds)("%s: a stranger's key, also one that comes along", async (kind) => {
  const pair =
    kind === 'user'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = pair.publicKey.export({ format: 'jwk' })
  const extras = [{}, { jwk }, { jku: 'http://127.0.0.1:1/keys' }, { x5u: 'http://127.0.0.1:1/cert' }, { x5c: ['AA'] }]
  const forged = extras.map((extra) => {
    const input = `${encode({ ...decodeProtectedHeader(good[kind]), ...extra })}.${good[kind].split('.')[1]}`
    const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' as const }
    return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`
  })
  expect(await answersTo(forged)).toEqual(REFUSED)
})

test.each(kinds)('%s: tricks with the id of the key', async (kind) => {
  const texts = ['', '../../etc/passwd', "' or 1=1 --", 'x\0', '__proto__', 'constructor', '%00', 'A'.repeat(5000)]
  const other = await signingKeys(testApp.ctx).current(kind === 'user' ? 'session' : 'identity')
  const tricks = [...texts, other.kid, null, 7, ['x'], {}].map((kid) => resign(kind, { kid }, {}))
  const { kid: _left, ...header } = decodeProtectedHeader(good[kind])
  const [, claims = '', signature = ''] = good[kind].split('.')
  const nameless = `${encode(header)}.${claims}.${signature}`
  expect(await answersTo([...(await Promise.all(tricks)), nameless])).toEqual(REFUSED)
})

test.each([
  ['another audience', { aud: 'mowatt-other' }],
  ['no audience', { aud: undefined }],
  ['an empty audience', { aud: [] }],
  ['another issuer', { iss: 'https://securetoken.google.com/other' }],
  ['no issuer', { iss: undefined }],
  ['no subject', { sub: undefined }],
  ['no end', { exp: undefined }],
  ['an end in words', { exp: 'tomorrow' }],
  ['an end that is no number', { exp: null }],
  ['an end long ago', { exp: -1 }],
  ['a beginning to come', { nbf: 99_999_999_999 }],
] as const)('both kinds: %s, though rightly signed', async (_what, claims) => {
  const changed = await Promise.all(kinds.map((kind) => resign(kind, {}, claims)))
  expect(await answersTo(changed)).toEqual(REFUSED)
})

test.each(kinds)('%s: over by a second, and good until then', async (kind) => {
  const nowS = Math.floor(testApp.ctx.now().getTime() / 1000)
  const over = await Promise.all([nowS - 1, nowS].map((exp) => resign(kind, {}, { exp })))
  expect(await answersTo(over)).toEqual(REFUSED)
  expect(await info(await resign(kind, {}, { exp: nowS + 1 }))).toMatchObject({ kind })
})

test('one kind cannot be used as the other', async () => {
  const asUser = { iss: 'https://securetoken.google.com/mowatt', aud: 'mowatt', auth_time: 1 }
  const swapped = await Promise.all([
    resign('anonymous', { typ: 'JWT' }, {}),
    resign('anonymous', { typ: 'JWT' }, asUser),
    resign('user', { typ: 'mowatt-session+jwt' }, {}),
    resign('user', {}, { iss: 'http://localhost:3000', aud: 'mowatt-api' }),
  ])
  expect(await answersTo(swapped)).toEqual(REFUSED)
})

test('a user token that names no session, or a foreign one, or another tenant', async () => {
  const bob = decodeJwt((await testApp.signIn('bob@mowatt.example')).idToken)
  const sessions = [undefined, '', 'x', bob['sid'], '0f8fad5b-d9cb-469f-a165-70867728950e'].map((sid) => ({ sid }))
  const others = [{ sub: bob.sub }, { firebase: { tenant: 'other' } }, { auth_time: 99_999_999_999 }]
  const changed = await Promise.all([...sessions, ...others].map((claims) => resign('user', {}, claims)))
  expect(await answersTo(changed)).toEqual(REFUSED)
})

test.each(kinds)('%s: every changed letter is noticed', async (kind) => {
  const token = good[kind]
  const places = Array.from({ length: 60 }, (_, at) => Math.floor((at * (token.length - 1)) / 60))
  // The last character of a part may carry bits that mean nothing.
  const inside = places.filter((at) => token[at] !== '.' && token[at + 1] !== '.')
  const changed = inside.map((at) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`)
  const longer = ['.', '.x', `.${token}`, '='].map((more) => token + more)
  expect(await answersTo([...changed, ...longer])).toEqual(REFUSED)
})

test('64 KB of token, over a real connection', async () => {
  const [head, claims, signature] = good.user.split('.')
  const padded = await resign('user', {}, { padding: 'x'.repeat(47_000) })
  for (const token of [
    'x'.repeat(65_536),
    `${head}.${'A'.repeat(65_000)}.${signature}`,
    `${head}.${claims}.${'A'.repeat(65_000)}`,
    padded,
  ]) {
    const answer = await fetch(`${testApp.url}/api/v1/auth/session-info`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(401)
  }
})

test.each(['', 'Bearer', 'Bearer ', 'Basic eDp5', 'bearer a b', 'Token x'])(
  'the header %j is no token',
  async (authorization) => {
    const answer = await testApp.app.inject({ url: '/api/v1/auth/session-info', headers: { authorization } })
    expect(answer.statusCode).toBe(401)
  },
)

test('nothing of this was an error of ours', () => {
  expect(captured.lines().filter(({ level }) => level === 'error')).toEqual([])
})
