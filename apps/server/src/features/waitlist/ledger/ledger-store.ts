import type { QuestId } from '@mowatt/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

/** Whether a quest is in the ledger of a member, counted or held. */
export async function hasLedgerEntry(db: Db, memberId: string, quest: QuestId): Promise<boolean> {
  const row = await db
    .selectFrom('waitlist_standing_entry')
    .select('id')
    .where('member_id', '=', memberId)
    .where('quest', '=', quest)
    .where('state', '<>', 'refused')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type EntryState = 'counted' | 'held' | 'refused'

/** An entry in its current state: what was written, and what was decided about it since. */
export type EntryRow = {
  id: number
  memberId: string
  quest: string
  key: string
  points: number
  state: EntryState
  what: string
  why: string
  /** Why it is held, or the reason given when it was decided. */
  reason: string | null
  at: Date
  /** From when it counts: what corrects another entry, from when that one was earned. */
  earnedAt: Date
}

const columns = sql`entry.id, entry.member_id as "memberId", entry.quest, entry.key, entry.points, entry.state, entry.what,
  entry.why, coalesce(entry.reason, decision.words) as reason, entry.at,
  entry.earned_at as "earnedAt"`
const decided = sql`waitlist_standing_entry entry left join waitlist_decision decision on decision.entry_id = entry.id`

/** The entry stays locked, so that it is decided once. Read after locking: it may have just been decided. */
export async function lockEntry(tx: Db, id: number): Promise<EntryRow | undefined> {
  await sql`select from waitlist_entry where id = ${id} for update`.execute(tx)
  const { rows } = await sql<EntryRow>`
    select ${columns} from ${decided} where entry.id = ${id}`.execute(tx)
  return rows[0]
}

export type DecidableEntry = Pick<EntryRow, 'id' | 'memberId' | 'points' | 'state' | 'what' | 'earnedAt'> & {
  isTakenBack: boolean
  hasOpenAppeal: boolean
}

/** With all that decides what can be done about it. */
export async function findDecidable(db: Db, id: number): Promise<DecidableEntry | undefined> {
  const { rows } = await sql<DecidableEntry>`
    select entry.id, entry.member_id as "memberId", entry.points, entry.state, entry.what, entry.earned_at as "earnedAt",
           exists (select from waitlist_entry where reverses = entry.id) as "isTakenBack",
           exists (select from waitlist_appeal where entry_id = entry.id and state = 'open') as "hasOpenAppeal"
    from waitlist_standing_entry entry where entry.id = ${id}`.execute(db)
  return rows[0]
}

type Decision = { outcome: 'counted' | 'refused'; words: string; at: Date; by: string }

/** The entry itself doesn't change; its points follow from the decision in the same transaction. */
export async function insertDecision(tx: Db, entryId: number, { outcome, words, at, by }: Decision): Promise<void> {
  await tx.insertInto('waitlist_decision').values({ entry_id: entryId, outcome, words, at, decided_by: by }).execute()
}

/** Takes an entry back by another one. False when it already was. */
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
      earned_at: entry.earnedAt,
      written_by: by,
      reverses: entry.id,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export type Appeal = { state: 'open' | 'upheld' | 'dismissed'; text: string; answer: string | null }

/** All of a member, newest first, with their appeals. */
type ListedEntry = EntryRow & { appeal: Appeal | null; isTakenBack: boolean }

export async function listEntries(db: Db, memberId: string): Promise<ListedEntry[]> {
  const { rows } = await sql<ListedEntry>`
    select ${columns}, exists (select from waitlist_entry where reverses = entry.id) as "isTakenBack",
           case when appeal.entry_id is not null then
             jsonb_build_object('state', appeal.state, 'text', appeal.text, 'answer', appeal.answer) end as appeal
    from ${decided} left join waitlist_appeal appeal on appeal.entry_id = entry.id
    where entry.member_id = ${memberId}
    order by entry.id desc`.execute(db)
  return rows
}

export async function sumHeld(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(points), 0)::int as held from waitlist_standing_entry
    where member_id = ${memberId} and state = 'held'`.execute(db)
  return rows[0]?.held ?? 0
}
