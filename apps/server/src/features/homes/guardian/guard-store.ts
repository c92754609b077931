import type { IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type GuardContent, openGuard, sealGuard } from '../home-seal.ts'

export type GuardRow = { switchId: string; content: GuardContent; lookOn: IsoDay | null; stoppedAt: Date | null }

type Keys = Pick<Context, 'secrets'>
type Row = Omit<GuardRow, 'content'> & { sealed: Buffer }

const COLUMNS = [
  'switch_id as switchId',
  'sealed_guard as sealed',
  'look_on as lookOn',
  'stopped_at as stoppedAt',
] as const

/** Does nothing where it is already guarded. */
export async function insertGuard(
  ctx: Keys,
  db: Db,
  guard: { switchId: string; content: GuardContent; stopHash: Buffer; at: Date; lookOn: IsoDay },
): Promise<void> {
  await db
    .insertInto('homes_guard')
    .values({
      switch_id: guard.switchId,
      sealed_guard: sealGuard(ctx, guard.switchId, guard.content),
      stop_hash: guard.stopHash,
      begun_at: guard.at,
      look_on: guard.lookOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listGuards(ctx: Keys, db: Db, switchIds: readonly string[]): Promise<GuardRow[]> {
  if (switchIds.length === 0) return []
  const rows = await db.selectFrom('homes_guard').select(COLUMNS).where('switch_id', 'in', switchIds).execute()
  return rows.map((row) => recordOf(ctx, row))
}

/** Locks: answering, stopping and asking wait for each other here. */
export async function lockGuards(ctx: Keys, tx: Db, of: { ids: readonly string[] } | { stopHash: Buffer }) {
  if ('ids' in of && of.ids.length === 0) return []
  const rows = await tx
    .selectFrom('homes_guard')
    .select(COLUMNS)
    .where((each) => ('ids' in of ? each('switch_id', 'in', of.ids) : each('stop_hash', '=', of.stopHash)))
    .orderBy('switch_id')
    .forUpdate()
    .execute()
  return rows.map((row) => recordOf(ctx, row))
}

/** The next ones due, without those that another process has locked. */
export async function takeGuardsDue(ctx: Keys, tx: Db, today: IsoDay, most: number): Promise<GuardRow[]> {
  const rows = await tx
    .selectFrom('homes_guard')
    .select(COLUMNS)
    .where('look_on', '<=', today)
    .where('stopped_at', 'is', null)
    .orderBy('look_on')
    .orderBy('switch_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => recordOf(ctx, row))
}

export async function setGuard(ctx: Keys, tx: Db, { switchId, content, lookOn, stoppedAt }: GuardRow): Promise<void> {
  await tx
    .updateTable('homes_guard')
    .set({ sealed_guard: sealGuard(ctx, switchId, content), look_on: lookOn, stopped_at: stoppedAt })
    .where('switch_id', '=', switchId)
    .execute()
}

export async function deleteGuard(tx: Db, switchId: string): Promise<void> {
  await tx.deleteFrom('homes_guard').where('switch_id', '=', switchId).execute()
}

export async function listGuardsBegunBefore(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('homes_guard')
    .select('switch_id')
    .where('begun_at', '<', before)
    .orderBy('begun_at')
    .limit(most)
    .execute()
  return rows.map(({ switch_id: id }) => id)
}

function recordOf(ctx: Keys, { sealed, ...row }: Row): GuardRow {
  return { ...row, content: openGuard(ctx, row.switchId, sealed) }
}
