import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

/** The public part of a member. */
export type Place = { rank: number; name: string; points: number }

/** The first places and the total, in one snapshot. */
export async function readFirstPlaces(db: Db, count: number): Promise<{ total: number; places: Place[] }> {
  const { rows } = await sql<{ total: number; rank: number; name: string | null; points: number }>`
    select totals.total, first.rank, first.name, first.points
    from (select waitlist_total() as total) as totals
    left join lateral (
      select row_number() over (order by points desc, reached_seq)::int as rank, alias as name, points
      from waitlist_member order by points desc, reached_seq limit ${count}
    ) as first on true
    order by first.rank`.execute(db)
  const places = rows.flatMap(({ rank, name, points }) => (name === null ? [] : [{ rank, name, points }]))
  return { total: rows[0]?.total ?? 0, places }
}

/**
 * So many ahead of a member, the member, and so many after, in one snapshot; at an end as many more on the other side.
 */
export async function readPlacesAround(
  db: Db,
  memberId: string,
  each: number,
): Promise<(Place & { isYou: boolean })[]> {
  const reach = 2 * each
  const { rows } = await sql<Place & { isYou: boolean }>`
    with you as (
      select points, reached_seq, alias, waitlist_rank_of(points, reached_seq) as rank
      from waitlist_member where id = ${memberId}
    ), ahead as (
      select alias, points, row_number() over (order by points, reached_seq desc) as away
      from (
        (select member.alias, member.points, member.reached_seq from you join waitlist_member member
           on member.points = you.points and member.reached_seq < you.reached_seq
         order by member.reached_seq desc limit ${reach})
        union all
        (select member.alias, member.points, member.reached_seq from you join waitlist_member member
           on member.points > you.points
         order by member.points, member.reached_seq desc limit ${reach})
      ) as nearest order by away limit ${reach}
    ), behind as (
      select alias, points, row_number() over (order by points desc, reached_seq) as away
      from (
        (select member.alias, member.points, member.reached_seq from you join waitlist_member member
           on member.points = you.points and member.reached_seq > you.reached_seq
         order by member.reached_seq limit ${reach})
        union all
        (select member.alias, member.points, member.reached_seq from you join waitlist_member member
           on member.points < you.points
         order by member.points desc, member.reached_seq limit ${reach})
      ) as nearest order by away limit ${reach}
    )
    select (you.rank - ahead.away)::int as rank, ahead.alias as name, ahead.points, false as "isYou" from ahead, you
    union all select rank, alias, points, true from you
    union all select (you.rank + behind.away)::int, behind.alias, behind.points, false from behind, you
    order by rank`.execute(db)
  const own = rows.findIndex(({ isYou }) => isYou)
  const from = Math.max(0, Math.min(own - each, rows.length - reach - 1))
  return rows.slice(from, from + reach + 1)
}
