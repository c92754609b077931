import { addDays, type IsoDay } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import type { KnownHome } from './known-home.ts'
import type { Terms } from './terms-of-home.ts'

export type MissingOfHome = 'postcode' | 'mpan' | 'use' | 'people' | 'bedrooms' | 'heating' | 'ends_on' | 'exit_fee'

const FREE_DAYS = 49

/** The one thing to ask before tariffs can be compared; nothing already known. */
export function missingOfHome(
  said: Household,
  { endsOn, exitFeePence, deal }: Terms,
  { region, use, useSource }: Pick<KnownHome, 'region' | 'use' | 'useSource'>,
  today: IsoDay,
): MissingOfHome | undefined {
  if (!region || region.kind === 'unreadable') return 'postcode'
  if (region.kind === 'unsure' || region.kind === 'contradiction') return 'mpan'
  if (!use.electricity && !use.gas) {
    if (said.people !== undefined) return 'bedrooms'
    return said.bedrooms !== undefined ? 'people' : 'use'
  }
  if (useSource === 'questions' && said.heating === undefined) return 'heating'
  if (deal === 'fixed' && endsOn === undefined && !said.isEndUnknown) return 'ends_on'
  const isFar = endsOn !== undefined && endsOn > addDays(today, FREE_DAYS)
  return isFar && exitFeePence === undefined && !said.isFeeUnknown ? 'exit_fee' : undefined
}
