import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { type Arrival, LARGE_BYTES, type UploadQueue } from '../uploads/upload-queue.ts'
import type { PaceWatch } from '../limits/pace-watch.ts'

type Rules = {
  intake: UploadQueue
  pace: PaceWatch
  /** The groups that share, see `UploadQueue`. */
  groups: readonly string[]
  /** The limit for one message; `tooMuch` is called once more has arrived. */
  most: number
  tooMuch: () => void
}

export type Messages = {
  /** Called for each whole message; the returned function is called when the message has been dealt with. */
  arrived: () => () => void
  /** Called for each ping and pong with its length: they come between messages and within them. */
  controlled: (bytes: number) => void
  /** True while part of a message has arrived. */
  isArriving: () => boolean
  /** True where so many more bytes make the arriving message a large one. */
  isLargeWith: (bytes: number) => boolean
}

/** A phone on a slow connection sends ten megabytes in ten minutes. */
const MESSAGE_MS = 600_000
/** The protocol's overhead of a client's ping or pong. */
const CONTROL_FRAME_BYTES = 6

/**
 * Supervises incoming messages: one that has begun must keep arriving, and the reading of a large one pauses until
 * there is room, so that many of them at once wait at their senders and not in our memory.
 */
export function takeMessages(
  socket: WebSocket,
  stream: Duplex,
  { intake, pace, groups, most, tooMuch }: Rules,
): Messages {
  let received = 0
  let arrival: Arrival | undefined
  let unwatch: (() => void) | undefined
  const cut = () => socket.terminate()
  const isHeldBack = () => socket.isPaused

  function end(): Arrival | undefined {
    const ended = arrival
    unwatch?.()
    unwatch = arrival = undefined
    received = 0
    return ended
  }

  // Counted before the library reads it: a message may end in these very bytes.
  stream.prependListener('data', (chunk: Buffer) => {
    received += chunk.length
    unwatch ??= pace.watch({ received: () => received, isHeldBack, deadlineMs: MESSAGE_MS, tooSlow: cut })
    if (received > most) return tooMuch()
    if (received <= LARGE_BYTES) return undefined
    arrival ??= intake.open({ groups, cut })
    const room = arrival.add(Math.min(chunk.length, received - LARGE_BYTES))
    if (!room) return undefined
    socket.pause()
    void room.then(() => socket.resume())
    return undefined
  })
  socket.once('close', () => end()?.release())
  return {
    arrived: () => {
      const ended = end()
      ended?.complete()
      return () => ended?.release()
    },
    controlled: (bytes) => {
      received = Math.max(0, received - bytes - CONTROL_FRAME_BYTES)
      if (received === 0) end()?.release()
    },
    isArriving: () => received > 0,
    isLargeWith: (bytes) => received + bytes > LARGE_BYTES,
  }
}
