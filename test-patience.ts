/** What the loop below takes on a quiet core of the machines that these limits were written for. */
const QUIET_MS = 150

/**
 * A time limit of a test, stretched by how slow this machine is just now: a limit is there to end what hangs, never to
 * judge speed. Measured once for a run; workers get the figure by the environment.
 */
export function patience(quietMs: number): number {
  const slowness = (process.env['TEST_SLOWNESS'] ??= String(measureSlowness()))
  return Math.round(quietMs * Number(slowness))
}

/** How many times longer than on a quiet machine the same work takes by the clock; at least 1, at most 20. */
function measureSlowness(): number {
  const startedAt = performance.now()
  let sum = 0
  for (let round = 0; round < 20_000_000; round++) sum = (sum * 31 + round) | 0
  // What is not used is not computed.
  const elapsedMs = sum === 1 ? 0 : performance.now() - startedAt
  return Math.min(20, Math.max(1, Math.round((elapsedMs / QUIET_MS) * 10) / 10))
}
