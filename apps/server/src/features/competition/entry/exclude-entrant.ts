import type { Context } from '../../../context.ts'
import { type Actor, writeAudit } from '../edition/audit-store.ts'
import { lockFor } from '../edition/lock-for.ts'
import { refusal } from '../edition/take-step.ts'
import { findExclusion } from './entry-store.ts'

type Wanted = { editionId: string; userId: string; reason: 'excluded' | 'held'; note: string }

/** Keeps an account out of the ranking, with a reason. Once the ranking is final it is too late for that. */
export async function excludeEntrant(
  ctx: Pick<Context, 'db' | 'now'>,
  { editionId, userId, reason, note }: Wanted,
  who: Actor,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const edition = await lockFor(tx, editionId, who)
    if (!edition) throw refusal(`There’s no competition ${editionId}.`)
    if (!['upcoming', 'open', 'closed'].includes(edition.state)) {
      throw refusal(`The ranking for ${editionId} is final, so you can’t take anyone out of it.`)
    }
    const at = ctx.now()
    const before = { excluded: (await findExclusion(tx, editionId, userId)) ?? null }
    await tx
      .insertInto('competition_exclusion')
      .values({ edition_id: editionId, user_id: userId, reason, note, at })
      .onConflict((conflict) => conflict.columns(['edition_id', 'user_id']).doUpdateSet({ reason, note, at }))
      .execute()
    const details = { user_id: userId, note }
    await writeAudit(tx, { editionId, at, who, what: reason, before, details })
  })
}
