import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerInTurn } from './answer-in-turn.ts'

let server: Server
let begun: string[]
let most: number
/** Until it resolves no request is answered. */
let held: Promise<void>

beforeEach(async () => {
  begun = []
  most = 0
  held = Promise.resolve()
  let inHand = 0
  server = createServer((request, response) => {
    begun.push(request.url ?? '')
    most = Math.max(most, ++inHand)
    const answer = async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      await held
      inHand--
      response.end(`answer to ${request.url}${body};`)
    }
    void answer()
  })
  answerInTurn(server, { isProduction: true, networkOf: () => undefined })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

/** All that is received until the server closes the connection. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
}

const get = (at: number | string, more = '') => `GET /${at} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const range = (count: number) => Array.from({ length: count }, (_, at) => at)
const answersIn = (text: string) => [...text.matchAll(/answer to \/(\w+);/g)].map(([, name]) => name)

test('requests that come together are answered in their order, one at a time, bodies included', async () => {
  const post = 'POST /7 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody'
  const text = await send(
    range(7)
      .map((at) => get(at))
      .join('') +
      post +
      get(8, 'Connection: close\r\n'),
  )
  expect(answersIn(text)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7body', '8'])
  expect(most).toBe(1)
})

test('hundreds of them are not worked on: the first ones are answered, one is refused, and the connection ends', async () => {
  const text = await send(
    range(600)
      .map((at) => get(at))
      .join(''),
  )
  expect(answersIn(text)).toEqual(range(21).map(String))
  expect(begun).toHaveLength(21)
  expect(text.match(/HTTP\/1\.1 \d+/g)?.slice(-2)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 429'])
  expect(text).toMatch(/"code":"too_many_requests"/)
})

test('whoever leaves takes along what waits', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  held = promise
  const left = new Promise((done) => server.once('connection', (each) => each.once('close', done)))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  server.once('request', () => socket.resetAndDestroy())
  socket.write(get(0) + get(1) + get(2))
  await left
  release()
  await send(get(99, 'Connection: close\r\n'))
  expect(begun).toEqual(['/0', '/99'])
})

/** All of them are accepted; nothing has been sent yet. */
async function connected(count: number): Promise<Socket[]> {
  const port = (server.address() as AddressInfo).port
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  const sockets = await Promise.all(
    range(count).map(
      () =>
        new Promise<Socket>((done) => {
          const socket = connect(port, '127.0.0.1', () => done(socket))
        }),
    ),
  )
  await expect.poll(() => accepted).toBe(count)
  return sockets
}

async function say(socket: Socket, bytes: string): Promise<(string | undefined)[]> {
  let text = ''
  socket.write(bytes)
  for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString()
  return answersIn(text)
}

test.each([
  ['requests', range(200).map(String), 16],
  ['questions of a probe', Array<string>(200).fill('livez'), 4],
])(
  'of hundreds of %s that come on connections of their own a few are begun in each round',
  async (_what, asked, most) => {
    const sockets = await connected(asked.length)
    let before = 0
    let mostInRound = 0
    const look = () => {
      mostInRound = Math.max(mostInRound, begun.length - before)
      before = begun.length
      if (before < sockets.length) setImmediate(look)
    }
    setImmediate(look)
    const answers = sockets.map((socket, at) => say(socket, get(asked[at] ?? '', 'Connection: close\r\n')))
    expect((await Promise.all(answers)).flat()).toEqual(asked)
    expect(mostInRound).toBeLessThanOrEqual(most)
  },
)

test('whoever asks whether the process lives does not stand in line behind hundreds', async () => {
  const sockets = await connected(201)
  const asked = [...range(200).map(String), 'livez']
  await Promise.all(sockets.map((socket, at) => say(socket, get(asked[at] ?? '', 'Connection: close\r\n'))))
  expect(begun).toHaveLength(asked.length)
  // Of those that arrived with it a round or two were begun before it was read.
  expect(begun.indexOf('/livez')).toBeLessThan(100)
})
