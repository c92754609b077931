import { dependsOnTime } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { dropOtherProducts, findLastGoodFetch, type KeptProduct, noteFetch, putProducts } from './fetch-store.ts'
import { tellOfTariffs } from './follow-tariffs.ts'
import type { FetchedProduct, Skipped, TariffSource } from './tariff-source.ts'

const HOUR_MS = 3_600_000
/** Half-hourly prices are published once a day, in the afternoon. */
const FRESH_MS = 5.5 * HOUR_MS
const MOST_NOTED = 300
const MOST_REASON = 300

/**
 * Fetches a source's price lists, unless they are fresh, and records the outcome. Lists that weren't fetched are kept
 * as they were, so an unavailable source removes nothing. Errors are thrown for the job to retry.
 */
export async function fetchTariffs(ctx: Context, source: TariffSource): Promise<void> {
  const { db, now, log } = ctx
  const beganAt = now()
  const last = await findLastGoodFetch(db, source.name)
  if (last && beganAt.getTime() - last.endedAt.getTime() < FRESH_MS) return
  const note = { id: makeUuid(ctx), source: source.name, beganAt }
  const count = (outcome: 'fetched' | 'failed') =>
    ctx.tariffFetches.set(outcome, (ctx.tariffFetches.get(outcome) ?? 0) + 1)
  try {
    const { kept, ...came } = sortOut(await source.fetchProducts())
    if (kept.length === 0) throw new Error('no product came with a price that we can use')
    const endedAt = now()
    await db.transaction().execute(async (tx) => {
      await putProducts(tx, source.name, { products: kept, at: endedAt })
      await dropOtherProducts(tx, source.name, came.listed)
      const { products, tariffs, timed, skipped } = came
      await noteFetch(tx, { ...note, endedAt, failed: null, products, tariffs, timed, skipped })
      await tellOfTariffs(ctx, tx)
    })
    count('fetched')
    log.info({ job: FETCH_TARIFFS, count: came.tariffs }, 'price lists fetched')
  } catch (error) {
    const failed = (error instanceof Error ? error.message : 'unknown').slice(0, MOST_REASON)
    await noteFetch(db, { ...note, endedAt: now(), failed, products: 0, tariffs: 0, timed: 0, skipped: [] })
    count('failed')
    throw error
  }
}

export const FETCH_TARIFFS = 'switching.fetch-tariffs'

/** What is stored again, what stays listed although it wasn't fetched this time, and what is recorded. */
function sortOut(products: readonly FetchedProduct[]) {
  const kept: KeptProduct[] = []
  const listed: string[] = []
  const skipped: Skipped[] = []
  for (const product of products) {
    const { code } = product
    if ('failed' in product) {
      listed.push(code)
      skipped.push({ code, reason: `could not be fetched: ${product.failed}`.slice(0, MOST_REASON) })
      continue
    }
    skipped.push(...product.skipped)
    if (product.tariffs.length === 0) continue
    listed.push(code)
    kept.push({ code, tariffs: product.tariffs })
  }
  const tariffs = kept.flatMap((each) => each.tariffs)
  const isTimed = ({ prices }: (typeof tariffs)[number]) =>
    prices.some(({ unitRates }) => !('day' in unitRates) && dependsOnTime(unitRates))
  return {
    kept,
    listed,
    products: kept.length,
    tariffs: tariffs.length,
    timed: tariffs.filter(isTimed).length,
    skipped: skipped.slice(0, MOST_NOTED),
  }
}
