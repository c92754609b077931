import type { Fuel } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { openHalfHours, type HalfHoursContent, sealHalfHours } from '../home-seal.ts'

export type HalfHoursRecord = HalfHoursContent & { fuel: Fuel; savedAt: Date }

type Keys = Pick<Context, 'secrets'>

/** By fuel. */
export async function listHalfHours(ctx: Keys, db: Db, homeId: string): Promise<HalfHoursRecord[]> {
  const rows = await db
    .selectFrom('homes_half_hours')
    .select(['id', 'fuel', 'saved_at', 'sealed_half_hours'])
    .where('home_id', '=', homeId)
    .orderBy('fuel')
    .execute()
  return rows.map(({ id, fuel, saved_at, sealed_half_hours }) => ({
    ...openHalfHours(ctx, id, sealed_half_hours),
    fuel: fuel as Fuel,
    savedAt: saved_at,
  }))
}

/** Replaces what was stored for this fuel. */
export async function putHalfHours(
  ctx: Keys,
  tx: Db,
  of: { id: string; homeId: string },
  { fuel, savedAt, ...content }: HalfHoursRecord,
): Promise<void> {
  // The id is part of the sealing, so it changes too.
  const kept = { id: of.id, saved_at: savedAt, sealed_half_hours: sealHalfHours(ctx, of.id, content) }
  await tx
    .insertInto('homes_half_hours')
    .values({ ...kept, home_id: of.homeId, fuel })
    .onConflict((conflict) => conflict.columns(['home_id', 'fuel']).doUpdateSet(kept))
    .execute()
}

export async function dropHalfHours(tx: Db, homeId: string, fuel: Fuel): Promise<void> {
  await tx.deleteFrom('homes_half_hours').where('home_id', '=', homeId).where('fuel', '=', fuel).execute()
}
