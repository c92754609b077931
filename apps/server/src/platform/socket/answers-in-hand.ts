import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { REQUEST_GRACE_MS } from '../health/stop-grace.ts'
import { closeGently } from './close-gently.ts'

const inHand = new WeakMap<WebSocket, Set<Promise<void>>>()

/** Records that a message is being answered on this connection. */
export function noteAnswer(socket: WebSocket, answer: Promise<void>): void {
  const own = inHand.get(socket) ?? new Set()
  inHand.set(socket, own.add(answer))
  void answer.finally(() => own.delete(answer))
}

/** Sends a close frame once every message on this connection is answered, or after the grace. */
export async function closeWhenAnswered(socket: WebSocket, code: number, graceMs = REQUEST_GRACE_MS): Promise<void> {
  const own = inHand.get(socket)
  if (own && own.size > 0) {
    const isOver = new AbortController()
    const late = wait(graceMs, undefined, { signal: isOver.signal }).catch(() => {})
    await Promise.race([Promise.allSettled(own), late])
    isOver.abort()
  }
  await closeGently(socket, code)
}
