const STALE_MS = 5 * 60 * 1000
const RETRY_AFTER_MS = 1000

/**
 * A query cache for data fetched from the server, kept in this browser. Nothing refetches automatically, neither on
 * focus nor on reconnecting.
 */
export type Query<T> = {
  keep(value: T): T
  /** Data not older than five minutes. */
  fresh(): T | undefined
  /** The last response, however old. */
  last(): T | undefined
  /** Fetches now; a failure is retried once. Only for reads: a write is never sent twice. */
  renew(ask: () => Promise<T>): Promise<T>
}

export function createQuery<T>(nowMs: () => number = Date.now): Query<T> {
  let kept: { value: T; atMs: number } | undefined
  const keep = (value: T) => {
    kept = { value, atMs: nowMs() }
    return value
  }
  return {
    keep,
    fresh: () => (kept && nowMs() - kept.atMs < STALE_MS ? kept.value : undefined),
    last: () => kept?.value,
    async renew(ask) {
      try {
        return keep(await ask())
      } catch {
        await new Promise((resolve) => {
          setTimeout(resolve, RETRY_AFTER_MS)
        })
        return keep(await ask())
      }
    },
  }
}
