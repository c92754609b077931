import type { WebSocket } from 'ws'

const CLOSE_PATIENCE_MS = 2000

type Manner = { patienceMs?: number; reason?: string }

/** Sends a close frame, and disconnects clients that do not answer. */
export function closeGently(
  socket: WebSocket,
  code: number,
  { patienceMs = CLOSE_PATIENCE_MS, reason }: Manner = {},
): Promise<void> {
  return new Promise((done) => {
    const impatience = setTimeout(() => socket.terminate(), patienceMs)
    socket.once('close', () => {
      clearTimeout(impatience)
      done()
    })
    socket.close(code, reason)
  })
}
