import type { RegionLetter } from '../place/region.ts'
import { shippedFigures as figures } from '../reference/known-figures.ts'
import { capRatesOn } from '../reference/price-cap.ts'
import type { Fuel, PaymentMethod } from '../tariff/fuel.ts'

export const FIRST_DAY = '2025-10-01'
export const LATEST_DAY = '2026-10-01'
/** Of a penny, as price lists have them; in millionths. */
export const ONE_THOUSANDTH = 1000
const LAST_REGIONAL_DAY = '2026-07-01'

/** Rates without VAT, in millionths of a penny. */
export type Base = { unit: number; standing: number }

/** Of the latest cap only the average is known, so each region's cap of July 2026 is moved as the average moved. */
export function baseOf(fuel: Fuel, region: RegionLetter, day: string): Base {
  if (day !== LATEST_DAY) return capOn(fuel, day, region)
  const [regional, before, after] = [
    capOn(fuel, LAST_REGIONAL_DAY, region),
    capOn(fuel, LAST_REGIONAL_DAY),
    capOn(fuel, day),
  ]
  return {
    unit: (regional.unit * after.unit) / before.unit,
    standing: (regional.standing * after.standing) / before.standing,
  }
}

function capOn(fuel: Fuel, on: string, region?: RegionLetter, paymentMethod: PaymentMethod = 'direct_debit'): Base {
  const cap = capRatesOn({ figures, on, fuel, region, paymentMethod })
  if (!cap || !('single' in cap.price.unitRates)) throw new Error(`No cap for ${fuel} on ${on}`)
  const withoutVat = 10_000 / (10_000 + cap.price.includesVatBasisPoints)
  return { unit: cap.price.unitRates.single * withoutVat, standing: cap.price.standingMicroPencePerDay * withoutVat }
}

/** The last period with all three payment methods gives the differences between them. */
export function byPaymentMethod(base: Base, fuel: Fuel, paymentMethod: PaymentMethod): Base {
  const [direct, other] = [capOn(fuel, '2025-07-01'), capOn(fuel, '2025-07-01', undefined, paymentMethod)]
  return { unit: (base.unit * other.unit) / direct.unit, standing: (base.standing * other.standing) / direct.standing }
}
