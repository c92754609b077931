import type { SwitchState } from '@mowatt/contract'
import type { AgreedDeals, IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { agreedContracts } from './switches/agreed-contracts.ts'
import { startOf } from './switches/start-of.ts'
import type { SwitchRecord } from './switches/switch-record.ts'
import { listAgreedOf, listSwitchesOf } from './switches/switch-store.ts'
import { switchCard } from './switches/wire-switch.ts'

export type SupplyOfSwitch = { mpan?: string | undefined; mprn?: string | undefined; postcode?: string | undefined }
export type SwitchOfSupply = SupplyOfSwitch & { switchId: string; title: string; state: SwitchState; says: string }

const MOST = 50

/** A user's switches, newest first, with the supply that each is about as far as it is filled in. */
export async function listSwitchesWithSupply(ctx: Context, subject: string): Promise<SwitchOfSupply[]> {
  const records = await listSwitchesOf(ctx, ctx.db, subject, MOST)
  return records.map((record) => {
    const { switch_id: switchId, title, says } = switchCard(ctx, record)
    return { switchId, title, says, state: record.state, ...supplyOf(record) }
  })
}

export type AgreedSwitch = SupplyOfSwitch & {
  switchId: string
  owner: string
  userId: string | null
  /** Null while it runs. */
  movedOn: IsoDay | null
  movedAt: Date | null
  /** What was agreed to, and the day of the move or the one by which it has to be. */
  offer: { tariffName: string; supplier: string; on: IsoDay | null }
  /** The deals that the supply moved to; none while it runs. */
  deals: AgreedDeals
}

/** Switches of these users that were agreed to and are running or complete, newest first. */
export async function listAgreedSwitches(
  ctx: Pick<Context, 'secrets' | 'config' | 'now'>,
  db: Db,
  subjects: readonly string[],
): Promise<AgreedSwitch[]> {
  const records = await listAgreedOf(ctx, db, subjects)
  return records.map((record) => {
    const hasMoved = record.state === 'complete'
    return {
      switchId: record.id,
      owner: record.owner,
      userId: record.userId,
      movedOn: hasMoved ? startOf(record) : null,
      movedAt: hasMoved ? record.endedAt : null,
      offer: { tariffName: record.frozen.offer.name, supplier: record.frozen.offer.supplier, on: startOf(record) },
      deals: agreedContracts(ctx, record),
      ...supplyOf(record),
    }
  })
}

function supplyOf({ details: { mpan, mprn, address } }: SwitchRecord): SupplyOfSwitch {
  return { mpan, mprn, postcode: address?.postcode }
}
