import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type RankedMember = {
  rank: number
  memberId: string
  email: string
  alias: string
  /** The same for all accounts of one person. */
  personKey: string
  points: number
  /** When the last of these points was earned. */
  reachedAt: Date
  isSample: boolean
}

type Wanted = {
  /** Only what was earned up to and including this instant counts, whenever it was decided. */
  until: Date
  /** The first so many; all of them when left out. */
  limit?: number
}

/**
 * The order of the queue as the ledger alone gives it, for a settlement. It reads all entries: not for a request.
 * Entries that are still held do not count.
 */
export async function listRanked(db: Db, { until, limit }: Wanted): Promise<RankedMember[]> {
  const { rows } = await sql<RankedMember>`
    with sums as (
      select member_id, sum(points)::int as points, max(earned_at) filter (where points <> 0) as reached_at,
             max(id) filter (where points <> 0) as last_id
      from waitlist_standing_entry
      where state = 'counted' and earned_at <= ${until}
      group by member_id
    )
    select row_number() over (order by sums.points desc, sums.reached_at, sums.last_id)::int as rank,
           member.id as "memberId", member.email, member.alias, member.person_key as "personKey", sums.points,
           sums.reached_at as "reachedAt", member.is_sample as "isSample"
    from sums join waitlist_member member on member.id = sums.member_id
    where sums.points > 0
    order by rank
    limit ${limit ?? null}`.execute(db)
  return rows
}
