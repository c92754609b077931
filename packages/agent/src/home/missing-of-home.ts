import { addDays, type IsoDay } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import type { KnownHome } from './known-home.ts'
import type { Terms } from './terms-of-home.ts'

export type MissingOfHome =
  | 'postcode'
  | 'mpan'
  | 'use'
  | 'people'
  | 'bedrooms'
  | 'heating'
  | 'night_rate'
  | 'ends_on'
  | 'exit_fee'

const FREE_DAYS = 49

/** The one thing to ask before tariffs can be compared; nothing already known. */
export function missingOfHome(
  said: Household,
  { endsOn, exitFeePence, deal }: Terms,
  home: Pick<KnownHome, 'region' | 'use' | 'useSource' | 'missing' | 'bases'>,
  today: IsoDay,
): MissingOfHome | undefined {
  const { region, use, useSource } = home
  if (!region || region.kind === 'unreadable') return 'postcode'
  if (region.kind === 'unsure' || region.kind === 'contradiction') return 'mpan'
  if (!use.electricity && !use.gas) {
    if (said.people !== undefined) return 'bedrooms'
    return said.bedrooms !== undefined ? 'people' : 'use'
  }
  if (useSource === 'questions' && said.heating === undefined) return 'heating'
  if (lacksNightRate(home) && !said.isNightUnknown) return 'night_rate'
  if (deal === 'fixed' && endsOn === undefined && !said.isEndUnknown) return 'ends_on'
  const isFar = endsOn !== undefined && endsOn > addDays(today, FREE_DAYS)
  return isFar && exitFeePence === undefined && !said.isFeeUnknown ? 'exit_fee' : undefined
}

/** The bill shows a rate by day, and the price cap stands in for both until the one at night is known. */
export function lacksNightRate({ missing, bases }: Pick<KnownHome, 'missing' | 'bases'>): boolean {
  return bases.electricity === 'no_rates' && missing.some(({ fact }) => fact === 'night_rate')
}
