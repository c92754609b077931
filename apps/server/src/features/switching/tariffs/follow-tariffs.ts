import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { oneByOne } from '../../../platform/notify/one-by-one.ts'
import { putTariffs } from '../current-catalogue.ts'
import { listImported } from '../import/imported-store.ts'
import { createFetchedTariffs } from './fetched-tariffs.ts'
import { sourceOf } from './source-of.ts'

const TOPIC = 'tariffs'

/** Notifies every process that the catalogue has changed, once the transaction is committed. */
export async function tellOfTariffs({ notices }: Pick<Context, 'notices'>, tx: Db): Promise<void> {
  await notices.tell(tx, TOPIC, {})
}

/** Loads what was imported and what was fetched, now and whenever it changes. */
export async function followTariffs(ctx: Context): Promise<void> {
  const { db, notices, log } = ctx
  const readFetched = createFetchedTariffs(ctx, sourceOf(ctx)?.name)
  const read = oneByOne(async () => {
    const imported = (await listImported(db)).map(({ tariff }) => tariff)
    putTariffs({ imported, fetched: await readFetched() })
  })
  notices.on(TOPIC, { heard: read, missed: read })
  // While the database is away, the samples answer; `missed` reads once it's back.
  await read().catch((error: unknown) => log.warn({ error }, 'tariffs wait for the database'))
}
