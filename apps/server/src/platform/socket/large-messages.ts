import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { LARGE_BYTES, type Release, type Turns } from '../limits/turns.ts'

/** Whoever has a turn and sends next to nothing keeps others waiting; a slow phone sends ten megabytes in ten minutes. */
export type Pace = { bytes: number; everyMs: number }
const PACE: Pace = { bytes: 512 * 1024, everyMs: 30_000 }

type Rules = { turns: Turns; most: number; tooMuch: () => void; pace?: Pace | undefined }
export type LargeMessages = { arrived: () => Release }

/**
 * Stops reading from a socket in the middle of a large message until it has a turn, so that many of them at once wait
 * with their senders and not in our memory. `arrived` is called for each whole message; what it gives is called when
 * the message has been dealt with. `tooMuch` is called once more than `most` bytes of a message have come.
 */
export function takeLargeInTurns(
  socket: WebSocket,
  stream: Duplex,
  { turns, most, tooMuch, pace = PACE }: Rules,
): LargeMessages {
  let received = 0
  let turn: Promise<Release> | undefined
  let impatience: NodeJS.Timeout | undefined

  stream.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > most) return tooMuch()
    if (received <= LARGE_BYTES || turn) return undefined
    socket.pause()
    turn = turns.take()
    void turn.then(goOn)
    return undefined
  })
  function goOn(): void {
    socket.resume()
    // The rest of it was here already, or the sender has gone meanwhile.
    if (!turn) return
    let before = received
    impatience = setInterval(() => {
      if (received - before < pace.bytes) socket.terminate()
      before = received
    }, pace.everyMs)
  }
  const letGo = () => {
    clearInterval(impatience)
    const held = turn
    turn = undefined
    received = 0
    return () => void held?.then((release) => release())
  }
  socket.once('close', () => letGo()())
  return { arrived: letGo }
}
