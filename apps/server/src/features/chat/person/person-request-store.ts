import type { Db } from '../../../platform/db/open-database.ts'
import type { ListPlace } from '../../../platform/http/list-place.ts'

export type PersonRequest = {
  id: string
  chatId: string | null
  userId: string | null
  sealed: Buffer
  at: Date
  closedAt: Date | null
}
export type PersonAnswer = { id: string; operator: string; sealed: Buffer; at: Date }

export async function insertPersonRequest(
  tx: Db,
  request: Omit<PersonRequest, 'closedAt'> & { emailHash: Buffer },
): Promise<void> {
  await tx
    .insertInto('chat_person_request')
    .values({
      id: request.id,
      chat_id: request.chatId,
      user_id: request.userId,
      email_hash: request.emailHash,
      sealed_asked: request.sealed,
      asked_at: request.at,
    })
    .execute()
}

/** Pending ones, the longest waiting first, after a cursor. */
export async function listOpenRequests(db: Db, after: ListPlace | undefined, most: number) {
  return requests(db)
    .where('closed_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((each) => each(each.refTuple('asked_at', 'id'), '>', each.tuple(after!.at, after!.id))),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Closed ones, newest first by the day of closing, after a cursor. */
export async function listClosedRequests(db: Db, after: ListPlace | undefined, most: number) {
  return requests(db)
    .where('closed_at', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where((each) => each(each.refTuple('closed_at', 'id'), '<', each.tuple(after!.at, after!.id))),
    )
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function findPersonRequest(db: Db, id: string): Promise<PersonRequest | undefined> {
  return requests(db).where('id', '=', id).executeTakeFirst()
}

/** Waits for a transaction that is answering it. */
export async function lockPersonRequest(tx: Db, id: string): Promise<PersonRequest | undefined> {
  return requests(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function closeRequest(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('chat_person_request').set({ closed_at: at }).where('id', '=', id).execute()
}

export async function insertAnswer(tx: Db, requestId: string, answer: PersonAnswer): Promise<void> {
  const { id, operator, sealed, at } = answer
  await tx
    .insertInto('chat_person_answer')
    .values({ id, request_id: requestId, operator, sealed_words: sealed, at })
    .execute()
}

export async function listAnswers(db: Db, requestId: string): Promise<PersonAnswer[]> {
  return db
    .selectFrom('chat_person_answer')
    .select(['id', 'operator', 'sealed_words as sealed', 'at'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Of an account, or of the address that they have verified. */
type Whose = { userId: string; emailHash: Buffer | null }

export async function listRequestsOf(db: Db, { userId, emailHash }: Whose): Promise<PersonRequest[]> {
  return requests(db)
    .where((each) =>
      each.or([each('user_id', '=', userId), ...(emailHash ? [each('email_hash', '=', emailHash)] : [])]),
    )
    .orderBy('asked_at')
    .execute()
}

/** Requests with an address, newest first. */
export async function listRequestsFrom(db: Db, emailHash: Buffer, most: number): Promise<PersonRequest[]> {
  return requests(db).where('email_hash', '=', emailHash).orderBy('asked_at', 'desc').limit(most).execute()
}

export async function deleteRequestsOf(tx: Db, { userId, emailHash }: Whose): Promise<void> {
  await tx
    .deleteFrom('chat_person_request')
    .where((each) =>
      each.or([each('user_id', '=', userId), ...(emailHash ? [each('email_hash', '=', emailHash)] : [])]),
    )
    .execute()
}

export async function deletePersonRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('chat_person_request').where('asked_at', '<', before).execute()
}

function requests(db: Db) {
  return db
    .selectFrom('chat_person_request')
    .select([
      'id',
      'chat_id as chatId',
      'user_id as userId',
      'sealed_asked as sealed',
      'asked_at as at',
      'closed_at as closedAt',
    ])
}
