import type { Db } from '../../../platform/db/open-database.ts'

export async function deleteBankOfEnded(db: Db, endedBefore: Date): Promise<void> {
  await db
    .updateTable('switching_switch')
    .set({ sealed_bank: null })
    .where('ended_at', '<=', endedBefore)
    .where('sealed_bank', 'is not', null)
    .execute()
}

/** Its events are deleted with it. */
export async function deleteSwitchesDue(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('switching_switch').where('delete_at', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteSwitch(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('switching_switch').where('id', '=', id).execute()
}
