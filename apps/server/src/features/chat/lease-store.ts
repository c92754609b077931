import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

type Lease = { chatId: string; messageId: string; until: Date }

/**
 * For the process that may answer: whether the user has already asked to stop that answer. Undefined while any process
 * is still answering. A worker that was killed may have renewed this lease and not that of its request: the process
 * that has taken over the request gets this lease too.
 */
export async function takeChat(
  tx: Db,
  { chatId, messageId, until }: Lease,
  now: Date,
): Promise<{ isStopAsked: boolean } | undefined> {
  return tx
    .updateTable('chat_conversation')
    .set({ working_on: messageId, leased_until: until, is_stop_asked: isStopAskedOf(messageId) })
    .where('id', '=', chatId)
    .where((each) =>
      each.or([each('leased_until', 'is', null), each('leased_until', '<=', now), each('working_on', '=', messageId)]),
    )
    .returning('is_stop_asked as isStopAsked')
    .executeTakeFirst()
}

/** A request to stop outlives the process that it was meant for, and stops no other answer. */
function isStopAskedOf(messageId: string) {
  return sql<boolean>`is_stop_asked and coalesce(working_on = ${messageId}, false)`
}

/** Whether the user has asked to stop; undefined when this process no longer has the lease. */
export async function renewChat(db: Db, { chatId, messageId, until }: Lease): Promise<boolean | undefined> {
  const row = await db
    .updateTable('chat_conversation')
    .set({ leased_until: until })
    .where('id', '=', chatId)
    .where('working_on', '=', messageId)
    .returning('is_stop_asked as isStopAsked')
    .executeTakeFirst()
  return row?.isStopAsked
}

/** False when this process no longer had the lease: then nothing may be added. */
export async function releaseChat(tx: Db, { chatId, messageId }: Omit<Lease, 'until'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_conversation')
    .set({ working_on: null, leased_until: null, is_stop_asked: false })
    .where('id', '=', chatId)
    .where('working_on', '=', messageId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * The same for work that a hand-over brought. A conversation begins with a lease for it, which names no message, and a
 * worker that was killed has left its own.
 */
export async function takeHandedOver(tx: Db, { chatId, messageId, until }: Lease, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_conversation')
    .set({ working_on: messageId, leased_until: until, is_stop_asked: isStopAskedOf(messageId) })
    .where('id', '=', chatId)
    .where((each) =>
      each.or([each('working_on', 'is', null), each('working_on', '=', messageId), each('leased_until', '<=', now)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the lease that a conversation began with; a process that is answering in it keeps its own. */
export async function freeChat(tx: Db, chatId: string): Promise<void> {
  await tx
    .updateTable('chat_conversation')
    .set({ leased_until: null })
    .where('id', '=', chatId)
    .where('working_on', 'is', null)
    .execute()
}

/** Which answers users have asked to stop in these conversations: for hand-overs, whose lease there is not renewed. */
export async function listStopAsked(db: Db, chatIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_conversation')
    .select('working_on as workingOn')
    .where('id', 'in', chatIds)
    .where('is_stop_asked', '=', true)
    .execute()
  return rows.flatMap(({ workingOn }) => workingOn ?? [])
}

/** The message whose answer is now to be stopped; undefined when none is being answered. */
export async function askToStop(db: Db, chatId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('chat_conversation')
    .set({ is_stop_asked: true })
    .where('id', '=', chatId)
    .where('leased_until', '>', now)
    .where('working_on', 'is not', null)
    .returning('working_on as messageId')
    .executeTakeFirst()
  return row?.messageId ?? undefined
}
