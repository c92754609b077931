import type { Db } from '../../platform/db/open-database.ts'

export type KeptBill = {
  id: string
  chatId: string
  owner: string
  userId: string | null
  bytes: number
  createdAt: Date
}
/** Without a day of deletion the file is already deleted. */
export type BillRow = KeptBill & {
  state: string
  deleteAt: Date | null
  sealedReading: Buffer | null
}

/** Does nothing where the row already exists. */
export async function insertArriving(db: Db, bill: KeptBill & { deleteAt: Date }): Promise<void> {
  await db
    .insertInto('bills_bill')
    .values({
      id: bill.id,
      chat_id: bill.chatId,
      owner: bill.owner,
      user_id: bill.userId,
      state: 'arriving',
      bytes: bill.bytes,
      created_at: bill.createdAt,
      delete_at: bill.deleteAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In the order of their ids, a page at a time. */
export async function listBillIds(
  db: Db,
  { keptBeyond, after, limit }: { keptBeyond: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bills_bill')
    .select('id')
    .where('delete_at', '>', keptBeyond)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks the row, and so the file, against deletion until the transaction ends; false when it is or is being deleted.
 */
export async function holdBill(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bills_bill')
    .select('id')
    .where('id', '=', id)
    .where('delete_at', 'is not', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

/** Bills of a conversation, or of these, that are still to be read or reported. */
export async function listBeingRead(db: Db, of: { chatId: string } | { ids: readonly string[] }): Promise<string[]> {
  const rows = await db
    .selectFrom('bills_bill')
    .select('id')
    .where('state', '=', 'reading')
    .where((each) => ('ids' in of ? each('id', 'in', of.ids) : each('chat_id', '=', of.chatId)))
    .execute()
  return rows.map(({ id }) => id)
}

/** Stops the readings of a conversation, or of one bill; returns how many it stopped. Finished ones are not changed. */
export async function setStopped(db: Db, of: { chatId: string } | { billId: string }, deleteAt: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('bills_bill')
    .set({ state: 'stopped', delete_at: deleteAt })
    .where('state', '=', 'reading')
    .where((each) => ('billId' in of ? each('id', '=', of.billId) : each('chat_id', '=', of.chatId)))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Which of these bills shall not be read: their reading was stopped, or they are deleted. */
export async function listStopped(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bills_bill')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '<>', 'stopped')
    .execute()
  const wanted = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !wanted.has(id))
}

export async function isLastBillStopped(db: Db, chatId: string): Promise<boolean> {
  const last = await db
    .selectFrom('bills_bill')
    .select('state')
    .where('chat_id', '=', chatId)
    .where('state', '<>', 'arriving')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.state === 'stopped'
}

/** False when it is not in the given state. */
export async function setUnread(tx: Db, id: string, deleteAt: Date, from: 'arriving' | 'stopped'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bills_bill')
    .set({ state: 'reading', delete_at: deleteAt, attempts: 0, crashes: 0, next_try_at: null })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sealed, with only as much unencrypted as is needed to find those that help to fix the reader. */
type SealedReading = { sealed: Buffer; deleteAt: Date | null; correctedAt: Date | null; doubtfulValues: number }

export async function setReading(
  tx: Db,
  id: string,
  { sealed, deleteAt, correctedAt, doubtfulValues }: SealedReading,
): Promise<void> {
  await tx
    .updateTable('bills_bill')
    .set({
      sealed_reading: sealed,
      delete_at: deleteAt,
      corrected_at: correctedAt,
      doubtful_values: doubtfulValues,
    })
    .where('id', '=', id)
    .execute()
}

export async function setRead(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('bills_bill')
    .set({ state: 'read' })
    .where('id', '=', id)
    .where('sealed_reading', 'is not', null)
    .execute()
}

/** Null: the file is deleted now, and what was read is kept. */
export async function setDeleteAt(tx: Db, id: string, deleteAt: Date | null): Promise<void> {
  await tx.updateTable('bills_bill').set({ delete_at: deleteAt }).where('id', '=', id).execute()
}

/** Returns the state that it was in. */
export async function deleteBillRow(tx: Db, id: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('bills_bill').where('id', '=', id).returning('state').executeTakeFirst()
  return row?.state
}

export async function listBillsDue(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db.selectFrom('bills_bill').select('id').where('delete_at', '<=', now).limit(most).execute()
  return rows.map(({ id }) => id)
}

/** All whose file has arrived and is still kept. */
export async function listBillsWithFile(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('bills_bill')
    .select('id')
    .where('state', '<>', 'arriving')
    .where('delete_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

export function listBillsOfUser(db: Db, userId: string): Promise<BillRow[]> {
  return bills(db).where('user_id', '=', userId).orderBy('created_at').execute()
}

export async function listBillsById(db: Db, ids: readonly string[]): Promise<BillRow[]> {
  return ids.length === 0 ? [] : bills(db).where('id', 'in', ids).orderBy('created_at').execute()
}

/** Which bills of these accounts are read. */
export async function listReadBillIds(db: Db, userIds: readonly string[]): Promise<{ id: string; userId: string }[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('bills_bill')
    .select(['id', 'user_id as userId'])
    .where('user_id', 'in', userIds)
    .where('state', '=', 'read')
    .execute()
  return rows.flatMap(({ id, userId }) => (userId === null ? [] : [{ id, userId }]))
}

/** Without those that are arriving: they may never be kept, and are deleted by their own job. */
export function listBillsOfChat(db: Db, chatId: string): Promise<BillRow[]> {
  return bills(db).where('chat_id', '=', chatId).where('state', '<>', 'arriving').orderBy('created_at').execute()
}

/** Newest first, as far as they are read. */
export function listBillsOfSubject(db: Db, subject: string, most: number): Promise<BillRow[]> {
  return ownedBy(db, subject).where('state', '=', 'read').orderBy('created_at', 'desc').limit(most).execute()
}

/** Undefined for another user's bill. */
export function findBillRow(db: Db, id: string, subject: string): Promise<BillRow | undefined> {
  return ownedBy(db, subject).where('id', '=', id).executeTakeFirst()
}

/** False once the file is deleted or being deleted. */
export async function hasFile(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('bills_bill').select('delete_at').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.delete_at !== null
}

/** Waits for a transaction that is changing it. */
export function lockBill(tx: Db, id: string): Promise<BillRow | undefined> {
  return bills(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Waits for a transaction that is changing one of them. */
export function lockBillsWithoutAccount(tx: Db, owner: string): Promise<BillRow[]> {
  return bills(tx).where('owner', '=', owner).where('user_id', 'is', null).orderBy('id').forUpdate().execute()
}

export async function setUser(tx: Db, id: string, userId: string): Promise<void> {
  await tx.updateTable('bills_bill').set({ user_id: userId }).where('id', '=', id).execute()
}

function ownedBy(db: Db, subject: string) {
  return bills(db).where((each) => each.or([each('owner', '=', subject), each('user_id', '=', subject)]))
}

function bills(db: Db) {
  return db
    .selectFrom('bills_bill')
    .select([
      'id',
      'chat_id as chatId',
      'owner',
      'user_id as userId',
      'state',
      'bytes',
      'created_at as createdAt',
      'delete_at as deleteAt',
      'sealed_reading as sealedReading',
    ])
}
