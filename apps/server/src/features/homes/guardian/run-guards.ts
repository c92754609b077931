import { addDays } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { isWakingHour } from '../watch/waking-hours.ts'
import { takeGuardsDue } from './guard-store.ts'
import { AFTER_SWITCH, checkGuards } from './check-guards.ts'

export type GuardRun = {
  siteName: string
  /** Guards per transaction. */
  batch?: number
  /** The most batches per call; the rest is for the next one. */
  mostBatches?: number
}

const BATCH = 100
const MOST_BATCHES = 100

/**
 * Looks at every guarded switch once a day. It may be killed at any point: each batch is one transaction, and what it
 * had claimed is claimed by the next run. Returns how many mails it queued.
 */
export async function runGuards(
  ctx: Context,
  { siteName, batch = BATCH, mostBatches = MOST_BATCHES }: GuardRun,
): Promise<number> {
  const now = ctx.now()
  if (!isWakingHour(now)) return 0
  const today = londonDay(now)
  let mailed = 0
  for (let count = 0; count < mostBatches; count++) {
    const done = await ctx.db.transaction().execute(async (tx) => {
      const guards = await takeGuardsDue(ctx, tx, today, batch)
      if (guards.length === 0) return undefined
      return checkGuards(ctx, tx, guards, { siteName, nextOn: addDays(today, 1) })
    })
    if (done === undefined) break
    mailed += done
  }
  if (mailed > 0) ctx.watchMails.set(AFTER_SWITCH, (ctx.watchMails.get(AFTER_SWITCH) ?? 0) + mailed)
  return mailed
}
