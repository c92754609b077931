import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type SilentClient = {
  socket: Socket
  /** What the server sent before it disconnected; pending while it keeps the connection. */
  ended: Promise<string>
  isOpen: () => boolean
}

/** Connects, writes these bytes, and never sends anything else. */
export async function beSilent(port: number, bytes: string | Buffer): Promise<SilentClient> {
  const socket = connect({ port, host: '127.0.0.1' })
  let heard = ''
  let isOpen = true
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => {
      isOpen = false
      resolve(heard)
    })
  })
  await once(socket, 'connect')
  await new Promise<void>((done) => socket.write(bytes, () => done()))
  return { socket, ended, isOpen: () => isOpen }
}

/** The head of a request that announces so many bytes. */
export function promisedUpload(path: string, bytes: number, headers: Record<string, string> = {}): string {
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(bytes),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}
