import type { Db } from '../../../platform/db/open-database.ts'

export type HomeCounts = { homes: number; watched: number; runsOpen: number; guarded: number }

/** What operators may know of homes: how many. */
export async function countHomes(db: Db): Promise<HomeCounts> {
  const count = (each: { n: number | string | bigint } | undefined) => Number(each?.n ?? 0)
  const [homes, watched, runs, guarded] = await Promise.all([
    db
      .selectFrom('homes_home')
      .select((each) => each.fn.countAll().as('n'))
      .executeTakeFirst(),
    db
      .selectFrom('homes_watch')
      .select((each) => each.fn.countAll().as('n'))
      .where('confirmed_at', 'is not', null)
      .where('stopped_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('homes_run')
      .select((each) => each.fn.countAll().as('n'))
      .where('finished_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('homes_guard')
      .select((each) => each.fn.countAll().as('n'))
      .where('look_on', 'is not', null)
      .executeTakeFirst(),
  ])
  return { homes: count(homes), watched: count(watched), runsOpen: count(runs), guarded: count(guarded) }
}
