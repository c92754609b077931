import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createTurns } from '../limits/turns.ts'
import { takeLargeInTurns } from './large-messages.ts'

const PACE = { bytes: 50_000, everyMs: 150 }
let server: WebSocketServer
let heard: number[]

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  heard = []
  const turns = createTurns(1)
  server.on('connection', (socket, request) => {
    const large = takeLargeInTurns(socket, request.socket, { turns, most: 4_000_000, tooMuch() {}, pace: PACE })
    socket.on('message', (data: Buffer) => {
      heard.push(data.length)
      large.arrived()()
    })
  })
  await once(server, 'listening')
})
afterEach(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
})

async function knock(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await once(socket, 'open')
  return socket
}

const part = Buffer.alloc(70_000, 0x20)

test('a slow sender who goes on is heard to the end, and the next one after it', async () => {
  const [slow, next] = [await knock(), await knock()]
  for (let sent = 0; sent < 5; sent++) {
    slow.send(part, { fin: false })
    if (sent === 0) next.send(Buffer.alloc(500_000))
    await wait(100)
    expect(heard).toEqual([])
  }
  slow.send(part, { fin: true })
  await expect.poll(() => heard).toEqual([6 * part.length, 500_000])
})

test('a sender who stops in the middle loses the connection, and the others need not wait for it', async () => {
  const [dead, next] = [await knock(), await knock()]
  const closed = once(dead, 'close')
  dead.send(part, { fin: false })
  await wait(20)
  next.send(Buffer.alloc(500_000))
  await closed
  await expect.poll(() => heard).toEqual([500_000])
})

test('a message whose end came with its beginning leaves nothing behind that would end the connection', async () => {
  const [first, second] = [await knock(), await knock()]
  first.send(Buffer.alloc(80_000))
  second.send(Buffer.alloc(80_000))
  await expect.poll(() => heard).toHaveLength(2)
  await wait(PACE.everyMs * 3)
  for (const socket of [first, second]) socket.send('still there')
  await expect.poll(() => heard).toHaveLength(4)
})
