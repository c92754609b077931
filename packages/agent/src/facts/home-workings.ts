import {
  annualCost,
  type Comparison,
  compareTariffs,
  exitFeeOn,
  type Fuel,
  FUELS,
  isIsoDay,
  type PaymentMethod,
  PAYMENT_METHODS,
  penceOfWhatIf,
  type Price,
  type Quote,
  shareOfYear,
  totalWattHours,
  useFromPeriod,
  useFromQuestions,
  useFromSpend,
  vatOn,
  yearAsNow,
  WHAT_IF_AMOUNTS,
  WHAT_IFS,
  type WhatIfs,
  type WhatIfPart,
  type WhatIfYear,
  weighWhatIfs,
  yearlyShapes,
} from '@mowatt/tariffs'
import { homeForComparison } from '../home/known-home.ts'
import type { FactValue, WorkingArgs } from './fact.ts'
import { type HomeOfFacts, homeOfFacts, type Place } from './home-of-facts.ts'

/** A formula that also uses the tariffs, the date and what is known about the home. */
export type HomeWorking = (of: readonly FactValue[], args: WorkingArgs, place: Place) => FactValue | undefined

const TIMES_A_YEAR: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4, year: 1 }

export const HOME_WORKINGS = {
  /** The 365 days from today, with the rates, the usage and the end given as facts. */
  year_cost: (of, args, place) => {
    const found = homeOfFacts(of, args, place)
    if (!found) return undefined
    const fuel = fuelOf(args)
    const { today: from, figures } = place.world
    const cost = annualCost({ contracts: found.contracts, usage: usageOf(found), from, vat: figures.vatRates })
    const pence = fuel ? cost[fuel]?.pence : cost.electricity || cost.gas ? cost.pence : undefined
    return pence === undefined ? undefined : { unit: 'pence', amount: pence }
  },
  /** The minimum or maximum of such a year if the usage is an estimate. */
  year_edge: (of, args, place) => {
    const found = homeOfFacts(of, args, place)
    const fuel = fuelOf(args)
    if (!found) return undefined
    const use = fuel ? { [fuel]: found.use[fuel] } : found.use
    const { today: on, figures } = place.world
    const { range } = yearAsNow({ on, use, current: found.contracts, figures })
    return range && { unit: 'pence', amount: args['edge'] === 'high' ? range.high : range.low }
  },
  /** The exit fee on a day, for one fuel or for all. */
  leaving_fee: (of, args, place) => {
    const found = homeOfFacts(of, args, place)
    if (!found) return undefined
    const on = typeof args['on'] === 'string' && isIsoDay(args['on']) ? args['on'] : place.world.today
    const only = fuelOf(args)
    const fees = FUELS.flatMap((fuel) => {
      const contract = (only ?? fuel) === fuel ? found.contracts[fuel] : undefined
      return contract ? [exitFeeOn(contract, on).pence] : []
    })
    return fees.length === 0 ? undefined : { unit: 'pence', amount: fees.reduce((sum, each) => sum + each, 0) }
  },
  offer_cost: (of, args, place) => {
    const quote = quoteOf(of, args, place)
    const fuel = fuelOf(args)
    const pence = fuel ? quote?.cost[fuel]?.pence : quote?.costPence
    return pence === undefined ? undefined : { unit: 'pence', amount: pence }
  },
  /** In the first year, less the exit fee. Negative if the offer costs more. */
  offer_saving: (of, args, place) => {
    const quote = quoteOf(of, args, place)
    return quote && { unit: 'pence', amount: quote.savingAfterFeesPence }
  },
  offer_fee: (of, args, place) => {
    const quote = quoteOf(of, args, place)
    return quote && { unit: 'pence', amount: quote.exitFees.reduce((sum, { pence }) => sum + pence, 0) }
  },
  offer_count: (of, args, place) => {
    const list = comparisonOf(of, args, place)
    if (!list) return undefined
    const quotes =
      args['only'] === 'cheaper' ? list.quotes.filter(({ savingAfterFeesPence: saving }) => saving > 0) : list.quotes
    return { unit: 'count', amount: quotes.length }
  },
  /** The saving of the advice in the coming year, less fees: today, or from the day that it names. */
  advice_saving: (of, args, place) => {
    const verdict = comparisonOf(of, args, place)?.verdict
    if (!verdict) return undefined
    return { unit: 'pence', amount: verdict.kind === 'stay' ? verdict.bestSavingPence : verdict.savingPence }
  },
  advice_day: (of, args, place) => {
    const verdict = comparisonOf(of, args, place)?.verdict
    if (!verdict || verdict.kind === 'switch') return undefined
    return { unit: 'day', day: verdict.kind === 'wait' ? verdict.until : verdict.lookAgainOn }
  },
  /** A year's use from a metered period: kWh, its first and its last day. */
  year_from_period: ([used, from, to], args) => {
    const fuel = fuelOf(args)
    if (!fuel || used?.unit !== 'watt_hours' || from?.unit !== 'day' || to?.unit !== 'day') return undefined
    const found = useFromPeriod({ fuel, from: from.day, to: to.day, used: { single: used.amount } })
    return found && { unit: 'watt_hours', amount: totalWattHours(found.use) }
  },
  /** The share of a year's usage between two days, both included, with the seasons of a typical home. */
  use_between: ([year, from, to], args) => {
    const fuel = fuelOf(args)
    if (!fuel || year?.unit !== 'watt_hours' || from?.unit !== 'day' || to?.unit !== 'day') return undefined
    const { top, bottom } = shareOfYear(yearlyShapes[fuel], from.day, to.day)
    return { unit: 'watt_hours', amount: Math.round((year.amount * Number(top)) / Number(bottom) / 10_000) * 10_000 }
  },
  /** A year's use from a payment, and the unit rate and standing charge of each fuel that it pays for. */
  year_from_spend: ([spend, ...rates], args, { world }) => {
    const [fuel, fuels, times] = [fuelOf(args), args['fuels'], TIMES_A_YEAR[String(args['period'])]]
    if (!fuel || spend?.unit !== 'pence' || times === undefined || !Array.isArray(fuels)) return undefined
    const prices: Partial<Record<Fuel, Price>> = {}
    for (const each of FUELS) {
      const at = fuels.indexOf(each) * 2
      const [unit, standing] = at < 0 ? [] : [rates[at], rates[at + 1]]
      if (unit?.unit !== 'micropence_per_kwh' || standing?.unit !== 'micropence_per_day') continue
      prices[each] = {
        from: world.today,
        unitRates: { single: unit.amount },
        standingMicroPencePerDay: standing.amount,
        includesVatBasisPoints: vatOn(world.figures.vatRates, each, world.today),
      }
    }
    const { today: on, figures } = world
    const found = useFromSpend({ pencePerYear: spend.amount * times, prices, on, figures })?.[fuel]
    return found && { unit: 'watt_hours', amount: totalWattHours(found.use) }
  },
  /** From the number of people and of bedrooms. */
  year_from_answers: ([people, bedrooms], args, { world }) => {
    const [fuel, heating] = [fuelOf(args), HEATINGS.find((each) => each === args['heating']) ?? 'gas']
    if (!fuel || people?.unit !== 'count' || bedrooms?.unit !== 'count') return undefined
    const answers = { people: people.amount, bedrooms: bedrooms.amount, heating, hasEv: args['hasEv'] === true }
    const found = useFromQuestions(answers, world.today, world.figures)?.[fuel]
    return found && { unit: 'watt_hours', amount: totalWattHours(found.use) }
  },
  /** A part of a home's year as it is or as supposed, less export: the last facts say how much of each. */
  what_if: (of, args, place) => {
    const found = whatIfOf(of, args, place)
    if (!found) return undefined
    const texts = found.assumed.flatMap(({ items }) => items.map(({ text }) => text))
    if (args['part'] === 'assumed') return texts.length > 0 ? { unit: 'name', name: texts.join('. ') } : undefined
    const { part, tariffId } = args as { part: WhatIfPart; tariffId?: string }
    return { unit: 'pence', amount: penceOfWhatIf(found, part, tariffId) }
  },
} as const satisfies Record<string, HomeWorking>

export function whatIfOf(of: readonly FactValue[], args: WorkingArgs, place: Place): WhatIfYear | undefined {
  const [roles, whats] = [args['roles'], args['whats']]
  if (!Array.isArray(roles) || !Array.isArray(whats)) return undefined
  const found = homeOfFacts(of.slice(0, roles.length), args, place)
  if (!found) return undefined
  const { letter, paymentMethod, has } = found.home
  // No tariff can be compared where the region isn't known, and nothing else depends on it.
  const home = homeForComparison(found.home) ?? { region: 'C' as const, paymentMethod, has }
  const given = WHAT_IFS.flatMap((what) => {
    const value = of[roles.length + whats.indexOf(what)]
    const isMeant = whats.includes(what) && value?.unit === WHAT_IF_AMOUNTS[what].unit
    return isMeant ? [[what, value.amount / WHAT_IF_AMOUNTS[what].scale] as const] : []
  })
  const { terms = {} } = args as { terms?: Partial<WhatIfs> }
  const input = { on: place.world.today, home, use: found.use, current: found.contracts }
  return remembered(place.world, JSON.stringify([input, given, terms, letter]), ({ figures, catalogue }) =>
    weighWhatIfs({ ...input, figures, catalogue: letter ? catalogue : [] }, { ...Object.fromEntries(given), ...terms }),
  )
}

const HEATINGS = ['gas', 'electric_heaters', 'heat_pump', 'other'] as const

function fuelOf(args: WorkingArgs): Fuel | undefined {
  return FUELS.find((fuel) => fuel === args['fuel'])
}

function usageOf({ use: { electricity, gas } }: HomeOfFacts) {
  return { ...(electricity && { electricity: electricity.use }), ...(gas && { gas: gas.use }) }
}

function quoteOf(of: readonly FactValue[], args: WorkingArgs, place: Place): Quote | undefined {
  return comparisonOf(of, args, place)?.quotes.find(({ tariffId }) => tariffId === args['tariffId'])
}

/** The whole list for a home built from facts. */
export function comparisonOf(of: readonly FactValue[], args: WorkingArgs, place: Place): Comparison | undefined {
  const found = homeOfFacts(of, args, place)
  const basis = found && homeForComparison(found.home)
  if (!found || !basis || (!found.use.electricity && !found.use.gas)) return undefined
  const payBy: PaymentMethod | undefined = PAYMENT_METHODS.find((each) => each === args['payBy'])
  const input = {
    on: place.world.today,
    home: basis,
    use: found.use,
    current: found.contracts,
    ...(payBy && { payBy }),
  }
  return remembered(place.world, JSON.stringify(input), (prices) => compareTariffs({ ...input, ...prices }))
}

/** One question requests several figures of the same list: it is calculated once. */
let known: Partial<Prices> & { lists: Map<string, unknown> } = { lists: new Map() }
const MOST_LISTS = 8

type Prices = Pick<Place['world'], 'catalogue' | 'figures'>

function remembered<Found>({ catalogue, figures }: Prices, key: string, work: (prices: Prices) => Found): Found {
  if (known.catalogue !== catalogue || known.figures !== figures) known = { catalogue, figures, lists: new Map() }
  const { lists } = known
  if (lists.has(key)) return lists.get(key) as Found
  const found = work({ catalogue, figures })
  if (lists.size >= MOST_LISTS) lists.clear()
  lists.set(key, found)
  return found
}
