import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export type ContentRecord = {
  id: number
  documentId: string
  fields: Record<string, unknown>
  createdAt: Date
  updatedAt: Date
  publishedAt: Date
}

/** Published records of a kind, in the order in which they were made. */
export async function listPublished(db: Db, kind: string): Promise<ContentRecord[]> {
  const rows = await db
    .selectFrom('content_record')
    .select(['id', 'document_id', 'fields', 'created_at', 'updated_at', 'published_at'])
    .where('kind', '=', kind)
    .where('published_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    fields: row.fields as Record<string, unknown>,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at ?? row.updated_at,
  }))
}

export type NewRecord = { kind: string; documentId: string; fields: Record<string, unknown> }

/** Adds a shipped record the first time only; false when it was shipped before, even if it was deleted since. */
export async function insertShipped(db: Db, record: NewRecord, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('content_seed')
    .values({ document_id: record.documentId, seeded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .executeTakeFirst()
  if (!claimed) return false
  await db
    .insertInto('content_record')
    .values({
      kind: record.kind,
      document_id: record.documentId,
      fields: sql`${JSON.stringify(record.fields)}::jsonb`,
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .execute()
  return true
}
