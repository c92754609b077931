import type { Db } from '../../../platform/db/open-database.ts'

type Kept = 'received' | 'open' | 'answered' | 'not theirs'

/** Stores a member's appeal against one of their entries, once; a second one gets the state of the first. */
export async function insertAppeal(
  tx: Db,
  { memberId, entryId, text, at }: { memberId: string; entryId: number; text: string; at: Date },
): Promise<Kept> {
  const entry = await tx
    .selectFrom('waitlist_entry')
    .select('id')
    .where('id', '=', entryId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!entry) return 'not theirs'
  const written = await tx
    .insertInto('waitlist_appeal')
    .values({ entry_id: entryId, text, state: 'open', at })
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .returning('entry_id')
    .executeTakeFirst()
  if (written) return 'received'
  const earlier = await tx
    .selectFrom('waitlist_appeal')
    .select('state')
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow()
  return earlier.state === 'open' ? 'open' : 'answered'
}

/** False when there is no open appeal. */
export async function answerAppeal(
  tx: Db,
  entryId: number,
  given: { state: 'upheld' | 'dismissed'; answer: string; at: Date; by: string },
): Promise<boolean> {
  const answered = await tx
    .updateTable('waitlist_appeal')
    .set({ state: given.state, answer: given.answer, decided_at: given.at, decided_by: given.by })
    .where('entry_id', '=', entryId)
    .where('state', '=', 'open')
    .returning('entry_id')
    .executeTakeFirst()
  return answered !== undefined
}
