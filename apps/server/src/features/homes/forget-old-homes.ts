import { addMonths } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { forgetOldGuards } from './guardian/forget-old-guards.ts'
import { removeHome } from './delete-home.ts'
import { listHomesDue } from './home-store.ts'
import { deleteChecksBefore } from './watch/check-store.ts'
import { deleteRunsBefore } from './watch/run-store.ts'

const AT_A_TIME = 500
const CHECKS_KEPT_MONTHS = 13

/** Deletes expired homes without an account, and checks after thirteen months. Returns how many homes. */
export async function forgetOldHomes(ctx: Context): Promise<number> {
  const before = addMonths(londonDay(ctx.now()), -CHECKS_KEPT_MONTHS)
  await deleteChecksBefore(ctx.db, before)
  await deleteRunsBefore(ctx.db, before)
  await forgetOldGuards(ctx)
  const due = await listHomesDue(ctx.db, ctx.now(), AT_A_TIME)
  for (const id of due) await ctx.db.transaction().execute((tx) => removeHome(ctx, tx, id))
  return due.length
}
