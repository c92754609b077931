import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { type CheckedWith, checkHomes } from './check-homes.ts'
import { pricesPrint } from './prices-print.ts'
import { advanceRun, beginRun, endOtherRuns, findOpenRun, finishRun, type RunKey, takeRun } from './run-store.ts'
import { settleStale } from './settle-stale.ts'
import { isWakingHour } from './waking-hours.ts'
import { listWatched } from './watch-store.ts'

export type WatchRun = CheckedWith & {
  /** Homes per transaction. */
  batch?: number
  /** The most batches per call; the rest is for the next one: a job that lasts too long counts as lost. */
  mostBatches?: number
}

const BATCH = 200
const MOST_BATCHES = 100

/**
 * Checks every watched home once for each day, and again when prices change. It may be killed at any point: each batch
 * is one transaction, and the next run resumes after the last completed one. Returns how many it checked.
 */
export async function runWatch(
  ctx: Context,
  { batch = BATCH, mostBatches = MOST_BATCHES, ...given }: WatchRun,
): Promise<number> {
  const now = ctx.now()
  if (!isWakingHour(now)) return 0
  const onDay = londonDay(now)
  const key = { onDay, print: pricesPrint(given, onDay) }
  await ctx.db.transaction().execute(async (tx) => {
    await beginRun(tx, { ...key, id: makeUuid(ctx), at: now })
    await endOtherRuns(tx, { ...key, at: now })
  })
  let checked = 0
  for (let count = 0; count < mostBatches; count++) {
    const done = await runBatch(ctx, key, { ...given, batch })
    if (done === undefined) break
    checked += done
  }
  return checked
}

/** Undefined when nothing is left to do, or another process is doing it. */
async function runBatch(
  ctx: Context,
  key: RunKey,
  { batch, ...given }: CheckedWith & { batch: number },
): Promise<number | undefined> {
  const open = await findOpenRun(ctx.db, key)
  if (!open) return undefined
  await settleStale(ctx, { after: open.lastHome, most: batch })
  const done = await ctx.db.transaction().execute(async (tx) => {
    const run = await takeRun(tx, key)
    if (!run) return undefined
    const ids = (await listWatched(tx, { after: run.lastHome, most: batch })).map(({ homeId }) => homeId)
    const lastHome = ids.at(-1)
    if (lastHome === undefined) {
      await finishRun(tx, run.id, ctx.now())
      return undefined
    }
    const checked = await checkHomes(ctx, tx, ids, given)
    const mailed = checked.filter(({ mailId }) => mailId !== null).length
    await advanceRun(tx, run.id, { lastHome, checked: checked.length, mailed })
    return checked
  })
  for (const { outcome, mailId } of done ?? []) {
    if (mailId !== null) ctx.watchMails.set(outcome, (ctx.watchMails.get(outcome) ?? 0) + 1)
  }
  return done?.length
}
