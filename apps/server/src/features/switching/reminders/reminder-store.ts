import type { Db } from '../../../platform/db/open-database.ts'

export type ReminderRow = {
  id: string
  comparisonId: string
  chatId: string | null
  owner: string
  userId: string | null
  onDay: string
  dueAt: Date
  sealed: Buffer
  addressHash: Buffer
  stopHash: Buffer
  createdAt: Date
}

const COLUMNS = [
  'id',
  'comparison_id as comparisonId',
  'chat_id as chatId',
  'owner',
  'user_id as userId',
  'on_day as onDay',
  'due_at as dueAt',
  'sealed',
  'address_hash as addressHash',
  'stop_hash as stopHash',
  'created_at as createdAt',
] as const

/** One is pending for each conversation, or comparison without one: a new request moves it. Returns its earlier day. */
export async function putReminder(tx: Db, row: ReminderRow): Promise<string | null> {
  const askedIn = row.chatId ?? row.comparisonId
  const before = await tx
    .selectFrom('switching_reminder')
    .select('on_day')
    .where('asked_in', '=', askedIn)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  const values = {
    asked_in: askedIn,
    id: row.id,
    comparison_id: row.comparisonId,
    chat_id: row.chatId,
    owner: row.owner,
    user_id: row.userId,
    on_day: row.onDay,
    due_at: row.dueAt,
    sealed: row.sealed,
    address_hash: row.addressHash,
    stop_hash: row.stopHash,
    created_at: row.createdAt,
  }
  await tx
    .insertInto('switching_reminder')
    .values(values)
    .onConflict((conflict) => conflict.column('asked_in').where('sent_at', 'is', null).doUpdateSet(values))
    .execute()
  return before?.on_day ?? null
}

/** Locks one that is due for as long as the transaction lasts; others skip it. */
export async function takeDueReminder(tx: Db, now: Date): Promise<ReminderRow | undefined> {
  return tx
    .selectFrom('switching_reminder')
    .select(COLUMNS)
    .where('due_at', '<=', now)
    .where('sent_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function markReminderSent(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('switching_reminder').set({ sent_at: at }).where('id', '=', id).execute()
}

/** The address of a stop link; also after its own mail was sent. */
export async function findStopped(db: Db, stopHash: Buffer): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('switching_reminder')
    .select('address_hash')
    .where('stop_hash', '=', stopHash)
    .executeTakeFirst()
  return row?.address_hash
}

/** Deletes all pending ones of an address; sent ones are kept until they expire, so that their links still answer. */
export async function deleteWaitingTo(tx: Db, addressHash: Buffer): Promise<void> {
  await tx
    .deleteFrom('switching_reminder')
    .where('address_hash', '=', addressHash)
    .where('sent_at', 'is', null)
    .execute()
}

/** The pending one of a conversation. */
export async function findWaitingIn(db: Db, chatId: string): Promise<ReminderRow | undefined> {
  return db
    .selectFrom('switching_reminder')
    .select(COLUMNS)
    .where('chat_id', '=', chatId)
    .where('sent_at', 'is', null)
    .orderBy('due_at')
    .executeTakeFirst()
}

/** Deletes all that are pending in a conversation; returns them. */
export async function deleteWaitingIn(db: Db, chatId: string): Promise<ReminderRow[]> {
  return db
    .deleteFrom('switching_reminder')
    .where('chat_id', '=', chatId)
    .where('sent_at', 'is', null)
    .returning(COLUMNS)
    .execute()
}

export async function deleteRemindersOfChat(tx: Db, chatId: string): Promise<void> {
  await tx.deleteFrom('switching_reminder').where('chat_id', '=', chatId).execute()
}

export async function deleteRemindersOfUser(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('switching_reminder').where('user_id', '=', userId).execute()
}

export async function deleteRemindersSentBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('switching_reminder').where('sent_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function listRemindersOfUser(db: Db, userId: string): Promise<ReminderRow[]> {
  return db.selectFrom('switching_reminder').select(COLUMNS).where('user_id', '=', userId).orderBy('due_at').execute()
}
