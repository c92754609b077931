import type { Db } from '../../platform/db/open-database.ts'

export type CommissionRate = { supplier: string; pencePerSwitch: number; from: string; source: string }

export async function listRates(db: Db): Promise<CommissionRate[]> {
  const rows = await db
    .selectFrom('commission_rate')
    .select((each) => [
      'supplier',
      'pence_per_switch as pencePerSwitch',
      each.cast<string>('valid_from', 'text').as('from'),
      'source',
    ])
    .orderBy('supplier')
    .orderBy('valid_from', 'desc')
    .execute()
  return rows
}

/** Replaces the rate for the same day. */
export async function putRate(tx: Db, { supplier, pencePerSwitch, from, source }: CommissionRate, at: Date) {
  const agreed = { pence_per_switch: pencePerSwitch, source, added_at: at }
  await tx
    .insertInto('commission_rate')
    .values({ supplier, valid_from: from, ...agreed })
    .onConflict((conflict) => conflict.columns(['supplier', 'valid_from']).doUpdateSet(agreed))
    .execute()
}
