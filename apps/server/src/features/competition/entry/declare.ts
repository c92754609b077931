import { type Declaration, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { findNewestEdition } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { enterIfComplete } from './check-conditions.ts'
import { deleteEntryOf, saveDeclared } from './entry-store.ts'

/** Records what somebody says of themselves, and enters them when that was the last thing missing. */
export async function declare(
  ctx: Pick<Context, 'db' | 'now'>,
  userId: string,
  said: { [Name in Declaration]?: boolean | undefined },
): Promise<void> {
  const at = ctx.now()
  const edition = await findNewestEdition(ctx.db)
  if (!edition || statusAt(edition, at) !== 'open') throw new Failure('competition_closed')
  await ctx.db.transaction().execute(async (tx) => {
    await saveDeclared(tx, { editionId: edition.id, userId, at }, said)
    // Who takes a word back no longer fulfils the conditions.
    if (Object.values(said).includes(false)) await deleteEntryOf(tx, edition.id, userId)
    await enterIfComplete(tx, edition, userId)
  })
}
