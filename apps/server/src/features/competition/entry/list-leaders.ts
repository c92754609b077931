import type { Context } from '../../../context.ts'
import { rankAmong } from '../../waitlist/public.ts'
import { findNewestEdition } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { listRankable } from './entry-store.ts'

/** The first so many of the running competition, best first. It reads every entrant. */
export async function listLeaders({ db, now }: Pick<Context, 'db' | 'now'>, most: number) {
  const edition = await findNewestEdition(db)
  if (!edition || statusAt(edition, now()) !== 'open') return []
  return rankAmong(db, await listRankable(db, edition.id), most)
}
