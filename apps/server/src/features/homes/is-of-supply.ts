import type { Context } from '../../context.ts'
import type { SupplyOfSwitch } from '../switching/public.ts'
import { chooseHome } from './choose-home.ts'
import type { HomeRecord } from './home-store.ts'
import { supplyKeys } from './supply-keys.ts'

/** Whether a switch is about this home. One that names no supply is about the only home there is. */
export function isOfSupply(
  ctx: Pick<Context, 'secrets'>,
  { mpan, mprn, postcode }: SupplyOfSwitch,
  { content }: Pick<HomeRecord, 'content'>,
  isOnlyHome: boolean,
): boolean {
  const keys = supplyKeys(ctx, { mpan, mprn, postcode })
  const names = keys.length > 0 && content.supply.length > 0
  return names ? chooseHome(keys, [{ keys: content.supply }]) !== undefined : isOnlyHome
}
