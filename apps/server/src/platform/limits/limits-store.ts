import type { Db } from '../db/open-database.ts'

export async function deleteExpiredWindows(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('limits_window')
    .where('expire', '<', now.getTime())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
