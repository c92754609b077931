import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Schedule = { documentId: string; version: string; publishAt: Date; operator: string; reason: string }

export async function putSchedule(tx: Db, { documentId, version, publishAt, operator, reason }: Schedule) {
  await sql`
    insert into content_schedule (document_id, version, publish_at, operator, reason)
    values (${documentId}, ${version}, ${publishAt}, ${operator}, ${reason})
    on conflict (document_id) do update set version = excluded.version, publish_at = excluded.publish_at,
      operator = excluded.operator, reason = excluded.reason`.execute(tx)
}

export async function deleteSchedule(tx: Db, documentId: string): Promise<void> {
  await sql`delete from content_schedule where document_id = ${documentId}`.execute(tx)
}

const columns = sql`document_id as "documentId", version, publish_at as "publishAt", operator, reason`

/** The longest overdue first. */
export async function listDue(db: Db, now: Date): Promise<Schedule[]> {
  const { rows } = await sql<Schedule>`
    select ${columns} from content_schedule where publish_at <= ${now} order by publish_at`.execute(db)
  return rows
}

/** As it is once the record is locked: it may have been unscheduled in the meantime. */
export async function findSchedule(tx: Db, documentId: string): Promise<Schedule | undefined> {
  const { rows } = await sql<Schedule>`
    select ${columns} from content_schedule where document_id = ${documentId}`.execute(tx)
  return rows[0]
}
