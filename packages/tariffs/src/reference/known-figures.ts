import { averageCaps } from '../data/average-caps.ts'
import { regionalCaps } from '../data/regional-caps.ts'
import { typicalUses } from '../data/typical-use.ts'
import { vatRates } from '../data/vat-rates.ts'
import { REGION_LETTERS } from '../place/region.ts'
import type { Cap, RegionalCap } from './price-cap.ts'
import type { TypicalUse } from './typical-use.ts'
import type { VatRate } from './vat.ts'

/** Price caps, VAT and typical use as dated records. Every calculation is given them: they change without a release. */
export type KnownFigures = {
  caps: readonly Cap[]
  /** Each rate applies until the next one of its fuel. */
  vatRates: readonly VatRate[]
  /** In order. */
  typicalUses: readonly TypicalUse[]
}

/** As they come with this version. */
export const shippedFigures: KnownFigures = {
  caps: [...averageCaps, ...regionalCaps.flatMap(capsOf)],
  vatRates,
  typicalUses,
}

function capsOf({ pence, ...period }: RegionalCap): Cap[] {
  return REGION_LETTERS.map((region) => {
    const [electricityUnit, electricityStanding, gasUnit, gasStanding] = pence[region]
    return {
      ...period,
      region,
      paymentMethod: 'direct_debit',
      meter: 'single',
      electricity: [electricityUnit, electricityStanding],
      gas: [gasUnit, gasStanding],
    }
  })
}
