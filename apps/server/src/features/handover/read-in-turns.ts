import { setTimeout as wait } from 'node:timers/promises'
import { Failure, type FailureCode } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { getBillFile, readBillFiles } from '../bills/public.ts'

type BillRead = Extract<Awaited<ReturnType<typeof readBillFiles>>, { kind: 'bill' }>
type ReadBill = BillRead | { kind: 'stopped' } | { kind: 'refused'; code: FailureCode; message: string }

/** As many as there are processes to read in; the others wait in the store and not in memory. */
const AT_ONCE = 2
/** At a second or two for each, whoever comes then would wait for many minutes. */
const MOST_WAITING = 300
const BUSY_MS = 1000

export type BillQueue = {
  /** Refuses before anything is kept, when more are waiting than we can read in good time. */
  checkRoom: () => void
  /** Reads a bill that is kept, in the order of asking. */
  read: (ctx: Context, billId: string, stop: AbortSignal) => Promise<ReadBill>
}

export function createBillQueue(): BillQueue {
  const turns = createTurns(AT_ONCE)
  let asked = 0

  async function readNow(ctx: Context, billId: string, stop: AbortSignal): Promise<ReadBill> {
    stop.throwIfAborted()
    const bytes = await getBillFile(ctx, billId)
    if (!bytes) return { kind: 'refused', code: 'upload_failed', message: new Failure('upload_failed').message }
    for (;;) {
      const read = await readBillFiles(ctx.reader, [{ bytes }], stop)
      // Says nothing of the file: others keep the readers busy.
      if (read.kind !== 'refused' || read.code !== 'too_many_requests') return read
      await wait(BUSY_MS, undefined, { signal: stop })
    }
  }

  return {
    checkRoom: () => {
      if (asked >= MOST_WAITING) throw new Failure('too_many_requests', { retryAfterSeconds: 60 })
    },
    read: async (ctx, billId, stop) => {
      asked += 1
      const turn = turns.take()
      const release = await Promise.race([turn, once(stop)])
      if (!release) {
        asked -= 1
        void turn.then((late) => late())
        return { kind: 'stopped' }
      }
      try {
        return await readNow(ctx, billId, stop)
      } catch (error) {
        if (stop.aborted) return { kind: 'stopped' }
        throw error
      } finally {
        asked -= 1
        release()
      }
    },
  }
}

/** Nothing, once the signal has come. */
function once(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
