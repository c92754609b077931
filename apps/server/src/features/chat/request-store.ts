import type { FailureCode } from '@mowatt/contract'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../platform/db/database-tables.ts'
import type { Db } from '../../platform/db/open-database.ts'

export type RequestRow = {
  chatId: string
  asked: Buffer
  messageId: string
  billId: string | null
  state: 'working' | 'done' | 'failed'
  failure: FailureCode | null
  sealedAnswer: Buffer | null
  leasedUntil: Date
}

type NewRequest = Pick<RequestRow, 'chatId' | 'asked' | 'messageId' | 'billId' | 'leasedUntil'> & {
  id: Buffer
  at: Date
}

/** False when the same request is already stored. */
export async function insertRequest(tx: Db, request: NewRequest): Promise<boolean> {
  const { id, chatId, asked, messageId, billId, leasedUntil, at } = request
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('chat_request')
    .values({
      id,
      chat_id: chatId,
      asked,
      message_id: messageId,
      bill_id: billId,
      state: 'working',
      leased_until: leasedUntil,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function findRequest(db: Db, id: Buffer): Promise<RequestRow | undefined> {
  const row = await db
    .selectFrom('chat_request')
    .select([
      'chat_id as chatId',
      'asked',
      'message_id as messageId',
      'bill_id as billId',
      'state',
      'failure',
      'sealed_answer as sealedAnswer',
      'leased_until as leasedUntil',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, state: row.state as RequestRow['state'], failure: row.failure as FailureCode | null }
}

/** Questions about bills that have no answer, and that no process is working on. */
export async function listLeftWithBill(
  db: Db,
  now: Date,
  most: number,
): Promise<{ id: Buffer; chatId: string; messageId: string; billId: string }[]> {
  return db
    .selectFrom('chat_request')
    .select(['id', 'chat_id as chatId', 'message_id as messageId', 'bill_id as billId'])
    .where('bill_id', 'is not', null)
    .where((each) => isLeft(each, now))
    .orderBy('created_at', 'desc')
    .limit(most)
    .$narrowType<{ billId: string }>()
    .execute()
}

/** Questions asked since then, without a bill, whose process is gone. Failures were already reported to the client. */
export async function listLeftWithoutBill(
  db: Db,
  { now, since, most }: { now: Date; since: Date; most: number },
): Promise<{ id: Buffer; chatId: string; messageId: string; asked: Buffer; billId: null }[]> {
  return db
    .selectFrom('chat_request')
    .select(['id', 'chat_id as chatId', 'message_id as messageId', 'asked', 'bill_id as billId'])
    .where('bill_id', 'is', null)
    .where('state', '=', 'working')
    .where('leased_until', '<=', now)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .limit(most)
    .$narrowType<{ billId: null }>()
    .execute()
}

/** Whether any process holds a lease on one of them. */
export async function isAnyLeased(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('chat_request')
    .select('id')
    .where('state', '=', 'working')
    .where('leased_until', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** True for the one process that may resume a request whose worker is gone or gave up. */
export async function takeOverRequest(tx: Db, id: Buffer, lease: { now: Date; until: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_request')
    .set({ state: 'working', leased_until: lease.until })
    .where('id', '=', id)
    .where((each) => isLeft(each, lease.now))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function isLeft(each: ExpressionBuilder<Tables, 'chat_request'>, now: Date) {
  return each.or([
    each('state', '=', 'failed'),
    each.and([each('state', '=', 'working'), each('leased_until', '<=', now)]),
  ])
}

export async function renewRequest(db: Db, id: Buffer, until: Date): Promise<void> {
  await db.updateTable('chat_request').set({ leased_until: until }).where('id', '=', id).execute()
}

export async function endRequest(tx: Db, id: Buffer, sealedAnswer: Buffer): Promise<void> {
  await tx
    .updateTable('chat_request')
    .set({ state: 'done', sealed_answer: sealedAnswer })
    .where('id', '=', id)
    .execute()
}

export async function failRequest(tx: Db, id: Buffer, failure: FailureCode): Promise<void> {
  await tx.updateTable('chat_request').set({ state: 'failed', failure }).where('id', '=', id).execute()
}

export async function deleteRequestsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('chat_request').where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
