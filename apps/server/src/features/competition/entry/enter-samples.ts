import type { Context } from '../../../context.ts'
import { awardPoints, firstEntryAt, listRanked } from '../../waitlist/public.ts'
import { refusal } from '../edition/take-step.ts'
import { declare } from './declare.ts'

/** Enters made-up members of the waitlist, best first, for trying a competition out; returns how many. */
export async function enterSamples(ctx: Pick<Context, 'db' | 'now' | 'config'>, count: number): Promise<number> {
  if (ctx.config.isProduction) throw refusal('You can’t add made-up entrants to a real competition.')
  const samples = (await listRanked(ctx.db, { until: ctx.now() })).filter(({ isSample }) => isSample).slice(0, count)
  for (const { memberId } of samples) {
    if (!(await firstEntryAt(ctx.db, memberId, 'escape-the-tunnel'))) {
      await awardPoints(ctx, ctx.db, {
        memberId,
        quest: 'escape-the-tunnel',
        key: 'run:sample',
        points: 0,
        what: 'Escape the Tunnel',
        why: 'A made-up run of a made-up member',
      })
    }
    await declare(ctx, memberId, { over_18: true, uk_resident: true, not_employee: true })
  }
  return samples.length
}
