import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { goAhead } from './go-ahead.ts'
import {
  findRequest,
  insertRequest,
  renewLease,
  type RequestKey,
  type RequestRow,
  takeOverRequest,
} from './handover-store.ts'

/** A worker that lives renews well before; one that was killed is missed this long. */
const LEASE_MS = 6000
const RENEW_MS = 2000
const POLL_MS = 150
/** As long as the page waits for a bill. */
const PATIENCE_MS = 60_000

type Asked = RequestKey & { bodyHash: Buffer; chatId: string; billId: string | null }

/** Ours to work on (from the start, or where a killed process left off), or with somebody who has enough to go on with. */
export type Claim =
  | { kind: 'ours'; chatId: string; billId: string | null; isKept: boolean; stopRenewing: () => void }
  | { kind: 'finished'; chatId: string }

/** Gives a request to one worker, whatever the number of processes and of tries. */
export async function claimRequest(ctx: Context, asked: Asked, patienceMs = PATIENCE_MS): Promise<Claim> {
  const now = ctx.now()
  if (await insertRequest(ctx.db, { ...asked, leasedUntil: leaseFrom(now), createdAt: now })) {
    return { kind: 'ours', ...asked, isKept: false, stopRenewing: keepRenewing(ctx, asked) }
  }
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += POLL_MS) {
    const found = await findRequest(ctx.db, asked)
    if (!found) throw new Failure('unavailable')
    const ended = endOf(found, asked)
    if (ended) return ended
    const lease = { now: ctx.now(), until: leaseFrom(ctx.now()) }
    if (found.leasedUntil < lease.now && (await takeOverRequest(ctx.db, asked, lease))) {
      const { chatId, billId, state } = found
      return { kind: 'ours', chatId, billId, isKept: state === 'reading', stopRenewing: keepRenewing(ctx, asked) }
    }
    const { chatId } = found
    if (waitedMs >= patienceMs && (await goAhead(ctx, { ...asked, chatId }))) return { kind: 'finished', chatId }
    await wait(POLL_MS)
  }
  throw new Failure('upload_slow')
}

function endOf(found: RequestRow, asked: Asked): Claim | undefined {
  if (!found.bodyHash.equals(asked.bodyHash)) throw new Failure('key_reused')
  if (found.state === 'refused') throw new Failure(found.refusal ?? 'upload_failed')
  return found.state === 'done' ? { kind: 'finished', chatId: found.chatId } : undefined
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

export function keepRenewing(ctx: Context, key: RequestKey): () => void {
  const timer = setInterval(() => {
    renewLease(ctx.db, key, leaseFrom(ctx.now())).catch((error: unknown) => {
      ctx.log.warn({ room: 'handover', error }, 'a lease could not be renewed')
    })
  }, RENEW_MS)
  timer.unref()
  return () => clearInterval(timer)
}
