import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createChat, startAnonymousSession } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { apiPaths, identityPaths, pagePaths } from '@mowatt/contract/known-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { casesOf } from '../../../test-size.ts'
import { type SpawnedServer, spawnServer } from './spawned-server.ts'

const CASES = casesOf(6000, 400)
const AT_ONCE = 20
const SEED = Number(process.env['RUDE_SEED'] ?? 1)

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-rude-'))
const log = path.join(dataDir, 'server.log')
let server: SpawnedServer
let token: string
let chatId: string

beforeAll(async () => {
  // What they do to others by sheer number is another test: here each has its own network.
  server = await spawnServer({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' }, log })
  const call = createClient(fetchSend(server.url))
  token = (await call(startAnonymousSession, { body: {} })).jwt
  chatId = (await call(createChat, {}, { token })).chat_id
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Pick = { below: (most: number) => number; of: <Value>(values: readonly Value[]) => Value }

function picks(seed: number): Pick {
  let state = seed * 2_654_435_761
  const below = (most: number) => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0
    return ((state ^ (state >>> 14)) >>> 0) % most
  }
  return { below, of: (values) => values[below(values.length)]! }
}

const paths = [...pagePaths, ...apiPaths, ...identityPaths, '/api/v1/switches/ws', '/livez', '/assets/nothing.js']

/** A malformed request, in pieces. */
function rudeRequest(at: number, pick: Pick): string[] {
  const address = pick
    .of(paths)
    .replace(':chat_id', pick.below(2) ? chatId : randomUUID())
    .replaceAll(/:\w+/g, () => pick.of([randomUUID(), 'x', '%2e%2e']))
  const size = pick.of([0, 1, 20, 3000, 70_000, 300_000, 1_200_000])
  const isChunked = pick.below(3) === 0
  const said = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${pick.of([size, size + 1, size * 2, 0])}`
  const head = [
    `${pick.of(['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])} ${address} HTTP/1.1`,
    `Host: ${pick.of(['localhost', new URL(server.url).host, 'other.example'])}`,
    `X-Forwarded-For: 10.${(at >> 8) & 255}.${at & 255}.7`,
    `Origin: ${server.url}`,
    said,
    `Content-Type: ${pick.of(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])}`,
    ...(pick.below(2) ? [`Authorization: Bearer ${token}`] : []),
    ...(pick.below(4) ? [] : ['Accept: text/event-stream']),
    ...(pick.below(6) ? [] : ['Expect: 100-continue']),
    ...(pick.below(6) ? [] : ['Range: bytes=5-2']),
    ...(pick.below(8)
      ? []
      : ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x']),
  ]
  const start = pick.of([
    '{"text":"',
    '{"file_data":"',
    '--x\r\nContent-Disposition: form-data; name="pdf_file"; filename="a.pdf"\r\n\r\n',
    'email=',
  ])
  const body = (start + 'x'.repeat(size)).slice(0, size)
  const sent =
    isChunked && size > 0 ? `${size.toString(16)}\r\n${body}\r\n${pick.of(['', '0\r\n\r\n', 'zz\r\n'])}` : body
  const whole = `${head.join('\r\n')}\r\n\r\n${sent}`
  const cut = pick.below(whole.length)
  return pick.of([[whole], [whole.slice(0, cut)], [whole.slice(0, cut), whole.slice(cut)], [whole, whole]])
}

/** Sends it, and disconnects in some way at some point. Resolves when the connection is closed. */
function beRude(at: number): Promise<void> {
  const pick = picks(SEED * 1_000_003 + at)
  const pieces = rudeRequest(at, pick)
  const leave = pick.of(['resetAndDestroy', 'destroy', 'end'] as const)
  const when = pick.of(['at once', 'when answered', 'soon'] as const)
  const url = new URL(server.url)
  return new Promise((done) => {
    const socket: Socket = connect({ port: Number(url.port), host: '127.0.0.1' }, () => {
      for (const piece of pieces) socket.write(piece)
      if (when === 'at once') socket[leave]()
      if (when === 'soon') setTimeout(() => socket[leave](), pick.below(40))
      // No client waits for ever, not even a malformed one. A reset waits for unsent data, so it may not come.
      setTimeout(
        () => {
          socket.destroy()
          done()
        },
        500 + pick.below(500),
      )
    })
    socket.once('data', () => when === 'when answered' && socket[leave]())
    socket
      .on('data', () => {})
      .on('error', () => {})
      .on('close', () => done())
  })
}

test('whatever clients say and however they leave, the server goes on and has nothing to report', async () => {
  let next = 0
  const rude = Array.from({ length: AT_ONCE }, async () => {
    while (next < CASES) await beRude(next++)
  })
  await Promise.all(rude)
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  const faults = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /"level":"(?:error|fatal)"|"status":5\d\d/.test(line))
  expect(faults).toEqual([])
})
