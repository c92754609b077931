import type { SwitchState } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { SwitchRecord } from './switches/switch-record.ts'
import { listRunningOf, listSwitchesOf } from './switches/switch-store.ts'
import { switchCard } from './switches/wire-switch.ts'

export type SupplyOfSwitch = { mpan?: string | undefined; mprn?: string | undefined; postcode?: string | undefined }
export type SwitchOfSupply = SupplyOfSwitch & { switchId: string; title: string; state: SwitchState; says: string }

const MOST = 50

/** Somebody's switches, newest first, with the supply that each is about as far as it is filled in. */
export async function listSwitchesWithSupply(ctx: Context, subject: string): Promise<SwitchOfSupply[]> {
  const records = await listSwitchesOf(ctx, ctx.db, subject, MOST)
  return records.map((record) => {
    const { switch_id: switchId, title, says } = switchCard(ctx, record)
    return { switchId, title, says, state: record.state, ...supplyOf(record) }
  })
}

/** Switches of these accounts that were agreed to and have not ended. */
export async function listRunningSwitches(
  ctx: Pick<Context, 'secrets'>,
  db: Db,
  userIds: readonly string[],
): Promise<(SupplyOfSwitch & { userId: string })[]> {
  const records = await listRunningOf(ctx, db, userIds)
  return records.flatMap((record) => (record.userId === null ? [] : [{ userId: record.userId, ...supplyOf(record) }]))
}

function supplyOf({ details: { mpan, mprn, address } }: SwitchRecord): SupplyOfSwitch {
  return { mpan, mprn, postcode: address?.postcode }
}
