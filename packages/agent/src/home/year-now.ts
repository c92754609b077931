import { type IsoDay, yearAsNow, type YearAsNow } from '@mowatt/tariffs'
import type { CurrentBasis, KnownHome } from './known-home.ts'

/** What the figure is called wherever it stands. */
export const YEAR_TITLES: Readonly<Record<Exclude<CurrentBasis, 'unknown'>, string>> = {
  bill: 'A year at the rates on your bill',
  switch: 'A year at the rates you switched to',
  fix_over: 'A year at the price cap, because your fix has ended',
  old_bill: 'A year at the price cap, because prices have changed since your bill',
  stated_rates: 'A year at the rates you told me',
  spend: 'If you stay, going by what you pay now',
  variable: 'A year on a standard variable tariff at the price cap',
}

/** What a year as now costs: the one figure for it, in every sentence and on every card. Undefined where nobody knows. */
export function yearNow({ currentBasis, use, contracts }: KnownHome, on: IsoDay): YearAsNow | undefined {
  if (currentBasis === 'unknown') return undefined
  const year = yearAsNow({ on, use, current: contracts })
  return year.cost.electricity || year.cost.gas ? year : undefined
}
