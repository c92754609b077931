import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, type FuelContract, type IsoDay, isSameSupplier, type PaymentMethod } from '@mowatt/tariffs'

/** What a fuel moved to by a switch that is complete: the deal of now, until a bill says otherwise. */
export type AgreedFuel = {
  switchId: string
  supplier: string
  tariffName: string
  kind: 'fixed' | 'variable' | 'tracker'
  paymentMethod: PaymentMethod
  movedOn: IsoDay
  /** Its prices are those of this day. */
  pricedOn: IsoDay
  /** Without a price where it was shown in no form that a year can be worked out from. */
  contract: FuelContract
}
export type AgreedDeals = Partial<Record<Fuel, AgreedFuel>>

/**
 * What an agreed deal is beside the newest bill. `instead`: the bill is of the time before. `beside`: it is the new
 * supplier's, and the agreement fills in what it doesn't print. Undefined: the supply has moved on to somebody else.
 */
export type AgreedNow = AgreedFuel & { use: 'instead' | 'beside' }

export function agreedNow(
  agreed: AgreedFuel | undefined,
  fuel: Fuel,
  bill: BillFacts | undefined,
): AgreedNow | undefined {
  if (!agreed) return undefined
  const lastDay = bill?.periodTo ?? bill?.billDate
  if (!bill?.[fuel] || lastDay === undefined || lastDay <= agreed.movedOn) return { ...agreed, use: 'instead' }
  if (bill.supplier === undefined || isSameSupplier(bill.supplier, agreed.supplier)) return { ...agreed, use: 'beside' }
  // A final bill of the old supplier may run a day or two into the new contract.
  const isAfterwards = bill.periodFrom !== undefined && bill.periodFrom >= agreed.movedOn
  return isAfterwards ? undefined : { ...agreed, use: 'instead' }
}

const VARIABLE_NAME = /variable|standard|flexi|default|deemed|evergreen|\bsvt\b/i

export function isVariableName(name: string | undefined): boolean {
  return VARIABLE_NAME.test(name ?? '')
}

/** A bill's contract with the end and the fee that were agreed, where it prints none and is of that deal. */
export function withAgreedTerms(printed: FuelContract, agreed: AgreedFuel, bill: BillFacts, fuel: Fuel): FuelContract {
  const { endsOn, exitFeePence } = agreed.contract
  const isOver = endsOn !== undefined && bill.periodFrom !== undefined && endsOn < bill.periodFrom
  if (isOver || (agreed.kind === 'fixed' && isVariableName(bill[fuel]?.tariffName))) return printed
  const { endIsUnknown, ...known } = printed
  return {
    ...known,
    ...(known.endsOn === undefined && endsOn !== undefined && { endsOn }),
    ...(known.endsOn === undefined && endsOn === undefined && endIsUnknown && { endIsUnknown }),
    ...(known.exitFeePence === undefined && exitFeePence !== undefined && { exitFeePence }),
  }
}
