import type { IsoDay } from '../calendar/iso-day.ts'
import { type Fuel, FUELS, type PaymentMethod } from '../tariff/fuel.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import { isSameSupplier } from './same-supplier.ts'

/** A fuel's deal after a completed switch: the current deal, until a bill shows otherwise. */
export type AgreedFuel = {
  switchId: string
  supplier: string
  tariffName: string
  kind: 'fixed' | 'variable' | 'tracker'
  paymentMethod: PaymentMethod
  movedOn: IsoDay
  /** Its prices are those of this day. */
  pricedOn: IsoDay
  /** Without a price if it was not shown in a form that a year can be calculated from. */
  contract: FuelContract
}
export type AgreedDeals = Partial<Record<Fuel, AgreedFuel>>

/**
 * How an agreed deal relates to the newest bill. `instead`: the bill is from before it. `beside`: the bill is from the
 * new supplier, and the agreement fills in what it doesn't print. Undefined: the supply has moved to another supplier.
 */
export type AgreedNow = AgreedFuel & { use: 'instead' | 'beside' }

type BillSaid = {
  supplier?: string | undefined
  periodFrom?: IsoDay | undefined
  periodTo?: IsoDay | undefined
  billDate?: IsoDay | undefined
}

export function agreedNow(
  moved: AgreedDeals,
  bill: (BillSaid & { fuels: readonly Fuel[] }) | undefined,
): Partial<Record<Fuel, AgreedNow>> {
  return Object.fromEntries(
    FUELS.flatMap((fuel) => {
      const agreed = moved[fuel]
      const use = agreed && useOf(agreed, bill?.fuels.includes(fuel) ? bill : undefined)
      return use ? [[fuel, { ...agreed, use }]] : []
    }),
  )
}

function useOf({ movedOn, supplier }: AgreedFuel, bill: BillSaid | undefined): AgreedNow['use'] | undefined {
  const lastDay = bill?.periodTo ?? bill?.billDate
  if (!bill || lastDay === undefined || lastDay <= movedOn) return 'instead'
  if (bill.supplier === undefined || isSameSupplier(bill.supplier, supplier)) return 'beside'
  // A final bill of the old supplier may run a day or two into the new contract.
  return bill.periodFrom !== undefined && bill.periodFrom >= movedOn ? undefined : 'instead'
}

const VARIABLE_NAME = /variable|standard|flexi|default|deemed|evergreen|\bsvt\b/i

export function isVariableName(name: string | undefined): boolean {
  return VARIABLE_NAME.test(name ?? '')
}

/** A bill's contract with the agreed end and fee, if it prints none and is for that deal. */
export function withAgreedTerms(
  printed: FuelContract,
  agreed: AgreedFuel,
  bill: BillSaid & { tariffName?: string | undefined },
): FuelContract {
  const { endsOn, exitFeePence } = agreed.contract
  const isOver = endsOn !== undefined && bill.periodFrom !== undefined && endsOn < bill.periodFrom
  if (isOver || (agreed.kind === 'fixed' && isVariableName(bill.tariffName))) return printed
  const { endIsUnknown, ...known } = printed
  return {
    ...known,
    ...(known.endsOn === undefined && endsOn !== undefined && { endsOn }),
    ...(known.endsOn === undefined && endsOn === undefined && endIsUnknown && { endIsUnknown }),
    ...(known.exitFeePence === undefined && exitFeePence !== undefined && { exitFeePence }),
  }
}
