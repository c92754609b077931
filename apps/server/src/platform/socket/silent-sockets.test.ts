import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { patience } from '../../../../../test-patience.ts'
import { captureLog } from '../../../test/captured-log.ts'
import { createEchoEndpoint, type EchoEndpoint, GOOD_TOKEN } from '../../../test/echo-endpoint.ts'
import { listen } from '../../../test/raw-http.ts'
import { beSilent } from '../../../test/silent-client.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type App, type AppOptions, buildApp } from '../../app.ts'

const captured = captureLog()
const HOUR = 3_600_000
const SILENCE = { firstMessageMs: HOUR, idleMs: HOUR }
let testApp: TestApp
let app: App
let endpoint: EchoEndpoint
let port: number

beforeAll(async () => {
  testApp = await createTestApp({ log: captured.log, env: { TRUST_PROXY: '127.0.0.1' } })
})
afterEach(async () => {
  endpoint.release()
  await app.close()
})
afterAll(() => testApp.close())

async function serve({ socketPatience, ...options }: AppOptions): Promise<void> {
  endpoint = createEchoEndpoint()
  const socketTimes = { heartbeatMs: HOUR, silence: SILENCE, ...socketPatience }
  app = await buildApp(testApp.ctx, {
    features: [],
    socketEndpoints: [endpoint],
    socketPatience: socketTimes,
    ...options,
  })
  port = await listen(app)
}

type Guest = { socket: WebSocket; closed: Promise<number>; isOpen: () => boolean }

async function enter(token = GOOD_TOKEN, headers: Record<string, string> = {}): Promise<Guest> {
  const origin = `http://127.0.0.1:${port}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/echo`, ['bearer', token], { origin, headers })
  const closed = new Promise<number>((done) => socket.once('close', done))
  await new Promise((done, fail) => socket.once('open', done).once('error', fail))
  socket.on('error', () => {})
  return { socket, closed, isOpen: () => socket.readyState === WebSocket.OPEN }
}

const chat = (message: string) => JSON.stringify({ message_id: randomUUID(), event_type: 'chat', message })

test('whoever asks nothing is let go, pings or not', async () => {
  const firstMessageMs = patience(500)
  await serve({ socketPatience: { silence: { firstMessageMs, idleMs: HOUR } } })
  const asks = await enter()
  asks.socket.send(chat('hello'))
  await once(asks.socket, 'message')
  const [silent, pings] = [await enter(), await enter()]
  const pinging = setInterval(() => pings.socket.ping(), firstMessageMs / 10)
  expect([await silent.closed, await pings.closed]).toEqual([1008, 1008])
  clearInterval(pinging)
  expect(asks.isOpen()).toBe(true)
})

test('whoever has been answered and asks nothing more is let go, and nobody who still waits for an answer', async () => {
  await serve({ socketPatience: { silence: { firstMessageMs: HOUR, idleMs: 200 } } })
  const [waits, answered] = [await enter(), await enter()]
  waits.socket.send(chat('wait'))
  await once(waits.socket, 'message')
  answered.socket.send(chat('hello'))
  expect(await answered.closed).toBe(1000)
  expect(waits.isOpen()).toBe(true)
  endpoint.release()
  await once(waits.socket, 'message')
  expect(await waits.closed).toBe(1000)
})

test('a message that comes in drops is cut off', async () => {
  await serve({ patience: { pace: { bytes: 10_000, everyMs: 200 } } })
  const guest = await enter()
  const dripping = setInterval(() => guest.socket.send('x', { fin: false }), 5)
  expect(await guest.closed).toBe(1006)
  clearInterval(dripping)
})

test('a message that has begun and does not go on is cut off', async () => {
  await serve({ patience: { pace: { bytes: 10_000, everyMs: 200 } } })
  const guest = await enter()
  guest.socket.send('{"message_id":', { fin: false })
  expect(await guest.closed).toBe(1006)
})

test.for(['ping', 'pong'] as const)('a flood of %ss is cut off, and a few pings are answered', async (kind) => {
  await serve({})
  const [polite, flood] = [await enter(), await enter()]
  polite.socket.ping('are you there')
  expect(String((await once(polite.socket, 'pong'))[0])).toBe('are you there')
  for (let at = 0; at < 1000; at++) flood.socket[kind]()
  expect(await flood.closed).toBe(1006)
  expect(polite.isOpen()).toBe(true)
})

const FEW = { messages: { atOnce: 3, perSecond: 0.001 } }

async function flood(count: number): Promise<{ code: number; replies: unknown[]; noted: number }> {
  const noted = () => captured.lines().filter(({ event, route }) => event === 'rate_limited' && route === 'websocket')
  const before = noted().length
  const guest = await enter()
  const replies: unknown[] = []
  guest.socket.on('message', (data: Buffer) => replies.push((JSON.parse(data.toString()) as { error: unknown }).error))
  for (let at = 0; at < count; at++) guest.socket.send('{}')
  return { code: await guest.closed, replies, noted: noted().length - before }
}

test('one message too many is refused in words, and closes the conversation', async () => {
  await serve({ socketPatience: FEW })
  const refused = 'Please check the form and try again.'
  const tooMany = 'Too many requests. Please try again in a moment.'
  expect(await flood(4)).toEqual({ code: 1013, replies: [refused, refused, refused, tooMany], noted: 1 })
})

test('a flood of messages is not worked on, and is noted once', async () => {
  await serve({ socketPatience: FEW })
  const { replies, noted } = await flood(3000)
  expect(replies.length).toBeLessThanOrEqual(4)
  expect(noted).toBe(1)
  await enter()
})

test('of many messages that come in one go, others are heard in between', async () => {
  const echo = createEchoEndpoint()
  const rounds: number[] = []
  let round = 0
  const turn = () => {
    round++
    if (rounds.length < 20) setImmediate(turn)
  }
  const noting: EchoEndpoint = {
    ...echo,
    serve(...given) {
      rounds.push(round)
      return echo.serve(...given)
    },
  }
  await serve({ socketEndpoints: [noting] })
  const { socket } = await enter()
  const message = chat('x'.repeat(60_000))
  for (let at = 0; at < 20; at++) socket.send(message)
  turn()
  await expect.poll(() => rounds.length).toBe(20)
  // The end of one and all of the next may be in the same packet.
  const most = Math.max(...rounds.map((each) => rounds.filter((other) => other === each).length))
  expect(most).toBeLessThanOrEqual(2)
})

test('one visitor has at most twenty sockets, and another one once one of them is closed', async () => {
  await serve({})
  const guests: Guest[] = []
  for (let at = 0; at < 20; at++) guests.push(await enter())
  await expect(enter()).rejects.toThrow('429')
  expect(guests.every(({ isOpen }) => isOpen())).toBe(true)
  await enter('visitor-bea')
  guests[0]?.socket.close()
  await guests[0]?.closed
  await expect.poll(() => enter().catch(() => undefined)).toBeDefined()
})

test('one network has so many and no more, also behind a proxy', async () => {
  await serve({ socketPatience: { limits: { visitor: 20, network: 3 } } })
  const from = (network: string) => ({ 'x-forwarded-for': network })
  for (let at = 0; at < 3; at++) await enter(`visitor-${at}`, from('203.0.113.7'))
  await expect(enter('visitor-late', from('203.0.113.7'))).rejects.toThrow('429')
  await expect(enter('visitor-late', from('198.51.100.1, 203.0.113.7'))).rejects.toThrow('429')
  await enter('visitor-late', from('203.0.113.8'))
})

test('a handshake that stops in the middle is cut off', async () => {
  await serve({ patience: { headersMs: 200, checkEveryMs: 50 } })
  const client = await beSilent(port, 'GET /ws/echo HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConn')
  expect(await client.ended).toMatch(/^HTTP\/1\.1 408 /)
})

test('nobody is kept waiting for admission for ever', async () => {
  await serve({ socketPatience: { admissionMs: 100 } })
  await expect(enter('slow')).rejects.toThrow('503')
})

test('somebody who leaves during admission takes up no place', async () => {
  await serve({ socketPatience: { limits: { visitor: 1, network: 1 } } })
  const lines = [
    'GET /ws/echo HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: bearer, slow',
    'X-Forwarded-For: 203.0.113.7',
  ]
  const left = new Promise((done) => app.server.once('connection', (each) => each.once('close', done)))
  const client = await beSilent(port, `${lines.join('\r\n')}\r\n\r\n`)
  await expect.poll(() => endpoint.knocked()).toBe(1)
  client.socket.resetAndDestroy()
  await left
  endpoint.release()
  await enter(GOOD_TOKEN, { 'x-forwarded-for': '203.0.113.7' })
  expect(captured.lines().filter(({ level }) => level === 'error')).toEqual([])
})
