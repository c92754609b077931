const FAILURES_IN_A_ROW = 3
const REST_MS = 30_000

export type CircuitBreaker = {
  isClosed: () => boolean
  succeeded: () => void
  failed: () => void
}

/** After several failures in a row the model is not called until it has had time to recover. */
export function createCircuitBreaker(now: () => Date): CircuitBreaker {
  let inARow = 0
  let openUntilMs = 0
  return {
    isClosed: () => now().getTime() >= openUntilMs,
    succeeded() {
      inARow = 0
    },
    failed() {
      inARow += 1
      if (inARow < FAILURES_IN_A_ROW) return
      // One failed try after the pause is enough to start the pause again.
      inARow = FAILURES_IN_A_ROW - 1
      openUntilMs = now().getTime() + REST_MS
    },
  }
}
