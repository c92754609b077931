import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

/**
 * How many members finished each quest in a period, and how often; made-up members and entries taken back are left out.
 */
export async function countQuests(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<{ quest: string; members: number; entries: number }[]> {
  const found = await sql<{ quest: string; members: number; entries: number }>`
    select entry.quest, count(distinct entry.member_id)::int as members, count(*)::int as entries
    from waitlist_entry entry join waitlist_member member on member.id = entry.member_id
    where entry.at >= ${from} and entry.at < ${to} and entry.reverses is null and not member.is_sample
      and not exists (select from waitlist_entry back where back.reverses = entry.id)
    group by 1 order by 2 desc, 1`.execute(db)
  return found.rows
}
