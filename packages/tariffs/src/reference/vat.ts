import type { IsoDay } from '../calendar/iso-day.ts'
import { type BasisPoints, type Fuel, FUELS } from '../tariff/fuel.ts'
import type { Sourced } from './sourced.ts'

export type VatRate = { fuel: Fuel; from: IsoDay; basisPoints: BasisPoints } & Sourced

/** The part of the table that a calculation needs; a test or a dated claim may pass its own. */
export type VatTable = readonly Pick<VatRate, 'fuel' | 'from' | 'basisPoints'>[]

/** The rate in force for a fuel on a day. A day before the table begins is a bug of the caller. */
export function vatOn(table: VatTable, fuel: Fuel, day: IsoDay): BasisPoints {
  return rateOn(table, fuel, day).basisPoints
}

function rateOn<Rate extends VatTable[number]>(table: readonly Rate[], fuel: Fuel, day: IsoDay): Rate {
  let found: Rate | undefined
  for (const rate of table) {
    if (rate.fuel === fuel && rate.from <= day && (!found || rate.from >= found.from)) found = rate
  }
  if (!found) throw new RangeError(`No VAT rate is known for ${fuel} on ${day}`)
  return found
}

/** The table as of one day, fixed for ever: the yearly figures of a cap period are published with that VAT. */
export function vatFrozenOn(table: readonly VatRate[], day: IsoDay): VatRate[] {
  return FUELS.map((fuel) => ({ ...rateOn(table, fuel, day), from: '0001-01-01' }))
}
