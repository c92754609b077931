import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type CallOptions, createClient, fetchSend } from './client.ts'
import { endpoint } from './endpoint.ts'

const addNote = endpoint({
  name: 'addNote',
  summary: 'Adds a note to a book',
  method: 'POST',
  path: '/api/books/:book/notes',
  params: z.object({ book: z.string() }),
  query: z.object({ draft: z.optional(z.boolean()), tag: z.optional(z.string()) }),
  body: z.object({ text: z.string() }),
  reply: z.object({ id: z.int() }),
  fails: ['not_found'],
})

const input = { params: { book: 'one' }, query: {}, body: { text: 'hello' } }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function replying(status: number, body: string, statusText?: string): RequestListener {
  return (_request, response) => {
    if (statusText !== undefined) response.statusMessage = statusText
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
}

async function ask(answer: RequestListener, options?: CallOptions): Promise<unknown> {
  return createClient(fetchSend(await listen(answer)))(addNote, input, options)
}

test('an answer arrives as the contract promises it, without what was not promised', async () => {
  expect(await ask(replying(200, '{"id":7,"secret":"x"}'))).toEqual({ id: 7 })
})

test('a request carries its parts to the right places', async () => {
  let seen: { request: IncomingMessage; body: string } | undefined
  const url = await listen((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      seen = { request, body }
      response.end('{"id":1}')
    })
  })
  const parts = { params: { book: 'a/b ?c' }, query: { tag: 'gas & power' }, body: { text: '£230' } }
  await createClient(fetchSend(url))(addNote, parts, { token: 'abc', idempotencyKey: 'once' })
  expect(seen?.request.method).toBe('POST')
  expect(seen?.request.url).toBe('/api/books/a%2Fb%20%3Fc/notes?tag=gas+%26+power')
  expect(seen?.request.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: 'Bearer abc',
    'idempotency-key': 'once',
  })
  expect(seen?.body).toBe('{"text":"£230"}')
})

test("the server's own message reaches the caller, with its code, status and fields", async () => {
  const body = { code: 'invalid_request', message: 'Please look again.', fields: { text: 'Too long' }, request_id: 'r' }
  await expect(ask(replying(400, JSON.stringify(body)))).rejects.toMatchObject({
    name: 'Failure',
    code: 'invalid_request',
    status: 400,
    message: 'Please look again.',
    fields: { text: 'Too long' },
  })
})

test('the status that was answered wins over the one in the catalogue', async () => {
  await expect(ask(replying(410, '{"code":"not_found","message":"It is gone."}'))).rejects.toMatchObject({
    code: 'not_found',
    status: 410,
    message: 'It is gone.',
  })
})

test('a code that we do not know keeps its message and status', async () => {
  await expect(ask(replying(418, '{"code":"teapot","message":"Short and stout"}'))).rejects.toMatchObject({
    code: 'request_failed',
    status: 418,
    message: 'Short and stout',
  })
})

test('odd extras in an error do not cost us its message', async () => {
  const body = '{"code":"not_found","message":"No such book","fields":{"book":["gone"]}}'
  await expect(ask(replying(404, body))).rejects.toMatchObject({ code: 'not_found', message: 'No such book' })
})

test.each([
  ['an empty body', ''],
  ['a body without a message', '{}'],
  ['a message that is no text', '{"message":{"a":1}}'],
  ['an empty message', '{"message":""}'],
  ["a proxy's HTML page", '<html><h1>Bad Gateway</h1></html>'],
  ['a list', '[1]'],
  ['null', 'null'],
])('an error with %s is told by its status text', async (_name, body) => {
  await expect(ask(replying(502, body, 'Bad Gateway'))).rejects.toMatchObject({
    code: 'request_failed',
    status: 502,
    message: 'API request failed: Bad Gateway',
  })
})

test('no server at all is a network error', async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  await expect(createClient(fetchSend(`http://127.0.0.1:${port}`))(addNote, input)).rejects.toMatchObject({
    code: 'network',
    status: 500,
    message: 'Network error occurred',
  })
})

test('a connection that breaks half-way through the answer is a network error', async () => {
  const breaking: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"id":', () => response.destroy())
  }
  await expect(ask(breaking)).rejects.toMatchObject({ code: 'network', status: 500 })
})

test('a server that never answers is a timeout', async () => {
  await expect(ask(() => {}, { timeoutMs: 50 })).rejects.toMatchObject({
    code: 'timeout',
    status: 408,
    message: 'Request timeout - API server may be down',
  })
})

test('a server that stalls in the middle of its answer is a timeout too', async () => {
  const stalling: RequestListener = (_request, response) => void response.writeHead(200).write('{"id":')
  await expect(ask(stalling, { timeoutMs: 100 })).rejects.toMatchObject({ code: 'timeout', status: 408 })
})

test('a caller that changes its mind gets its own reason back, not a failure', async () => {
  const leaving = new AbortController()
  const reason = new Error('the page was left')
  const asked = ask(() => leaving.abort(reason), { signal: leaving.signal })
  await expect(asked).rejects.toBe(reason)
})

test.each(['{"id":"seven"}', '', 'not json'])('an answer that breaks the contract (%j) is unexpected', async (body) => {
  await expect(ask(replying(200, body))).rejects.toMatchObject({
    code: 'unexpected',
    status: 500,
    message: 'Something went wrong',
  })
})
