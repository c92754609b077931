import { sql } from 'kysely'
import { londonDay } from '../clock/london-day.ts'
import type { Db } from '../db/open-database.ts'

type CountSort = 'home_mail' | 'finding'

/** Counts these once each, on today's day, in the caller's transaction. */
export async function countToday(
  { now }: { now: () => Date },
  tx: Db,
  sort: CountSort,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const onDay = londonDay(now())
  // Always in the same order, so that concurrent ones can't deadlock.
  const each = [...Map.groupBy(names, (name) => name)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await tx
    .insertInto('counts_day')
    .values(each.map(([name, all]) => ({ on_day: onDay, sort, name, count: all.length })))
    .onConflict((conflict) =>
      conflict.columns(['sort', 'on_day', 'name']).doUpdateSet({ count: sql`counts_day.count + excluded.count` }),
    )
    .execute()
}

/** The counts since a day, most frequent first. */
export async function countsSince(db: Db, sort: CountSort, since: string): Promise<{ name: string; count: number }[]> {
  return db
    .selectFrom('counts_day')
    .select((each) => ['name', sql<number>`${each.fn.sum('count')}::int`.as('count')])
    .where('sort', '=', sort)
    .where('on_day', '>=', since)
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute()
}
