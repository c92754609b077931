import { Failure } from '@mowatt/contract/failures'

/** After these nobody knows whether it was done: the next try must be the same request, not another one. */
const UNSURE = ['timeout', 'network', 'unavailable', 'unexpected', 'request_failed']

/** One idempotency key for each thing that is sent, kept until there is an answer: a retry has no second effect. */
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
      if (!(error instanceof Failure) || !UNSURE.includes(error.code)) keys.delete(what)
      throw error
    }
  }
}
