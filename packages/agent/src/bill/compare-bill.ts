import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { annualCost, type Comparison, compareTariffs, type HomeCost, type IsoDay, type Tariff } from '@mowatt/tariffs'
import { type HomeOfBill, homeOfBill } from './home-of-bill.ts'

export type BillComparison = {
  home: HomeOfBill
  /** The coming year on the bill's own rates; undefined when the bill does not prove enough for a figure. */
  current: HomeCost | undefined
  /** Undefined where the region is not certain: prices differ by region. */
  comparison: Comparison | undefined
}

/** What the coming year costs on the rates of a bill, and what else there is. */
export function compareBill(facts: BillFacts, on: IsoDay, catalogue: readonly Tariff[]): BillComparison {
  const home = homeOfBill(facts, on)
  const { region, use, contracts, paymentMethod } = home
  const isCosted = (['electricity', 'gas'] as const).some((fuel) => use[fuel] && contracts[fuel])
  if (!isCosted) return { home, current: undefined, comparison: undefined }
  if (region.kind !== 'region') {
    const usage = {
      ...(use.electricity && { electricity: use.electricity.use }),
      ...(use.gas && { gas: use.gas.use }),
    }
    return { home, current: annualCost({ contracts, usage, from: on }), comparison: undefined }
  }
  const { supplier } = facts
  const isTwoRate = contracts.electricity?.prices.some(({ unitRates }) => 'day' in unitRates) ?? false
  const comparison = compareTariffs({
    on,
    home: {
      region: region.letter,
      paymentMethod,
      has: isTwoRate ? ['two_rate_meter'] : [],
      ...(supplier !== undefined && { supplier }),
    },
    use,
    current: contracts,
    catalogue,
  })
  return { home, current: comparison.current, comparison }
}
