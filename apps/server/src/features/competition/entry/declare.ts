import { type Declaration, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { findNewestEdition } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { enterIfComplete } from './check-conditions.ts'
import { deleteEntryOf, saveDeclared } from './entry-store.ts'

type Said = { [Name in Declaration]?: boolean | undefined }

/** Records a user's declarations, and enters them when that was the last thing missing. */
export async function declare(ctx: Pick<Context, 'db' | 'now'>, userId: string, said: Said): Promise<void> {
  await ctx.db.transaction().execute((tx) => declareWithin(ctx, tx, userId, said))
}

/** The same in the caller's transaction, for callers that store more than declarations. */
export async function declareWithin(ctx: Pick<Context, 'now'>, tx: Db, userId: string, said: Said): Promise<void> {
  const at = ctx.now()
  const edition = await findNewestEdition(tx)
  if (!edition || statusAt(edition, at) !== 'open') throw new Failure('competition_closed')
  await saveDeclared(tx, { editionId: edition.id, userId, at }, said)
  // A user who withdraws a declaration no longer meets the conditions.
  if (Object.values(said).includes(false)) await deleteEntryOf(tx, edition.id, userId)
  await enterIfComplete(tx, edition, userId)
}
