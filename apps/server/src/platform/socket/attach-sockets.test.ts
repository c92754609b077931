import { randomUUID } from 'node:crypto'
import { SocketReply } from '@mowatt/contract'
import { afterEach, beforeAll, afterAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { captureLog } from '../../../test/captured-log.ts'
import { createEchoEndpoint, type EchoEndpoint, GOOD_TOKEN, PAYLOAD_LIMIT } from '../../../test/echo-endpoint.ts'
import { listen } from '../../../test/raw-http.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type App, buildApp, type Feature } from '../../app.ts'
import { REQUEST_GRACE_MS } from '../health/stop-grace.ts'
import { LARGE_BYTES } from '../uploads/upload-queue.ts'

const captured = captureLog()
let testApp: TestApp
let app: App
let endpoint: EchoEndpoint
let port: number

beforeAll(async () => {
  testApp = await createTestApp({ log: captured.log })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  endpoint = createEchoEndpoint()
  app = await buildApp(testApp.ctx, {
    socketEndpoints: [endpoint],
    socketPatience: { heartbeatMs: 100 },
    features: [closingFeature],
  })
  port = await listen(app)
})
afterEach(async () => {
  endpoint.release()
  await app.close()
})

/** Resolves when the server has begun to close. */
let closingBegan: PromiseWithResolvers<void>
const closingFeature: Feature = (each) => {
  closingBegan = Promise.withResolvers()
  each.addHook('preClose', async () => void setImmediate(closingBegan.resolve))
}

type Talk = {
  socket: WebSocket
  /** The next reply, checked against the contract. */
  next: () => Promise<SocketReply>
  closed: Promise<number>
}

async function talk(options: { autoPong?: boolean; token?: string } = {}): Promise<Talk> {
  const { token = GOOD_TOKEN, ...rest } = options
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/echo`, ['bearer', token], {
    origin: `http://127.0.0.1:${port}`,
    ...rest,
  })
  const replies: SocketReply[] = []
  const readers: ((reply: SocketReply) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const reply = SocketReply.parse(JSON.parse(data.toString()))
    const reader = readers.shift()
    if (reader) reader(reply)
    else replies.push(reply)
  })
  const closed = new Promise<number>((done) => socket.once('close', done))
  await new Promise((done, fail) => socket.once('open', done).once('error', fail))
  const next = () => {
    const ready = replies.shift()
    return ready ? Promise.resolve(ready) : new Promise<SocketReply>((done) => readers.push(done))
  }
  return { socket, next, closed }
}

const chat = (message: string, messageId: string = randomUUID()) =>
  JSON.stringify({ message_id: messageId, event_type: 'chat', message })

test('each reply comes as soon as it is made, under the id of its message', async () => {
  const { socket, next } = await talk()
  const id = randomUUID()
  socket.send(chat('hello', id))
  expect(await next()).toMatchObject({ message_id: id, event_type: 'chat', success: true, response_type: 'ack' })
  expect(await next()).toMatchObject({
    message_id: id,
    response_type: 'message',
    data: { text: 'hello', subject: 'ada' },
  })
})

test('the replies of two messages do not wait for each other, and never swap', async () => {
  const { socket, next } = await talk()
  const [slow, quick] = [randomUUID(), randomUUID()]
  socket.send(chat('wait', slow))
  expect(await next()).toMatchObject({ message_id: slow, response_type: 'ack' })
  socket.send(chat('quick', quick))
  expect(await next()).toMatchObject({ message_id: quick, response_type: 'ack' })
  expect(await next()).toMatchObject({ message_id: quick, data: { text: 'quick' } })
  endpoint.release()
  expect(await next()).toMatchObject({ message_id: slow, data: { text: 'wait' } })
})

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const NOT_JSON = 'The request body is not valid JSON.'
const NOT_VALID = 'Please check the form and try again.'

test.each([
  ['no JSON', '{"message_id":', NOT_JSON, null],
  ['nothing', '', NOT_JSON, null],
  ['a binary frame', Buffer.from(chat('hello', id)), NOT_JSON, null],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), NOT_JSON, null],
  ['JSON that is no object', '[1,2]', NOT_VALID, null],
  ['null', 'null', NOT_VALID, null],
  ['an unknown event', `{"message_id":"${id}","event_type":"shout"}`, NOT_VALID, id],
  ['no id', '{"event_type":"chat","message":"hello"}', NOT_VALID, null],
  ['an id that is none', '{"message_id":"1","event_type":"chat"}', NOT_VALID, null],
  ['a number for a text', `{"message_id":"${id}","event_type":"chat","message":5}`, NOT_VALID, id],
  ['101 levels', `{"message_id":"${id}","message":${'['.repeat(100)}${']'.repeat(100)}}`, NOT_VALID, null],
  ['a polluted object', `{"__proto__":{"message_id":"${id}","event_type":"chat"}}`, NOT_VALID, null],
])('a message of %s is refused in words, and the conversation goes on', async (_what, frame, error, messageId) => {
  const { socket, next } = await talk()
  socket.send(frame)
  expect(await next()).toMatchObject({
    success: false,
    error,
    message_id: messageId,
    response_type: 'message',
    data: null,
  })
  socket.send(chat('still there'))
  await next()
  expect(await next()).toMatchObject({ success: true, data: { text: 'still there' } })
})

test('a refusal arrives in the words of the catalogue', async () => {
  const { socket, next } = await talk()
  socket.send(chat('refuse', id))
  expect(await next()).toMatchObject({
    message_id: id,
    event_type: 'chat',
    success: false,
    error: expect.stringMatching(/^Unsupported file type\./) as string,
  })
})

test('a bug says nothing about itself, and is logged without its message', async () => {
  const { socket, next } = await talk()
  socket.send(chat('bug', id))
  expect(await next()).toMatchObject({ message_id: id, success: false, error: 'Something went wrong' })
  expect(captured.lines().at(-1)).toMatchObject({ level: 'error', msg: 'unexpected error on a socket' })
  expect(captured.text()).not.toContain('hunter2')
})

test('a message over the limit closes the conversation', async () => {
  const { socket, closed } = await talk()
  socket.send(chat('x'.repeat(PAYLOAD_LIMIT)))
  expect(await closed).toBe(1009)
})

test('somebody who does not read is let go, and little is kept for them meanwhile', async () => {
  const { socket, closed } = await talk()
  socket.send(chat('flood'))
  socket.pause()
  await expect.poll(() => endpoint.stopped()).toBe(1)
  // The system's own buffers come on top of our own megabyte.
  expect(endpoint.flooded() * 100_000).toBeLessThan(20_000_000)
  socket.resume()
  expect([1006, 1013]).toContain(await closed)
})

test('when the visitor leaves, the work for them stops', async () => {
  const { socket, next } = await talk()
  socket.send(chat('flood'))
  await next()
  socket.terminate()
  await expect.poll(() => endpoint.stopped()).toBe(1)
})

test('a connection whose other side is dead is ended by the heartbeat, a living one stays', async () => {
  const dead = await talk({ autoPong: false })
  const living = await talk()
  expect(await dead.closed).toBe(1006)
  living.socket.send(chat('hello'))
  expect(await living.next()).toMatchObject({ success: true })
})

test('when the server closes it says so to everybody, and does not wait for the stubborn', async () => {
  const [polite, stubborn] = [await talk(), await talk()]
  stubborn.socket.pause()
  const closing = app.close()
  expect(await polite.closed).toBe(1001)
  await closing
  stubborn.socket.resume()
  expect([1001, 1006]).toContain(await stubborn.closed)
})

test('when the server closes, a message in hand is answered first, and a new one is not taken', async () => {
  const { socket, next, closed } = await talk()
  socket.send(chat('wait'))
  expect(await next()).toMatchObject({ response_type: 'ack' })
  const closing = app.close()
  await closingBegan.promise
  socket.send(chat('too late'))
  endpoint.release()
  expect(await next()).toMatchObject({ success: true, data: { text: 'wait' } })
  expect(await closed).toBe(1001)
  await closing
})

test('closing may take as long as messages in hand may', () => {
  expect(app.initialConfig.pluginTimeout).toBeGreaterThan(REQUEST_GRACE_MS)
})

test('somebody who is still being admitted when the server closes does not hold it up', async () => {
  const knocking = talk({ token: 'slow' })
  knocking.catch(() => {})
  await expect.poll(() => endpoint.knocked()).toBe(1)
  const closing = app.close()
  await closingBegan.promise
  endpoint.release()
  await expect(knocking).rejects.toThrow('503')
  await closing
})

test('large messages that arrive at the same moment are opened one in each round of the event loop', async () => {
  endpoint.maxPayloadBytes = 2 * LARGE_BYTES
  const talks = await Promise.all(Array.from({ length: 4 }, () => talk()))
  const rounds: number[] = []
  let round = 0
  let counting = setImmediate(function count() {
    round += 1
    counting = setImmediate(count)
  })
  const serve = endpoint.serve.bind(endpoint)
  endpoint.serve = (...given) => {
    rounds.push(round)
    return serve(...given)
  }
  const file_data = 'A'.repeat(LARGE_BYTES + 1)
  for (const { socket } of talks)
    socket.send(JSON.stringify({ message_id: randomUUID(), event_type: 'extract_bill', file_data }))
  await Promise.all(talks.map(({ next }) => next()))
  clearImmediate(counting)
  expect(new Set(rounds).size).toBe(talks.length)
})
