import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Standing = { rank: number; total: number }

/** Where somebody with these points stands. No rows of members are counted, however many there are. */
export async function findStanding(
  db: Db,
  { points, reachedSeq }: { points: number; reachedSeq: number },
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select waitlist_rank_of(${points}, ${reachedSeq}) as rank, waitlist_total() as total`.execute(db)
  return rows[0] ?? { rank: 1, total: 0 }
}

/** A member's own place, exact at this moment; undefined for somebody who is none. */
export async function findStandingOf(db: Db, memberId: string): Promise<(Standing & { points: number }) | undefined> {
  const { rows } = await sql<Standing & { points: number }>`
    select points, waitlist_rank_of(points, reached_seq) as rank, waitlist_total() as total
    from waitlist_member where id = ${memberId}`.execute(db)
  return rows[0]
}

/** Brings the counts up to date; yields how many changes that took. */
export async function foldRanks(db: Db): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select waitlist_fold() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}

/** Totals and slices that nobody is in any more. A fold that wants one at the same moment makes it again. */
export async function deleteEmptyCounts(db: Db): Promise<void> {
  await db.deleteFrom('waitlist_rank_count').where('n', '=', 0).execute()
}
