import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { listSwitchesToGuard, type SwitchToGuard } from '../../switching/public.ts'
import type { Entered } from '../enter-home.ts'
import { isOfSupply } from '../is-of-supply.ts'
import type { Asking } from '../settle-homes.ts'

/** Switches of this home that its people agreed to, newest first. */
export async function switchesOfHome(
  ctx: Context,
  db: Db,
  who: Pick<Asking, 'subject'>,
  { home, settled }: Entered,
): Promise<SwitchToGuard[]> {
  const all = await listSwitchesToGuard(ctx, db, { subject: who.subject })
  return all.filter((each) => isOfSupply(ctx, each, home, settled.homes.length === 1))
}
