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

export type NewRecord = {
  kind: string
  documentId: string
  fields: Record<string, unknown>
  /** When it was first shown, where that is not now. */
  publishedAt?: Date
  updatedAt?: Date
}

/** Adds shipped records the first time only, and says how many; one that was deleted since does not come back. */
export async function insertShipped(db: Db, records: readonly NewRecord[], now: Date): Promise<number> {
  const claimed = await db
    .insertInto('content_seed')
    .values(records.map(({ documentId }) => ({ document_id: documentId, seeded_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .execute()
  const isNew = new Set(claimed.map((row) => row.document_id))
  const added = records.filter(({ documentId }) => isNew.has(documentId))
  if (added.length === 0) return 0
  const rows = added.map(({ kind, documentId, fields, publishedAt = now, updatedAt = publishedAt }) => ({
    kind,
    document_id: documentId,
    fields: sql`${JSON.stringify(fields)}::jsonb`,
    created_at: publishedAt,
    updated_at: updatedAt,
    published_at: publishedAt,
  }))
  await db.insertInto('content_record').values(rows).execute()
  return added.length
}
