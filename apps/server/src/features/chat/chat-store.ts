import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export type ChatRow = {
  id: string
  owner: string
  userId: string | null
  sealedTitle: Buffer
  createdAt: Date
  /** Until then a process is working on an answer. */
  leasedUntil: Date | null
}
export type MessageRow = {
  id: string
  author: 'person' | 'mo'
  sealed: Buffer
  createdAt: Date
  isStopped: boolean
  /** The agent's state after it. */
  sealedState: Buffer | null
}

export type NewMessage = Pick<MessageRow, 'id' | 'author' | 'sealed'> & {
  at: Date
  isStopped?: boolean
  sealedState?: Buffer | undefined
}

export async function insertChat(tx: Db, chat: Omit<ChatRow, 'createdAt'> & { at: Date }): Promise<void> {
  const { id, owner, userId, sealedTitle, leasedUntil, at } = chat
  await tx
    .insertInto('chat_conversation')
    .values({
      id,
      owner,
      user_id: userId,
      sealed_title: sealedTitle,
      created_at: at,
      touched_at: at,
      leased_until: leasedUntil,
    })
    .execute()
}

/** Assigns the next number in the conversation; concurrent callers wait for the conversation's row. */
export async function insertMessage(tx: Db, chatId: string, message: NewMessage): Promise<void> {
  const { id, author, sealed, at, isStopped = false, sealedState = null } = message
  await tx.updateTable('chat_conversation').set({ touched_at: at }).where('id', '=', chatId).execute()
  await tx
    .insertInto('chat_message')
    .values((each) => ({
      id,
      chat_id: chatId,
      number: each
        .selectFrom('chat_message')
        .where('chat_id', '=', chatId)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
      author,
      sealed_content: sealed,
      sealed_state: sealedState,
      is_stopped: isStopped,
      created_at: at,
    }))
    .execute()
}

/** Whichever user owns it: for work on a user's behalf. */
export async function findChatById(db: Db, id: string): Promise<ChatRow | undefined> {
  const row = await db.selectFrom('chat_conversation').selectAll().where('id', '=', id).executeTakeFirst()
  return row && chatFrom(row)
}

/** Undefined for another user's conversation. */
export async function findChat(db: Db, id: string, subject: string): Promise<ChatRow | undefined> {
  const row = await ownedBy(db, subject).where('id', '=', id).executeTakeFirst()
  return row && chatFrom(row)
}

export async function isChatKept(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('chat_conversation').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/**
 * Keeps a conversation from being deleted until the transaction ends; false when it is deleted. Rows added to it after
 * its deletion would have no owner and never be deleted.
 */
export async function holdChat(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_conversation')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Waits for the transaction that has locked it. */
export async function lockChat(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('chat_conversation').select('id').where('id', '=', id).forUpdate().execute()
}

/** A conversation without messages, or whose messages were taken back, is not listed. */
export async function listChatsOf(db: Db, subject: string, most: number): Promise<(ChatRow & { touchedAt: Date })[]> {
  const rows = await ownedBy(db, subject)
    .where(hasMessages, 'is', true)
    .orderBy('touched_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...chatFrom(row), touchedAt: row.touched_at }))
}

export async function listMessages(db: Db, chatId: string): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select([
      'id',
      'author',
      'sealed_content as sealed',
      'created_at as createdAt',
      'is_stopped as isStopped',
      'sealed_state as sealedState',
    ])
    .where('chat_id', '=', chatId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ ...row, author: row.author as MessageRow['author'] }))
}

export async function deleteChat(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('chat_conversation').where('id', '=', id).execute()
}

/** Deletes a user's message and all that followed from the conversation; undefined when there is no such message. */
export async function deleteMessagesFrom(tx: Db, chatId: string, messageId: string): Promise<string[] | undefined> {
  const found = await tx
    .selectFrom('chat_message')
    .select('number')
    .where('chat_id', '=', chatId)
    .where('id', '=', messageId)
    .where('author', '=', 'person')
    .executeTakeFirst()
  if (!found) return undefined
  const rows = await tx
    .deleteFrom('chat_message')
    .where('chat_id', '=', chatId)
    .where('number', '>=', found.number)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function setTitle(tx: Db, id: string, sealedTitle: Buffer): Promise<void> {
  await tx.updateTable('chat_conversation').set({ sealed_title: sealedTitle }).where('id', '=', id).execute()
}

/** Conversations of a session that are in no account yet; returns which. */
export async function giveChatsTo(tx: Db, { owner, userId }: { owner: string; userId: string }): Promise<string[]> {
  const rows = await tx
    .updateTable('chat_conversation')
    .set({ user_id: userId })
    .where('owner', '=', owner)
    .where('user_id', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteChatsOfUser(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('chat_conversation').where('user_id', '=', userId).returning('id').execute()
  return rows.map(({ id }) => id)
}

export async function deleteChatsBefore(db: Db, before: { anonymous: Date; account: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_conversation')
    .where((each) =>
      each.or([
        each.and([each('user_id', 'is', null), each('touched_at', '<', before.anonymous)]),
        each.and([each('user_id', 'is not', null), each('touched_at', '<', before.account)]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Conversations without messages, of any user. */
export async function deleteEmptyChatsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('chat_conversation').where('touched_at', '<', before).where(hasMessages, 'is', false).execute()
}

const hasMessages = sql<boolean>`exists (select from chat_message where chat_id = chat_conversation.id)`

function ownedBy(db: Db, subject: string) {
  return db
    .selectFrom('chat_conversation')
    .selectAll()
    .where((each) => each.or([each('owner', '=', subject), each('user_id', '=', subject)]))
}

type Row = {
  id: string
  owner: string
  user_id: string | null
  sealed_title: Buffer
  created_at: Date
  leased_until: Date | null
}

function chatFrom({ id, owner, user_id, sealed_title, created_at, leased_until }: Row): ChatRow {
  return {
    id,
    owner,
    userId: user_id,
    sealedTitle: sealed_title,
    createdAt: created_at,
    leasedUntil: leased_until,
  }
}

export async function listChatIdsOfUser(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('chat_conversation').select('id').where('user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}
