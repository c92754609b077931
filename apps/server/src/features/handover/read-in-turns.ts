import { setTimeout as wait } from 'node:timers/promises'
import { Failure, type FailureCode } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { getBillFile, readBillFiles } from '../bills/public.ts'

type BillRead = Extract<Awaited<ReturnType<typeof readBillFiles>>, { kind: 'bill' }>
type ReadBill = BillRead | { kind: 'refused'; code: FailureCode; message: string }

/** As many as there are processes to read in; the others wait in the store and not in memory. */
const AT_ONCE = 2
/** At a second or two for each, whoever comes then would wait for many minutes. */
const MOST_WAITING = 300
const BUSY_MS = 1000

export type BillQueue = {
  /** Refuses before anything is kept, when more are waiting than we can read in good time. */
  checkRoom: () => void
  /** Reads a bill that is kept, in the order of asking. */
  read: (ctx: Context, billId: string) => Promise<ReadBill>
}

export function createBillQueue(): BillQueue {
  const turns = createTurns(AT_ONCE)
  let asked = 0

  async function readNow(ctx: Context, billId: string): Promise<ReadBill> {
    const bytes = await getBillFile(ctx, billId)
    if (!bytes) return { kind: 'refused', code: 'upload_failed', message: new Failure('upload_failed').message }
    for (;;) {
      const read = await readBillFiles(ctx.reader, [{ bytes }])
      // Says nothing of the file: others keep the readers busy.
      if (read.kind !== 'refused' || read.code !== 'too_many_requests') return read
      await wait(BUSY_MS)
    }
  }

  return {
    checkRoom: () => {
      if (asked >= MOST_WAITING) throw new Failure('too_many_requests', { retryAfterSeconds: 60 })
    },
    read: async (ctx, billId) => {
      asked += 1
      const release = await turns.take()
      try {
        return await readNow(ctx, billId)
      } finally {
        asked -= 1
        release()
      }
    },
  }
}
