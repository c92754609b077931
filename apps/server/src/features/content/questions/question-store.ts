import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import type { EditedQuestion } from '../../waitlist/public.ts'
import { QUESTION_PREFIX } from './question-records.ts'

/** Every question that was ever published, in its latest version. */
export async function listQuestions(db: Db): Promise<EditedQuestion[]> {
  const { rows } = await sql<EditedQuestion & { documentId: string }>`
    select document_id as "documentId", fields ->> 'question' as question, fields ->> 'rightAnswer' as "rightAnswer",
      fields -> 'wrongAnswers' as "wrongAnswers", fields ->> 'explanation' as explanation,
      fields ->> 'askedOn' as "askedOn", deleted_at is not null as "isDeleted"
    from content_record where kind = 'question' and (published_at is not null or published_before is not null)
    order by id`.execute(db)
  return rows.map(({ documentId, ...question }) => ({
    ...question,
    id: documentId.startsWith(QUESTION_PREFIX) ? documentId.slice(QUESTION_PREFIX.length) : documentId,
  }))
}

/** Whether another live question is set for that day. */
export async function isDayTaken(tx: Db, day: string, documentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from content_record where kind = 'question' and document_id <> ${documentId}
      and published_at is not null and fields ->> 'askedOn' = ${day} limit 1`.execute(tx)
  return rows.length > 0
}
