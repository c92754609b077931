import type { QuestId } from '@mowatt/contract'
import type { Db } from '../../../platform/db/open-database.ts'

/** Whether a quest is in the ledger of a member, counted or held. */
export async function hasLedgerEntry(db: Db, memberId: string, quest: QuestId): Promise<boolean> {
  const row = await db
    .selectFrom('waitlist_entry')
    .select('id')
    .where('member_id', '=', memberId)
    .where('quest', '=', quest)
    .where('state', '<>', 'refused')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
