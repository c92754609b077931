import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { type KeptBillRead, readKeptBill } from '../bills/public.ts'

/** As many as there are reading processes; the others wait in the store and not in memory. */
const AT_ONCE = 2
/** At a second or two each, later requests would wait for many minutes. */
const MOST_WAITING = 300

export type BillQueue = {
  /** Refuses before anything is stored, when more are waiting than we can read in time. */
  checkCapacity: () => void
  /** Reads a kept bill, in the order of arrival; unfinished only when this process is about to end. */
  read: (ctx: Context, billId: string, stop: AbortSignal) => Promise<KeptBillRead | { kind: 'stopped' }>
}

export function createBillQueue(): BillQueue {
  const turns = createTurns(AT_ONCE)
  let asked = 0

  async function inTurn(read: () => Promise<KeptBillRead>, signal: AbortSignal): Promise<KeptBillRead> {
    const turn = turns.take()
    const release = await Promise.race([turn, once(signal)])
    if (!release) {
      void turn.then((late) => late())
      return { kind: 'unfinished', why: 'closed' }
    }
    try {
      return await read()
    } finally {
      release()
    }
  }

  return {
    checkCapacity: () => {
      if (asked >= MOST_WAITING) throw new Failure('too_many_requests', { retryAfterSeconds: 60 })
    },
    read: async (ctx, billId, stop) => {
      const ending = AbortSignal.any([stop, ctx.reader.closed])
      asked += 1
      try {
        const read = await readKeptBill(ctx, billId, { signal: stop, inTurn: (act) => inTurn(act, ending) })
        return stop.aborted ? { kind: 'stopped' } : read
      } catch (error) {
        if (stop.aborted) return { kind: 'stopped' }
        throw error
      } finally {
        asked -= 1
      }
    },
  }
}

/** Resolves with nothing, once the signal is aborted. */
function once(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
