import { type DrawReceipt, Failure } from '@mowatt/contract'
import { leafBytes, merklePath } from '@mowatt/draw'
import type { Db } from '../../../platform/db/open-database.ts'
import { findEdition, findNewestEdition } from '../edition/edition-store.ts'
import { findEntryOf, listEntries } from '../entry/entry-store.ts'

/** An entrant's proof of being in the frozen list, for them alone. */
export async function readReceipt(db: Db, userId: string, id: string | undefined): Promise<DrawReceipt> {
  const edition = await (id === undefined ? findNewestEdition(db) : findEdition(db, id))
  const own = edition && (await findEntryOf(db, edition.id, userId))
  if (!edition || !own) throw new Failure('not_found')
  const { place, points, alias, email, salt, commitment } = own
  if (!edition.commitment) throw new Failure('receipt_not_ready')
  // Left out of the ranking, so there is nothing to prove.
  if (place === null || points === null || !alias || !email || !salt || !commitment) throw new Failure('not_found')
  const leaves = (await listEntries(db, edition.id)).flatMap((each) =>
    each.place === null || each.commitment === null ? [] : [leafBytes(each.place, each.commitment)],
  )
  return {
    format: 'mowatt-draw-receipt',
    version: 1,
    entry: { competition: edition.id, person: email, alias, place, points },
    salt,
    commitment,
    path: merklePath(leaves, place - 1),
    merkle_root: edition.commitment.merkle_root,
    entrants: edition.commitment.entrants,
  }
}
