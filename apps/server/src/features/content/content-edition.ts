import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'

const TOPIC = 'content'

/** Tells every process that what the site shows has changed, once the transaction is committed. */
export async function tellOfContent({ notices }: Pick<Context, 'notices'>, tx: Db): Promise<void> {
  await notices.tell(tx, TOPIC, {})
}

/**
 * A number that is another one after each change of content by anybody, in whatever process. What was kept under an
 * older number is old; where a notice may have got lost, it counts as one.
 */
export function followContent({ notices }: Pick<Context, 'notices'>): () => number {
  let edition = 0
  const next = () => void (edition += 1)
  notices.on(TOPIC, { heard: next, missed: next })
  return () => edition
}
