import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { goAhead } from './go-ahead.ts'
import { findRequest, insertRequest, type RequestKey, type RequestRow } from './handover-store.ts'
import { leaseFrom, takeOver } from './work-under-lease.ts'

const POLL_MS = 150
/** As long as the page waits for a bill. */
const PATIENCE_MS = 60_000

type Asked = RequestKey & { bodyHash: Buffer; chatId: string; billId: string | null }

/** Claimed by this process (from the start, or resumed), or held by another one that has enough to resume from. */
export type Claim =
  | { kind: 'ours'; chatId: string; billId: string | null; isKept: boolean }
  | { kind: 'finished'; chatId: string }

/** Gives a request to one worker, however many processes and retries there are. */
export async function claimRequest(ctx: Context, asked: Asked, patienceMs = PATIENCE_MS): Promise<Claim> {
  const now = ctx.now()
  const { chatId, billId } = asked
  if (await insertRequest(ctx.db, { ...asked, leasedUntil: leaseFrom(now), createdAt: now })) {
    return { kind: 'ours', chatId, billId, isKept: false }
  }
  const [late, tooLate] = [AbortSignal.timeout(patienceMs), AbortSignal.timeout(PATIENCE_MS)]
  for (;;) {
    const found = await findRequest(ctx.db, asked)
    if (!found) throw new Failure('unavailable')
    const ended = endOf(found, asked) ?? (await goOn(ctx, asked, found))
    if (ended) return ended
    const isClosing = ctx.reader.closed.aborted
    if ((isClosing || late.aborted) && (await goAhead(ctx, { ...asked, chatId: found.chatId })))
      return { kind: 'finished', chatId: found.chatId }
    if (isClosing) throw new Failure('unavailable', { retryAfterSeconds: 5 })
    if (tooLate.aborted) throw new Failure('upload_slow')
    await wait(POLL_MS)
  }
}

async function goOn(ctx: Context, asked: Asked, found: RequestRow): Promise<Claim | undefined> {
  if (found.leasedUntil > ctx.now() || ctx.reader.closed.aborted) return undefined
  if (!(await takeOver(ctx, asked))) return undefined
  const { chatId, billId, state } = found
  return { kind: 'ours', chatId, billId, isKept: state === 'reading' }
}

function endOf(found: RequestRow, asked: Asked): Claim | undefined {
  if (!found.bodyHash.equals(asked.bodyHash)) throw new Failure('key_reused')
  if (found.state === 'refused') throw new Failure(found.refusal ?? 'upload_failed')
  return found.state === 'done' ? { kind: 'finished', chatId: found.chatId } : undefined
}
