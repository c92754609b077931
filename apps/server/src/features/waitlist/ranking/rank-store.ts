import { sql } from 'kysely'
import type { Db, Opened } from '../../../platform/db/open-database.ts'
import { runPrepared } from '../../../platform/db/run-prepared.ts'

export type Standing = { rank: number; total: number }

/** A member's own place, exact and current; undefined for others. No rows of members are counted. */
export async function findStandingOf(
  opened: Opened,
  memberId: string,
): Promise<(Standing & { points: number }) | undefined> {
  const query = sql<Standing & { points: number }>`
    select points, waitlist_rank_of(points, reached_seq) as rank, waitlist_total() as total
    from waitlist_member where id = ${memberId}`
  const [standing] = await runPrepared(opened, 'waitlist-standing', query)
  return standing
}

/** Brings the counts up to date; returns how many changes that took. */
export async function foldRanks(db: Db): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select waitlist_fold() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}

/** Totals and slices without members. A fold that needs one at the same time creates it again. */
export async function deleteEmptyCounts(db: Db): Promise<void> {
  await db.deleteFrom('waitlist_rank_count').where('n', '=', 0).execute()
}
