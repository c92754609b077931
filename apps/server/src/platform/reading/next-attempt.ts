import type { Unfinished } from './read-result.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 120_000
/** A file that crashed so many workers, with pauses in between, is taken to be the reason. */
const MOST_CRASHES = 5

export type Attempts = { attempts: number; crashes: number; nextTryAt: Date | null }

type World = { now: () => Date; randomBytes: (size: number) => Buffer }

/**
 * After a reading without a result: when it is retried, with pauses that double and vary a little for each file.
 * Undefined once the file itself must be what crashes its workers.
 */
export function nextAttempt(
  { now, randomBytes }: World,
  before: Pick<Attempts, 'attempts' | 'crashes'>,
  { why }: Unfinished,
): (Attempts & { nextTryAt: Date; pauseMs: number }) | undefined {
  // Busy readers don't count as an attempt.
  const attempts = before.attempts + (why === 'busy' ? 0 : 1)
  const crashes = before.crashes + (why === 'crashed' ? 1 : 0)
  if (crashes >= MOST_CRASHES) return undefined
  const doubled = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS)
  const pauseMs = Math.round(doubled * (0.75 + randomBytes(1).readUInt8() / 510))
  return { attempts, crashes, nextTryAt: new Date(now().getTime() + pauseMs), pauseMs }
}
