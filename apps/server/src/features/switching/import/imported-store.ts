import type { AnyTariff } from '@mowatt/tariffs'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type ImportedTariff = { tariff: AnyTariff; importedAt: Date }

export async function listImported(db: Db): Promise<ImportedTariff[]> {
  const rows = await db
    .selectFrom('switching_imported_tariff')
    .select(['tariff', 'imported_at'])
    .orderBy('imported_at')
    .orderBy('id')
    .execute()
  // Written by us alone, from the same type.
  return rows.map(({ tariff, imported_at }) => ({ tariff: tariff as unknown as AnyTariff, importedAt: imported_at }))
}

/** When each was imported. */
export async function findImportedAt(db: Db): Promise<Map<string, Date>> {
  const rows = await db.selectFrom('switching_imported_tariff').select(['id', 'imported_at']).execute()
  return new Map(rows.map(({ id, imported_at }) => [id, imported_at]))
}

type Imported = { tariffs: readonly AnyTariff[]; at: Date; by: string }

/** Replaces what was stored under the same ids. */
export async function putTariffs(tx: Db, { tariffs, at, by }: Imported): Promise<void> {
  for (const tariff of tariffs) {
    const kept = { tariff: JSON.stringify(tariff), imported_at: at, imported_by: by }
    await tx
      .insertInto('switching_imported_tariff')
      .values({ id: tariff.id, ...kept })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
      .execute()
  }
}

/** Serialises concurrent imports. */
export async function lockImports(tx: Db): Promise<void> {
  await sql`lock table switching_imported_tariff in share row exclusive mode`.execute(tx)
}
