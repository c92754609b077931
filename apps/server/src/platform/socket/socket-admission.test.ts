import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { captureLog } from '../../../test/captured-log.ts'
import { createEchoEndpoint, GOOD_TOKEN } from '../../../test/echo-endpoint.ts'
import { listen, type RawAnswer } from '../../../test/raw-http.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { securityHeaders } from '../http/security-headers.ts'

const captured = captureLog()
let testApp: TestApp
let port: number

beforeAll(async () => {
  testApp = await createTestApp({ socketEndpoints: [createEchoEndpoint()], log: captured.log })
  port = await listen(testApp.app)
})
afterAll(() => testApp.close())

const OWN = 'http://localhost:3000'
const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** Requests an upgrade as a browser would, and reads the response that comes instead of a socket. */
function knock(path: string, headers: Record<string, string | string[]>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const all = Object.entries({ host: `localhost:${port}`, ...HANDSHAKE, ...headers })
    // As a list, so that a header may occur twice.
    const list = all.flatMap(([name, values]) => [values].flat().flatMap((value) => [name, value]))
    const knocking = ask({ port, host: '127.0.0.1', path, headers: list })
    knocking.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Error('The socket was opened'))
    })
    knocking.on('error', reject)
    knocking.on('response', (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string>, body }),
      )
    })
    knocking.end()
  })
}

const bearer = (token: string) => ({ 'sec-websocket-protocol': `bearer, ${token}` })

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['nowhere', {}],
  ['a page without an origin of its own', { origin: 'null' }],
  ['a site whose name begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['a host that claims to be its own origin', { origin: 'http://evil.example', host: 'evil.example' }],
])('a socket from %s is refused, with the right token too', async (_from, headers) => {
  const answer = await knock('/ws/echo', { ...headers, ...bearer(GOOD_TOKEN) })
  expect(answer.status).toBe(403)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'foreign_origin' })
})

test.each([
  ['two hosts', { host: ['localhost:3000', 'evil.example'] }],
  ['two hosts, ours second', { host: ['evil.example', 'localhost:3000'] }],
  ['a length', { 'content-length': '5' }],
  ['chunks', { 'transfer-encoding': 'chunked' }],
])('a socket with %s is no valid request, with the right token too', async (_with, headers) => {
  const answer = await knock('/ws/echo', { origin: OWN, ...bearer(GOOD_TOKEN), ...headers })
  expect(answer.status).toBe(400)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid_request' })
})

test.each([
  ['no token', {}],
  ['only a cookie', { cookie: `session=${GOOD_TOKEN}` }],
  ['a token without its kind', { 'sec-websocket-protocol': GOOD_TOKEN }],
  ['a kind without a token', { 'sec-websocket-protocol': 'bearer' }],
  ['another kind', { 'sec-websocket-protocol': `basic, ${GOOD_TOKEN}` }],
  ['more than a token', { 'sec-websocket-protocol': `bearer, ${GOOD_TOKEN}, more` }],
  ['a wrong token', bearer('wrong-token')],
  ['the token in another header', { authorization: `Bearer ${GOOD_TOKEN}` }],
])('a socket with %s is refused in JSON with every security header', async (_with, headers) => {
  const answer = await knock('/ws/echo', { origin: OWN, ...headers })
  expect(answer.status).toBe(401)
  expect(answer.headers).toMatchObject({
    ...securityHeaders({ isProduction: false }),
    'content-type': 'application/json; charset=utf-8',
  })
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'not_authenticated', message: 'User not authenticated' })
  expect(answer.body).not.toContain('token')
})

test.each(['/ws/nothing', '/', '/ws/echo/more', '/api/claims'])('there is no socket at %s', async (path) => {
  const answer = await knock(path, { origin: OWN, ...bearer(GOOD_TOKEN) })
  expect(answer.status).toBe(404)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
})

test('somebody who asks for the reload socket of a developer is answered too', async () => {
  expect((await knock('/', { origin: OWN, 'sec-websocket-protocol': 'vite-hmr' })).status).toBe(404)
})

test.each([
  ['a key that is none', { 'sec-websocket-key': 'short' }],
  ['an unknown version', { 'sec-websocket-version': '99' }],
])('a handshake with %s is refused in our own words', async (_with, headers) => {
  const answer = await knock('/ws/echo', { origin: OWN, ...bearer(GOOD_TOKEN), ...headers })
  expect(answer.status).toBe(400)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid_request' })
})

test('a bug during admission says nothing about itself', async () => {
  const answer = await knock('/ws/echo', { origin: OWN, ...bearer('bug') })
  expect(answer.status).toBe(500)
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'unexpected', message: 'Something went wrong' })
  expect(captured.lines().at(-1)).toMatchObject({
    level: 'error',
    msg: 'socket refused by a bug',
    error: { kind: 'Error' },
  })
  expect(captured.text()).not.toContain('hunter2')
})

test('whoever knocks while the database is away may come again, and it is no bug of ours', async () => {
  const before = captured.lines().length
  const answer = await knock('/ws/echo', { origin: OWN, ...bearer('database-away') })
  expect(answer.status).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '1' })
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'unavailable' })
  expect(captured.lines().slice(before)).toEqual([])
})

test('a refused connection is let go of, even when the other side keeps its end', async () => {
  const count = () => new Promise((done) => testApp.app.server.getConnections((_error, each) => done(each)))
  await expect.poll(count).toBe(0)
  const lines = Object.entries({ ...HANDSHAKE, host: 'localhost' }).map(([name, value]) => `${name}: ${value}`)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write(`GET /ws/echo HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.resume()
  await new Promise((done) => socket.once('end', done))
  await expect.poll(count).toBe(0)
  socket.destroy()
})

test('the right token opens the socket, and is neither sent back nor logged', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/echo?x=y`, ['bearer', GOOD_TOKEN], { origin: OWN })
  let headers: object = {}
  socket.once('upgrade', (response) => (headers = response.headers))
  await new Promise((done) => socket.once('open', done))
  expect(headers).toHaveProperty('sec-websocket-accept')
  expect(socket.protocol).toBe('bearer')
  expect(JSON.stringify(headers)).not.toContain(GOOD_TOKEN)
  expect(captured.text()).not.toContain(GOOD_TOKEN)
  socket.terminate()
})

test('whoever is refused before the handler is noted, without the token', () => {
  const noted = captured.lines().filter(({ msg }) => msg === 'security')
  expect(noted).toContainEqual(
    expect.objectContaining({ event: 'refused', reason: 'foreign_origin', route: 'websocket' }),
  )
  expect(noted).toContainEqual(expect.objectContaining({ event: 'refused', reason: 'not_authenticated' }))
  expect(captured.text()).not.toContain(GOOD_TOKEN)
})
