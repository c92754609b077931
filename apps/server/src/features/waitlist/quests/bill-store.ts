import type { Db } from '../../../platform/db/open-database.ts'
import type { Attempts } from '../../../platform/reading/next-attempt.ts'
import type { BillQuest } from './bill-quests.ts'

export type BillState = 'arriving' | 'pending' | 'accepted' | 'refused'

export type BillRow = {
  id: string
  memberId: string
  quest: BillQuest
  state: BillState
  contentHash: Buffer
  hasFile: boolean
  note: string | null
  handedInAt: Date
  judgedAt: Date | null
} & Attempts

const columns = [
  'id',
  'member_id as memberId',
  'quest',
  'state',
  'content_hash as contentHash',
  'has_file as hasFile',
  'note',
  'handed_in_at as handedInAt',
  'judged_at as judgedAt',
  'attempts',
  'crashes',
  'next_try_at as nextTryAt',
] as const

type Selected = Omit<BillRow, 'quest' | 'state'> & { quest: string; state: string }
const typed = (row: Selected) => row as BillRow

/** False when the content is already in use, or the member already has a file for this quest. */
export async function insertArriving(
  tx: Db,
  { id, memberId, quest, contentHash, at }: Pick<BillRow, 'id' | 'memberId' | 'quest' | 'contentHash'> & { at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('waitlist_bill')
    .values({
      id,
      member_id: memberId,
      quest,
      state: 'arriving',
      content_hash: contentHash,
      has_file: true,
      handed_in_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whatever blocks a new file: one of the same quest of the member, or of the same content. */
export async function listInTheWay(
  tx: Db,
  { memberId, quest, contentHash }: Pick<BillRow, 'memberId' | 'quest' | 'contentHash'>,
): Promise<BillRow[]> {
  const rows = await tx
    .selectFrom('waitlist_bill')
    .select(columns)
    .where('state', '<>', 'refused')
    .where((each) =>
      each.or([
        each('content_hash', '=', contentHash),
        each.and([each('member_id', '=', memberId), each('quest', '=', quest)]),
      ]),
    )
    .execute()
  return rows.map(typed)
}

export async function findBill(db: Db, id: string): Promise<BillRow | undefined> {
  const row = await db.selectFrom('waitlist_bill').select(columns).where('id', '=', id).executeTakeFirst()
  return row && typed(row)
}

/** Newest first. */
export async function listBills(db: Db, memberId: string): Promise<BillRow[]> {
  const rows = await db
    .selectFrom('waitlist_bill')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('handed_in_at', 'desc')
    .execute()
  return rows.map(typed)
}

/** True for the one caller that moves it on. */
export async function markPending(tx: Db, id: string): Promise<boolean> {
  const moved = await tx
    .updateTable('waitlist_bill')
    .set({ state: 'pending' })
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

export async function setAttempts(tx: Db, id: string, { attempts, crashes, nextTryAt }: Attempts): Promise<void> {
  await tx
    .updateTable('waitlist_bill')
    .set({ attempts, crashes, next_try_at: nextTryAt })
    .where('id', '=', id)
    .execute()
}

/** Null accepts it. True for the one caller that decides. */
export async function decideBill(tx: Db, id: string, decision: { note: string | null; at: Date }): Promise<boolean> {
  const { note, at } = decision
  const decided = await tx
    .updateTable('waitlist_bill')
    .set({ state: note === null ? 'accepted' : 'refused', note, judged_at: at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

/** Stores the marks by which a bill is recognised; false when one of them belongs to another bill. */
export async function claimMarks(tx: Db, billId: string, marks: readonly Buffer[]): Promise<boolean> {
  // Always in the same order: two copies of one bill wait for each other at the first mark, and can't deadlock.
  const rows = marks.toSorted((one, other) => one.compare(other)).map((mark) => ({ mark, bill_id: billId }))
  const kept = await tx
    .insertInto('waitlist_bill_mark')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .execute()
  return kept.length === rows.length
}

export async function deleteMarks(tx: Db, billId: string): Promise<void> {
  await tx.deleteFrom('waitlist_bill_mark').where('bill_id', '=', billId).execute()
}

export async function markFileGone(db: Db, id: string): Promise<void> {
  await db.updateTable('waitlist_bill').set({ has_file: false }).where('id', '=', id).execute()
}

export async function deleteBill(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('waitlist_bill').where('id', '=', id).execute()
}

/** Earlier tries are of no use once there is a new one. */
export async function deleteRefused(tx: Db, memberId: string, quest: BillQuest): Promise<void> {
  await tx
    .deleteFrom('waitlist_bill')
    .where('member_id', '=', memberId)
    .where('quest', '=', quest)
    .where('state', '=', 'refused')
    .where('has_file', '=', false)
    .execute()
}

/** Handed in and not judged yet, or judged with the file still there. */
export async function listUnfinished(db: Db): Promise<BillRow[]> {
  const rows = await db
    .selectFrom('waitlist_bill')
    .select(columns)
    .where('state', '<>', 'arriving')
    .where('has_file', '=', true)
    .execute()
  return rows.map(typed)
}

export async function listWithFileBefore(db: Db, before: Date): Promise<BillRow[]> {
  const rows = await db
    .selectFrom('waitlist_bill')
    .select(columns)
    .where('has_file', '=', true)
    .where('handed_in_at', '<', before)
    .execute()
  return rows.map(typed)
}
