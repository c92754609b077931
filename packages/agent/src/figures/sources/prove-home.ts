import {
  FUELS,
  type Fuel,
  type FuelContract,
  type IsoDay,
  type Price,
  threeOfCalendar,
  totalWattHours,
} from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import type { FactId } from '../../facts/fact.ts'
import { homeUnder, type Role } from '../../facts/home-of-facts.ts'
import { billOf, saidOf } from '../../home/home-of-turn.ts'
import type { KnownHome } from '../../home/known-home.ts'
import { readValues } from '@mowatt/text/values/read-values'
import type { RunContext } from '../../say/outcome.ts'

/** A home with a fact for each value of its year. A value without evidence has no fact, and is not used. */
export type ProvenHome = { home: KnownHome; facts: Map<Role, FactId>; said: Partial<Household> }

export function proveHome(context: RunContext, supposed: Partial<Household> = {}): ProvenHome {
  const home = homeUnder(context, supposed)
  const facts = new Map<Role, FactId>()
  const set = (role: Role, id: FactId | undefined) => {
    if (id !== undefined) facts.set(role, id)
  }
  for (const fuel of FUELS) {
    set(`use.${fuel}`, proveUse(fuel, home, context, supposed))
    const contract = home.contracts[fuel]
    if (contract) proveContract(fuel, contract, home, context, set)
  }
  return { home, facts, said: supposed }
}

type Set = (role: Role, id: FactId | undefined) => void

function proveContract(fuel: Fuel, contract: FuelContract, home: KnownHome, context: RunContext, set: Set): void {
  const { facts: book } = context
  const bill = billOf(context.world, context.state)
  const price = contract.prices[0]
  const rate = (field: 'unit_rate' | 'standing_charge', amount: number) => proveRate(fuel, field, amount, home, context)
  if (price) {
    if ('single' in price.unitRates) set(`unit.${fuel}`, rate('unit_rate', price.unitRates.single))
    else if ('day' in price.unitRates) {
      set(`day.${fuel}`, rate('unit_rate', price.unitRates.day))
      set(`night.${fuel}`, rate('unit_rate', price.unitRates.night))
    } else if ('bands' in price.unitRates && price.unitRates.ofRegisters) {
      const { peak, day, night } = threeOfCalendar(price.unitRates) ?? {}
      for (const [role, amount] of Object.entries({ peak, day, night }))
        if (amount !== undefined) set(`${role as 'peak' | 'day' | 'night'}.${fuel}`, rate('unit_rate', amount))
    }
    // Half-hourly prices come only from a switch: bills and users state registers.
    else set(`by_time.${fuel}`, book.record('agreed', `${fuel}.by_time`))
    set(`standing.${fuel}`, rate('standing_charge', price.standingMicroPencePerDay))
  }
  const then: Price | undefined = contract.thenPrices?.[0]
  if (then && 'single' in then.unitRates) {
    set(`then_unit.${fuel}`, rate('unit_rate', then.unitRates.single))
    set(`then_standing.${fuel}`, rate('standing_charge', then.standingMicroPencePerDay))
  }
  const told = saidOf(context.state)
  const printed = (field: string) => bill && book.bill(bill.billId, `${fuel}.${field}`)
  const isDay = (id: FactId | undefined, day: IsoDay) => {
    const value = id === undefined ? undefined : book.get(id).value
    return value?.unit === 'day' && value.day === day ? id : undefined
  }
  if (contract.endsOn !== undefined)
    set(
      `ends.${fuel}`,
      isDay(book.record('agreed', `${fuel}.ends_on`), contract.endsOn) ??
        isDay(printed('tariffEndDate'), contract.endsOn) ??
        book.noted({ unit: 'day', day: contract.endsOn }),
    )
  const { exitFeePence: amount } = contract
  if (amount === undefined) return
  const agreed = home.agreed[fuel] && book.record('agreed', `${fuel}.exit_fee`)
  const isInstead = home.agreed[fuel]?.use === 'instead'
  if (told.exitFeePence === undefined) set(`fee.${fuel}`, isInstead ? agreed : (printed('exitFeeGbp') ?? agreed))
  // "No exit fee" is stated without a figure, so it needs no evidence.
  else if (told.exitFeePence > 0) set(`fee.${fuel}`, book.noted({ unit: 'pence', amount }))
}

const AGREED_RATES = {
  unit_rate: ['single_rate', 'day_rate', 'night_rate'],
  standing_charge: ['standing_charge'],
} as const

/** Where a rate of that amount can be found: in statements or agreements, on the bill, or in the cap. */
function proveRate(
  fuel: Fuel,
  field: 'unit_rate' | 'standing_charge',
  amount: number,
  { letter, paymentMethod }: KnownHome,
  { facts: book, world, state }: RunContext,
): FactId | undefined {
  const unit = field === 'unit_rate' ? 'micropence_per_kwh' : 'micropence_per_day'
  const bill = billOf(world, state)
  const paths =
    field === 'unit_rate'
      ? (bill?.facts[fuel]?.unitRates ?? []).map((_rate, at) => `${fuel}.unitRates.${at}.pencePerKwh`)
      : [`${fuel}.standingChargePencePerDay`]
  const isTold = saidOf(state).rates?.[fuel] !== undefined
  const candidates = [
    ...(isTold ? [book.noted({ unit, amount })] : []),
    ...AGREED_RATES[field].map((each) => book.record('agreed', `${fuel}.${each}`)),
    ...paths.map((path) => bill && book.bill(bill.billId, path)),
    letter && book.cap(fuel, field, { region: letter, paymentMethod }),
    book.cap(fuel, field, { paymentMethod }),
    book.cap(fuel, field),
  ]
  return candidates.find((id) => {
    const value = id === undefined ? undefined : book.get(id).value
    return value?.unit === unit && value.amount === amount
  })
}

/** A year's usage: printed, stated, or calculated from what was printed or stated. */
function proveUse(fuel: Fuel, home: KnownHome, context: RunContext, supposed: Partial<Household>): FactId | undefined {
  const estimate = home.use[fuel]
  if (!estimate) return undefined
  const { facts: book, world, state } = context
  const said = { ...saidOf(state), ...supposed }
  const amount = totalWattHours(estimate.use)
  const bill = billOf(world, state)
  const printed = (path: string) => bill && book.bill(bill.billId, path)
  const fromPeriod = () => {
    const of = [printed(`${fuel}.usageKwhInPeriod`), printed('periodFrom'), printed('periodTo')]
    return of.every((id) => id !== undefined) ? book.worked('year_from_period', of, { fuel }) : undefined
  }
  const candidates: (() => FactId | undefined)[] = [
    () => (said.kwh?.[fuel] === undefined ? undefined : book.noted({ unit: 'watt_hours', amount })),
    () => printed(`${fuel}.estimatedAnnualUsageKwh`),
    fromPeriod,
    () => useFromSpend(fuel, said, home, context),
    () => useFromAnswers(fuel, said, context),
    () => book.reference(`typical.${fuel}`),
    () => book.reference('typical.electricity.day_night'),
  ]
  for (const candidate of candidates) {
    const id = candidate()
    const value = id === undefined ? undefined : book.get(id).value
    if (value?.unit === 'watt_hours' && value.amount === amount) return id
  }
  return undefined
}

function useFromSpend(
  fuel: Fuel,
  { spend, rates }: Household,
  home: KnownHome,
  context: RunContext,
): FactId | undefined {
  const { facts: book } = context
  const paid = spend && (book.noted({ unit: 'pence', amount: spend.pence }) ?? paidInParts(spend.pence, context))
  if (!spend || paid === undefined) return undefined
  const fuels = FUELS.filter((each) => spend.fuels === 'both' || spend.fuels === each)
  const prices = fuels.flatMap((each) => {
    const price = rates?.[each] ? home.contracts[each]?.prices[0] : undefined
    const cap = (field: 'unit_rate' | 'standing_charge') =>
      book.cap(each, field, { region: home.letter, paymentMethod: home.paymentMethod }) ??
      book.cap(each, field, { paymentMethod: home.paymentMethod }) ??
      book.cap(each, field)
    const unit =
      price && 'single' in price.unitRates
        ? proveRate(each, 'unit_rate', price.unitRates.single, home, context)
        : cap('unit_rate')
    const standing = price
      ? proveRate(each, 'standing_charge', price.standingMicroPencePerDay, home, context)
      : cap('standing_charge')
    return [unit, standing]
  })
  return prices.every((id) => id !== undefined)
    ? book.worked('year_from_spend', [paid, ...prices], { fuel, fuels, period: spend.period })
    : undefined
}

function useFromAnswers(fuel: Fuel, said: Household, { facts: book }: RunContext): FactId | undefined {
  const { people, bedrooms, heating = 'gas', hasEv = false } = said
  if (people === undefined || bedrooms === undefined) return undefined
  const of = [book.noted({ unit: 'count', amount: people }), book.noted({ unit: 'count', amount: bedrooms })]
  return of.every((id) => id !== undefined) ? book.worked('year_from_answers', of, { fuel, heating, hasEv }) : undefined
}

/** "£95 for electricity and £60 for gas" is one payment. */
function paidInParts(pence: number, { facts: book, world }: RunContext): FactId | undefined {
  for (const message of book.messages.toReversed()) {
    const sums = readValues(message, world.today).flatMap(({ value }) => (value.unit === 'pence' ? [value] : []))
    const first = sums.find(({ amount }, at) =>
      sums.some((other, where) => where > at && other.amount === pence - amount),
    )
    const parts = first && [book.noted(first), book.noted({ unit: 'pence', amount: pence - first.amount })]
    if (parts?.every((part) => part !== undefined)) return book.worked('sum', parts)
  }
  return undefined
}
