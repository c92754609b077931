import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Listens on a free port of this machine. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Writes bytes as they are and reads until the server disconnects. */
export function sendRaw(port: number, bytes: string | ((socket: Socket) => void)): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (typeof bytes === 'string') socket.write(bytes)
      else bytes(socket)
    })
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    // The server may disconnect while we still write; what it sent before counts.
    socket.on('error', (error) => (text ? resolve(parseAnswer(text)) : reject(error)))
    socket.on('close', () => resolve(parseAnswer(text)))
    socket.on('end', () => socket.end())
  })
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}
