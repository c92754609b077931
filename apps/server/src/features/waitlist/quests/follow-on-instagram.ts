import type { Context } from '../../../context.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { questPoints } from './quest-points.ts'

/** Nobody checks it: it pays little, once, and says so. */
export async function followOnInstagram(ctx: Context, memberId: string): Promise<void> {
  const points = questPoints['instagram-follow']
  await ctx.db.transaction().execute((tx) =>
    awardPoints(ctx, tx, {
      memberId,
      quest: 'instagram-follow',
      key: 'instagram-follow',
      points,
      what: 'You follow us on Instagram',
      why: `${points} points, once, on your honour.`,
    }),
  )
}
