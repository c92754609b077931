/** What the loop below takes on a quiet core of the machines that these limits were made for. */
const QUIET_MS = 150
/** A limit is stretched at least this much: a machine that is quiet when a run begins may be busy later. */
const [LEAST_CLOCK, SLOWEST_CLOCK] = [4, 20]
/** Much slower than that is another kind of machine, for which a limit in milliseconds makes no sense. */
const SLOWEST_PROCESSOR = 4

/**
 * A time limit of a test, stretched by how slow this machine is right now: a limit only ends what hangs, and never
 * judges speed. Measured once for a run; workers get the figure through the environment.
 */
export function patience(quietMs: number): number {
  return Math.round(quietMs * slownessBy('CLOCK'))
}

/**
 * A limit on processor time, stretched by the processor's own speed and never by other load on the machine: that is not
 * part of such a figure, so it must not be part of its limit.
 */
export function processorLimit(quietMs: number): number {
  return Math.round(quietMs * slownessBy('PROCESSOR'))
}

/** How many times longer than on a quiet machine the same work takes. */
function slownessBy(kind: 'CLOCK' | 'PROCESSOR'): number {
  if (process.env['TEST_SLOWNESS_CLOCK'] === undefined) {
    const { clockMs, processorMs } = measureWork()
    process.env['TEST_SLOWNESS_CLOCK'] = String(Math.min(SLOWEST_CLOCK, Math.max(LEAST_CLOCK, clockMs / QUIET_MS)))
    process.env['TEST_SLOWNESS_PROCESSOR'] = String(Math.min(SLOWEST_PROCESSOR, Math.max(1, processorMs / QUIET_MS)))
  }
  return Number(process.env[`TEST_SLOWNESS_${kind}`])
}

function measureWork(): { clockMs: number; processorMs: number } {
  const startedAt = performance.now()
  const before = process.threadCpuUsage()
  let sum = 0
  for (let round = 0; round < 20_000_000; round++) sum = (sum * 31 + round) | 0
  const { user, system } = process.threadCpuUsage(before)
  // Used, because otherwise the loop would be optimised away.
  return { clockMs: sum === 1 ? 0 : performance.now() - startedAt, processorMs: (user + system) / 1000 }
}
