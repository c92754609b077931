import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'

const TOPIC = 'content'

/** Notifies every process that the site's content has changed, once the transaction is committed. */
export async function tellOfContent({ notices }: Pick<Context, 'notices'>, tx: Db): Promise<void> {
  await notices.tell(tx, TOPIC, {})
}

/**
 * A number that changes with each change of content, in any process. Anything cached under an older number is stale;
 * where a notification may have been lost, that counts as a change.
 */
export function followContent({ notices }: Pick<Context, 'notices'>): () => number {
  let edition = 0
  const next = () => void (edition += 1)
  notices.on(TOPIC, { heard: next, missed: next })
  return () => edition
}
