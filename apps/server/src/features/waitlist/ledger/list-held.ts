import type { Db } from '../../../platform/db/open-database.ts'

const MOST = 500

/** Entries that wait for a decision, longest first, with the member's appeal. */
export async function listHeld(db: Db) {
  return db
    .selectFrom('waitlist_undecided as undecided')
    .innerJoin('waitlist_entry as entry', 'entry.id', 'undecided.entry_id')
    .innerJoin('waitlist_member as member', 'member.id', 'entry.member_id')
    .leftJoin('waitlist_appeal as appeal', 'appeal.entry_id', 'entry.id')
    .select([
      'entry.id',
      'entry.at',
      'member.alias',
      'entry.points',
      'entry.what',
      'entry.reason',
      'appeal.text as appeal',
    ])
    .orderBy('entry.id')
    .limit(MOST)
    .execute()
}
