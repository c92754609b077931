import type { Db } from '../../../platform/db/open-database.ts'
import { currentFigures } from '../../figures/public.ts'
import { currentCatalogue } from '../../switching/public.ts'
import { countRealMembers } from '../../waitlist/public.ts'

/** Our own data that claims can be checked against. */
export async function readOwnData(db: Db) {
  return { catalogue: currentCatalogue(), figures: currentFigures(), members: await countRealMembers(db) }
}
