import type { Db } from '../../../platform/db/open-database.ts'

/** People, and not the samples that show a list that is alive. */
export async function countRealMembers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_member')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('is_sample', '=', false)
    .executeTakeFirstOrThrow()
  return count
}
