import type { Db } from '../../platform/db/open-database.ts'
import type { Attempts } from '../../platform/reading/next-attempt.ts'

/** Undefined once the bill is deleted. */
export function findAttempts(db: Db, id: string): Promise<Attempts | undefined> {
  return db
    .selectFrom('bills_bill')
    .select(['attempts', 'crashes', 'next_try_at as nextTryAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setAttempts(db: Db, id: string, { attempts, crashes, nextTryAt }: Attempts): Promise<void> {
  await db.updateTable('bills_bill').set({ attempts, crashes, next_try_at: nextTryAt }).where('id', '=', id).execute()
}
