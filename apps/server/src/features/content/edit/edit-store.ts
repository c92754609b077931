import type { ContentState } from '@mowatt/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

type Fields = Record<string, unknown>

/** A record as its editors see it. */
export type EditedRecord = {
  id: number
  documentId: string
  kind: string
  /** What the site shows, or showed last; empty before it was first published. */
  fields: Fields
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
  deletedAt: Date | null
  draftFields: Fields | null
  draftVersion: string | null
  editedBy: string | null
  editedAt: Date | null
  publishAt: Date | null
  scheduledBy: string | null
}

const columns = sql`record.id, record.document_id as "documentId", record.kind, record.fields,
  record.created_at as "createdAt", record.updated_at as "updatedAt", record.published_at as "publishedAt",
  draft.fields as "draftFields", draft.version as "draftVersion", draft.edited_by as "editedBy",
  draft.edited_at as "editedAt", record.deleted_at as "deletedAt", schedule.publish_at as "publishAt",
  schedule.operator as "scheduledBy"`
const joined = sql`content_record record left join content_draft draft using (document_id)
  left join content_schedule schedule using (document_id)`

export async function findRecord(db: Db, documentId: string): Promise<EditedRecord | undefined> {
  const { rows } = await sql<EditedRecord>`
    select ${columns} from ${joined} where record.document_id = ${documentId}`.execute(db)
  return rows[0]
}

/** Waits for a transaction that is changing it. */
export async function lockRecord(tx: Db, documentId: string): Promise<EditedRecord | undefined> {
  await sql`select from content_record where document_id = ${documentId} for update`.execute(tx)
  return findRecord(tx, documentId)
}

/** The version that an editor must have seen, to change it now. */
export function versionOf(record: EditedRecord): string {
  return [textVersionOf(record), record.publishAt?.getTime(), record.deletedAt?.getTime()].join(' ')
}

/** The version of the live and drafted text, regardless of its schedule. */
export function textVersionOf({ updatedAt, draftVersion }: EditedRecord): string {
  return `${updatedAt.getTime()} ${draftVersion ?? 'live'}`
}

const title = (fields: ReturnType<typeof sql>) =>
  sql`coalesce(${fields} ->> 'title', ${fields} ->> 'question', ${fields} ->> 'siteName',
    nullif(concat_ws(' ', ${fields} ->> 'figure', ${fields} ->> 'label'), ''), '')`
const state = sql`case when record.deleted_at is not null then 'deleted'
  when schedule.publish_at is not null then 'scheduled' when record.published_at is null then 'draft' when draft.version is not null then 'changed'
  else 'live' end`

export type ListedRecord = {
  documentId: string
  kind: string
  title: string
  state: ContentState
  changedAt: Date
  editedBy: string | null
}

type Wanted = {
  kind?: string | undefined
  state?: ContentState | undefined
  search?: string | undefined
  after?: { at: Date; id: string } | undefined
  most: number
}

/** The most recently changed first. */
export async function listRecords(
  db: Db,
  { kind, state: asked, search, after, most }: Wanted,
): Promise<ListedRecord[]> {
  const found = sql`
    select record.document_id as "documentId", record.kind, ${title(sql`coalesce(draft.fields, record.fields)`)} as title,
      ${state} as state, greatest(record.updated_at, record.deleted_at, draft.edited_at) as "changedAt", draft.edited_by as "editedBy"
    from ${joined}`
  const { rows } = await sql<ListedRecord>`
    select * from (${found}) as found where true
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      and ${asked === undefined ? sql`state <> 'deleted'` : sql`state = ${asked}`}
      ${search === undefined ? sql`` : sql`and position(lower(${search}) in lower(title)) > 0`}
      ${after === undefined ? sql`` : sql`and ("changedAt", "documentId") < (${after.at}, ${after.id})`}
    order by "changedAt" desc, "documentId" desc limit ${most}`.execute(db)
  return rows
}

export async function insertRecord(tx: Db, { documentId, kind, at }: { documentId: string; kind: string; at: Date }) {
  await sql`
    insert into content_record (document_id, kind, fields, created_at, updated_at)
    values (${documentId}, ${kind}, '{}'::jsonb, ${at}, ${at})`.execute(tx)
}

type Draft = { documentId: string; fields: Fields; version: string; editedBy: string; editedAt: Date }

export async function putDraft(tx: Db, { documentId, fields, version, editedBy, editedAt }: Draft): Promise<void> {
  await sql`
    insert into content_draft (document_id, fields, version, edited_by, edited_at)
    values (${documentId}, ${JSON.stringify(fields)}::jsonb, ${version}, ${editedBy}, ${editedAt})
    on conflict (document_id) do update set fields = excluded.fields, version = excluded.version,
      edited_by = excluded.edited_by, edited_at = excluded.edited_at`.execute(tx)
}

export async function deleteDraft(tx: Db, documentId: string): Promise<void> {
  await sql`delete from content_draft where document_id = ${documentId}`.execute(tx)
}

/** The time of its first publication doesn't change. */
export async function updateLive(tx: Db, documentId: string, fields: Fields, at: Date): Promise<void> {
  await sql`
    update content_record set fields = ${JSON.stringify(fields)}::jsonb, updated_at = ${at},
      published_at = coalesce(published_at, ${at})
    where document_id = ${documentId}`.execute(tx)
}

export function stateOf({ publishedAt, draftVersion, publishAt, deletedAt }: EditedRecord): ContentState {
  if (deletedAt !== null) return 'deleted'
  if (publishAt !== null) return 'scheduled'
  if (publishedAt === null) return 'draft'
  return draftVersion === null ? 'live' : 'changed'
}

export async function markDeleted(tx: Db, documentId: string, at: Date): Promise<void> {
  await sql`
    update content_record set deleted_at = ${at}, published_before = published_at, published_at = null
    where document_id = ${documentId}`.execute(tx)
}

/** True where it is live again. */
export async function unmarkDeleted(tx: Db, documentId: string): Promise<boolean> {
  const { rows } = await sql<{ isLive: boolean }>`
    update content_record set deleted_at = null, published_at = published_before, published_before = null
    where document_id = ${documentId} returning published_at is not null as "isLive"`.execute(tx)
  return rows[0]?.isLive ?? false
}
