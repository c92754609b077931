/**
 * After these errors it is unknown whether the request was processed: a retry must be the same request, with the same
 * key.
 */
const UNSURE: readonly unknown[] = [
  'timeout',
  'network',
  'unavailable',
  'unexpected',
  'request_failed',
  // Of the identity provider's library.
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
]

/** One idempotency key for each request, stored until there is a response: a retry has no second effect. */
export function createKeptKeys(newKey: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>()
  return async function once<T>(what: string, send: (key: string) => Promise<T>): Promise<T> {
    const key = keys.get(what) ?? newKey()
    keys.set(what, key)
    try {
      const answer = await send(key)
      keys.delete(what)
      return answer
    } catch (error) {
      if (!UNSURE.includes((error as { code?: unknown } | undefined)?.code)) keys.delete(what)
      throw error
    }
  }
}
