import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { echoFeature } from '../../../test/echo-feature.ts'
import { listen, sendRaw } from '../../../test/raw-http.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type App, buildApp, features } from '../../app.ts'
import { securityHeaders } from './security-headers.ts'

const captured = captureLog()
let testApp: TestApp
let app: App
let port: number
let hasty: App
let hastyPort: number

beforeAll(async () => {
  testApp = await createTestApp({ log: captured.log })
  app = await buildApp(testApp.ctx, { features: [...features, echoFeature] })
  port = await listen(app)
  const patience = { headersMs: 200, requestMs: 400, checkEveryMs: 50 }
  hasty = await buildApp(testApp.ctx, { features: [echoFeature], patience })
  hastyPort = await listen(hasty)
})
afterAll(async () => {
  await hasty.close()
  await app.close()
  await testApp.close()
})

const HOST = 'Host: localhost'
const requests = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`

test.each([
  ['bytes that are not HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
  ['an unknown method', requests('BREW /api/claims HTTP/1.1', HOST), 400],
  ['no host', requests('GET /api/claims HTTP/1.1'), 400],
  ['two hosts', requests('GET /livez HTTP/1.1', HOST, 'hOST: elsewhere.example'), 400],
  ['the same host twice', requests('GET /livez HTTP/1.0', HOST, HOST), 400],
  [
    'two lengths',
    requests('POST /api/test/echo HTTP/1.1', HOST, 'Content-Length: 3', 'Content-Length: 4') + 'abcd',
    400,
  ],
  [
    'a length and chunks',
    requests('POST /api/test/echo HTTP/1.1', HOST, 'Content-Length: 3', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
    400,
  ],
  ['a negative length', requests('POST /api/test/echo HTTP/1.1', HOST, 'Content-Length: -1'), 400],
  ['a folded header', `GET /api/claims HTTP/1.1\r\n${HOST}\r\nX-A: 1\r\n 2\r\n\r\n`, 400],
  ['a header far too large', requests('GET /api/claims HTTP/1.1', HOST, `X-A: ${'x'.repeat(100_000)}`), 431],
])('%s is refused as JSON with every security header, and the connection ends', async (_what, bytes, status) => {
  const answer = await sendRaw(port, bytes)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({ ...securityHeaders({ isProduction: false }), connection: 'close' })
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid_request', request_id: expect.any(String) as string })
  expect(answer.body).not.toMatch(/HPE_|parse|node/i)
})

test('headers that come too slowly are answered with 408 and every security header', async () => {
  const answer = await sendRaw(hastyPort, 'GET /api/claims HTTP/1.1\r\nHost: loc')
  expect(answer.status).toBe(408)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'timeout', message: 'The request took too long to arrive.' })
})

const WRITE = ['POST /api/test/echo HTTP/1.1', HOST, 'Content-Type: application/json']

test('a body that comes too slowly is answered with 408, and is no error of ours', async () => {
  const answer = await sendRaw(hastyPort, `${requests(...WRITE, 'Content-Length: 30')}{"text":`)
  expect(answer.status).toBe(408)
  expect(captured.lines().filter(({ level }) => level === 'error')).toEqual([])
})

test('somebody who hangs up in the middle of a request is no error of ours', async () => {
  const left = new Promise((done) => app.server.once('connection', (socket) => socket.once('close', done)))
  await sendRaw(port, (socket) => {
    socket.write(`${requests(...WRITE, 'Content-Length: 30')}{"text":`, () => socket.resetAndDestroy())
  }).catch(() => {})
  await left
  await app.inject('/livez')
  expect(captured.lines().filter(({ level }) => level === 'error')).toEqual([])
})

const MEGABYTE = 'x'.repeat(1024 * 1024)

test('a body that announces 11 MB is refused before it is read', async () => {
  const answer = await sendRaw(port, requests(...WRITE, `Content-Length: ${11 * MEGABYTE.length}`))
  expect(answer.status).toBe(413)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
  expect(answer.headers['connection']).toBe('close')
})

/** Writes that many megabytes, for as long as they are accepted. */
function flood(socket: Socket, megabytes: number): void {
  if (megabytes === 0 || socket.destroyed || socket.writableEnded) return
  socket.write(`100000\r\n${MEGABYTE}\r\n`, () => flood(socket, megabytes - 1))
}

test('a body of 11 MB that does not say its size is refused long before its end', async () => {
  let serverSide: Socket | undefined
  app.server.once('connection', (socket) => (serverSide = socket))
  const answer = await sendRaw(port, (socket) => {
    socket.write(requests(...WRITE, 'Transfer-Encoding: chunked'))
    flood(socket, 11)
  })
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'body_too_large' })
  expect(serverSide?.bytesRead).toBeLessThan(6 * MEGABYTE.length)
})

test.each([
  ['gzip', '/api/test/echo', '{"text":"plain all the same"}'],
  ['BR', '/api/test/echo', Buffer.from([31, 139, 8, 0])],
  ['identity, gzip', '/signup', '{}'],
  ['nonsense', '/api/nowhere', '{}'],
])('a body that is said to be packed as %s is refused in words, whatever it is', async (encoding, url, payload) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  expect(answer.statusCode).toBe(415)
  expect(answer.headers).toMatchObject({ ...securityHeaders({ isProduction: false }), 'accept-encoding': 'identity' })
  expect(answer.json()).toEqual({
    code: 'packed_body',
    message: 'Please send the request without compressing it.',
    request_id: expect.any(String) as string,
  })
})

test('a body that is said to be as it is, is taken', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'Identity' }
  const answer = await app.inject({ method: 'POST', url: '/api/test/echo', headers, payload: '{' })
  expect(answer.json()).toMatchObject({ code: 'malformed_json' })
})

test.each([
  ['/api/test/echo', 'application/json'],
  ['/signup', 'application/json'],
  ['/identitytoolkit.googleapis.com/v1/accounts:lookup?key=mowatt-local', 'application/json'],
  ['/e/', 'text/plain'],
])('JSON of more than 100 levels is refused at %s', async (url, type) => {
  const post = (levels: number) => {
    const payload = `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    return app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
  }
  const answer = await post(101)
  expect([answer.statusCode, answer.body]).toEqual([
    400,
    expect.stringContaining('Please check the form and try again.') as string,
  ])
  // One level less is refused by other checks.
  expect((await post(100)).body).not.toBe(answer.body)
})

test('an expectation that nobody knows is passed over', async () => {
  const answer = await sendRaw(port, requests('GET /livez HTTP/1.1', HOST, 'Connection: close', 'Expect: 200-maybe'))
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
})

test("an old load balancer's question without a host is answered", async () => {
  expect((await sendRaw(port, requests('GET /livez HTTP/1.0'))).status).toBe(200)
})

test('an offer of another protocol is not taken up, and the request is answered as it is', async () => {
  const offer = ['GET /livez HTTP/1.1', HOST, 'Connection: Upgrade, close', 'Upgrade: h2c']
  const answer = await sendRaw(port, requests(...offer))
  expect(answer.status).toBe(200)
})

test('large answers are compressed for whoever can read that', async () => {
  const packed = await app.inject({ url: '/api/hero-banners', headers: { 'accept-encoding': 'br' } })
  const plain = await app.inject('/api/hero-banners')
  expect(packed.headers['content-encoding']).toBe('br')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})
