import type { Switch } from '@mowatt/contract'
import { longDate } from '../../browser/long-date.ts'
import { pounds } from '../../shell/app/money-words.ts'

type Tariff = Switch['tariff']

/** How long the price is what it is. */
export function sayHowLong({ term, price_ends: ends }: Tariff): string {
  if (!ends) return term
  // A term that names its day need not name it twice.
  return ends.is_about
    ? `${term} Your fixed price ends around ${longDate(ends.on)}.`
    : `Fixed until ${longDate(ends.on)}.`
}

/** What it costs to leave the new tariff before its end. */
export function sayExitFee({ exit_fee_pence: each, fuels }: Tariff): string {
  if (each === 0) return 'Nothing'
  const all = fuels.length > 1 ? `${pounds(each)} per fuel, ${pounds(each * fuels.length)} in total` : pounds(each)
  return `${all}. You can leave for free in the last 49 days.`
}
