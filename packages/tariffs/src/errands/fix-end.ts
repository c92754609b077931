import { daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import { exitFeeOn, freeToLeaveOn } from '../compare/exit-fee.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'

/** `early`: leaving still costs, or may. `free`: it costs nothing. `over`: the fix has ended. */
export type FixEnd = {
  stage: 'early' | 'free' | 'over'
  endsOn: IsoDay
  /** The first day without an exit fee; null if there never is one. */
  freeFrom: IsoDay | null
  daysLeft: number
  /** Null if the fee is unknown, which is not the same as no fee. */
  feeTodayPence: number | null
  /** This near the boundary of the free days, the supplier should confirm. */
  askSupplier: boolean
}

/** The stage of a fixed deal before its end; undefined for one without a known end. */
export function fixEnd(contract: FuelContract, today: IsoDay): FixEnd | undefined {
  const { exitFeePence, endedOn, endsOn = endedOn } = contract
  if (endsOn === undefined) return undefined
  const isOver = today > endsOn
  const { askSupplier } = exitFeeOn(contract, today)
  // An unknown fee may be any, so its free days begin like those of a fixed term with a fee.
  const freeFrom = freeToLeaveOn({ ...contract, exitFeePence: exitFeePence ?? 1 }) ?? null
  const isEarly = freeFrom !== null && today < freeFrom
  return {
    stage: isOver ? 'over' : isEarly ? 'early' : 'free',
    endsOn,
    freeFrom,
    daysLeft: Math.max(0, daysBetween(today, endsOn)),
    feeTodayPence: isEarly ? (exitFeePence ?? null) : 0,
    askSupplier: !isOver && askSupplier,
  }
}
