import { addDays, type IsoDay } from '../calendar/iso-day.ts'
import type { ComparisonInput } from '../compare/comparison-input.ts'
import { REGION_LETTERS } from '../place/region.ts'
import type { KnownFigures } from '../reference/known-figures.ts'
import { capPrice } from '../reference/cap-in-force.ts'
import { contractFromTariff } from '../tariff/contract-from-tariff.ts'
import { FUELS, type PaymentMethod } from '../tariff/fuel.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { typicalWattHours } from '../usage/typical-use-of.ts'

/** Six in eight pay by Direct Debit. */
const PAYING: readonly PaymentMethod[] = [
  ...Array.from({ length: 6 }, () => 'direct_debit' as const),
  'standard_credit',
  'prepayment',
]
/** Hundredths of typical use, from a flat to a large old house. */
const SIZES = [45, 60, 75, 90, 100, 110, 125, 150, 190]
/** Two in five are on a fixed tariff that started so many days ago, the others pay the cap. */
const BEGAN = [undefined, 40, undefined, undefined, 300]

/**
 * Sample homes that differ in place, payment method, size and deal, the same ones each time: how a change of the
 * catalogue changes their advice is an estimate for real homes. None belongs to a real person.
 */
export function sampleHomes(
  count: number,
  on: IsoDay,
  catalogue: readonly Tariff[],
  figures: KnownFigures,
): Omit<ComparisonInput, 'catalogue'>[] {
  const fixed = catalogue.filter(({ kind, needs }) => kind === 'fixed' && needs.length === 0)
  return Array.from({ length: count }, (_, at) => {
    const region = REGION_LETTERS[at % REGION_LETTERS.length]!
    const paymentMethod = PAYING[at % PAYING.length]!
    const size = SIZES[at % SIZES.length]!
    const began = BEGAN[at % BEGAN.length]
    const tariff = began === undefined ? undefined : fixed[at % fixed.length]
    const hasGas = at % 11 !== 0
    const contractOf = (fuel: (typeof FUELS)[number]): FuelContract | undefined => {
      const supply = { fuel, region, paymentMethod }
      const agreed = tariff && contractFromTariff(tariff, supply, addDays(on, -(began ?? 0)), catalogue)
      if (agreed && (agreed.endsOn === undefined || agreed.endsOn > on)) return agreed
      const cap = capPrice(fuel, { figures, on, region, paymentMethod })
      return cap && { prices: [cap.price] }
    }
    const fuels = FUELS.filter((fuel) => fuel !== 'gas' || hasGas)
    const use = fuels.map((fuel) => {
      const wattHours = Math.round(((typicalWattHours({ figures, on, fuel }) ?? 0) * size) / 100)
      return [fuel, { use: { single: wattHours }, basis: 'year_on_bill', note: '' }] as const
    })
    return {
      on,
      figures,
      home: { region, paymentMethod, has: [], ...(tariff && { supplier: tariff.supplier }) },
      use: Object.fromEntries(use),
      current: Object.fromEntries(fuels.map((fuel) => [fuel, contractOf(fuel)])),
    }
  })
}
