import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import { TOPIC_PREFIX } from './open-topic.ts'

type Fields = Readonly<Record<string, unknown>>

/** Topics whose published version differs from what ships. */
export async function listEditedTopics(db: Db): Promise<Fields[]> {
  const { rows } = await sql<{ fields: Fields }>`
    select record.fields from content_record record join content_seed seed using (document_id)
    where record.kind = 'topic' and record.published_at is not null and record.fields <> seed.fields
    order by record.document_id`.execute(db)
  return rows.map(({ fields }) => fields)
}

export type TopicState = { title: string; reviewBy: string | null; isEdited: boolean; hasDraft: boolean }

/** Topics that were opened for editing, by their name. */
export async function listTopicStates(db: Db): Promise<Map<string, TopicState>> {
  const { rows } = await sql<TopicState & { documentId: string }>`
    select record.document_id as "documentId", record.fields ->> 'title' as title,
      record.fields ->> 'reviewBy' as "reviewBy", record.fields <> seed.fields as "isEdited",
      draft.version is not null as "hasDraft"
    from content_record record join content_seed seed using (document_id) left join content_draft draft using (document_id)
    where record.kind = 'topic'`.execute(db)
  return new Map(rows.map(({ documentId, ...state }) => [documentId.slice(TOPIC_PREFIX.length), state]))
}
