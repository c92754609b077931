import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { echoFeature } from '../../../test/echo-feature.ts'
import { listen } from '../../../test/raw-http.ts'
import { beSilent, promisedUpload, type SilentClient } from '../../../test/silent-client.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { UPLOAD_TOKEN, uploadFeature } from '../../../test/upload-feature.ts'
import { type AppOptions, buildApp } from '../../app.ts'
import { securityHeaders } from './security-headers.ts'

let testApp: TestApp
const connections = new Set<Socket>()
let closings: (() => Promise<unknown> | void)[] = []

beforeAll(async () => {
  testApp = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' } })
})
afterEach(async () => {
  for (const close of closings.toReversed()) await close()
  closings = []
})
afterAll(() => testApp.close())

async function serve(options: AppOptions): Promise<number> {
  const app = await buildApp(testApp.ctx, { features: [echoFeature, uploadFeature, endlessFeature], ...options })
  closings.push(() => app.close())
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return listen(app)
}

const ENDLESS = 'x'.repeat(64 * 1024 * 1024)
function endlessFeature(app: FastifyInstance): void {
  app.get('/api/test/endless', (_request, reply) => reply.header('content-encoding', 'identity').send(ENDLESS))
}

/** Sends this, then one more byte whenever the last one was taken, for ever. */
async function drip(port: number, start: string, letter: string): Promise<SilentClient> {
  const client = await beSilent(port, start)
  const timer = setInterval(() => client.socket.write(letter), 5)
  closings.push(() => void client.socket.destroy())
  void client.ended.then(() => clearInterval(timer))
  return client
}

const HOUR = 3_600_000
const LONG = { headersMs: 300_000, requestMs: HOUR, strangerMs: HOUR, pace: { bytes: 1, everyMs: HOUR } }
const QUICK = { bytes: 100_000, everyMs: 200 }
const KNOWN = { authorization: `Bearer ${UPLOAD_TOKEN}` }
const FILE = 'x'.repeat(3_000_000)

async function upload(port: number, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/test/upload`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...KNOWN, ...headers },
    body: JSON.stringify({ file_data: FILE }),
  })
  return answer.json()
}

/** Whether this is our response to a client that takes too long. */
function isTimeout(answer: string): boolean {
  const names = Object.keys(securityHeaders({ isProduction: false }))
  const isWhole = names.every((name) => answer.includes(`${name}: `))
  return isWhole && /^HTTP\/1\.1 408 Request Timeout\r\n[^]*"The request took too long to arrive\."/.test(answer)
}

test('headers that come letter by letter are cut off', async () => {
  const port = await serve({ patience: { ...LONG, headersMs: 200, checkEveryMs: 50 } })
  const client = await drip(port, 'GET /livez HTTP/1.1\r\nHost: localhost\r\nX-A: ', 'x')
  expect(isTimeout(await client.ended)).toBe(true)
})

test.for([
  ['a small body', promisedUpload('/api/test/echo', 3000)],
  ['a large body', promisedUpload('/api/test/upload', 3_000_000, KNOWN)],
  ['a body of an unknown length', promisedUpload('/api/test/open-upload', 0, { 'transfer-encoding': 'chunked' })],
])('%s that comes letter by letter is cut off', async ([what, head = '']) => {
  const port = await serve({ patience: { ...LONG, pace: QUICK } })
  const isChunked = what === 'a body of an unknown length'
  const start = isChunked ? head.replace('content-length: 0\r\n', '') : head
  const client = await drip(port, start, isChunked ? '1\r\nx\r\n' : 'x')
  expect(isTimeout(await client.ended)).toBe(true)
})

test('a large body that was refused before it was read is cut off as well', async () => {
  const port = await serve({ patience: { ...LONG, pace: QUICK } })
  const client = await drip(port, promisedUpload('/api/test/upload', 3_000_000), 'x')
  expect(await client.ended).toMatch(/^HTTP\/1\.1 401 /)
})

test('a large body from somebody we do not know has a deadline, however steadily it comes', async () => {
  const port = await serve({ patience: { ...LONG, pace: { bytes: 1, everyMs: 1000 }, strangerMs: 500 } })
  const [stranger, known] = await Promise.all([
    drip(port, promisedUpload('/api/test/open-upload', 3_000_000), 'x'),
    drip(port, promisedUpload('/api/test/upload', 3_000_000, KNOWN), 'x'),
  ])
  expect(isTimeout(await stranger.ended)).toBe(true)
  expect(known.isOpen()).toBe(true)
})

test('whoever was refused and sends on has that deadline too', async () => {
  const port = await serve({ patience: { ...LONG, pace: { bytes: 1, everyMs: 1000 }, strangerMs: 500 } })
  const client = await drip(port, promisedUpload('/api/test/upload', 3_000_000), 'x')
  expect(await client.ended).toMatch(/^HTTP\/1\.1 401 /)
})

test('a connection that asks for nothing more is closed', async () => {
  const port = await serve({ patience: { ...LONG, idleMs: 100 } })
  const client = await beSilent(port, 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await client.ended).toMatch(/^HTTP\/1\.1 200 /)
})

test.for(['/api/test/endless', '/livez'])(
  'somebody who asks for %s on and on and reads nothing is cut off',
  async (path) => {
    const port = await serve({ patience: { ...LONG, stillMs: 200 } })
    const socket: Socket = connect({ port, host: '127.0.0.1' })
    closings.push(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    const timer = setInterval(() => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(500)), 5)
    closings.push(() => clearInterval(timer))
    await once(socket, 'readable')
    // It has not read further, so it has not noticed yet.
    await expect.poll(() => connections.size, { timeout: 20_000 }).toBe(0)
  },
)

/** So many clients that send part of a large body and stop. */
async function stall(port: number, count: number, headers: Record<string, string> = {}): Promise<SilentClient[]> {
  const bytes = promisedUpload('/api/test/upload', 13_000_000, { ...KNOWN, ...headers }) + 'x'.repeat(100_000)
  const clients = await Promise.all(Array.from({ length: count }, () => beSilent(port, bytes)))
  closings.push(() => clients.forEach(({ socket }) => socket.destroy()))
  return clients
}

test('where memory is short, the silent are cut off for those who send', async () => {
  const LITTLE = { freeBytes: 100_000, turns: 1, stallMs: 100, mostBytes: 500_000 }
  const port = await serve({ patience: LONG, largeLimits: LITTLE })
  const silent = await stall(port, 30)
  expect(await upload(port)).toEqual({ length: FILE.length })
  const cut = silent.filter(({ isOpen }) => !isOpen())
  expect(cut.length).toBeGreaterThan(0)
  expect(isTimeout(await (cut[0] as SilentClient).ended)).toBe(true)
})

test('one network can not take what belongs to the others, also behind a proxy', async () => {
  const port = await serve({ patience: LONG, largeLimits: { freeBytes: 1_000_000, turns: 2, stallMs: HOUR } })
  const silent = await stall(port, 30, { 'x-forwarded-for': '203.0.113.7' })
  const stuck = upload(port, { 'x-forwarded-for': '203.0.113.7' })
  for (const other of ['203.0.113.8', '198.51.100.1', '203.0.113.8'])
    expect(await upload(port, { 'x-forwarded-for': other })).toEqual({ length: FILE.length })
  expect(silent.every(({ isOpen }) => isOpen())).toBe(true)
  for (const { socket } of silent) socket.destroy()
  expect(await stuck).toEqual({ length: FILE.length })
})
