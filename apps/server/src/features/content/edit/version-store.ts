import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

type Fields = Record<string, unknown>

export type EarlierVersion = { id: number; liveUntil: Date; replacedBy: string }

const MOST_LISTED = 50

export async function listVersions(db: Db, documentId: string): Promise<EarlierVersion[]> {
  const { rows } = await sql<EarlierVersion>`
    select id::int, live_until as "liveUntil", replaced_by as "replacedBy" from content_version
    where document_id = ${documentId} order by id desc limit ${MOST_LISTED}`.execute(db)
  return rows
}

export async function findVersion(db: Db, documentId: string, id: number): Promise<Fields | undefined> {
  const { rows } = await sql<{ fields: Fields }>`
    select fields from content_version where document_id = ${documentId} and id = ${id}`.execute(db)
  return rows[0]?.fields
}

type Replaced = { documentId: string; fields: Fields; liveUntil: Date; replacedBy: string }

export async function insertVersion(tx: Db, { documentId, fields, liveUntil, replacedBy }: Replaced): Promise<void> {
  await sql`
    insert into content_version (document_id, fields, live_until, replaced_by)
    values (${documentId}, ${JSON.stringify(fields)}::jsonb, ${liveUntil}, ${replacedBy})`.execute(tx)
}
