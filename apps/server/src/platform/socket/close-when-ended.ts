import type { WebSocket } from 'ws'
import { closeGently } from './close-gently.ts'
import type { Watch } from './socket-endpoint.ts'

const POLICY_VIOLATION = 1008
/** Shorter than usual: a visitor who must leave doesn't get long to do so. */
const PATIENCE_MS = 1000

/** Closes a socket once its visitor may stay no longer. */
export function closeWhenEnded(socket: WebSocket, { ended, stop }: Watch): void {
  const close = () =>
    void closeGently(socket, POLICY_VIOLATION, { patienceMs: PATIENCE_MS, reason: 'The session has ended.' })
  ended.addEventListener('abort', close)
  socket.once('close', () => {
    ended.removeEventListener('abort', close)
    stop()
  })
}
