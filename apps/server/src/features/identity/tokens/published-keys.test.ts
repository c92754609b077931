import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSessionInfo, startAnonymousSession } from '@mowatt/contract'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
let keyServer: Server
let asked = 0
const keys: JWK[] = []
const signers = new Map<string, CryptoKey>()

async function addKey(kid: string): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' })
  signers.set(kid, privateKey)
}

beforeAll(async () => {
  await addKey('first')
  keyServer = createServer((_request, response) => {
    asked++
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
  })
  await new Promise<void>((done) => keyServer.listen(0, '127.0.0.1', done))
  const { port } = keyServer.address() as AddressInfo
  testApp = await createTestApp({
    env: {
      IDENTITY_URL: 'https://identitytoolkit.googleapis.com',
      IDENTITY_PROJECT: 'real-project',
      IDENTITY_KEYS_URL: `http://127.0.0.1:${port}/keys`,
    },
  })
})
afterAll(async () => {
  await testApp.close()
  await new Promise((done) => keyServer.close(done))
})

function token(changes: Record<string, unknown> = {}, kid = 'first'): Promise<string> {
  const nowS = Math.floor(testApp.ctx.now().getTime() / 1000)
  const signer = signers.get(kid)
  if (!signer) throw new Error('No such key')
  return new SignJWT({
    iss: 'https://securetoken.google.com/real-project',
    aud: 'real-project',
    sub: 'firebase-user-1',
    iat: nowS - 5,
    exp: nowS + 3595,
    auth_time: nowS - 5,
    email: 'ada@mowatt.example',
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...changes,
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(signer)
}

const info = async (given: Promise<string> | string) => testApp.call(readSessionInfo, {}, { token: await given })

test('a token of a real Firebase project is accepted', async () => {
  expect(await info(token())).toMatchObject({
    kind: 'user',
    subject: 'firebase-user-1',
    email: 'ada@mowatt.example',
    capabilities: ['chat:start', 'bill:upload', 'waitlist:join'],
  })
})

test('its keys are fetched once and kept', async () => {
  const before = asked
  for (let at = 0; at < 20; at++) await info(token())
  expect(asked - before).toBeLessThanOrEqual(1)
})

test.each([
  ['another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
  ['another audience', { aud: 'other' }],
  ['our own project', { aud: 'mowatt', iss: 'https://securetoken.google.com/mowatt' }],
  ['the past', { exp: 1 }],
  ['a tenant', { firebase: { tenant: 'x' } }],
  ['nobody', { sub: '' }],
])('a token of %s is not', async (_what, changes) => {
  await expect(info(token(changes))).rejects.toMatchObject({ code: 'not_authenticated' })
})

test('made-up key ids do not make us ask again and again', async () => {
  await addKey('unpublished')
  keys.pop()
  const before = asked
  for (let at = 0; at < 20; at++) {
    await expect(info(token({}, 'unpublished'))).rejects.toMatchObject({ status: 401 })
  }
  expect(asked - before).toBeLessThanOrEqual(1)
})

test('anonymous sessions are still ours', async () => {
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  expect(await info(jwt)).toMatchObject({ kind: 'anonymous' })
})

test('our own identity service is not there then', async () => {
  for (const url of [
    '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=mowatt-local',
    '/api/v1/auth/link',
    '/api/v1/auth/code',
  ]) {
    expect((await testApp.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
  }
  expect((await testApp.app.inject('/.well-known/jwks.json')).statusCode).toBe(404)
})

test('keys that cannot be fetched are our trouble, not a bad token', async () => {
  const away = await createTestApp({
    env: { IDENTITY_PROJECT: 'real-project', IDENTITY_KEYS_URL: 'http://127.0.0.1:1/keys' },
  })
  await expect(away.call(readSessionInfo, {}, { token: await token() })).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  })
  await away.close()
})
