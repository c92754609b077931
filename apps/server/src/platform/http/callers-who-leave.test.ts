import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { captureLog } from '../../../test/captured-log.ts'
import { createEchoEndpoint, type EchoEndpoint, GOOD_TOKEN } from '../../../test/echo-endpoint.ts'
import { listen } from '../../../test/raw-http.ts'
import { beSilent, promisedUpload } from '../../../test/silent-client.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { UPLOAD_TOKEN, uploadFeature } from '../../../test/upload-feature.ts'
import { type App, buildApp } from '../../app.ts'
import { sendEvents } from './event-stream.ts'

const captured = captureLog()
const KNOWN = { authorization: `Bearer ${UPLOAD_TOKEN}` }
let testApp: TestApp
let app: App
let port: number
let endpoint: EchoEndpoint
/** Work for a client that disconnects in the meantime. */
let begun: PromiseWithResolvers<void>
let goOn: PromiseWithResolvers<void>
let address: string | undefined

beforeAll(async () => {
  testApp = await createTestApp({ log: captured.log })
  endpoint = createEchoEndpoint()
  // All room is taken by the first large request: the next one waits.
  const largeLimits = { freeBytes: 0, turns: 1, stallMs: 3_600_000 }
  app = await buildApp(testApp.ctx, {
    features: [uploadFeature, slowFeature],
    socketEndpoints: [endpoint],
    largeLimits,
  })
  port = await listen(app)
})
beforeEach(() => {
  begun = Promise.withResolvers()
  goOn = Promise.withResolvers()
})
afterAll(async () => {
  endpoint.release()
  await app.close()
  await testApp.close()
})

function slowFeature(each: FastifyInstance): void {
  each.post('/api/test/slow', async (request) => {
    begun.resolve()
    await goOn.promise
    address = request.ip
    return { text: 'x'.repeat(1_000_000) }
  })
  const refuseSlowly = async () => {
    begun.resolve()
    await goOn.promise
  }
  each.post('/api/test/refused', { onSend: refuseSlowly }, async () => ({}))
  each.get('/api/test/told', async (_request, reply) => sendEvents(reply, told()))
}

async function* told() {
  try {
    for (;;) {
      yield { event: 'more', data: 'x'.repeat(10_000) }
      await new Promise((done) => setImmediate(done))
    }
  } finally {
    begun.resolve()
  }
}

/** Sends this, and disconnects when it is time. */
async function leave(bytes: string, when: () => Promise<unknown> = async () => {}): Promise<void> {
  const left = new Promise((done) => app.server.once('connection', (each) => each.once('close', done)))
  const client = await beSilent(port, bytes)
  await when()
  client.socket.resetAndDestroy()
  await left
}

const statuses = async () => {
  // Everything in flight has ended.
  await app.inject('/livez')
  const { body } = await app.inject('/metrics')
  return [...body.matchAll(/http_request_seconds_count\{.*status="(\d+)"/g)].map(([, status]) => Number(status))
}

/** Errors that were logged or sent so far. */
const troubles = async () => [
  ...(await statuses()).filter((status) => status >= 500),
  ...captured.lines().filter(({ level }) => level === 'error' || level === 'warn'),
]

test.for([
  ['in the headers', 'POST /api/test/upload HTTP/1.1\r\nHost: loc'],
  ['in a small body', `${promisedUpload('/api/test/slow', 1000)}{"a":`],
  ['in a large body', promisedUpload('/api/test/upload', 1_000_000, KNOWN) + 'x'.repeat(100_000)],
  ['in a large body that was refused', promisedUpload('/api/test/upload', 1_000_000) + 'x'.repeat(100_000)],
])('somebody who leaves %s is no error of ours', async ([, bytes = '']) => {
  await leave(bytes)
  expect(await troubles()).toEqual([])
})

test.each([
  ['as it is', {}],
  ['packed', { 'accept-encoding': 'gzip' }],
])(
  'somebody who leaves before their answer, %s, is no error of ours, and is still counted by their address',
  async (_how, headers) => {
    await leave(`${promisedUpload('/api/test/slow', 2, headers)}{}`, () => begun.promise)
    goOn.resolve()
    expect(await troubles()).toEqual([])
    expect(address).toBe('127.0.0.1')
  },
)

test('somebody who leaves while they are refused for the size of a body is no error of ours', async () => {
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  process.on('uncaughtExceptionMonitor', note)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note))
  const head = 'POST /api/test/refused HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const tooLarge = `${head}Transfer-Encoding: chunked\r\n\r\n80000\r\n${'x'.repeat(0x80000)}\r\n`
  await leave(tooLarge, () => begun.promise)
  goOn.resolve()
  await app.inject('/livez')
  expect(faults).toEqual([])
})

test('somebody who leaves while being told is told no more', async () => {
  await leave('GET /api/test/told HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await begun.promise
  expect(await troubles()).toEqual([])
})

test('somebody who leaves while waiting for room is forgotten', async () => {
  const large = promisedUpload('/api/test/upload', 1_000_000, KNOWN) + 'x'.repeat(300_000)
  const first = await beSilent(port, large)
  const second = await beSilent(port, large)
  second.socket.resetAndDestroy()
  first.socket.resetAndDestroy()
  await Promise.all([first.ended, second.ended])
  const answer = await fetch(`http://127.0.0.1:${port}/api/test/upload`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...KNOWN },
    body: JSON.stringify({ file_data: 'x'.repeat(1_000_000) }),
  })
  expect(await answer.json()).toEqual({ length: 1_000_000 })
  expect(await troubles()).toEqual([])
})

test.for(['wait', 'flood', 'half'])(
  'somebody who leaves a socket in the middle of "%s" is no error of ours',
  async (what) => {
    const origin = `http://127.0.0.1:${port}`
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/echo`, ['bearer', GOOD_TOKEN], { origin })
    await once(socket, 'open')
    const message = `{"message_id":"0f8fad5b-d9cb-469f-a165-70867728950e","event_type":"chat","message":"${what}"}`
    if (what === 'half') socket.send(message.slice(0, 20), { fin: false })
    else {
      socket.send(message)
      await once(socket, 'message')
    }
    socket.terminate()
    await once(socket, 'close')
    endpoint.release()
    expect(await troubles()).toEqual([])
  },
)
