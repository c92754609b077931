import { type EntryOutcome, entryOutcomes, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { decideEntryWithin } from '../../waitlist/public.ts'
import { type OnPage, writeAudit } from '../edition/audit-store.ts'
import { lockFor } from '../edition/lock-for.ts'
import { refusal } from '../edition/take-step.ts'

type Wanted = { entryId: number; userId: string | null; outcome: EntryOutcome; words: string }

/** Decides about points of an entrant after the close. The ranking can't become final meanwhile. */
export async function decidePoints(
  ctx: Pick<Context, 'db' | 'now'>,
  id: string,
  { entryId, userId, outcome, words }: Wanted,
  who: OnPage,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockFor(tx, id, who))) throw new Failure('not_found')
    const told = await decideEntryWithin(ctx, tx, entryId, { outcome, words }, who.by)
    if (told === 'already') throw refusal('Someone has already decided this.')
    const details = { entry_id: entryId, user_id: userId, outcome, note: words }
    await writeAudit(tx, { editionId: id, at: ctx.now(), who, what: 'points_decided', details })
  })
}

export function isEntryOutcome(act: string): act is EntryOutcome {
  return (entryOutcomes as readonly string[]).includes(act)
}
