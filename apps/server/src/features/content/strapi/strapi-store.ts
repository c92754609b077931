import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

type Fields = Record<string, unknown>

export type KeptContent = {
  documentId: string
  kind: string
  fields: Fields
  draftFields: Fields | null
  createdAt: Date
  updatedAt: Date
  editedAt: Date | null
  publishedAt: Date | null
  deletedAt: Date | null
}

/** Everything of these kinds, with its drafts. */
export async function listContent(db: Db, kinds: readonly string[]): Promise<KeptContent[]> {
  const { rows } = await sql<KeptContent>`
    select record.document_id as "documentId", record.kind, record.fields, draft.fields as "draftFields",
      record.created_at as "createdAt", record.updated_at as "updatedAt", draft.edited_at as "editedAt",
      record.published_at as "publishedAt", record.deleted_at as "deletedAt"
    from content_record record left join content_draft draft using (document_id)
    where record.kind = any(${kinds}) order by record.id`.execute(db)
  return rows
}

export async function lockContent(tx: Db): Promise<void> {
  await sql`lock table content_record, content_draft in share row exclusive mode`.execute(tx)
}

export type ImportedRow = Pick<
  KeptContent,
  'documentId' | 'kind' | 'fields' | 'createdAt' | 'updatedAt' | 'publishedAt'
>

/** Replaces what is there; the time of its first publication doesn't change. */
export async function putContent(tx: Db, row: ImportedRow): Promise<void> {
  await sql`
    insert into content_record (kind, document_id, fields, created_at, updated_at, published_at)
    values (${row.kind}, ${row.documentId}, ${JSON.stringify(row.fields)}::jsonb, ${row.createdAt}, ${row.updatedAt},
      ${row.publishedAt})
    on conflict (document_id) do update set fields = excluded.fields, updated_at = excluded.updated_at,
      published_at = coalesce(content_record.published_at, excluded.published_at), deleted_at = null,
      published_before = null`.execute(tx)
}

/** Imported records that also ship are not inserted again at the next start, and follow our updates until edited. */
export async function claimSeeds(
  tx: Db,
  shipped: readonly { documentId: string; fields: Fields }[],
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(shipped.map(({ documentId, fields }) => ({ document_id: documentId, fields })))
  await sql`
    insert into content_seed (document_id, seeded_at, fields)
    select document_id, ${now}, fields from jsonb_to_recordset(${rows}::jsonb) as row (document_id text, fields jsonb)
    on conflict do nothing`.execute(tx)
}
