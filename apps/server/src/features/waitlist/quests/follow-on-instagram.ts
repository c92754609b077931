import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { questPoints } from './quest-points.ts'

/** Takes a member's word for it, once; returns the points paid. It can't be checked, and the ledger says so. */
export async function followOnInstagram(ctx: Context, tx: Db, memberId: string): Promise<number> {
  const points = questPoints['instagram-follow']
  const outcome = await awardPoints(ctx, tx, {
    memberId,
    quest: 'instagram-follow',
    key: 'instagram-follow',
    points,
    what: 'Instagram follow',
    why: 'We took your word for it',
  })
  return outcome === 'awarded' ? points : 0
}
