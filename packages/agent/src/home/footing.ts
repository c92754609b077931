import { FUELS } from '@mowatt/tariffs'
import type { KnownHome } from './known-home.ts'
import { NEWER } from './present-deal.ts'

/** What advice rests on where not all of it is known, and what would settle it. */
export type Footing = { isPriceAssumed: boolean; restsOn: string[]; asks: string }

const ON_CAP = 'I’ve assumed you pay the price cap. Your own rates may be lower.'

/** Undefined where use and price are both known: then the advice stands to the penny. */
export function footingOf(home: KnownHome): Footing | undefined {
  const { isPriceAssumed } = home
  const estimated = FUELS.flatMap((fuel) => (home.use[fuel]?.low ? [home.use[fuel].note] : []))
  if (!isPriceAssumed && estimated.length === 0) return undefined
  const { currentBasis } = home
  const onCap = currentBasis === 'variable' || currentBasis === 'spend' ? [ON_CAP] : []
  const assumed = home.assumed.filter((each) => each !== NEWER)
  const restsOn = new Set([...onCap, ...assumed, ...estimated, ...home.notes])
  return { isPriceAssumed, restsOn: [...restsOn], asks: sayAsked(home, estimated.length > 0) }
}

function sayAsked({ isPriceAssumed, useSource, currentBasis, assumed }: KnownHome, isUseEstimated: boolean): string {
  const wanted = [
    ...(isPriceAssumed ? ['the unit rates and standing charges you pay now'] : []),
    ...(isUseEstimated ? ['how many kWh you use in a year'] : []),
  ].join(', and ')
  const hasBill = useSource === 'bill' || ['bill', 'fix_over', 'old_bill'].includes(currentBasis)
  const isNew = hasBill && !isPriceAssumed && assumed.length === 0
  if (isNew) return `Tell me ${wanted}, and I can be exact.`
  return `Add ${hasBill ? 'a newer' : 'your'} bill, or tell me ${wanted}, and I can be exact.`
}
