import { addDays, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import type { Fuel } from '../tariff/fuel.ts'
import { FUELS } from '../tariff/fuel.ts'
import type { FuelContract, HomeContracts } from '../tariff/fuel-contract.ts'

/** A supplier may not charge for leaving in the last 49 days of a fixed term. */
const FREE_DAYS = 49
// Some suppliers count the window to the day the switch completes: between these, a call is wise.
const SURE_DAYS = 42

export type ExitFee = {
  fuel: Fuel
  pence: number
  /** No fee by the rule, but close enough to its edge that the supplier should confirm. */
  askSupplier: boolean
}

/** The exit fee of a contract on a day. Variable contracts have none. */
export function exitFeeOn(contract: FuelContract, day: IsoDay): Omit<ExitFee, 'fuel'> {
  const pence = contract.exitFeePence ?? 0
  if (contract.endsOn === undefined) return { pence: contract.endIsUnknown ? pence : 0, askSupplier: false }
  const daysLeft = daysBetween(day, contract.endsOn)
  if (daysLeft > FREE_DAYS) return { pence, askSupplier: false }
  return { pence: 0, askSupplier: pence > 0 && daysLeft >= SURE_DAYS }
}

/** Fees for the fuels that leave, with those that cost nothing and raise no question left out. */
export function exitFeesOn(contracts: HomeContracts, fuels: readonly Fuel[], day: IsoDay): ExitFee[] {
  return FUELS.filter((fuel) => fuels.includes(fuel)).flatMap((fuel) => {
    const contract = contracts[fuel]
    const fee = contract && exitFeeOn(contract, day)
    return fee && (fee.pence > 0 || fee.askSupplier) ? [{ fuel, ...fee }] : []
  })
}

/** The first day without an exit fee. Undefined if there never is a fee, or if the end date is unknown. */
export function freeToLeaveOn({
  endsOn,
  exitFeePence = 0,
}: Pick<FuelContract, 'endsOn' | 'exitFeePence'>): IsoDay | undefined {
  return endsOn !== undefined && exitFeePence > 0 ? addDays(endsOn, -FREE_DAYS) : undefined
}
