import type { WebSocket } from 'ws'
import { closeGently } from './close-gently.ts'

const DONE = 1000
const AGAINST_THE_RULES = 1008

/**
 * How long a client may keep a socket open without a message: at first, and after an answer. Our page sends at once.
 */
export type Silence = { firstMessageMs: number; idleMs: number }
export const SILENCE: Silence = { firstMessageMs: 30_000, idleMs: 60_000 }

export type SilenceWatch = {
  /** Called for a whole message; the returned function is called once the message is answered. */
  asked: () => () => void
}

/** Closes a socket that neither sends messages nor waits for an answer. Pings don't count. */
export function watchSilence(
  socket: WebSocket,
  { firstMessageMs, idleMs }: Silence,
  isSending: () => boolean,
): SilenceWatch {
  let unanswered = 0
  let timer: NodeJS.Timeout | undefined
  const hangUpAfter = (ms: number, code: number) => {
    clearTimeout(timer)
    if (socket.readyState !== socket.OPEN) return
    timer = setTimeout(() => {
      // Slow arrival is checked elsewhere.
      if (unanswered > 0 || isSending()) hangUpAfter(ms, code)
      else void closeGently(socket, code)
    }, ms)
  }
  hangUpAfter(firstMessageMs, AGAINST_THE_RULES)
  socket.once('close', () => clearTimeout(timer))
  return {
    asked: () => {
      unanswered += 1
      return () => {
        unanswered -= 1
        hangUpAfter(idleMs, DONE)
      }
    },
  }
}
