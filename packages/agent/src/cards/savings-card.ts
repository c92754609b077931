import type { CardOf } from '@mowatt/contract'
import { type Comparison, type IsoDay, roughPence } from '@mowatt/tariffs'
import type { KnownHome } from '../home/known-home.ts'

/** A range, never a single figure: if the user's own price is unknown, or the usage is estimated. */
export function savingsCard(
  { quotes: [best], verdict }: Comparison,
  home: KnownHome,
  today: IsoDay,
): CardOf<'savings'> | undefined {
  if (!best) return undefined
  const isUnknown = home.currentBasis === 'unknown'
  const range = isUnknown ? best.savingRange : verdict.savingRange
  // A verdict to switch shows its range itself, and a verdict to stay has no saving.
  if (!isUnknown && (!range || verdict.kind !== 'wait')) return undefined
  const isRough = home.isPriceAssumed && !isUnknown
  const inRound = isRough ? roughPence : (pence: number) => pence
  const { low, high } = range ?? { low: best.savingPence, high: best.savingPence }
  return {
    kind: 'savings',
    low_pence: inRound(low),
    high_pence: inRound(high),
    ...(isRough && { is_rough: true }),
    basis: isUnknown
      ? [
          'Compared with a standard variable tariff at the price cap, because I don’t know what you pay now.',
          ...home.assumed,
        ].join(' ')
      : 'This is what you’d save, after exit fees, if you followed the advice above. Your usage is an estimate, so the saving is a range.',
    is_sample: best.isSample,
    worked_out_on: today,
  }
}
