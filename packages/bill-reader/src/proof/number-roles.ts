import type { PlacedNumber } from './price-line.ts'

const LIKELY_PENCE = { least: 1.5, most: 130 }
export const VAT = [1, 1.05] as const
/** Above this a price per kWh is electricity's. */
export const GAS_CEILING_PENCE = 12.5

export function isSame(one: PlacedNumber, other: PlacedNumber): boolean {
  return one.cell === other.cell && one.start === other.start
}

export function isSum({ unit, decimals, per, value }: PlacedNumber): boolean {
  return (unit === 'gbp' || unit === undefined) && decimals === 2 && per === undefined && value >= 0.5
}

export function isPrice({ unit, per, decimals, value }: PlacedNumber): boolean {
  if (per === 'year' || per === 'month' || decimals === 0) return false
  if (unit === 'gbp' || (unit === undefined && value < 1.5)) return decimals >= 3 && value >= 0.015 && value < 1.5
  return (unit === 'pence' || unit === undefined) && value >= LIKELY_PENCE.least && value <= LIKELY_PENCE.most
}

export function isQuantity({ unit, per, value, decimals, isCredit }: PlacedNumber): boolean {
  const isCount = unit === 'kwh' || unit === 'units' || unit === undefined
  return isCount && per === undefined && value >= 1 && decimals <= 3 && !isCredit
}
