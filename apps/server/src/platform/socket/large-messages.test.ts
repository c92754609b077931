import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createUploadQueue, type UploadQueue } from '../uploads/upload-queue.ts'
import { createPaceWatch, type PaceWatch, type Sender } from '../limits/pace-watch.ts'
import { type Messages, takeMessages } from './large-messages.ts'

let server: WebSocketServer
let intake: UploadQueue
let pace: PaceWatch
let heard: number[]
/** The senders whose pace is being watched. */
let watched: Set<Sender>
let messages: Messages[]

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  intake = createUploadQueue({ freeBytes: 0, turns: 1, stallMs: 3_600_000 })
  pace = createPaceWatch()
  ;[heard, watched, messages] = [[], new Set(), []]
  const noted = {
    ...pace,
    watch: (sender: Sender) => {
      watched.add(sender)
      return () => void watched.delete(sender)
    },
  }
  server.on('connection', (socket, request) => {
    const rules = { intake, pace: noted, groups: [], most: 4_000_000, tooMuch() {} }
    const each = takeMessages(socket, request.socket, rules)
    messages.push(each)
    socket.on('ping', ({ length }) => each.controlled(length))
    socket.on('message', (data: Buffer) => {
      heard.push(data.length)
      each.arrived()()
    })
  })
  await once(server, 'listening')
})
afterEach(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
  intake.stop()
  pace.stop()
})

async function knock(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await once(socket, 'open')
  return socket
}

const part = Buffer.alloc(70_000, 0x20)

test('large messages wait for each other, and a small one for nobody', async () => {
  const [slow, next, small] = [await knock(), await knock(), await knock()]
  slow.send(part, { fin: false })
  await expect.poll(() => watched.size).toBe(1)
  next.send(Buffer.alloc(500_000))
  await expect.poll(() => [...server.clients].filter(({ isPaused }) => isPaused)).toHaveLength(1)
  small.send('hello')
  await expect.poll(() => heard).toEqual([5])
  slow.send(part, { fin: true })
  await expect.poll(() => heard).toEqual([5, 2 * part.length, 500_000])
})

test('whoever leaves in the middle keeps nobody waiting', async () => {
  const [dead, next] = [await knock(), await knock()]
  dead.send(part, { fin: false })
  await expect.poll(() => watched.size).toBe(1)
  next.send(Buffer.alloc(500_000))
  await expect.poll(() => [...server.clients].filter(({ isPaused }) => isPaused)).toHaveLength(1)
  dead.terminate()
  await expect.poll(() => heard).toEqual([500_000])
})

test('a message that has begun is watched until its end, whatever pings come between', async () => {
  const socket = await knock()
  socket.send('begun', { fin: false })
  await expect.poll(() => watched.size).toBe(1)
  socket.ping('in the middle')
  await once([...server.clients][0] as WebSocket, 'ping')
  expect([watched.size, messages[0]?.isArriving()]).toEqual([1, true])
  socket.send('ended')
  await expect.poll(() => heard).toEqual([10])
  expect([watched.size, messages[0]?.isArriving()]).toEqual([0, false])
})

test('a ping alone is no message that has begun', async () => {
  const socket = await knock()
  const pinged = once([...server.clients][0] as WebSocket, 'ping')
  socket.ping('x'.repeat(125))
  await pinged
  expect([watched.size, messages[0]?.isArriving()]).toEqual([0, false])
})

test('somebody who is too slow loses the connection', async () => {
  const socket = await knock()
  socket.send('begun', { fin: false })
  await expect.poll(() => watched.size).toBe(1)
  for (const sender of watched) sender.tooSlow()
  await once(socket, 'close')
  await expect.poll(() => watched.size).toBe(0)
})
