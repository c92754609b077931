import { figuresOfRecords } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { oneByOne } from '../../platform/notify/one-by-one.ts'
import { putFigures } from './current-figures.ts'
import { listFigureRows } from './figure-store.ts'
import { followShipped } from './follow-shipped.ts'

const TOPIC = 'figures'

/** Notifies every process that the figures have changed, once the transaction is committed. */
export async function tellOfFigures({ notices }: Pick<Context, 'notices'>, tx: Db): Promise<void> {
  await notices.tell(tx, TOPIC, {})
}

/** Brings the stored figures to what is shipped, and loads them now and whenever they change. */
export async function followFigures(ctx: Context): Promise<void> {
  const { db, notices, log } = ctx
  const read = oneByOne(async () =>
    putFigures(figuresOfRecords((await listFigureRows(db)).map(({ record }) => record))),
  )
  notices.on(TOPIC, { heard: read, missed: read })
  // While the database is away, the shipped figures answer; `missed` reads once it's back.
  const waits = (error: unknown) => log.warn({ error }, 'figures wait for the database')
  await bringShipped(ctx).catch(waits)
  await read().catch(waits)
}

async function bringShipped(ctx: Context): Promise<void> {
  if (await followShipped(ctx)) await tellOfFigures(ctx, ctx.db)
}
