import type { AnyTariff } from '@mowatt/tariffs'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Skipped } from './tariff-source.ts'

/** One try to fetch a source's price lists: what was fetched, or why nothing was. */
export type TariffFetch = {
  id: string
  source: string
  beganAt: Date
  endedAt: Date
  failed: string | null
  products: number
  tariffs: number
  timed: number
  skipped: readonly Skipped[]
}

export type KeptProduct = { code: string; tariffs: readonly AnyTariff[] }

export async function noteFetch(db: Db, fetch: TariffFetch): Promise<void> {
  const { beganAt, endedAt, skipped, ...rest } = fetch
  await db
    .insertInto('switching_tariff_fetch')
    .values({ ...rest, began_at: beganAt, ended_at: endedAt, skipped: JSON.stringify(skipped) })
    .execute()
}

/** The last one that fetched something. */
export async function findLastGoodFetch(db: Db, source: string): Promise<{ id: string; endedAt: Date } | undefined> {
  const row = await db
    .selectFrom('switching_tariff_fetch')
    .select(['id', 'ended_at'])
    .where('source', '=', source)
    .where('failed', 'is', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, endedAt: row.ended_at }
}

/** Replaces what was stored of each. */
export async function putProducts(
  tx: Db,
  source: string,
  { products, at }: { products: readonly KeptProduct[]; at: Date },
): Promise<void> {
  for (const { code, tariffs } of products) {
    const kept = { fetched_at: at, tariffs: JSON.stringify(tariffs) }
    await tx
      .insertInto('switching_fetched_product')
      .values({ source, code, ...kept })
      .onConflict((conflict) => conflict.columns(['source', 'code']).doUpdateSet(kept))
      .execute()
  }
}

/** Deletes what the source no longer sells. */
export async function dropOtherProducts(tx: Db, source: string, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('switching_fetched_product').where('source', '=', source).where('code', 'not in', codes).execute()
}

export async function listProducts(db: Db, source: string): Promise<(KeptProduct & { fetchedAt: Date })[]> {
  const rows = await db
    .selectFrom('switching_fetched_product')
    .select(['code', 'fetched_at', 'tariffs'])
    .where('source', '=', source)
    .orderBy('code')
    .execute()
  return rows.map(({ code, fetched_at, tariffs }) => ({
    code,
    fetchedAt: fetched_at,
    // Written by us alone, from the same type.
    tariffs: tariffs as unknown as AnyTariff[],
  }))
}

export async function deleteFetchesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('switching_tariff_fetch').where('ended_at', '<', before).execute()
}

const LISTED = 20

/** The newest tries first, and last the one that the prices are from, however old it is. */
export async function listFetches(db: Db, source: string): Promise<TariffFetch[]> {
  const tries = db
    .selectFrom('switching_tariff_fetch')
    .selectAll()
    .where('source', '=', source)
    .orderBy('ended_at', 'desc')
  const newest = await tries.limit(LISTED).execute()
  const hasGood = newest.some(({ failed }) => failed === null)
  const good = hasGood ? [] : await tries.where('failed', 'is', null).limit(1).execute()
  return [...newest, ...good].map(({ began_at, ended_at, skipped, ...rest }) => ({
    ...rest,
    beganAt: began_at,
    endedAt: ended_at,
    skipped: skipped as unknown as Skipped[],
  }))
}
