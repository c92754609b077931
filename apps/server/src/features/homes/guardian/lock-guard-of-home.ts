import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import type { SwitchToGuard } from '../../switching/public.ts'
import type { Entered } from '../enter-home.ts'
import type { Asking } from '../settle-homes.ts'
import { beginGuards } from './begin-guards.ts'
import { type GuardRow, lockGuards } from './guard-store.ts'
import { switchesOfHome } from './switches-of-home.ts'

/**
 * The guard of a switch of this home, for callers that change it; started here where its job has not run yet; or 404.
 */
export async function lockGuardOfHome(
  ctx: Context,
  tx: Db,
  who: Asking,
  { entered, switchId }: { entered: Entered; switchId: string },
): Promise<{ about: SwitchToGuard; guard: GuardRow }> {
  const about = (await switchesOfHome(ctx, tx, who, entered)).find((each) => each.switchId === switchId)
  if (!isUuid(switchId) || !about) throw new Failure('not_found')
  await beginGuards(ctx, tx, [switchId])
  const [guard] = await lockGuards(ctx, tx, { ids: [switchId] })
  if (!guard) throw new Failure('not_found')
  return { about, guard }
}
