import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** A reader this far behind is not reading. */
export const MOST_UNSENT_BYTES = 1024 * 1024
/** Pings and pongs between two beats. We ping clients: one pong is due, and clients needn't ping us. */
const MOST_CONTROLS = 100

type Life = { isAlive: boolean; controls: number; unsent: number }
const lives = new WeakMap<WebSocket, Life>()

/** Records every sign of life of a socket, and answers its pings. */
export function listenForLife(socket: WebSocket, stream: Duplex, onControl: (bytes: number) => void): void {
  const life: Life = { isAlive: true, controls: 0, unsent: 0 }
  lives.set(socket, life)
  // A pong waits behind the message that is being sent, so any data is a sign of life.
  stream.on('data', () => (life.isAlive = true))
  const control = ({ length }: Buffer) => {
    onControl(length)
    life.controls += 1
    if (life.controls > MOST_CONTROLS || socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate()
  }
  socket.on('pong', control)
  socket.on('ping', (data) => {
    control(data)
    if (socket.readyState === socket.OPEN) socket.pong(data)
  })
}

/**
 * Ends a connection whose client gave no sign since the last beat, or read nothing of what it was sent. A paused one
 * may have sent some unnoticed.
 */
export function beat(socket: WebSocket): void {
  const life = lives.get(socket)
  if (!life) return
  const unsent = socket.bufferedAmount
  const isStuck = life.unsent > 0 && unsent >= life.unsent
  if (isStuck || (!life.isAlive && !socket.isPaused)) return socket.terminate()
  Object.assign(life, { isAlive: false, controls: 0, unsent })
  socket.ping()
}
