import type { WebSocket } from 'ws'
import { closeGently } from './close-gently.ts'

const DONE = 1000
const AGAINST_THE_RULES = 1008

/** How long somebody may sit at a socket without asking: at first, and after an answer. Our own page asks at once. */
export type Silence = { firstMessageMs: number; idleMs: number }
export const SILENCE: Silence = { firstMessageMs: 30_000, idleMs: 60_000 }

export type SilenceWatch = {
  /** A whole message has come; what it gives is called once the message is answered. */
  asked: () => () => void
}

/** Closes a socket that neither asks nor waits for an answer. Pings are no question. */
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
      // What comes too slowly is somebody else's business.
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
