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

/** The current and former names of posts in addresses. */
export async function listPostSlugs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select fields ->> 'slug' as slug from content_record where kind = 'blog-post'
    union select slug from content_old_slug where kind = 'blog-post'`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** The current names of a kind's records in addresses. */
export async function listLiveSlugs(db: Db, kind: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select fields ->> 'slug' as slug from content_record where kind = ${kind} and published_at is not null`.execute(db)
  return rows.map(({ slug }) => slug)
}

export type NewRecord = {
  kind: string
  documentId: string
  fields: Record<string, unknown>
  /** When it was first published, where that is not now. */
  publishedAt?: Date
  updatedAt?: Date
}

/**
 * Inserts shipped records the first time only, and returns how many; one that was deleted since is not inserted again.
 */
export async function insertShipped(db: Db, records: readonly NewRecord[], now: Date): Promise<number> {
  const claimed = await db
    .insertInto('content_seed')
    .values(
      records.map(({ documentId, fields }) => ({ document_id: documentId, seeded_at: now, fields: jsonb(fields) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .execute()
  const isNew = new Set(claimed.map((row) => row.document_id))
  const added = records.filter(({ documentId }) => isNew.has(documentId))
  if (added.length === 0) return 0
  const rows = added.map(({ kind, documentId, fields, publishedAt = now, updatedAt = publishedAt }) => ({
    kind,
    document_id: documentId,
    fields: jsonb(fields),
    created_at: publishedAt,
    updated_at: updatedAt,
    published_at: publishedAt,
  }))
  await db.insertInto('content_record').values(rows).execute()
  return added.length
}

/** Updates records that are still as shipped to what ships now, and returns how many. Edited records are left alone. */
export async function followShipped(db: Db, records: readonly NewRecord[], now: Date): Promise<number> {
  const rows = records.map(({ documentId, fields, publishedAt = now, updatedAt = publishedAt }) => ({
    document_id: documentId,
    fields,
    updated_at: updatedAt,
  }))
  const followed = await sql`
    with shipped as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (document_id text, fields jsonb, updated_at timestamptz)
    ), followed as (
      update content_record record set fields = shipped.fields, updated_at = shipped.updated_at
      from shipped join content_seed seed using (document_id)
      where record.document_id = shipped.document_id and record.fields = seed.fields and shipped.fields <> seed.fields
      returning record.document_id, record.fields
    )
    update content_seed seed set fields = followed.fields
    from followed where seed.document_id = followed.document_id`.execute(db)
  return Number(followed.numAffectedRows ?? 0)
}

function jsonb(value: unknown) {
  return sql<string>`${JSON.stringify(value)}::jsonb`
}
