import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'

export type RingName = 'session' | 'files'

export type KeyRow = { id: number; usedFrom: Date; retiredAt: Date | null }
export type WrapRow = { id: number; wrappedBy: string; wrapped: Buffer }

/** Of processes that start together, one checks and changes while the others wait. */
export async function lockSecretKeys(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('secrets_key', 0))`.execute(tx)
}

export async function listKeyRows(db: Db, ring: RingName): Promise<KeyRow[]> {
  const rows = await db.selectFrom('secrets_key').selectAll().where('ring', '=', ring).orderBy('id').execute()
  return rows.map(({ id, used_from, retired_at }) => ({ id, usedFrom: used_from, retiredAt: retired_at }))
}

export async function listWraps(db: Db, ring: RingName): Promise<WrapRow[]> {
  const rows = await db.selectFrom('secrets_wrap').selectAll().where('ring', '=', ring).execute()
  return rows.map(({ id, wrapped_by, wrapped }) => ({ id, wrappedBy: wrapped_by, wrapped }))
}

export async function insertKey(tx: Db, ring: RingName, { id, usedFrom, retiredAt }: KeyRow): Promise<void> {
  await tx.insertInto('secrets_key').values({ ring, id, used_from: usedFrom, retired_at: retiredAt }).execute()
}

export async function insertWrap(tx: Db, ring: RingName, { id, wrappedBy, wrapped }: WrapRow, at: Date): Promise<void> {
  await tx
    .insertInto('secrets_wrap')
    .values({ ring, id, wrapped_by: wrappedBy, wrapped, wrapped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Deletes the wraps of secrets that are no longer given and are older than ours. A newer one belongs to a process that
 * was started with it while we still have the old settings.
 */
export async function deleteOlderWraps(
  tx: Db,
  ring: RingName,
  given: readonly string[],
  own: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from secrets_wrap where ring = ${ring} and wrapped_by in (
      select wrapped_by from secrets_wrap where ring = ${ring} and wrapped_by <> all(${[...given]}::text[])
      group by wrapped_by having min(wrapped_at) <
        (select min(wrapped_at) from secrets_wrap where ring = ${ring} and wrapped_by = ${own}))`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** All but the one that seals now, and those after it. */
export async function retireKeysBefore(db: Db, ring: RingName, id: number, at: Date): Promise<void> {
  await db
    .updateTable('secrets_key')
    .set({ retired_at: at })
    .where('ring', '=', ring)
    .where('id', '<', id)
    .where('retired_at', 'is', null)
    .execute()
}
