import type { Context } from '../../../context.ts'
import { rankAmong } from '../../waitlist/public.ts'
import { findNewestEdition } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { listRankable } from './entry-store.ts'

/** A draw may reach far down; so many places are enough to know where somebody stands. */
const MOST = 1000

/** Who leads the running competition, best first, as far down as there are prizes. It reads every entrant. */
export async function listLeaders({ db, now }: Pick<Context, 'db' | 'now'>) {
  const edition = await findNewestEdition(db)
  if (!edition || statusAt(edition, now()) !== 'open') return []
  return rankAmong(db, await listRankable(db, edition.id), Math.min(edition.rules.draw.last, MOST))
}
