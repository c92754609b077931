import { type IsoDay, yearAsNow, type YearAsNow } from '@mowatt/tariffs'
import type { CurrentBasis, KnownHome } from './known-home.ts'

/** The label of this figure, everywhere. */
export const YEAR_TITLES: Readonly<Record<Exclude<CurrentBasis, 'unknown'>, string>> = {
  bill: 'A year at the rates on your bill',
  switch: 'A year at the rates you switched to',
  fix_over: 'A year at the price cap, because your fix has ended',
  old_bill: 'A year at the price cap, because prices have changed since your bill',
  stated_rates: 'A year at the rates you told me',
  spend: 'If you stay, going by what you pay now',
  variable: 'A year on a standard variable tariff at the price cap',
}

/** The cost of a year on the current deal: the only figure for it anywhere. Undefined if unknown. */
export function yearNow({ currentBasis, use, contracts, figures }: KnownHome, on: IsoDay): YearAsNow | undefined {
  if (currentBasis === 'unknown') return undefined
  const year = yearAsNow({ on, use, current: contracts, figures })
  return year.cost.electricity || year.cost.gas ? year : undefined
}
