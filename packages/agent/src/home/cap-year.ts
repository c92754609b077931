import { capRatesOn, type Fuel, type IsoDay } from '@mowatt/tariffs'

const DAYS = 365
const MICRO = 1_000_000

/** What a year of so many kWh costs at the average cap of today by Direct Debit. Rough: the cap changes within a year. */
export function capYearPence(fuel: Fuel, kwh: number, on: IsoDay): number | undefined {
  const price = capRatesOn({ on, fuel, paymentMethod: 'direct_debit' })?.price
  if (!price || !('single' in price.unitRates)) return undefined
  return Math.round((kwh * price.unitRates.single + DAYS * price.standingMicroPencePerDay) / MICRO)
}

/** The average cap's price of a kWh, in pence. */
export function capUnitPence(fuel: Fuel, on: IsoDay): number | undefined {
  const price = capRatesOn({ on, fuel, paymentMethod: 'direct_debit' })?.price
  return price && 'single' in price.unitRates ? price.unitRates.single / MICRO : undefined
}
