import type { ReadingKind, Register } from '@mowatt/bill-reader/bill-facts'
import { addDays } from '../days.ts'
import { makeMpan } from '../make-fuel.ts'
import type { Random } from '../random.ts'
import { SUPPLIERS } from '../suppliers.ts'
import { PLACES, type PlaceOfSupply, QUARTERS, quarterOf } from './cap-table.ts'
import { reckonBill } from './reckon-bill.ts'
import type { BillPlan, FuelPlan, MeterRun, Part } from './true-bill.ts'

export type PlanWish = {
  fuels: readonly ('electricity' | 'gas')[]
  from?: string
  days?: number
  isDayNight?: boolean
  isImperial?: boolean
  isEstimated?: boolean
  payment?: BillPlan['payment']
  tariff?: 'default' | 'fixed'
  /** Whether a price may change within the period; else the bill stays within a quarter. */
  mayChange?: boolean
  pricesHoldVat?: boolean
}

const PEOPLE = ['Ms A Patel', 'Mr John Hughes', 'Mrs Eleanor Whitfield', 'Dr Sam Okafor', 'Lowri Evans', 'Mr R Singh']
const STREETS = ['Acacia Road', 'Station Street', 'Mill Lane', 'Church Close', 'Orchard Drive', 'The Crescent']
const DEFAULTS = ['Standard Variable', 'Flexible', 'Standard Variable Tariff', 'Everyday Variable']
const FIXED = ['Fix & Save 12M v3', 'Loyal Saver Fix 24', 'Essentials 1Yr Fixed', 'HomeFix 18', '12M Fixed v4']
/** How a home's year spreads over its months, in percent. */
const MONTHS = {
  electricity: [10, 9, 9, 8, 7.4, 7, 7, 7.1, 7.5, 8.6, 9.3, 10.1],
  gas: [14.8, 13, 12, 9, 6, 3.6, 2.5, 2.6, 4, 7.6, 11.3, 13.6],
}
const LAST_DAY = '2026-11-10'

export function makePlan(random: Random, id: string, wish: PlanWish): BillPlan {
  const where = random.pick(PLACES)
  const days = wish.days ?? random.pick([28, 29, 30, 31, 30, 31, 61, 91])
  const from = wish.from ?? startOf(random, days, wish.mayChange ?? false)
  const to = addDays(from, days - 1)
  const tariff = wish.tariff ?? random.pick(['default', 'fixed'])
  const payment = wish.payment ?? (random.chance(0.8) ? 'direct_debit' : 'standard_credit')
  const fuels = wish.fuels.map((name) => makeFuelPlan(random, { ...wish, from, days, tariff, payment, where }, name))
  const monthly = fuels.reduce((sum, fuel) => sum + yearPounds(fuel), 0) / 12
  const monthlyPayment = Math.round(monthly * (0.92 + random.next() * 0.2))
  const months = Math.max(1, Math.round(days / 30.4))
  const paid = payment === 'direct_debit' ? monthlyPayment * months : random.pick([0, random.whole(30, 150)])
  const target = monthly * (payment === 'prepayment' ? -0.3 : random.next() * 2.6 - 1.8)
  const plan: BillPlan = {
    id,
    supplier: random.pick(SUPPLIERS),
    account: random.pick([
      random.digits(10),
      `A-${random.pick(['1A2B', '9F3C'])}${random.digits(4)}`,
      random.digits(8),
    ]),
    billNumber: random.digits(9),
    customer: random.pick(PEOPLE),
    address: [`${random.whole(1, 140)} ${random.pick(STREETS)}`, where.town],
    postcode: where.postcode,
    billDate: addDays(to, random.whole(1, 8)),
    from,
    to,
    payment,
    pricesHoldVat: wish.pricesHoldVat ?? random.chance(0.3),
    fuels,
    opening: 0,
    paid,
    monthlyPayment: payment === 'direct_debit' && random.chance(0.6) ? monthlyPayment : undefined,
    discount: 0,
    notes: [],
    slip: {},
  }
  return inBalance(plan, target)
}

/** With an opening balance that leads to the wanted one. */
export function inBalance(plan: BillPlan, balance: number): BillPlan {
  plan.opening = 0
  plan.opening = Math.round((balance - reckonBill(plan).bill.balance) * 100) / 100
  return plan
}

/** Somewhere in the months whose prices are known; without changes within one quarter. */
function startOf(random: Random, days: number, mayChange: boolean): string {
  for (;;) {
    const from = addDays('2025-07-02', random.whole(0, 470))
    const to = addDays(from, days - 1)
    if (to > LAST_DAY) continue
    if (mayChange || days > 89 || quarterOf(from) === quarterOf(to)) return from
  }
}

type FuelWish = PlanWish & {
  from: string
  days: number
  tariff: 'default' | 'fixed'
  payment: BillPlan['payment']
  where: PlaceOfSupply
}

function makeFuelPlan(random: Random, wish: FuelWish, name: FuelPlan['name']): FuelPlan {
  const isGas = name === 'gas'
  const annualKwh = isGas ? random.whole(5000, 17_000) : random.whole(1600, wish.isDayNight ? 7000 : 4600)
  const kwh = annualKwh * shareOf(MONTHS[name], wish.from, wish.days) * (0.8 + random.next() * 0.4)
  const registers: [Register, number][] = wish.isDayNight && !isGas ? nightSplit(random) : [['single', 1]]
  const units = isGas && wish.isImperial ? 'imperial' : 'metric'
  const kinds: ReadingKind[] = random.chance(0.4) ? ['smart'] : ['actual', 'customer']
  const runs = registers.map(([register, share]): MeterRun => {
    const counted = Math.max(3, Math.round((kwh * share) / (isGas ? (units === 'imperial' ? 31.7 : 11.2) : 1)))
    const previous = random.whole(1500, units === 'imperial' ? 7000 : 70_000)
    const latestKind = wish.isEstimated ? 'estimated' : random.pick(kinds)
    return { register, previous, latest: previous + counted, previousKind: random.pick(kinds), latestKind }
  })
  const isFixed = wish.tariff === 'fixed'
  const to = addDays(wish.from, wish.days - 1)
  return {
    name,
    supplyNumber: isGas ? random.digits(10) : makeMpan(random, wish.where.distributor),
    topLine: `${wish.isDayNight && !isGas ? '02' : '01'} 801 ${random.pick(['100', '903', '0AA'])}`,
    serial: isGas ? `G4A${random.digits(8)}` : `${random.whole(15, 23)}L${random.digits(7)}`,
    tariffName: isFixed ? random.pick(FIXED) : random.pick(DEFAULTS),
    endDate: isFixed ? addDays(to, random.whole(70, 400)) : undefined,
    exitFee: isFixed ? random.pick([0, 25, 50, 75]) : 0,
    exitFeeCharged: 0,
    runs,
    parts: makeParts(
      random,
      wish,
      name,
      registers.map(([register]) => register),
    ),
    units,
    calorificValue: Math.round((38.9 + random.next() * 1.1) * 10) / 10,
    factor: units === 'imperial' ? 2.83 : 1,
    correction: 1.02264,
    annualKwh,
  }
}

function nightSplit(random: Random): [Register, number][] {
  const night = random.pick([0.3, 0.38, 0.42, 0.5, 0.62])
  return [
    ['day', 1 - night],
    ['night', night],
  ]
}

/** A variable price changes with the quarter, and VAT on electricity on 1 October 2026. */
function makeParts(
  random: Random,
  { from, days, tariff, where }: FuelWish,
  name: FuelPlan['name'],
  registers: readonly Register[],
): Part[] {
  const end = addDays(from, days)
  const cuts = QUARTERS.filter(
    (first) =>
      first > from && first < end && (tariff === 'default' || (first === '2026-10-01' && name === 'electricity')),
  )
  const starts = [from, ...cuts]
  const below = 0.955 + random.next() * 0.04
  const fixed = 0.86 + random.next() * 0.25
  return starts.map((start, at) => {
    const next = starts[at + 1] ?? end
    const quarter = quarterOf(tariff === 'default' ? start : from)
    const row = where.caps[quarter] ?? [25, 50, 6, 30]
    const [unit, standing] = name === 'gas' ? [row[2], row[3]] : [row[0], row[1]]
    const share = tariff === 'default' ? below : fixed
    return {
      from: start,
      to: addDays(next, -1),
      days: Math.round((Date.parse(next) - Date.parse(start)) / 86_400_000),
      rates: registers.map((register) => ({ register, pence: pence3((unit / 1.05) * share * spread(register)) })),
      standing: pence3((standing / 1.05) * share),
      vatPercent: name === 'electricity' && start >= '2026-10-01' ? 0 : 5,
    }
  })
}

function spread(register: Register): number {
  return register === 'day' ? 1.14 : register === 'night' ? 0.58 : 1
}

function shareOf(months: readonly number[], from: string, days: number): number {
  let share = 0
  for (let at = 0; at < days; at++) share += (months[Number(addDays(from, at).slice(5, 7)) - 1] ?? 0) / 100 / 30.4
  return share
}

function yearPounds({ annualKwh, parts }: FuelPlan): number {
  const last = parts.at(-1)
  if (!last) return 0
  const unit = last.rates.reduce((sum, { pence }) => sum + pence, 0) / last.rates.length
  return ((annualKwh * unit + 365 * last.standing) * (1 + last.vatPercent / 100)) / 100
}

function pence3(value: number): number {
  return Math.floor(value * 1000) / 1000
}
