import type { FailureCode } from '@mowatt/contract'
import type { Db } from '../../platform/db/open-database.ts'

export type RequestKey = { owner: string; messageId: string }
export type RequestRow = {
  bodyHash: Buffer
  chatId: string
  billId: string | null
  /** `reading`: file or question and conversation are stored, only Mo's answer is missing. */
  state: 'working' | 'reading' | 'done' | 'refused'
  refusal: FailureCode | null
  leasedUntil: Date
}

type NewRequest = RequestKey & {
  bodyHash: Buffer
  chatId: string
  billId: string | null
  leasedUntil: Date
  createdAt: Date
}

/** True for the first caller with this request. */
export async function insertRequest(db: Db, request: NewRequest): Promise<boolean> {
  const { owner, messageId, bodyHash, chatId, billId, leasedUntil, createdAt } = request
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('handover_request')
    .values({
      owner,
      message_id: messageId,
      body_hash: bodyHash,
      chat_id: chatId,
      bill_id: billId,
      state: 'working',
      leased_until: leasedUntil,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function findRequest(db: Db, { owner, messageId }: RequestKey): Promise<RequestRow | undefined> {
  const row = await db
    .selectFrom('handover_request')
    .select([
      'body_hash as bodyHash',
      'chat_id as chatId',
      'bill_id as billId',
      'state',
      'refusal',
      'leased_until as leasedUntil',
    ])
    .where('owner', '=', owner)
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row && { ...row, state: row.state as RequestRow['state'], refusal: row.refusal as FailureCode | null }
}

/** True for the one caller that may resume a request whose worker is gone. */
export async function takeOverRequest(
  db: Db,
  { owner, messageId }: RequestKey,
  lease: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handover_request')
    .set({ leased_until: lease.until })
    .where('owner', '=', owner)
    .where('message_id', '=', messageId)
    .where('state', 'in', UNFINISHED)
    .where('leased_until', '<=', lease.now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renewLeases(db: Db, keys: readonly RequestKey[], until: Date): Promise<void> {
  await db
    .updateTable('handover_request')
    .set({ leased_until: until })
    .where((each) =>
      each(
        each.refTuple('owner', 'message_id'),
        'in',
        keys.map(({ owner, messageId }) => each.tuple(owner, messageId)),
      ),
    )
    .execute()
}

/** Frees the lease, so that the next caller may resume it at once. */
export async function freeRequest(db: Db, key: RequestKey, now: Date): Promise<void> {
  await unfinished(db, key).set({ leased_until: now }).execute()
}

/** First in the transaction that keeps file and conversation; false when it was withdrawn in the meantime. */
export async function markKept(tx: Db, key: RequestKey): Promise<boolean> {
  const { numUpdatedRows } = await unfinished(tx, key).set({ state: 'reading' }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Refuses it in any state, unless it was a question or the user has continued to the conversation by its link; returns
 * what was stored so far.
 */
export async function refuseRequest(
  tx: Db,
  { owner, messageId }: RequestKey,
  refusal: FailureCode,
): Promise<{ chatId: string; billId: string | null } | undefined> {
  return tx
    .updateTable('handover_request')
    .set({ state: 'refused', refusal })
    .where('owner', '=', owner)
    .where('message_id', '=', messageId)
    .where('bill_id', 'is not', null)
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('handover_link')
            .select('hash')
            .whereRef('handover_link.chat_id', '=', 'handover_request.chat_id')
            .where('used_at', 'is not', null),
        ),
      ),
    )
    .returning(['chat_id as chatId', 'bill_id as billId'])
    .executeTakeFirst()
}

/** True when there is a conversation to continue in, though its bill is not read yet. */
export async function markLinked(db: Db, key: RequestKey): Promise<boolean> {
  const { numUpdatedRows } = await unfinished(db, key)
    .set({ is_linked: true })
    .where('state', '=', 'reading')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns nothing when another process has finished it in the meantime: then nothing may be added. */
export async function endRequest(
  tx: Db,
  key: RequestKey,
  end: { state: 'done' } | { state: 'refused'; refusal: FailureCode },
): Promise<{ isLinked: boolean } | undefined> {
  return unfinished(tx, key).set(end).returning('is_linked as isLinked').executeTakeFirst()
}

const UNFINISHED = ['working', 'reading']

function unfinished(db: Db, { owner, messageId }: RequestKey) {
  return db
    .updateTable('handover_request')
    .where('owner', '=', owner)
    .where('message_id', '=', messageId)
    .where('state', 'in', UNFINISHED)
}

/** Stored requests whose worker is gone. */
export async function listUnanswered(
  db: Db,
  now: Date,
  most: number,
): Promise<(RequestKey & { chatId: string; billId: string | null })[]> {
  return db
    .selectFrom('handover_request')
    .select(['owner', 'message_id as messageId', 'chat_id as chatId', 'bill_id as billId'])
    .where('state', '=', 'reading')
    .where('leased_until', '<=', now)
    .orderBy('created_at')
    .limit(most)
    .execute()
}

/** Whether any stored request has no answer yet, whichever process is working on it. */
export async function hasUnanswered(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('handover_request')
    .select('message_id')
    .where('state', '=', 'reading')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stored requests without an answer are not deleted, however long that takes. */
export async function deleteRequestsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('handover_request')
    .where('created_at', '<', before)
    .where('state', '<>', 'reading')
    .executeTakeFirst()
  return Number(numDeletedRows)
}
