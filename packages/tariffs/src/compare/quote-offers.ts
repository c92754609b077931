import { annualCost, type HomeCost } from '../cost/annual-cost.ts'
import type { Assumption } from '../cost/assumptions.ts'
import type { Fuel, PaymentMethod } from '../tariff/fuel.ts'
import type { AnnualUsage } from '../tariff/price.ts'
import type { Requirement } from '../tariff/tariff.ts'
import { type ComparisonInput, edgeUsages, likelyUsage } from './comparison-input.ts'
import { type ExitFee, exitFeesOn } from './exit-fee.ts'
import type { Offer } from './offers.ts'
import { type PenceRange, rangeOf } from './year-as-now.ts'

/** The cost of one tariff for a home, with its working. */
export type Quote = {
  tariffId: string
  supplier: string
  tariffName: string
  isSample: boolean
  /** The fuels that would switch; the others stay. */
  fuels: Fuel[]
  cost: HomeCost
  costPence: number
  /** Compared with a year on the current contracts; negative if the tariff costs more. */
  savingPence: number
  /** The exit fee on the day of the comparison. Shown, and never part of the ranked cost. */
  exitFees: ExitFee[]
  savingAfterFeesPence: number
  /** Only if usage is estimated. */
  costRange?: PenceRange
  savingRange?: PenceRange
  /** One-off, introductory or conditional: not in the figures. */
  listedDiscounts: string[]
  conditions: readonly Requirement[]
  paymentMethod: PaymentMethod
  changesPaymentMethod: boolean
  assumptions: Assumption[]
}

/** Each offer calculated exactly, compared with the current cost. */
export function quoteOffers(input: ComparisonInput, offers: readonly Offer[], currentCost: HomeCost): Quote[] {
  const { on, use, current, figures } = input
  const edges = edgeUsages(use)
  const costAt = (contracts: ComparisonInput['current'], usage: AnnualUsage) =>
    annualCost({ contracts, usage, from: on, vat: figures.vatRates })
  const currentAtEdges = edges.map((usage) => costAt(current, usage).pence)
  return offers.map((offer) => {
    const atEdges = edges.map((usage) => costAt(offer.contracts, usage).pence)
    const savings = atEdges.map((pence, index) => (currentAtEdges[index] ?? 0) - pence)
    const ranges = edges.length > 0 && { costRange: rangeOf(atEdges), savingRange: rangeOf(savings) }
    return { ...quoteOf(offer, input, costAt(offer.contracts, likelyUsage(use)), currentCost), ...ranges }
  })
}

export function quoteOf(offer: Offer, input: ComparisonInput, cost: HomeCost, currentCost: HomeCost): Quote {
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
