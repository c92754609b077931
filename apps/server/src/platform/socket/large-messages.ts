import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { LARGE_BYTES, type Release, type Turns } from '../limits/turns.ts'

/** Whoever has a turn and sends nothing more keeps others waiting. */
const ARRIVAL_MS = 60_000

type Rules = { turns: Turns; most: number; tooMuch: () => void }
export type LargeMessages = { arrived: () => Release }

/**
 * Stops reading from a socket in the middle of a large message until it has a turn, so that many of them at once wait
 * with their senders and not in our memory. `arrived` is called for each whole message; what it gives is called when
 * the message has been dealt with. `tooMuch` is called once more than `most` bytes of a message have come.
 */
export function takeLargeInTurns(socket: WebSocket, stream: Duplex, { turns, most, tooMuch }: Rules): LargeMessages {
  let received = 0
  let turn: Promise<Release> | undefined
  let impatience: NodeJS.Timeout | undefined

  stream.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > most) return tooMuch()
    if (received <= LARGE_BYTES || turn) return undefined
    socket.pause()
    turn = turns.take()
    void turn.then(() => {
      socket.resume()
      impatience = setTimeout(() => socket.terminate(), ARRIVAL_MS)
    })
    return undefined
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
