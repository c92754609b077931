import type { Context } from '../../context.ts'
import { insertShipped } from './content-store.ts'
import { shippedContent } from './shipped/shipped-content.ts'

/** Puts the shipped content in place, each record once and for all; what editors changed or deleted stays so. */
export async function seedContent({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute((tx) => insertShipped(tx, shippedContent(), now()))
}
