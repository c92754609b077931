import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type RankCheck = {
  members: number
  /** Members whose points are not the sum of what counts in their ledger. */
  wrongPoints: number
  /** Members whose rank is not their row's number in the order of the queue. */
  wrongRanks: number
  /** Totals whose number of members differs from the counts. */
  wrongCounts: number
}

type Sampled = {
  /** Checks every so many-th rank; each check is one statement. */
  everyRank?: number
}

/** Recalculates, from the ledger and row by row, what is otherwise kept up to date. Reads everything. */
export async function checkRanks(db: Db, { everyRank = 1 }: Sampled = {}): Promise<RankCheck> {
  const { rows } = await sql<RankCheck>`
    with ledger as (
      select member_id, sum(points)::int as points from waitlist_standing_entry where state = 'counted' group by member_id
    ), ordered as (
      select id, points, reached_seq, row_number() over (order by points desc, reached_seq) as place
      from waitlist_member
    ), counted as (
      select points, sum(n) as n from (
        select k as points, n from waitlist_rank_count where level = 0
        union all select points, d from waitlist_rank_delta
      ) as both_kinds group by points
    ), really as (
      select points, count(*) as n from waitlist_member group by points
    )
    select (select count(*)::int from waitlist_member) as members,
           (select count(*)::int from waitlist_member member left join ledger on ledger.member_id = member.id
            where member.points <> coalesce(ledger.points, 0)) as "wrongPoints",
           (select count(*)::int from ordered
            where place % ${everyRank} = 0 and waitlist_rank_of(points, reached_seq) <> place) as "wrongRanks",
           (select count(*)::int from counted full join really using (points)
            where coalesce(counted.n, 0) <> coalesce(really.n, 0)) as "wrongCounts"`.execute(db)
  return rows[0] ?? { members: 0, wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 }
}
