import type { Switch } from '@mowatt/contract'
import { longDate } from '../../browser/long-date.ts'
import { pounds } from '../../shell/app/money-words.ts'
import { tariffTexts } from './switch-texts.ts'

type Tariff = Switch['tariff']

/** How long the price is fixed. */
export function sayHowLong({ term, price_ends: ends }: Tariff): string {
  if (!ends) return term
  // A term that names its end date does not have to repeat it.
  return ends.is_about ? tariffTexts.endsAround(term, longDate(ends.on)) : tariffTexts.fixedUntil(longDate(ends.on))
}

/** The exit fee of the new tariff before its end. */
export function sayExitFee({ exit_fee_pence: each, fuels }: Tariff): string {
  if (each === 0) return tariffTexts.nothing
  const all = fuels.length > 1 ? tariffTexts.exitFees(pounds(each), pounds(each * fuels.length)) : pounds(each)
  return tariffTexts.freeAtTheEnd(all)
}
