import type { IsoDay } from '@mowatt/tariffs'
import type { Db } from '../../../platform/db/open-database.ts'

export type RunKey = { onDay: IsoDay; print: Buffer }
export type RunRow = { id: string; lastHome: string | null }

/**
 * Begins a run unless there is one for that day and these prices. Earlier runs are closed: this one does their rest.
 */
export async function beginRun(tx: Db, { id, onDay, print, at }: RunKey & { id: string; at: Date }): Promise<void> {
  await tx
    .insertInto('homes_run')
    .values({ id, on_day: onDay, print, started_at: at })
    .onConflict((conflict) => conflict.columns(['on_day', 'print']).doNothing())
    .execute()
}

export async function endOtherRuns(tx: Db, { onDay, print, at }: RunKey & { at: Date }): Promise<void> {
  await tx
    .updateTable('homes_run')
    .set({ finished_at: at })
    .where('finished_at', 'is', null)
    .where((each) => each.or([each('on_day', '<>', onDay), each('print', '<>', print)]))
    .execute()
}

/** How far it has got; undefined when all are done. */
export async function findOpenRun(db: Db, { onDay, print }: RunKey): Promise<RunRow | undefined> {
  return openRun(db, { onDay, print }).executeTakeFirst()
}

/** Locks it for as long as a batch takes; undefined while another process has it. A crash releases it at once. */
export async function takeRun(tx: Db, key: RunKey): Promise<RunRow | undefined> {
  return openRun(tx, key).forUpdate().skipLocked().executeTakeFirst()
}

export async function advanceRun(
  tx: Db,
  id: string,
  { lastHome, checked, mailed }: { lastHome: string; checked: number; mailed: number },
): Promise<void> {
  await tx
    .updateTable('homes_run')
    .set((each) => ({
      last_home: lastHome,
      checked: each('checked', '+', checked),
      mailed: each('mailed', '+', mailed),
    }))
    .where('id', '=', id)
    .execute()
}

export async function finishRun(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('homes_run').set({ finished_at: at }).where('id', '=', id).execute()
}

export async function deleteRunsBefore(db: Db, day: IsoDay): Promise<void> {
  await db.deleteFrom('homes_run').where('on_day', '<', day).execute()
}

function openRun(db: Db, { onDay, print }: RunKey) {
  return db
    .selectFrom('homes_run')
    .select(['id', 'last_home as lastHome'])
    .where('on_day', '=', onDay)
    .where('print', '=', print)
    .where('finished_at', 'is', null)
}
