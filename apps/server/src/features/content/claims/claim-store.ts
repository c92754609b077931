import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type ClaimRecord = {
  documentId: string
  key: string
  figure: string
  label: string
  basis: string
  checkedOn: string
  expiresOn: string
  /** Whether the figure follows our data. */
  isKept: boolean
  /** When it was last changed, to the last digit. */
  version: string
}

const columns = sql`document_id as "documentId", fields ->> 'key' as key, fields ->> 'figure' as figure,
  fields ->> 'label' as label, fields ->> 'basis' as basis, fields ->> 'checkedOn' as "checkedOn",
  fields ->> 'expiresOn' as "expiresOn", coalesce((fields ->> 'isKept')::boolean, false) as "isKept", extract(epoch from updated_at)::text as version`

export async function listClaims(db: Db): Promise<ClaimRecord[]> {
  const { rows } = await sql<ClaimRecord>`
    select ${columns} from content_record where kind = 'claim' and published_at is not null
    order by (fields ->> 'order')::int, id`.execute(db)
  return rows
}

/** Waits for a transaction that is changing it. */
export async function lockClaim(tx: Db, documentId: string): Promise<ClaimRecord | undefined> {
  const { rows } = await sql<ClaimRecord>`
    select ${columns} from content_record where kind = 'claim' and document_id = ${documentId} for update`.execute(tx)
  return rows[0]
}

type Changed = Partial<Pick<ClaimRecord, 'figure' | 'basis' | 'checkedOn' | 'expiresOn' | 'isKept'>>

export async function updateClaim(tx: Db, documentId: string, changed: Changed, at: Date): Promise<void> {
  await sql`
    update content_record set fields = fields || ${JSON.stringify(changed)}::jsonb, updated_at = ${at}
    where kind = 'claim' and document_id = ${documentId}`.execute(tx)
}

/** Records of content, other than claims, whose text contains some of these phrases. */
export async function listRecordsSaying(
  db: Db,
  phrases: readonly string[],
): Promise<{ phrase: string; kind: string; name: string }[]> {
  const { rows } = await sql<{ phrase: string; kind: string; name: string }>`
    select phrase, kind, coalesce(fields ->> 'title', fields ->> 'question', fields ->> 'siteName', document_id) as name
    from content_record, unnest(${[...phrases]}::text[]) as phrase
    where kind <> 'claim' and published_at is not null and position(lower(phrase) in lower(fields::text)) > 0
    order by kind, id`.execute(db)
  return rows
}
