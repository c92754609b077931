import type { IsoDay } from '../calendar/iso-day.ts'
import { REGION_LETTERS, type RegionLetter } from '../place/region.ts'
import type { KnownFigures } from '../reference/known-figures.ts'
import { type CapQuery, capRatesOn } from '../reference/price-cap.ts'
import { typicalUseOn } from '../reference/typical-use.ts'
import { vatFrozenOn } from '../reference/vat.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { compareTariffs } from './compare-tariffs.ts'

/** The evidence behind a claim such as "about £230 below the cap": every region with its cheapest tariff. */
export type SavingAgainstCap = {
  capFrom: IsoDay
  capTo: IsoDay
  electricityKwh: number
  gasKwh: number
  averageCapPence: number
  averageSavingPence: number
  regions: { letter: RegionLetter; capPence: number; tariffId: string; costPence: number; savingPence: number }[]
}

/**
 * The cheapest tariff for both fuels in each region against that region's cap: direct debit, single-rate meter, typical
 * use and VAT of the cap's own time, and no requirements. Undefined if the cap is unknown.
 */
export function savingAgainstCap(
  catalogue: readonly Tariff[],
  on: IsoDay,
  known: KnownFigures,
): SavingAgainstCap | undefined {
  const figures = { ...known, vatRates: vatFrozenOn(known.vatRates, on) }
  const typical = typicalUseOn(on, known)?.medium
  const cap = capRatesOn({ figures: known, on, fuel: 'electricity', region: 'A', paymentMethod: 'direct_debit' })
  if (!typical || !cap) return undefined
  const use = (kwh: number) => ({ use: { single: kwh * 1000 }, basis: 'typical' as const, note: '' })
  const regions = REGION_LETTERS.flatMap((letter) => {
    const [electricity, gas] = (['electricity', 'gas'] as const).map((fuel) =>
      onCap({ figures: known, on, fuel, region: letter }),
    )
    const { quotes, current } = compareTariffs({
      on,
      home: { region: letter, paymentMethod: 'direct_debit', has: [] },
      use: { electricity: use(typical.electricity), gas: use(typical.gas) },
      current: { electricity, gas },
      catalogue,
      figures,
    })
    const best = quotes.find(({ fuels }) => fuels.length === 2)
    if (!best) return []
    const { tariffId, costPence, savingPence } = best
    return [{ letter, capPence: current.pence, tariffId, costPence, savingPence }]
  })
  if (regions.length < REGION_LETTERS.length) return undefined
  const average = (of: (region: (typeof regions)[number]) => number) =>
    Math.round(regions.reduce((sum, region) => sum + of(region), 0) / regions.length)
  return {
    capFrom: cap.from,
    capTo: cap.to,
    electricityKwh: typical.electricity,
    gasKwh: typical.gas,
    averageCapPence: average(({ capPence }) => capPence),
    averageSavingPence: average(({ savingPence }) => savingPence),
    regions,
  }
}

function onCap(query: Omit<CapQuery, 'paymentMethod'>): FuelContract | undefined {
  const cap = capRatesOn({ ...query, paymentMethod: 'direct_debit' })
  return cap && { prices: [cap.price] }
}
