import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export async function insertMinute(db: Db, at: Date): Promise<void> {
  await db
    .insertInto('status_minute')
    .values({ minute: sql`date_trunc('minute', ${at}::timestamptz)` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findFirstMinute(db: Db, since: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('status_minute')
    .select('minute')
    .where('minute', '>=', since)
    .orderBy('minute')
    .limit(1)
    .executeTakeFirst()
  return row?.minute
}

/** Neighbours in the record, and its last minute and now, with more than this between them; the newest first. */
export async function listGaps(
  db: Db,
  since: Date,
  now: Date,
  longerThanMs: number,
): Promise<{ from: Date; to: Date }[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select "from", "to"
    from (
      select lag(minute) over (order by minute) as "from", minute as "to"
      from (
        select minute from status_minute where minute >= ${since}
        union select date_trunc('minute', ${now}::timestamptz)
      ) as minutes
    ) as neighbours
    where "to" - "from" > ${longerThanMs} * interval '1 millisecond'
    order by "to" desc`.execute(db)
  return rows
}

export async function deleteMinutesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('status_minute').where('minute', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
