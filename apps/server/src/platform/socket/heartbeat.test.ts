import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { beat, listenForLife } from './heartbeat.ts'

test('somebody who speaks and does not read is let go', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const come = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [socket, { socket: stream }] = await come
  listenForLife(socket, stream, () => {})
  await once(client, 'open')
  client.pause()
  // More than the system itself would buffer.
  while (socket.bufferedAmount === 0) {
    socket.send(Buffer.alloc(100_000))
    await new Promise((done) => setImmediate(done))
  }
  const speak = async () => {
    client.send('hello')
    await once(socket, 'message')
  }
  await speak()
  beat(socket)
  expect(socket.readyState).toBe(WebSocket.OPEN)
  await speak()
  beat(socket)
  expect(socket.readyState).toBe(WebSocket.CLOSING)
  client.terminate()
  server.close()
})
