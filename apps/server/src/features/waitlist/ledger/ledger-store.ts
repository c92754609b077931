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

export type EntryState = 'counted' | 'held' | 'refused'

export type EntryRow = {
  id: number
  memberId: string
  quest: string
  key: string
  points: number
  state: EntryState
  what: string
  why: string
  reason: string | null
  at: Date
}

const columns = [
  'id',
  'member_id as memberId',
  'quest',
  'key',
  'points',
  'state',
  'what',
  'why',
  'reason',
  'at',
] as const

/** The row stays locked, so that it is decided once. */
export async function lockEntry(tx: Db, id: number): Promise<EntryRow | undefined> {
  const row = await tx.selectFrom('waitlist_entry').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && { ...row, state: row.state as EntryState }
}

export async function decideEntry(
  tx: Db,
  id: number,
  decision: { state: 'counted' | 'refused'; reason: string | null; at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('waitlist_entry')
    .set({ state: decision.state, reason: decision.reason, decided_at: decision.at, decided_by: decision.by })
    .where('id', '=', id)
    .execute()
}

/** Takes an entry back by another one. False when that was done before. */
export async function insertReversal(
  tx: Db,
  entry: EntryRow,
  { why, at, by }: { why: string; at: Date; by: string },
): Promise<boolean> {
  const written = await tx
    .insertInto('waitlist_entry')
    .values({
      member_id: entry.memberId,
      quest: 'adjustment',
      key: `reversal:${entry.id}`,
      points: -entry.points,
      state: 'counted',
      what: `Taken back: ${entry.what}`,
      why,
      at,
      decided_at: at,
      decided_by: by,
      reverses: entry.id,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export type Appeal = { state: 'open' | 'upheld' | 'dismissed'; text: string; answer: string | null }

/** All of a member, newest first, with what they said about it. */
export async function listEntries(db: Db, memberId: string): Promise<(EntryRow & { appeal: Appeal | null })[]> {
  const rows = await db
    .selectFrom('waitlist_entry as entry')
    .leftJoin('waitlist_appeal as appeal', 'appeal.entry_id', 'entry.id')
    .select([
      ...columns.map((column) => `entry.${column}` as const),
      'appeal.state as appealState',
      'appeal.text as appealText',
      'appeal.answer as appealAnswer',
    ])
    .where('entry.member_id', '=', memberId)
    .orderBy('entry.id', 'desc')
    .execute()
  return rows.map(({ appealState, appealText, appealAnswer, state, ...row }) => ({
    ...row,
    state: state as EntryState,
    appeal:
      appealState === null
        ? null
        : { state: appealState as Appeal['state'], text: appealText ?? '', answer: appealAnswer },
  }))
}

export async function sumHeld(db: Db, memberId: string): Promise<number> {
  const { held } = await db
    .selectFrom('waitlist_entry')
    .select((each) => each.fn.coalesce(each.fn.sum<number>('points'), each.lit(0)).as('held'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(held)
}
