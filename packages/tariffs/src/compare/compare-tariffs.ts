import { annualCost, type HomeCost } from '../cost/annual-cost.ts'
import type { Assumption } from '../cost/assumptions.ts'
import type { Fuel, PaymentMethod } from '../tariff/fuel.ts'
import type { AnnualUsage } from '../tariff/price.ts'
import type { Requirement } from '../tariff/tariff.ts'
import {
  type ComparisonInput,
  edgeUsages,
  type LeftOutFuel,
  likelyUsage,
  withComparedFuels,
} from './comparison-input.ts'
import { type ExitFee, exitFeesOn } from './exit-fee.ts'
import { type Exclusion, findOffers, type Offer } from './offers.ts'
import { decideVerdict, type Verdict } from './verdict.ts'
import { type PenceRange, rangeOf, yearAsNow } from './year-as-now.ts'

export type Quote = {
  rank: number
  tariffId: string
  supplier: string
  tariffName: string
  isSample: boolean
  /** The fuels that would move; the others stay where they are. */
  fuels: Fuel[]
  cost: HomeCost
  costPence: number
  /** Against a year on the current contracts; negative when the tariff is dearer. */
  savingPence: number
  /** Due when leaving on the day of the comparison. Shown, and never part of the ranked cost. */
  exitFees: ExitFee[]
  savingAfterFeesPence: number
  /** Only where use is estimated. */
  costRange?: PenceRange
  savingRange?: PenceRange
  /** One-off, introductory or conditional: not in the figures. */
  listedDiscounts: string[]
  conditions: readonly Requirement[]
  paymentMethod: PaymentMethod
  changesPaymentMethod: boolean
  assumptions: Assumption[]
}

export type Comparison = {
  current: HomeCost
  currentRange?: PenceRange
  /** Cheapest first. Equal costs keep the order of their ids, so that two runs never disagree. */
  quotes: Quote[]
  excluded: Exclusion[]
  /** Fuels that no figure here contains. */
  leftOut: LeftOutFuel[]
  verdict: Verdict
}

/** Every tariff that a home could take, on the same use and from the same day, and what to do about it. */
export function compareTariffs(given: ComparisonInput): Comparison {
  const { input, leftOut } = withComparedFuels(given)
  const { on, use, current, vat } = input
  const edges = edgeUsages(use)
  const costAt = (contracts: ComparisonInput['current'], usage: AnnualUsage) =>
    annualCost({ contracts, usage, from: on, ...(vat && { vat }) })
  const now = yearAsNow(input)
  const currentCost = now.cost
  const currentAtEdges = edges.map((usage) => costAt(current, usage).pence)
  const { offers, excluded } = findOffers(input, on)

  const quotes = offers
    .map((offer) => {
      const atEdges = edges.map((usage) => costAt(offer.contracts, usage).pence)
      const savings = atEdges.map((pence, index) => (currentAtEdges[index] ?? 0) - pence)
      const ranges = edges.length > 0 && { costRange: rangeOf(atEdges), savingRange: rangeOf(savings) }
      return { ...quoteOf(offer, input, costAt(offer.contracts, likelyUsage(use)), currentCost), ...ranges }
    })
    .toSorted((a, b) => a.costPence - b.costPence || (a.tariffId < b.tariffId ? -1 : 1))
    .map((quote, index) => ({ rank: index + 1, ...quote }))

  return {
    current: currentCost,
    ...(now.range && { currentRange: now.range }),
    quotes,
    excluded,
    leftOut,
    verdict: decideVerdict(input),
  }
}

function quoteOf(offer: Offer, input: ComparisonInput, cost: HomeCost, currentCost: HomeCost): Omit<Quote, 'rank'> {
  const { tariff, fuels } = offer
  const exitFees = exitFeesOn(input.current, fuels, input.on)
  const savingPence = currentCost.pence - cost.pence
  const paymentMethod = input.payBy ?? input.home.paymentMethod
  return {
    tariffId: tariff.id,
    supplier: tariff.supplier,
    tariffName: tariff.name,
    isSample: tariff.isSample,
    fuels,
    cost,
    costPence: cost.pence,
    savingPence,
    exitFees,
    savingAfterFeesPence: savingPence - exitFees.reduce((sum, { pence }) => sum + pence, 0),
    listedDiscounts: tariff.discounts.filter(({ counts }) => counts === 'listed_only').map(({ name }) => name),
    conditions: tariff.needs,
    paymentMethod,
    changesPaymentMethod: paymentMethod !== input.home.paymentMethod,
    assumptions: [...cost.assumptions, ...(tariff.kind === 'tracker' ? (['tracker_moves'] as const) : [])],
  }
}
