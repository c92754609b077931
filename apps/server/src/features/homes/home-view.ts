import type { DealBasis, HomeAdvice } from '@mowatt/agent/advise-home'
import type { Home } from '@mowatt/contract'
import {
  type Fuel,
  type FuelContract,
  type FuelUsage,
  FUELS,
  type Price,
  regionOf,
  type RegionFinding,
  type RegionLetter,
  totalWattHours,
} from '@mowatt/tariffs'
import { wireRates } from '../switching/public.ts'
import type { HomeQuestion } from './home-tasks.ts'
import { sayDate } from './say-date.ts'
import { sayMissing } from './say-missing.ts'

type Question = Pick<HomeQuestion, 'said' | 'basis' | 'today'>
type From = 'bill' | 'told' | 'switch' | 'cap'

/** The calculated part of a home's answer, which no table has. */
export type HomeView = Pick<
  Home,
  'place' | 'payment_method' | 'year_now' | 'deals' | 'verdict' | 'best' | 'missing' | 'dates'
> & { yearly: Home['use']['yearly'] }

export function viewOf(advice: HomeAdvice, question: Question): HomeView {
  const { home, year, verdict, best } = advice
  const { said, basis } = question
  const moved = FUELS.map((fuel) => home.agreed[fuel]).find((each) => each?.use === 'instead')
  return {
    place: {
      postcode: known(said.postcode, basis?.facts.customerPostcode, question),
      region: home.letter ? named(home.letter) : null,
      choices: choicesOf(home.region).map(named),
    },
    payment_method: known(
      said.paymentMethod,
      moved ? undefined : basis?.facts.paymentMethod,
      question,
      moved?.paymentMethod,
    ),
    year_now: year
      ? {
          title: year.card.basis ?? '',
          pence: year.card.pence,
          range:
            year.card.low_pence === null || year.card.high_pence === null
              ? null
              : { low_pence: year.card.low_pence, high_pence: year.card.high_pence },
          working: year.card.working,
          assumed: year.assumed,
        }
      : null,
    deals: FUELS.filter((fuel) => home.contracts[fuel] ?? basis?.facts[fuel]).map((fuel) =>
      dealOf(fuel, advice, question),
    ),
    yearly: FUELS.flatMap((fuel) => {
      const use = home.use[fuel]
      if (!use) return []
      const kwh = (usage: typeof use.use | undefined) => (usage ? Math.round(totalWattHours(usage) / 1000) : null)
      return [
        {
          fuel,
          kwh: kwh(use.use) ?? 0,
          low_kwh: kwh(use.low),
          high_kwh: kwh(use.high),
          night_kwh: nightKwh(use.use),
          note: use.note,
        },
      ]
    }),
    verdict: verdict && withoutKind(verdict),
    best,
    missing: sayMissing(advice, question),
    dates: datesOf(advice),
  }
}

function nightKwh(usage: FuelUsage): number | null {
  if ('day' in usage) return Math.round(usage.night / 1000)
  return usage.nightBasisPoints === undefined ? null : Math.round((usage.single * usage.nightBasisPoints) / 10_000_000)
}

function withoutKind({ kind: _kind, ...verdict }: NonNullable<HomeAdvice['verdict']>): Home['verdict'] {
  return verdict
}

function dealOf(fuel: Fuel, { home, rates }: HomeAdvice, question: Question): Home['deals'][number] {
  const { said, basis } = question
  const contract = home.contracts[fuel]
  const agreed = home.agreed[fuel]
  const printed = agreed?.use === 'instead' ? undefined : basis?.facts[fuel]
  const shown = rates[fuel]
  const endsFrom = fromOf(said.endsOn, printed?.tariffEndDate, agreed?.contract.endsOn)
  const feeFrom = fromOf(said.exitFeePence, printed?.exitFeeGbp, agreed?.contract.exitFeePence)
  return {
    fuel,
    supplier: known(
      said.supplier,
      agreed?.use === 'instead' ? undefined : basis?.facts.supplier,
      question,
      agreed?.supplier,
    ),
    tariff_name: known(said.tariffName, printed?.tariffName, question, agreed?.tariffName),
    rates: shown ? found(shown, RATES_FROM[home.bases[fuel] ?? 'cap'], question) : null,
    ends_on: contract?.endsOn === undefined ? null : found(contract.endsOn, endsFrom ?? 'bill', question),
    exit_fee_pence:
      contract?.exitFeePence === undefined ? null : found(contract.exitFeePence, feeFrom ?? 'bill', question),
    is_variable: home.isVariable,
    charges: contract ? chargesOf(contract) : null,
  }
}

function chargesOf({ prices, thenPrices = [], discounts = [] }: FuelContract): Home['deals'][number]['charges'] {
  const wire = ({ from, unitRates, standingMicroPencePerDay, includesVatBasisPoints }: Price) => ({
    from,
    unit_rates: wireRates(unitRates),
    standing_micro_pence_per_day: standingMicroPencePerDay,
    includes_vat_basis_points: includesVatBasisPoints,
  })
  return {
    prices: prices.map(wire),
    then_prices: thenPrices.map(wire),
    discounts: discounts.map((each) => ({
      name: each.name,
      off:
        'pencePerYear' in each
          ? { pence_per_year: each.pencePerYear }
          : { basis_points_off_units: each.basisPointsOffUnits },
    })),
  }
}

const RATES_FROM: Readonly<Record<DealBasis, From>> = {
  bill: 'bill',
  switch: 'switch',
  stated: 'told',
  fix_over: 'cap',
  old_bill: 'cap',
  no_rates: 'cap',
  cap: 'cap',
}

/** What the user said overrides the bill, and the bill overrides what a switch agreed. */
function known<Value>(told: Value | undefined, printed: Value | undefined, question: Question, agreed?: Value) {
  const value = told ?? printed ?? agreed
  const from = fromOf(told, printed, agreed)
  return value === undefined || from === undefined ? null : found(value, from, question)
}

function fromOf(told: unknown, printed: unknown, agreed: unknown): From | undefined {
  if (told !== undefined) return 'told'
  if (printed !== undefined) return 'bill'
  return agreed === undefined ? undefined : 'switch'
}

function found<Value>(value: Value, from: From, { basis }: Question) {
  return { value, from, bill_id: from === 'bill' ? (basis?.billId ?? null) : null }
}

function named(letter: RegionLetter) {
  return { letter, name: regionOf(letter).name }
}

function choicesOf(region: RegionFinding | undefined): readonly RegionLetter[] {
  if (region?.kind === 'unsure') return region.letters
  return region?.kind === 'contradiction' ? [...new Set([region.bySupplyNumber, ...region.byPostcode])] : []
}

/** The next first; when to look again only where nothing else comes earlier. */
function datesOf({ dates, verdict }: HomeAdvice): Home['dates'] {
  const ahead = dates.map((date) => ({
    kind: date.kind,
    on: date.on,
    fuel: date.fuels.length === 1 ? (date.fuels[0] ?? null) : null,
    says: sayDate(date),
  }))
  const again = verdict?.verdict === 'stay' ? verdict.date : null
  if (again === null || ahead.some(({ on }) => on <= again)) return ahead
  return [...ahead, { kind: 'look_again' as const, on: again, fuel: null, says: 'Time to compare again.' }].toSorted(
    (one, other) => (one.on < other.on ? -1 : 1),
  )
}
