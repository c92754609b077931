import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { nextAttempt } from '../../platform/reading/next-attempt.ts'
import type { Refusal } from '../../platform/reading/read-result.ts'
import { findAttempts, setAttempts } from './attempt-store.ts'
import { getBillFile } from './keep-bill.ts'
import { readBillFiles } from './read-bill-files.ts'

export type KeptBillRead = Awaited<ReturnType<typeof readBillFiles>>

type Options = {
  /** Stops it at once; its reason is thrown. */
  signal: AbortSignal
  /** Waits for a turn before each attempt; the file is fetched after that. */
  inTurn?: (read: () => Promise<KeptBillRead>) => Promise<KeptBillRead>
}

/**
 * Reads a kept bill until there is a result. A reading that fails for want of processor time, or because its worker
 * ended, is retried with growing pauses that are stored in the database. It stays unfinished only where this process
 * stops reading: then the next process resumes it.
 */
export async function readKeptBill(ctx: Context, billId: string, options: Options): Promise<KeptBillRead> {
  const { signal, inTurn = (read) => read() } = options
  const { closed } = ctx.reader
  for (;;) {
    const before = await findAttempts(ctx.db, billId)
    if (!before) return refused('upload_failed', 'The bill was deleted.')
    const leftMs = (before.nextTryAt?.getTime() ?? 0) - ctx.now().getTime()
    if (leftMs > 0) await wait(leftMs, undefined, { signal: AbortSignal.any([signal, closed]) }).catch(() => {})
    signal.throwIfAborted()
    if (closed.aborted) return { kind: 'unfinished', why: 'closed' }
    const found = await inTurn(() => readFile(ctx, billId, signal))
    if (found.kind !== 'unfinished' || found.why === 'closed') return found
    const next = nextAttempt(ctx, before, found)
    ctx.log.warn({ feature: 'bills', why: found.why, attempts: next?.attempts }, 'a bill could not be read yet')
    if (!next) return refused('file_unreadable', 'This file stops the program that reads it.')
    await setAttempts(ctx.db, billId, next)
  }
}

async function readFile(ctx: Context, billId: string, signal: AbortSignal): Promise<KeptBillRead> {
  const bytes = await getBillFile(ctx, billId)
  return bytes ? readBillFiles(ctx.reader, [{ bytes }], signal) : refused('upload_failed', 'The file is gone.')
}

function refused(code: Refusal['code'], because: string): KeptBillRead {
  return { kind: 'refused', code, because, message: new Failure(code).message }
}
