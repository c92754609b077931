import type { IsoDay } from '../src/calendar/iso-day.ts'
import { shippedFigures } from '../src/reference/known-figures.ts'
import { annualCost } from '../src/cost/annual-cost.ts'
import { REGION_LETTERS } from '../src/place/region.ts'
import { sampleCatalogue } from '../src/sample/sample-catalogue.ts'
import { contractFromTariff } from '../src/tariff/contract-from-tariff.ts'
import { type Fuel, PAYMENT_METHODS } from '../src/tariff/fuel.ts'
import type { AnnualUsage } from '../src/tariff/price.ts'

const HOMES: Readonly<Record<string, { on: IsoDay; usage: AnnualUsage }>> = {
  typical: { on: '2026-11-18', usage: { electricity: { single: 2_500_000 }, gas: { single: 9_500_000 } } },
  small: { on: '2026-06-01', usage: { electricity: { single: 1_234_567 }, gas: { single: 4_321_987 } } },
  night: { on: '2026-11-18', usage: { electricity: { single: 6_700_001, nightBasisPoints: 5133 } } },
  registers: { on: '2025-10-15', usage: { electricity: { day: 2_111_113, night: 3_222_227 }, gas: { single: 1 } } },
  large: { on: '2027-02-28', usage: { electricity: { single: 9_999_999 }, gas: { single: 25_000_003 } } },
}

/** The year of each sample tariff in pence, for several homes, every way to pay and, along a line, every region. */
export function sampleYears(): string {
  const catalogue = sampleCatalogue()
  const lines = catalogue.flatMap((tariff) =>
    Object.entries(HOMES).flatMap(([home, { on, usage }]) =>
      PAYMENT_METHODS.map((paymentMethod) => {
        const years = REGION_LETTERS.map((region) => {
          const contract = (fuel: Fuel) => contractFromTariff(tariff, { fuel, region, paymentMethod }, on, catalogue)
          const contracts = { electricity: contract('electricity'), gas: contract('gas') }
          return contracts.electricity || contracts.gas
            ? annualCost({ vat: shippedFigures.vatRates, contracts, usage, from: on }).pence
            : ''
        })
        return [tariff.id, home, paymentMethod, ...years].join(',')
      }),
    ),
  )
  return `${lines.join('\n')}\n`
}
