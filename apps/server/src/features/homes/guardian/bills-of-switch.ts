import { FUELS, type GuardBill } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { listReadBills, type ReadBill } from '../../bills/public.ts'
import type { SwitchToGuard } from '../../switching/public.ts'
import { chooseHome } from '../choose-home.ts'
import { type HomeRecord, listApart } from '../home-store.ts'
import { keysOfBill, supplyKeys } from '../supply-keys.ts'

/** The bills of the user who switched, as far as they are about the supply that moved. */
export async function billsOfSwitch(
  ctx: Context,
  db: Db,
  about: SwitchToGuard,
  home: HomeRecord | undefined,
): Promise<ReadBill[]> {
  const { userId, chatId } = about
  const apart = userId === null ? new Set<string>() : await listApart(db, userId)
  const all =
    userId !== null
      ? await listReadBills(ctx, db, { userId })
      : chatId === null
        ? []
        : await listReadBills(ctx, db, { chatId })
  return ofSwitch(
    ctx,
    about,
    home,
    all.filter(({ id }) => !apart.has(id)),
  )
}

/** Those of its home, and those that name its supply but are in no home yet. */
export function ofSwitch(
  ctx: Pick<Context, 'secrets'>,
  { mpan, mprn, postcode }: SwitchToGuard,
  home: HomeRecord | undefined,
  bills: readonly ReadBill[],
): ReadBill[] {
  const keys = supplyKeys(ctx, { mpan, mprn, postcode })
  const placed = new Set(home?.content.bills.map(({ id }) => id))
  return bills.filter(
    ({ id, reading }) => placed.has(id) || chooseHome(keysOfBill(ctx, reading.facts), [{ keys }]) !== undefined,
  )
}

export function guardBillOf({ id, reading: { facts } }: ReadBill): GuardBill {
  const { supplier, periodFrom, periodTo, billDate, balanceGbp } = facts
  return {
    id,
    supplier,
    fuels: FUELS.filter((fuel) => facts[fuel] !== undefined),
    from: periodFrom,
    to: periodTo,
    on: billDate,
    balancePence: balanceGbp === undefined ? undefined : Math.round(balanceGbp * 100),
  }
}
