import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Ranked = { memberId: string; points: number }

/** The first so many of these members, in the order of the queue. */
export async function rankAmong(db: Db, memberIds: readonly string[], limit: number): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select id as "memberId", points from waitlist_member where id = any(${memberIds}::text[])
    order by points desc, reached_seq limit ${limit}`.execute(db)
  return rows
}
