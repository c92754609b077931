import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { LARGE_BYTES, type Release, type Turns } from '../limits/turns.ts'

/** Whoever has a turn and sends nothing more keeps others waiting. */
const ARRIVAL_MS = 60_000

/**
 * Stops reading from a socket in the middle of a large message until it has a turn, so that many of them at once wait
 * with their senders and not in our memory. `arrived` is called for each whole message; what it gives is called when
 * the message has been dealt with.
 */
export function takeLargeInTurns(socket: WebSocket, stream: Duplex, turns: Turns): { arrived: () => Release } {
  let received = 0
  let turn: Promise<Release> | undefined
  let impatience: NodeJS.Timeout | undefined

  stream.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received <= LARGE_BYTES || turn) return
    socket.pause()
    turn = turns.take()
    void turn.then(() => {
      socket.resume()
      impatience = setTimeout(() => socket.terminate(), ARRIVAL_MS)
    })
  })
  const letGo = () => {
    clearTimeout(impatience)
    const held = turn
    turn = undefined
    received = 0
    return () => void held?.then((release) => release())
  }
  socket.once('close', () => letGo()())
  return { arrived: letGo }
}
