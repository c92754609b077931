import type { Db } from '../db/open-database.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The address for replies, where that is not ours. */
  replyTo?: string
  /** Where a POST stops mails like this one (RFC 8058): mail programs then show their own button. */
  stopUrl?: string
  /** Its row is deleted once the mail was sent, because not even the address may stay. */
  leavesNoTrace?: true
}

/** A mail as stored: its content is sealed, under the id of its row. */
export type SealedMail = { id: string; to: string; content: Buffer }

export type DueMail = Omit<SealedMail, 'content'> & { content: Buffer | null; attempts: number; queuedAt: Date }

/** Part of the caller's transaction: the mail is committed together with its cause. */
export async function insertMail(db: Db, mail: SealedMail & { queuedAt: Date }): Promise<void> {
  await db
    .insertInto('mail_message')
    .values({
      id: mail.id,
      recipient: mail.to,
      sealed_content: mail.content,
      queued_at: mail.queuedAt,
      due_at: mail.queuedAt,
    })
    .execute()
}

/** Locks one due mail for as long as the transaction lasts; a crash releases it at once. */
export async function takeDueMail(tx: Db, now: Date): Promise<DueMail | undefined> {
  const row = await tx
    .selectFrom('mail_message')
    .select(['id', 'recipient', 'sealed_content', 'attempts', 'queued_at'])
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      to: row.recipient,
      content: row.sealed_content,
      attempts: row.attempts,
      queuedAt: row.queued_at,
    }
  )
}

/** Deletes the content of a mail that was sent. */
export async function markSent(tx: Db, id: string, sent: { at: Date; keepContent: boolean }): Promise<void> {
  await tx
    .updateTable('mail_message')
    .set({ sent_at: sent.at, ...(sent.keepContent ? {} : { sealed_content: null }) })
    .where('id', '=', id)
    .execute()
}

export async function deleteMail(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('mail_message').where('id', '=', id).execute()
}

/** Those already sent, or just being handed over, stay. */
export async function deleteWaitingMail(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const waiting = tx
    .selectFrom('mail_message')
    .select('id')
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('mail_message').where('id', 'in', waiting).execute()
}

export async function markRetry(tx: Db, id: string, retry: { dueAt: Date; reason: string }): Promise<void> {
  await tx
    .updateTable('mail_message')
    .set((each) => ({ due_at: retry.dueAt, last_error: retry.reason, attempts: each('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Its content is kept until the row is deleted, so that an operator can have it sent after all. */
export async function markRefused(
  tx: Db,
  id: string,
  refused: { at: Date; reason: string; keepContent: boolean },
): Promise<void> {
  await tx
    .updateTable('mail_message')
    .set((each) => ({
      refused_at: refused.at,
      last_error: refused.reason,
      attempts: each('attempts', '+', 1),
      ...(refused.keepContent ? {} : { sealed_content: null }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function listSentMail(db: Db, to: string | undefined): Promise<(SealedMail & { sentAt: Date })[]> {
  const rows = await db
    .selectFrom('mail_message')
    .select(['id', 'recipient', 'sealed_content', 'sent_at'])
    .where('sent_at', 'is not', null)
    .where('sealed_content', 'is not', null)
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('sent_at', 'desc')
    .orderBy('queued_at', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    content: row.sealed_content ?? Buffer.alloc(0),
    sentAt: row.sent_at ?? new Date(0),
  }))
}

export async function listMailTo(db: Db, to: string): Promise<{ queuedAt: Date; sentAt: Date | null }[]> {
  return db
    .selectFrom('mail_message')
    .select(['queued_at as queuedAt', 'sent_at as sentAt'])
    .where('recipient', '=', to)
    .orderBy('queued_at')
    .execute()
}

/** Queued mail too: a deleted user gets no mail. */
export async function deleteMailTo(tx: Db, to: string): Promise<void> {
  await tx.deleteFrom('mail_message').where('recipient', '=', to).execute()
}

export type MailCounts = { waiting: number; refused: number }

/** For operators: mail that is not sent yet, and mail that will not be. */
export async function countMail(db: Db): Promise<MailCounts> {
  const mails = db.selectFrom('mail_message').select((each) => each.fn.countAll<number>().as('count'))
  // Each by its own partial index; what was refused was never sent.
  const [waiting, refused] = await Promise.all([
    mails.where('sent_at', 'is', null).where('refused_at', 'is', null).executeTakeFirstOrThrow(),
    mails.where('refused_at', 'is not', null).executeTakeFirstOrThrow(),
  ])
  return { waiting: waiting.count, refused: refused.count }
}

export async function deleteFinishedMail(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_message')
    .where((each) => each.or([each('sent_at', '<', before), each('refused_at', '<', before)]))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
