import { microOfPence } from '../money/micro-pence.ts'
import type { Fuel } from '../tariff/fuel.ts'
import type { Price } from '../tariff/price.ts'
import { type CapPlace, capPrice } from './cap-in-force.ts'
import { vatOn } from './vat.ts'

type Stated = { unitPence?: number; nightPence?: number; standingPence?: number }

/** The rates that the user stated; missing ones are taken from the cap. People read rates with VAT. */
export function statedPrice(fuel: Fuel, stated: Stated, place: CapPlace): Price | undefined {
  const cap = capPrice(fuel, place)?.price
  const [unit, night, own] = [stated.unitPence, stated.nightPence, stated.standingPence].map((pence) =>
    pence === undefined ? undefined : microOfPence(pence),
  )
  if (unit === undefined) return undefined
  const standing = own ?? cap?.standingMicroPencePerDay
  if (standing === undefined) return undefined
  return {
    from: place.on,
    unitRates: night === undefined ? { single: unit } : { day: unit, night },
    standingMicroPencePerDay: standing,
    includesVatBasisPoints: vatOn(place.figures.vatRates, fuel, place.on),
  }
}
