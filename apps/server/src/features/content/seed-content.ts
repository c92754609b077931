import type { Context } from '../../context.ts'
import { followShipped, insertShipped } from './content-store.ts'
import { questionRecords } from './questions/question-records.ts'
import { shippedContent } from './shipped/shipped-content.ts'

/**
 * Inserts the shipped content, each record once; records that were never edited are updated to the shipped texts. What
 * editors changed or deleted stays so. Returns how many records are new.
 */
export async function seedContent({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const records = [...shippedContent(), ...questionRecords()]
  return db.transaction().execute(async (tx) => {
    await followShipped(tx, records, now())
    return insertShipped(tx, records, now())
  })
}
