import { connect, type Socket } from 'node:net'

/** `NEW` in the URL's query is replaced by another number each time. */
export type Load = { url: string; headers?: Record<string, string>; connections: number; forMs: number }

/**
 * Responses per second over keep-alive connections, each sending the next request as soon as it is answered. Raw
 * sockets, because a full HTTP client would cost more than the server that it measures.
 */
export async function answersPerSecond({ url, headers = {}, connections, forMs }: Load): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  let number = 0
  const request = () => `GET ${pathname}${search.replace('NEW', String(number++))} HTTP/1.1\r\n${lines.join('')}\r\n`
  let answers = 0
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(hostname, Number(port))))
  const startedAt = performance.now()
  for (const socket of sockets) {
    askAgainAndAgain(socket, request, () => answers++)
  }
  await new Promise((done) => setTimeout(done, forMs))
  const seconds = (performance.now() - startedAt) / 1000
  for (const socket of sockets) socket.destroy()
  return answers / seconds
}

function open(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

function askAgainAndAgain(socket: Socket, request: () => string, onAnswer: () => void): void {
  let missing = -1
  let isChunked = false
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: Buffer) => {
    if (missing === -1) {
      const end = chunk.indexOf('\r\n\r\n')
      const head = chunk.toString('latin1', 0, end)
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not a good answer: ${head.split('\r\n')[0]}`)
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      isChunked = length === undefined
      missing = isChunked ? 0 : Number(length) + end + 4
    }
    missing -= isChunked ? 0 : chunk.length
    const isWhole = isChunked ? chunk.subarray(-5).toString('latin1') === '0\r\n\r\n' : missing <= 0
    if (!isWhole) return
    missing = -1
    onAnswer()
    socket.write(request())
  })
  socket.write(request())
}
