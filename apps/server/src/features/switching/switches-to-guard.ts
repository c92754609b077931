import type { SwitchState } from '@mowatt/contract'
import type { GuardedSwitch } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { SupplyOfSwitch } from './switches-of-supply.ts'
import { startOf } from './switches/start-of.ts'
import type { SwitchRecord } from './switches/switch-record.ts'
import { listSwitchesById, listSwitchesOf } from './switches/switch-store.ts'

/** A switch as the guard sees it. */
export type SwitchToGuard = SupplyOfSwitch & {
  switchId: string
  owner: string
  userId: string | null
  chatId: string | null
  email: string | undefined
  tariffName: string
  /** It was cancelled or refused: the supply doesn't move. */
  isOff: boolean
  /** Null until a day is known, and once it is cancelled. */
  guarded: GuardedSwitch | null
}

type Keys = Pick<Context, 'secrets'>
const MOST = 50
const NOT_AGREED: ReadonlySet<SwitchState> = new Set(['draft', 'details', 'consent'])

export async function listSwitchesToGuard(
  ctx: Keys,
  db: Db,
  of: { ids: readonly string[] } | { subject: string },
): Promise<SwitchToGuard[]> {
  const records =
    'ids' in of ? await listSwitchesById(ctx, db, of.ids) : await listSwitchesOf(ctx, db, of.subject, MOST)
  return records.filter(({ state }) => !NOT_AGREED.has(state)).map(toGuard)
}

function toGuard(record: SwitchRecord): SwitchToGuard {
  const { id, owner, userId, chatId, details, frozen, state } = record
  const startsOn = startOf(record)
  const isOff = state === 'cancelled' || state === 'failed'
  return {
    switchId: id,
    owner,
    userId,
    chatId,
    email: details.email,
    mpan: details.mpan,
    mprn: details.mprn,
    postcode: details.address?.postcode,
    tariffName: frozen.offer.name,
    isOff,
    guarded:
      isOff || startsOn === null
        ? null
        : {
            newSupplier: frozen.offer.supplier,
            fuels: frozen.fuels,
            startsOn,
            hasMoved: state === 'complete',
            holidaysOf: frozen.region === 'N' || frozen.region === 'P' ? 'scotland' : 'england_and_wales',
          },
  }
}
