import type { Db } from '../db/open-database.ts'
import type { ListPlace } from '../http/list-place.ts'

/** A mail that a mail server did not accept, or one that can't be decrypted. */
export type UnsentMail = {
  id: string
  to: string
  queuedAt: Date
  dueAt: Date
  attempts: number
  reason: string
  refusedAt: Date | null
  /** Its content is deleted. */
  isGone: boolean
}

/** Newest first, after a cursor. */
export async function listUnsentMail(db: Db, after: ListPlace | undefined, most: number): Promise<UnsentMail[]> {
  return unsent(db)
    .$if(after !== undefined, (query) =>
      query.where((each) => each(each.refTuple('queued_at', 'id'), '<', each.tuple(after!.at, after!.id))),
    )
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Waits for a transaction that is sending it. */
export async function takeUnsentMail(tx: Db, id: string): Promise<UnsentMail | undefined> {
  return unsent(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function markDue(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('mail_message').set({ due_at: at, refused_at: null }).where('id', '=', id).execute()
}

function unsent(db: Db) {
  return db
    .selectFrom('mail_message')
    .select((each) => [
      'id',
      'recipient as to',
      'queued_at as queuedAt',
      'due_at as dueAt',
      'attempts',
      'refused_at as refusedAt',
      each.fn.coalesce('last_error', each.val('')).as('reason'),
      each('sealed_content', 'is', null).$castTo<boolean>().as('isGone'),
    ])
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
}
