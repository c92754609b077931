import type { Endpoint, InputOf, ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'

const FRESH_MS = 60_000

type Kept = { reply: unknown; readAtMs: number }

/** Reads content. A fresh copy is reused, askers at the same moment share one request, and a failure shows the last copy. */
export type ContentReader = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>

export function createContentReader(call: Call, nowMs: () => number = Date.now): ContentReader {
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<unknown>>()

  async function read<E extends Endpoint>(key: string, endpoint: E, input: InputOf<E>): Promise<unknown> {
    const reply = await call(endpoint, input)
    kept.set(key, { reply, readAtMs: nowMs() })
    return reply
  }

  return async function readContent<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
    const key = `${endpoint.name} ${JSON.stringify(input)}`
    const copy = kept.get(key)
    if (copy && nowMs() - copy.readAtMs < FRESH_MS) return copy.reply as ReplyOf<E>
    const request = running.get(key) ?? read(key, endpoint, input).finally(() => running.delete(key))
    running.set(key, request)
    try {
      return (await request) as ReplyOf<E>
    } catch (error) {
      if (copy) return copy.reply as ReplyOf<E>
      throw error
    }
  }
}
