import type { Assumed } from '@mowatt/contract'
import { ASSUMPTION_TEXTS, FUELS, type HomeCost } from '@mowatt/tariffs'
import { DIRECT_DEBIT_ASSUMED, type KnownHome } from './known-home.ts'
import { NEWER } from './present-deal.ts'
import { WITHOUT } from '@mowatt/text/use-of-home'

/** The assumptions of advice and, if not all is known, what would make it certain. */
export type Footing = { isPriceAssumed: boolean; assumed: Assumed[]; asks: string | undefined }

const ON_CAP = 'I’ve assumed you pay the price cap. Your own rates may be lower.'

/** Each assumption once, with the value that a user can give to replace it. */
export function footingOf(home: KnownHome, current: HomeCost): Footing {
  const { isPriceAssumed, currentBasis } = home
  const notes = FUELS.flatMap((fuel) => (home.use[fuel]?.low ? [{ fuel, note: home.use[fuel].note }] : []))
  const estimated = notes.map(({ fuel, note }): Assumed => {
    // Both estimated: tell them apart by their names.
    const isTwice = notes.some((other) => other.fuel !== fuel && other.note === note)
    const text = isTwice
      ? `${fuel === 'gas' ? 'Gas' : 'Electricity'}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`
      : note
    return { text, wants: `${fuel}_kwh` }
  })
  const onCap = currentBasis === 'variable' || currentBasis === 'spend' ? [ON_CAP] : []
  const assumed = [
    ...[...onCap, ...home.assumed.filter((each) => each !== NEWER)].map((text) => ({ text, wants: 'rates' as const })),
    ...estimated,
    ...home.notes.map((text) => ({ text, wants: wantedBy(text) })),
    ...current.assumptions.map((each) => ({ text: ASSUMPTION_TEXTS[each], wants: null })),
  ]
  const isExact = !isPriceAssumed && estimated.length === 0
  return {
    isPriceAssumed,
    assumed: onceEach(assumed),
    asks: isExact ? undefined : sayAsked(home, estimated.length > 0),
  }
}

function wantedBy(note: string): Assumed['wants'] {
  if (note === DIRECT_DEBIT_ASSUMED) return 'payment_method'
  const fuel = FUELS.find((each) => note === WITHOUT[each])
  return fuel ? `${fuel}_kwh` : null
}

function onceEach(assumed: readonly Assumed[]): Assumed[] {
  return [...new Map(assumed.map((each) => [`${each.wants} ${each.text}`, each])).values()]
}

function sayAsked({ isPriceAssumed, useSource, currentBasis, assumed }: KnownHome, isUseEstimated: boolean): string {
  const wanted = [
    ...(isPriceAssumed ? ['the unit rates and standing charges you pay now'] : []),
    ...(isUseEstimated ? ['how many kWh you use in a year'] : []),
  ].join(', and ')
  const hasBill = useSource === 'bill' || ['bill', 'fix_over', 'old_bill'].includes(currentBasis)
  const isNew = hasBill && !isPriceAssumed && assumed.length === 0
  if (isNew) return `Tell me ${wanted}, and I can give you exact figures.`
  return `Add ${hasBill ? 'a newer' : 'your'} bill, or tell me ${wanted}, and I can give you exact figures.`
}
