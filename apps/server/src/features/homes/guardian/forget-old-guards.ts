import type { Context } from '../../../context.ts'
import { listSwitchesToGuard } from '../../switching/public.ts'
import { deleteGuard, listGuardsBegunBefore } from './guard-store.ts'

const AT_A_TIME = 500
/** No switch is deleted sooner after its consent. */
const YEAR_MS = 365 * 86_400_000

/** A guard is deleted once its switch is deleted. */
export async function forgetOldGuards(ctx: Context): Promise<void> {
  const old = await listGuardsBegunBefore(ctx.db, new Date(ctx.now().getTime() - YEAR_MS), AT_A_TIME)
  const kept = new Set((await listSwitchesToGuard(ctx, ctx.db, { ids: old })).map(({ switchId }) => switchId))
  for (const id of old) if (!kept.has(id)) await deleteGuard(ctx.db, id)
}
