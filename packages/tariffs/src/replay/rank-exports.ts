import { DAYS_OF_YEAR, type IsoDay } from '../calendar/iso-day.ts'
import { isOnSale } from '../compare/offers.ts'
import { priceOn, splitWindow } from '../cost/split-window.ts'
import type { HalfHours } from '../half-hours/half-hours.ts'
import type { RegionLetter } from '../place/region.ts'
import type { ExportTariff } from '../tariff/export-tariff.ts'
import type { Price } from '../tariff/price.ts'
import { sayUnitRates } from '../tariff/say-unit-rates.ts'
import type { Requirement } from '../tariff/tariff.ts'
import { penceOfStretches } from './export-pence.ts'
import { replayedUse } from './metered-use.ts'

export type ExportQuote = Pick<ExportTariff, 'supplier' | 'name' | 'isSample' | 'source'> & {
  tariffId: string
  /** What is paid for a kWh today, and when. */
  rates: string
  pence: number
  missing: Requirement[]
}

/** A home charges its supplier no VAT. */
const NO_VAT = [{ fuel: 'electricity', from: '0001-01-01', basisPoints: 0 }] as const

type HomeThatExports = { on: IsoDay; region: RegionLetter; has: readonly Requirement[] }

/**
 * What each tariff would pay for a year of export: those that the home can have first, and of these the highest first.
 */
export function rankExports(
  exported: HalfHours,
  tariffs: readonly ExportTariff[],
  { on, region, has }: HomeThatExports,
): ExportQuote[] {
  const use = replayedUse(exported)
  return tariffs
    .flatMap((tariff): ExportQuote[] => {
      const prices = tariff.prices.filter((price) => price.region === region).map(withoutCharges)
      if (prices.length === 0 || !isOnSale(tariff, on)) return []
      const { id, supplier, name, isSample, source } = tariff
      const stretches = splitWindow('electricity', { prices }, { from: on, days: DAYS_OF_YEAR }, NO_VAT)
      return [
        {
          tariffId: id,
          supplier,
          name,
          isSample,
          source,
          rates: sayUnitRates(priceOn(prices, on), 0),
          pence: penceOfStretches(
            use,
            stretches.map(({ price, from, days }) => ({ rates: price.unitRates, from, days })),
          ),
          missing: tariff.needs.filter((need) => !has.includes(need)),
        },
      ]
    })
    .toSorted(
      (a, b) =>
        Math.sign(a.missing.length) - Math.sign(b.missing.length) ||
        b.pence - a.pence ||
        (a.tariffId < b.tariffId ? -1 : 1),
    )
}

function withoutCharges({ from, unitRates }: ExportTariff['prices'][number]): Price {
  return { from, unitRates, standingMicroPencePerDay: 0, includesVatBasisPoints: 0 }
}
