import type { WebSocket } from 'ws'

const CLOSE_PATIENCE_MS = 2000

/** Says goodbye, and hangs up on whoever does not answer. */
export function closeGently(socket: WebSocket, code: number): Promise<void> {
  return new Promise((done) => {
    const impatience = setTimeout(() => socket.terminate(), CLOSE_PATIENCE_MS)
    socket.once('close', () => {
      clearTimeout(impatience)
      done()
    })
    socket.close(code)
  })
}
