import { type AnyTariff, sayDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { findLastGoodFetch, listProducts } from './fetch-store.ts'

/** Between a source and the day that it was read. */
export const FETCHED_ON = ', fetched on '

/**
 * Every tariff of a source's last good copies, each with its day of fetching. Reloaded once another fetch has ended.
 */
export function createFetchedTariffs({ db }: Pick<Context, 'db'>, source: string | undefined) {
  let known: { fetchId: string; tariffs: readonly AnyTariff[] } | undefined
  return async (): Promise<readonly AnyTariff[]> => {
    if (source === undefined) return []
    const last = await findLastGoodFetch(db, source)
    if (!last) return []
    if (known?.fetchId !== last.id) known = { fetchId: last.id, tariffs: await readTariffs(db, source) }
    return known.tariffs
  }
}

async function readTariffs(db: Context['db'], source: string): Promise<AnyTariff[]> {
  const products = await listProducts(db, source)
  return products.flatMap(({ tariffs, fetchedAt }) =>
    tariffs.map((tariff) => ({ ...tariff, source: `${tariff.source}${FETCHED_ON}${sayDay(londonDay(fetchedAt))}` })),
  )
}
