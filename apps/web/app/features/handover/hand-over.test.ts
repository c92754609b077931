import { handOverBill, type SocketReply } from '@mowatt/contract'
import { createClient, type Incoming, type Outgoing } from '@mowatt/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../../../../../test-patience.ts'
import type { Wire } from './ask-by-socket.ts'
import { handOver, type HandoverClient } from './hand-over.ts'
import type { ReadingProgress } from '../../shell/reading/reading-progress.ts'
import type { HandoverRequest } from './handover-request.ts'
import { questionTrouble, uploadTrouble } from './handover-trouble.ts'

const ID = '6a2f3c1e-5b1d-4f0e-9c55-0a1b2c3d4e5f'
const bill: HandoverRequest = { messageId: ID, kind: 'bill', fileName: 'october.pdf', fileData: 'JVBERi0=' }
const question: HandoverRequest = { messageId: ID, kind: 'question', text: 'How do I switch?' }
const LINK = 'https://app.mowatt.example/link/abc'

/** A browser's WebSocket, with the server's end controlled by the test. */
class FakeSocket extends EventTarget {
  readyState = 0
  bufferedAmount = 0
  readonly sent: Record<string, unknown>[] = []
  readonly protocols: string[]
  constructor(protocols: string[]) {
    super()
    this.protocols = protocols
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.readyState = 3
  }
  accept() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  cut() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  say(reply: Partial<SocketReply>) {
    const whole = { message_id: ID, event_type: 'extract_bill', success: true, error: null, chat_id: null, data: null }
    const data = JSON.stringify({ ...whole, response_type: 'progress', ...reply })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let sockets: FakeSocket[]
let asked: Outgoing[]
let answer: (request: Outgoing) => Incoming

function client(more: Partial<HandoverClient> = {}): HandoverClient {
  return {
    hosts: {
      siteUrl: 'https://mowatt.example',
      appUrl: 'https://app.mowatt.example',
      apiUrl: 'https://api.mowatt.example',
    },
    pageOrigin: 'https://mowatt.example',
    openSocket(protocols) {
      const socket = new FakeSocket(protocols)
      sockets.push(socket)
      return socket as unknown as Wire
    },
    call: createClient(async (request) => {
      asked.push(request)
      return answer(request)
    }),
    session: { token: async () => 'jwt', clear() {} },
    waitMs: async () => {},
    ...more,
  }
}

const ok = (body: object): Incoming => ({ status: 200, statusText: 'OK', body: JSON.stringify(body) })
const next = async (place = 0) => vi.waitUntil(() => sockets[place], { timeout: patience(60_000) })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sockets = []
  asked = []
  answer = () => ok({ redirectUrl: LINK })
})
afterEach(() => void vi.useRealTimers())

test('a bill goes over the socket: acknowledged, step by step, and a link at the end', async () => {
  const steps: ReadingProgress[] = []
  const ended = handOver(client(), bill, { onProgress: (step) => steps.push(step) })
  const socket = await next()
  expect(socket.protocols).toEqual(['bearer', 'jwt'])
  socket.accept()
  expect(socket.sent).toMatchObject([
    { message_id: ID, event_type: 'extract_bill', chat_id: null, file_type: 'pdf', generate_link: true },
  ])
  socket.say({ response_type: 'ack', data: { chat_id: 'c' } })
  socket.say({ data: { step: 'provider', supplier: 'Northern Spark' } })
  socket.say({ response_type: 'link', data: { one_time_link: 'a/b' } })
  await expect(ended).resolves.toBe('https://app.mowatt.example/link/a%2Fb')
  expect(steps).toEqual([{ step: 'provider', found: { supplier: 'Northern Spark' } }])
  expect(socket.readyState).toBe(3)
})

test.for<[string, { message_id?: string | null }]>([
  ['that leaves the id out', { message_id: undefined }],
  ['whose id is null', { message_id: null }],
  ['with another id', { message_id: 'another' }],
])('a reply %s is ignored, unless it is about a bill', async ([, whose]) => {
  for (const request of [bill, question]) {
    const ended = handOver(client(), request)
    const socket = await next(sockets.length)
    socket.accept()
    const chat = { ...whose, event_type: 'chat' } as const
    socket.say({ ...chat, response_type: 'link', data: { one_time_link: 'theirs' } })
    socket.say({ ...chat, success: false, error: 'theirs' })
    socket.dispatchEvent(new MessageEvent('message', { data: 'no JSON' }))
    socket.say({ ...whose, response_type: 'link', data: { one_time_link: 'ours' } })
    await expect(ended).resolves.toBe('https://app.mowatt.example/link/ours')
  }
})

test('a question ends with its link, or without one with its conversation', async () => {
  const linked = handOver(client(), question)
  const first = await next()
  first.accept()
  first.say({ response_type: 'ack', chat_id: 'c' })
  first.say({ response_type: 'message', data: { text: 'Like this.' } })
  first.say({ response_type: 'link', data: { one_time_link: 'x' } })
  await expect(linked).resolves.toBe('https://app.mowatt.example/link/x')

  const unlinked = handOver(client(), question)
  const second = await next(1)
  second.accept()
  second.say({ response_type: 'ack', chat_id: 'c' })
  second.say({ response_type: 'message' })
  second.cut()
  await expect(unlinked).resolves.toBe('https://app.mowatt.example/chat/c?session=jwt')
})

test('a connection that is cut is taken up again with the same id', async () => {
  const ended = handOver(client(), bill)
  const first = await next()
  first.accept()
  first.say({ response_type: 'ack' })
  first.cut()
  const second = await next(1)
  second.accept()
  expect(second.sent).toEqual(first.sent)
  second.say({ response_type: 'link', data: { one_time_link: 'x' } })
  await expect(ended).resolves.toContain('/link/x')
})

test('where no websocket can be opened it goes by REST, under the same id', async () => {
  const ended = handOver(client(), bill)
  const refused = await next()
  refused.cut()
  await expect(ended).resolves.toBe(LINK)
  expect(asked).toMatchObject([{ url: handOverBill.path, headers: { 'idempotency-key': ID } }])
})

test('a session that ended is begun anew, once', async () => {
  let token = 'old'
  const session = { token: async () => token, clear: () => void (token = 'new') }
  answer = ({ headers }) =>
    headers['authorization'] === 'Bearer new'
      ? ok({ redirectUrl: LINK })
      : { status: 401, statusText: '', body: '{"code":"not_authenticated"}' }
  const ended = handOver(client({ session }), bill)
  const refused = await next()
  refused.cut()
  await expect(ended).resolves.toBe(LINK)
})

test.for([
  'https://evil.example/link/abc',
  'https://app.mowatt.example.evil.example/link/abc',
  'https://app.mowatt.example/account?x=/link/abc',
  'javascript:alert(1)',
  '/link/abc',
])('the page never follows %s', async (redirectUrl) => {
  answer = () => ok({ redirectUrl })
  const ended = handOver(client(), bill)
  const refused = await next()
  refused.cut()
  await expect(ended).rejects.toThrow('No chat_id or one_time_link received from backend')
})

async function failing(request: HandoverRequest, act: (socket: FakeSocket) => void): Promise<Error> {
  const ended = handOver(client(), request).catch((error: unknown) => error as Error)
  const place = sockets.length
  act(await next(place))
  return (await ended) as Error
}

test.for<[string, (socket: FakeSocket) => void, string, string]>([
  [
    'is refused in words',
    (socket) => socket.say({ success: false, error: 'Could not read the file. Please try selecting the file again.' }),
    'Could not read the file. Please try selecting the file again.',
    'Could not read the file. Please try selecting the file again.',
  ],
  [
    'is refused without words',
    (socket) => socket.say({ success: false }),
    'Upload failed',
    'Upload failed. Please try again.',
  ],
  [
    'is refused in words that nobody knows',
    (socket) => socket.say({ success: false, error: 'relation "bills" does not exist' }),
    'relation "bills" does not exist',
    'Upload failed. Please try again.',
  ],
  [
    'is too large',
    (socket) => socket.say({ success: false, error: 'Each file must be less than 10MB (bill.pdf).' }),
    'Each file must be less than 10MB (bill.pdf).',
    'Each file must be less than 10MB (bill.pdf).',
  ],
  [
    'is not answered for 60 s',
    () => vi.advanceTimersByTime(60_000),
    'Upload timeout - no one_time_link received',
    'Upload is taking longer than expected. Please try again.',
  ],
])('a bill that %s', async ([, act, message, shown]) => {
  const error = await failing(bill, (socket) => {
    socket.accept()
    act(socket)
  })
  expect(error.message).toBe(message)
  expect(uploadTrouble(error)).toBe(shown)
})

test.for<[string, (socket: FakeSocket) => void, string]>([
  ['refused without words', (socket) => socket.say({ success: false, event_type: 'chat' }), 'Send failed'],
  ['not answered for 30 s', () => vi.advanceTimersByTime(30_000), 'Send timeout - no response received'],
])('a question %s', async ([, act, message]) => {
  const error = await failing(question, (socket) => {
    socket.accept()
    act(socket)
  })
  expect(error.message).toBe(message)
  expect(questionTrouble(error)).toBe('Error: Failed to send message. Please try again.')
})

test('without any connection the page says so', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const error = await failing(bill, (socket) => socket.cut())
  expect(error.message).toBe('WebSocket connection failed')
  expect(uploadTrouble(error)).toBe('Connection failed. Please check your internet connection and try again.')
})

test('on a slow line the minute begins when the file has left', async () => {
  const ended = handOver(client(), bill)
  const socket = await next()
  socket.bufferedAmount = 5
  socket.accept()
  while (socket.bufferedAmount > 0) {
    vi.advanceTimersByTime(50_000)
    socket.bufferedAmount -= 1
  }
  vi.advanceTimersByTime(59_000)
  socket.say({ response_type: 'link', data: { one_time_link: 'x' } })
  await expect(ended).resolves.toContain('/link/x')
})

test('a line that takes nothing more for a minute is given up', async () => {
  const error = await failing(bill, (socket) => {
    socket.bufferedAmount = 1
    socket.accept()
    vi.advanceTimersByTime(62_000)
  })
  expect(error.message).toBe('Upload timeout - no one_time_link received')
})

test('a socket that never opens is given up after 10 s', async () => {
  const ended = handOver(client(), bill)
  await next()
  vi.advanceTimersByTime(10_000)
  await expect(ended).resolves.toBe(LINK)
})

test('given up, the socket is closed and no other way is tried', async () => {
  const giveUp = new AbortController()
  const ended = handOver(client(), bill, { onProgress: () => {}, signal: giveUp.signal }).catch(
    (error: unknown) => error,
  )
  const socket = await next()
  socket.accept()
  giveUp.abort()
  expect(await ended).toBe(giveUp.signal.reason)
  expect(socket.readyState).toBe(3)
  expect([sockets.length, asked.length]).toEqual([1, 0])
})
