import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** A reader this far behind is not reading. */
export const MOST_UNSENT_BYTES = 1024 * 1024
/** Between two beats. We ask ourselves whether somebody is there, so nobody needs to ask us. */
const MOST_PINGS = 100

type Life = { isAlive: boolean; pings: number; unsent: number }
const lives = new WeakMap<WebSocket, Life>()

/** Notes every sign of life of a socket, and answers its pings. */
export function listenForLife(socket: WebSocket, stream: Duplex, onControl: (bytes: number) => void): void {
  const life: Life = { isAlive: true, pings: 0, unsent: 0 }
  lives.set(socket, life)
  // A pong waits behind the message that is being sent, so whatever comes is a sign of life.
  stream.on('data', () => (life.isAlive = true))
  socket.on('pong', ({ length }) => onControl(length))
  socket.on('ping', (data) => {
    onControl(data.length)
    life.pings += 1
    if (life.pings > MOST_PINGS || socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.pong(data)
  })
}

/**
 * Ends a connection whose other side gave no sign since the last beat, or read nothing of what it was sent. One that we
 * do not listen to may have given many.
 */
export function beat(socket: WebSocket): void {
  const life = lives.get(socket)
  if (!life) return
  const unsent = socket.bufferedAmount
  const isStuck = life.unsent > 0 && unsent >= life.unsent
  if (isStuck || (!life.isAlive && !socket.isPaused)) return socket.terminate()
  Object.assign(life, { isAlive: false, pings: 0, unsent })
  socket.ping()
}
