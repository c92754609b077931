import { once } from 'node:events'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { type Principal, watchPrincipal } from '../identity/public.ts'
import type { ChatEvent } from './live-answers.ts'

/** Streams an answer to the client that asked for it, until its token is void: later parts must not reach it. */
export async function* untilEnded(
  ctx: Context,
  who: Principal,
  events: AsyncIterable<ChatEvent>,
): AsyncGenerator<ChatEvent> {
  const watch = watchPrincipal(ctx, who)
  const heard = new AbortController()
  const over = once(watch.ended, 'abort', { signal: heard.signal }).then(
    () => 'over' as const,
    () => 'over' as const,
  )
  const source = events[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = watch.ended.aborted ? 'over' : await Promise.race([source.next(), over])
      if (next === 'over') {
        const { code, message } = new Failure('not_authenticated')
        yield { event: 'failed', data: { code, message } }
        return
      }
      if (next.done === true) return
      yield next.value
    }
  } finally {
    watch.stop()
    heard.abort()
    // Not awaited: the answer runs to its end, whether or not a client is listening.
    void source.return?.()
  }
}
