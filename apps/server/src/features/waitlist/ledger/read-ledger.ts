import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import { questOfEntry } from './quest-of-entry.ts'

export type LedgerDay = { date: string; points: number; rank: number | null; referrals: number }

/** One row for each day in London on which something counted or the member looked: their place at its end. */
export async function listDays(db: Db, memberId: string): Promise<LedgerDay[]> {
  const { rows } = await sql<LedgerDay>`
    with earned as (
      select (at at time zone 'Europe/London')::date as date, sum(points)::int as points,
             sum(sign(points)) filter (where ${questOfEntry} = 'referral')::int as referrals
      from waitlist_standing_entry entry
      where member_id = ${memberId} and state = 'counted' group by 1
    ), looked as (
      select on_date as date, rank from waitlist_look where member_id = ${memberId}
    )
    select date, sum(coalesce(points, 0)) over (order by date)::int as points, rank,
           sum(coalesce(referrals, 0)) over (order by date)::int as referrals
    from earned full join looked using (date) order by date`.execute(db)
  return rows
}
