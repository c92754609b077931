import type { Context } from './context.ts'
import { billColumns, resealBillFiles } from './features/bills/public.ts'
import { chatColumns } from './features/chat/public.ts'
import { addressColumns } from './features/competition/public.ts'
import { resealPictures } from './features/content/public.ts'
import { homeColumns } from './features/homes/public.ts'
import { signingKeyColumns } from './features/identity/public.ts'
import { comparisonColumns, reminderColumns, shareColumns, switchColumns } from './features/switching/public.ts'
import { answerColumns } from './platform/http/idempotency.ts'
import { mailColumns } from './platform/mail/outbox.ts'
import { type RingName, retireKeysBefore } from './platform/secrets/key-store.ts'
import { resealColumn, type SealedColumn } from './platform/secrets/reseal-column.ts'

/** Every column with sealed values. A test compares the list with the tables. */
export const sealedColumns: readonly SealedColumn[] = [
  ...mailColumns,
  ...answerColumns,
  ...signingKeyColumns,
  ...chatColumns,
  ...billColumns,
  ...comparisonColumns,
  ...switchColumns,
  ...reminderColumns,
  ...shareColumns,
  ...homeColumns,
  ...addressColumns,
]

/** Longer than the files of quests are kept: those are not sealed again, they are deleted by their own job. */
const SHORT_LIVED_MS = 86_400_000

/**
 * After a secret was changed: seals everything again that a former key has sealed, rows and files, and reports when
 * nothing is left. It may be killed at any point; the next run continues with the rest. Without a former key it does
 * nothing.
 */
export async function resealEverything(
  ctx: Context,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await ctx.secrets.refresh()
  for (const ring of ['session', 'files'] as const) {
    if (ctx.secrets.sealing[ring].hasOldKeys() && !signal.aborted) await resealRing(ctx, ring, signal)
  }
}

async function resealRing(ctx: Context, ring: RingName, signal: AbortSignal): Promise<void> {
  const { db, secrets, log, now } = ctx
  const key = secrets.sealing[ring].current()
  let [resealed, missed, unreadable] = [0, 0, 0]
  for (const column of sealedColumns.filter((each) => each.ring === ring)) {
    const done = await resealColumn({ db, secrets, signal }, column)
    resealed += done.resealed
    missed += done.missed
    unreadable += done.unreadable
  }
  if (ring === 'files') unreadable += (await resealBillFiles(ctx, signal)) + (await resealPictures(ctx, signal))
  log.info({ job: 'secrets.reseal', names: [ring], count: resealed }, 'rows sealed anew with the present key')
  if (unreadable > 0) log.warn({ job: 'secrets.reseal', names: [ring], count: unreadable }, 'some do not open at all')
  const isInUseLongEnough = now().getTime() - key.usedFrom.getTime() > SHORT_LIVED_MS
  if (signal.aborted || missed > 0 || !isInUseLongEnough) return
  await retireKeysBefore(db, ring, key.id, now())
  await secrets.refresh()
  const setting = ring === 'session' ? 'SESSION_SECRET_OLD' : 'FILES_SECRET_OLD'
  log.info({ job: 'secrets.reseal', names: [ring] }, `nothing is sealed with a former key: ${setting} can be removed`)
}
