import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Look = { rank: number; date: string }

/** Stores the rank that a member saw last on a day, and returns what they saw on the last day before. */
export async function rememberLook(
  db: Db,
  memberId: string,
  { date, rank }: { date: string; rank: number },
): Promise<Look | undefined> {
  const { rows } = await sql<Look>`
    with today as (
      insert into waitlist_look (member_id, on_date, rank) values (${memberId}, ${date}, ${rank})
      on conflict (member_id, on_date) do update set rank = excluded.rank where waitlist_look.rank <> excluded.rank
    )
    select rank, on_date as date from waitlist_look
    where member_id = ${memberId} and on_date < ${date} order by on_date desc limit 1`.execute(db)
  return rows[0]
}
