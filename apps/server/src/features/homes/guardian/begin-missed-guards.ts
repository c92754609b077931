import type { Context } from '../../../context.ts'
import { listAgreedSince } from '../../switching/public.ts'
import { beginGuards } from './begin-guards.ts'

const AT_A_TIME = 500
/** For switches longer ago, no mail is sent out of the blue: the page shows the steps all the same. */
const SINCE_MS = 90 * 86_400_000

/** Switches that were agreed to before anything guarded them. */
export async function beginMissedGuards(ctx: Context): Promise<void> {
  const since = new Date(ctx.now().getTime() - SINCE_MS)
  for (let after: string | undefined; ;) {
    const ids = await listAgreedSince(ctx.db, { since, after, most: AT_A_TIME })
    await beginGuards(ctx, ctx.db, ids)
    after = ids.at(-1)
    if (after === undefined) return
  }
}
