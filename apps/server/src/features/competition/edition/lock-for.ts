import type { Db } from '../../../platform/db/open-database.ts'
import type { Actor } from './audit-store.ts'
import { type Edition, lockEdition } from './edition-store.ts'

/** Makes every other step wait, and refuses the confirmation of a proposal that was about something else. */
export async function lockFor(tx: Db, id: string, who: Actor): Promise<Edition | undefined> {
  const edition = await lockEdition(tx, id)
  if (edition && typeof who === 'object') await who.agree?.(tx, edition)
  return edition
}
