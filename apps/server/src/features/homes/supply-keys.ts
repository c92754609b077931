import { createHmac } from 'node:crypto'
import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { Household } from '@mowatt/agent/advise-home'
import type { Context } from '../../context.ts'

export type SupplyKind = 'mpan' | 'mprn' | 'account' | 'postcode'
/** Identifies a supply, as a hash. Keyed: there are few enough numbers to try them all against a plain one. */
export type SupplyKey = `${SupplyKind}:${string}`

type Keys = Pick<Context, 'secrets'>

export function keysOfBill(ctx: Keys, { electricity, gas, accountNumber, customerPostcode }: BillFacts): SupplyKey[] {
  return supplyKeys(ctx, {
    mpan: electricity?.mpan,
    mprn: gas?.mprn,
    account: accountNumber,
    postcode: customerPostcode,
  })
}

export function keysOfTold(ctx: Keys, { mpan, postcode }: Household): SupplyKey[] {
  return supplyKeys(ctx, { mpan, postcode })
}

/** The keys of a home after other details were given; those of its bills don't change. */
export function withKeysOf(
  ctx: Keys,
  before: { supply: readonly SupplyKey[]; told: Household; bills: readonly { keys: readonly SupplyKey[] }[] },
  told: Household,
): SupplyKey[] {
  const toldBefore = keysOfTold(ctx, before.told)
  const ofBills = new Set(before.bills.flatMap(({ keys }) => keys))
  const left = before.supply.filter((key) => ofBills.has(key) || !toldBefore.includes(key))
  return [...new Set([...left, ...keysOfTold(ctx, told)])]
}

/** Spaces, case and leading zeros don't make another supply. */
export function supplyKeys({ secrets }: Keys, numbers: Partial<Record<SupplyKind, string | undefined>>): SupplyKey[] {
  return Object.entries(numbers).flatMap(([kind, number]) => {
    const plain = number
      ?.replace(/[^\da-z]/gi, '')
      .toUpperCase()
      .replace(/^0+/, '')
    if (!plain) return []
    const hash = createHmac('sha256', secrets.files).update(`homes-supply:${kind}:${plain}`).digest('base64url')
    return [`${kind as SupplyKind}:${hash}` as const]
  })
}
