import { Failure, readSessionInfo, signOut, startAnonymousSession } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'
import type { Context } from '../../context.ts'
import type { SocketEndpoint } from '../../platform/socket/socket-endpoint.ts'
import { authenticate, bearerOf, requireCapability, requireUser } from './public.ts'
import { signingKeys } from './tokens/signing-keys.ts'

let testApp: IdentityTestApp

/** A feature as the later ones are: one endpoint for sessions that may chat, one for signed-in users. */
function talkFeature(app: FastifyInstance, ctx: Context): void {
  app.get('/api/test/talk', async (request) => {
    const { subject } = requireCapability(await authenticate(ctx, bearerOf(request)), 'chat:start')
    return { subject }
  })
  app.get('/api/test/mine', async (request) => requireUser(await authenticate(ctx, bearerOf(request))))
}

/** A websocket endpoint as the later features have it. */
const talkEndpoint: SocketEndpoint = {
  path: '/ws/talk',
  maxPayloadBytes: 1024,
  admit: async (token) => requireCapability(await authenticate(testApp.ctx, token), 'chat:start'),
  // oxlint-disable-next-line require-yield -- nothing is said here
  serve: async function* () {},
}

beforeAll(async () => {
  testApp = await createIdentityTestApp({ extraFeatures: [talkFeature], socketEndpoints: [talkEndpoint] })
})
afterAll(() => testApp.close())

const start = (remoteAddress = '127.0.0.1') =>
  testApp.app.inject({ method: 'POST', url: '/api/v1/auth/anonymous-session', payload: {}, remoteAddress })
const get = (url: string, token: string) => testApp.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

/**
 * Ten at a time: with all at once, a busy machine's database would time out for some, and others would count for it.
 */
async function inRounds(rounds: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    statuses.push(...answers.map(({ statusCode }) => statusCode))
  }
  return statuses
}

test('a visitor gets a token for a day, and what it may do', async () => {
  const { jwt, expires_at, capabilities } = await testApp.call(startAnonymousSession, { body: {} })
  expect(Date.parse(expires_at) - Math.floor(testApp.ctx.now().getTime() / 1000) * 1000).toBe(86_400_000)
  expect(capabilities).toEqual(['chat:start', 'bill:upload', 'waitlist:join'])
  expect(await testApp.call(readSessionInfo, {}, { token: jwt })).toEqual({
    kind: 'anonymous',
    subject: expect.stringMatching(/^anon-[\w-]{22}$/),
    email: null,
    expires_at,
    capabilities,
  })
})

test('one network gets 120 a minute, others are not affected', async () => {
  const statuses = await inRounds(15, () => start('203.0.113.20'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  expect((await start('203.0.113.21')).statusCode).toBe(200)
})

test('a token is never kept by a cache', async () => {
  const answer = await start()
  expect(answer.headers['cache-control']).toBe('no-store')
  const read = await get('/api/v1/auth/session-info', answer.json<{ jwt: string }>().jwt)
  expect(read.headers['cache-control']).toBe('no-store')
})

test('whose session it is may also be asked by cookie, and nothing else may', async () => {
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  const { idToken } = await testApp.signIn('cookie@mowatt.example')
  for (const name of ['mowatt-session', '__Secure-mowatt-session']) {
    const cookie = `a=b; ${name}=${jwt}; c=d`
    const answer = await testApp.app.inject({ url: '/api/v1/auth/session-info', headers: { cookie } })
    expect(answer.json()).toMatchObject({ kind: 'anonymous' })
    const both = { cookie, authorization: `Bearer ${idToken}` }
    const told = await testApp.app.inject({ url: '/api/v1/auth/session-info', headers: both })
    expect(told.json()).toMatchObject({ kind: 'user' })
    const user = { cookie: `${name}=${idToken}` }
    const out = { method: 'POST', url: '/api/v1/auth/sign-out', payload: {}, headers: user } as const
    expect((await testApp.app.inject(out)).statusCode).toBe(401)
  }
  const other = await testApp.app.inject({
    url: '/api/v1/auth/session-info',
    headers: { cookie: `xmowatt-session=${jwt}` },
  })
  expect(other.statusCode).toBe(401)
})

test('a feature lets in who may, and tells others why not', async () => {
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  const { idToken } = await testApp.signIn('talker@mowatt.example')
  expect((await get('/api/test/talk', jwt)).statusCode).toBe(200)
  expect((await get('/api/test/talk', idToken)).statusCode).toBe(200)
  expect((await get('/api/test/mine', idToken)).json()).toMatchObject({ kind: 'user', email: 'talker@mowatt.example' })
  const stranger = await get('/api/test/mine', jwt)
  expect([stranger.statusCode, stranger.json<{ message: string }>().message]).toEqual([401, 'User not authenticated'])
  expect((await get('/api/test/talk', 'nonsense')).statusCode).toBe(401)
})

/** Rightly signed, and allowed to upload only. */
async function uploadToken(): Promise<string> {
  const { kid, privateKey } = await signingKeys(testApp.ctx).current('session')
  const nowS = Math.floor(testApp.ctx.now().getTime() / 1000)
  return new SignJWT({ capabilities: ['bill:upload', 'made:up'] })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'mowatt-session+jwt' })
    .setIssuer('http://localhost:3000')
    .setAudience('mowatt-api')
    .setSubject('anon-x')
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + 60)
    .sign(privateKey)
}

test('a token without the capability is refused that act with a 403', async () => {
  const jwt = await uploadToken()
  expect(await testApp.call(readSessionInfo, {}, { token: jwt })).toMatchObject({ capabilities: ['bill:upload'] })
  const refused = await get('/api/test/talk', jwt)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'not_allowed'])
})

/** The response to a websocket upgrade: the agreed protocol, or the status of the refusal. */
function knock(token: string): Promise<string | number> {
  const socket = new WebSocket(`${testApp.url.replace('http', 'ws')}/ws/talk`, ['bearer', token], {
    origin: testApp.url,
  })
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      resolve(socket.protocol)
      socket.close()
    })
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0)
      request.destroy()
    })
    socket.on('error', reject)
  })
}

test('a websocket endpoint asks the same questions', async () => {
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  const { idToken } = await testApp.signIn('socket@mowatt.example')
  expect(await knock(jwt)).toBe('bearer')
  expect(await knock(idToken)).toBe('bearer')
  expect(await knock(await uploadToken())).toBe(403)
  expect(await knock(`${jwt}x`)).toBe(401)
  await testApp.call(signOut, { body: {} }, { token: idToken })
  expect(await knock(idToken)).toBe(401)
})

test('an anonymous session cannot sign out of an account', async () => {
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  await expect(testApp.call(signOut, { body: {} }, { token: jwt })).rejects.toEqual(new Failure('not_authenticated'))
})

test('a flood from this very machine ends as well', async () => {
  const flooded = await createIdentityTestApp()
  const url = '/api/v1/auth/anonymous-session'
  const statuses = await inRounds(140, () => flooded.app.inject({ method: 'POST', url, payload: {} }))
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.at(-1)).toBe(429)
  await flooded.close()
})
