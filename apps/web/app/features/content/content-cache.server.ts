import { ContentTrouble } from './content-host.server.ts'
import { createSlowHost, FIRST_PATIENCE_MS } from './slow-host.server.ts'

const FRESH_MS = 60_000
/** No request is sent to a host for this long after a failure; shorter than the time until a browser's second retry. */
const FAILED_MS = 2000
/** A refresh of cached content is hardly waited for, unless it was last refreshed long ago. */
const RENEWAL_PATIENCE_MS = 100
const OLD_MS = 5 * FRESH_MS
const MOST_KEPT = 500
/** How many background requests to a slow host may be in flight. */
const MOST_PROBES = 8

type Kept = { value: unknown; readAtMs: number }
type Failed = { error: unknown; atMs: number }
type Running = { request: Promise<unknown>; patience: Promise<'too slow'> }

/** Returns what `load` reads; rejects only if there is neither a response in time nor an older copy. */
export type ReadThrough = <T>(key: string, load: () => Promise<T>) => Promise<T>

/** Caches responses for a minute. Concurrent callers share one request, and a failure returns the last copy. */
export function createContentCache(nowMs: () => number = Date.now): ReadThrough {
  const kept = new Map<string, Kept>()
  const failed = new Map<string, Failed>()
  const running = new Map<string, Running>()
  const host = createSlowHost()

  async function renew(key: string, load: () => Promise<unknown>): Promise<unknown> {
    try {
      const value = await load()
      failed.delete(key)
      keep(kept, key, { value, readAtMs: nowMs() })
      return value
    } catch (error) {
      keep(failed, key, { error, atMs: nowMs() })
      if (!leavesCopyValid(error)) kept.delete(key)
      throw error
    } finally {
      running.delete(key)
    }
  }

  return async function readThrough<T>(key: string, load: () => Promise<T>): Promise<T> {
    const copy = kept.get(key)
    if (copy && nowMs() - copy.readAtMs < FRESH_MS) return copy.value as T
    const failure = failed.get(key)
    if (failure && nowMs() - failure.atMs < FAILED_MS && !running.has(key)) {
      // A copy that its failure did not invalidate is still cached.
      if (copy) return copy.value as T
      throw failure.error
    }
    const isSlow = host.isSlow()
    let now = running.get(key)
    if (!now && !(isSlow && running.size >= MOST_PROBES)) {
      // One timeout shared by all callers that wait for it: a late caller does not start a new wait.
      const isRecent = copy && nowMs() - copy.readAtMs < OLD_MS
      now = { request: renew(key, load), patience: tooSlowAfter(isRecent ? RENEWAL_PATIENCE_MS : FIRST_PATIENCE_MS) }
      now.request.catch(() => undefined)
      host.watch(now.request)
      running.set(key, now)
    }
    try {
      // A background request finds out whether a slow host is fast again.
      const value = now && !isSlow ? await Promise.race([now.request, now.patience]) : 'too slow'
      if (value !== 'too slow') return value as T
    } catch (error) {
      if (!copy || !leavesCopyValid(error)) throw error
    }
    if (copy) return copy.value as T
    throw new ContentTrouble()
  }
}

function keep<T>(among: Map<string, T>, key: string, value: T): void {
  among.delete(key)
  among.set(key, value)
  const [oldest] = among.keys()
  if (among.size > MOST_KEPT && oldest !== undefined) among.delete(oldest)
}

/** A host that is down, busy or sends invalid data does not invalidate the cached copy; a clear error status does. */
function leavesCopyValid(error: unknown): boolean {
  const status = error instanceof ContentTrouble ? error.status : undefined
  return status === undefined || status >= 500 || status === 408 || status === 429 || status === 304
}

function tooSlowAfter(ms: number): Promise<'too slow'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('too slow'), ms).unref()
  })
}
