import type { ContactKind } from '@mowatt/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export type ContactMessage = {
  name: string
  organisation: string
  email: string
  kind: ContactKind
  message: string
}

/** Makes others with the same message wait until this transaction has ended. */
export async function lockFingerprint(tx: Db, fingerprint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(tx)
}

export async function wasReceivedSince(db: Db, fingerprint: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('contact_message')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('received_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertMessage(
  tx: Db,
  { name, organisation, email, kind, message }: ContactMessage,
  { fingerprint, at }: { fingerprint: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('contact_message')
    .values({ name, organisation, email, kind, message, fingerprint, consented_at: at, received_at: at })
    .execute()
}

export async function deleteMessagesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('contact_message').where('received_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function listMessagesFrom(db: Db, email: string): Promise<(ContactMessage & { receivedAt: Date })[]> {
  const rows = await db
    .selectFrom('contact_message')
    .select(['name', 'organisation', 'email', 'kind', 'message', 'received_at as receivedAt'])
    .where((each) => each(each.fn('lower', ['email']), '=', email))
    .orderBy('received_at')
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as ContactKind }))
}

export async function deleteMessagesFrom(tx: Db, email: string): Promise<void> {
  await tx
    .deleteFrom('contact_message')
    .where((each) => each(each.fn('lower', ['email']), '=', email))
    .execute()
}
