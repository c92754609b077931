import type { Context } from '../../context.ts'
import { followShipped, insertShipped } from './content-store.ts'
import { questionRecords } from './questions/question-records.ts'
import { shippedContent } from './shipped/shipped-content.ts'

/**
 * Puts the shipped content in place, each record once; what nobody changed since follows the texts that are shipped. What
 * editors changed or deleted stays so. Yields how many records are new.
 */
export async function seedContent({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const records = [...shippedContent(), ...questionRecords()]
  return db.transaction().execute(async (tx) => {
    await followShipped(tx, records, now())
    return insertShipped(tx, records, now())
  })
}
