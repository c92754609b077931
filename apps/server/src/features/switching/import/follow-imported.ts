import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { putImported } from '../current-catalogue.ts'
import { listImported } from './imported-store.ts'

const TOPIC = 'tariffs'

type Parts = Pick<Context, 'db' | 'notices' | 'log'>

/** Tells every process that the catalogue has changed, once the transaction is committed. */
export async function tellOfTariffs({ notices }: Pick<Context, 'notices'>, tx: Db): Promise<void> {
  await notices.tell(tx, TOPIC, {})
}

/** Reads what was imported, now and whenever somebody has imported more. */
export async function followImported({ db, notices, log }: Parts): Promise<void> {
  const read = async () => putImported((await listImported(db)).map(({ tariff }) => tariff))
  notices.on(TOPIC, { heard: read, missed: read })
  // While the database is away, the samples answer; `missed` reads once it's back.
  await read().catch((error: unknown) => log.warn({ error }, 'imported tariffs wait for the database'))
}
