import type { QuestId } from '@mowatt/contract'
import type { Db } from '../../../platform/db/open-database.ts'

/** When a quest first came into a member's ledger, counted or held; undefined when it never did. */
export async function firstEntryAt(db: Db, memberId: string, quest: QuestId): Promise<Date | undefined> {
  const row = await db
    .selectFrom('waitlist_standing_entry')
    .select('at')
    .where('member_id', '=', memberId)
    .where('quest', '=', quest)
    .where('state', '<>', 'refused')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? undefined
}
