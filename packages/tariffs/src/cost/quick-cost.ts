import { dayNumber, DAYS_OF_YEAR, type IsoDay, isoDayOf } from '../calendar/iso-day.ts'
import { MICRO } from '../money/micro-pence.ts'
import { vatOn, type VatTable } from '../reference/vat.ts'
import { type Fuel, WHOLE } from '../tariff/fuel.ts'
import type { ContractDiscount, FuelContract } from '../tariff/fuel-contract.ts'
import type { FuelUsage, Price } from '../tariff/price.ts'
import { ECONOMY_7_NIGHT_BASIS_POINTS } from '../usage/typical-use-of.ts'

/*
 * The pence of `costOfFuel` without its working, far faster: in floating point, and only where that cannot round to another
 * penny. Within the bounds below, all amounts that are added come to less than 10^8 pence. At most 365 stretches with ten
 * operations each make fewer than 400 roundings that follow on one another, each off by at most 2^-53: together less than
 * 10^8 * 400 / 2^53 = 0.0000045 pence. A sum that is nearer than DOUBT to where rounding turns is left to `costOfFuel`.
 */
const DOUBT = 0.00001
const MOST_WATT_HOURS = 100_000_000
const MOST_MICRO_PENCE = 200_000_000
const MOST_STANDING_MICRO_PENCE = 1_000_000_000
const MOST_DISCOUNT_PENCE = 1_000_000

const MICRO_WATT_YEARS = 1000 * MICRO * DAYS_OF_YEAR

/** A price without VAT, by hundredths of a percent of VAT-weighted days: for a watt-hour of a year's use, and for itself. */
type Step = { fromDay: number; day: number; night: number; standing: number }

/** A contract as plain numbers; its end is said with each question, since it moves with the day of a switch. */
export type QuickContract = {
  steps: readonly Step[]
  stepsAfter: readonly Step[]
  discountPencePerYear: number
  /** What a discount in percent leaves of the units. */
  unitShare: number
  hasNightRate: boolean
  isBounded: boolean
}

/** A year's use by day and night. Where a price has one rate for both, it makes no difference how they are split. */
export type QuickUse = { day: number; night: number; isBounded: boolean }

export function quickUse(usage: FuelUsage): QuickUse {
  const total = 'day' in usage ? usage.day + usage.night : usage.single
  const night =
    'day' in usage ? usage.night : (total * (usage.nightBasisPoints ?? ECONOMY_7_NIGHT_BASIS_POINTS)) / WHOLE
  return { day: total - night, night, isBounded: total >= 0 && total <= MOST_WATT_HOURS && night <= total }
}

export function quickContract({ prices, thenPrices = [], discounts = [] }: FuelContract): QuickContract {
  const own = prices.length > 0 ? prices : thenPrices
  const after = thenPrices.length > 0 ? thenPrices : prices
  const steps = stepsOf(own)
  const sumOf = (amount: (discount: ContractDiscount) => number) =>
    discounts.reduce((sum, discount) => sum + amount(discount), 0)
  const discountPencePerYear = sumOf((each) => ('pencePerYear' in each ? each.pencePerYear : 0))
  const offUnits = sumOf((each) => ('pencePerYear' in each ? 0 : each.basisPointsOffUnits))
  return {
    steps,
    stepsAfter: after === own ? steps : stepsOf(after),
    discountPencePerYear,
    unitShare: (WHOLE - offUnits) / WHOLE,
    hasNightRate: [...prices, ...thenPrices].some(({ unitRates }) => 'day' in unitRates),
    isBounded:
      [...own, ...after].every(isBoundedPrice) &&
      Math.abs(offUnits) <= WHOLE &&
      Math.abs(discountPencePerYear) <= MOST_DISCOUNT_PENCE,
  }
}

function isBoundedPrice({ unitRates, standingMicroPencePerDay, includesVatBasisPoints }: Price): boolean {
  const rates = 'single' in unitRates ? [unitRates.single] : [unitRates.day, unitRates.night]
  return (
    includesVatBasisPoints >= 0 &&
    rates.every((rate) => Math.abs(rate) <= MOST_MICRO_PENCE) &&
    Math.abs(standingMicroPencePerDay) <= MOST_STANDING_MICRO_PENCE
  )
}

/** In order of their days. Of two that begin on one day the later in the list counts, as in `splitWindow`. */
function stepsOf(prices: readonly Price[]): Step[] {
  const steps = prices.map(({ from, unitRates, standingMicroPencePerDay, includesVatBasisPoints }): Step => {
    const withoutVat = WHOLE + includesVatBasisPoints
    const [day, night] = 'single' in unitRates ? [unitRates.single, unitRates.single] : [unitRates.day, unitRates.night]
    const perYear = withoutVat * MICRO_WATT_YEARS
    const standing = standingMicroPencePerDay / (withoutVat * MICRO)
    return { fromDay: dayNumber(from), day: day / perYear, night: night / perYear, standing }
  })
  return steps.toSorted((a, b) => a.fromDay - b.fromDay)
}

/** For each day of a year from its first: the sum of all days before it, each as WHOLE and its VAT. */
export type VatSums = { firstDay: number; sums: Float64Array }

export function vatSums(table: VatTable, fuel: Fuel, on: IsoDay): VatSums {
  const firstDay = dayNumber(on)
  const changes = new Set(table.map(({ from }) => dayNumber(from)))
  const sums = new Float64Array(DAYS_OF_YEAR + 1)
  let rate = vatOn(table, fuel, on)
  let sum = 0
  for (let day = 0; day < DAYS_OF_YEAR; day++) {
    if (changes.has(firstDay + day)) rate = vatOn(table, fuel, isoDayOf(firstDay + day))
    // A rate beyond belief is beyond the bounds too.
    sum += rate >= 0 && rate <= WHOLE ? WHOLE + rate : Number.NaN
    sums[day + 1] = sum
  }
  return { firstDay, sums }
}

/** The penny of `costOfFuel` for the days from `fromDay` to before `toDay`, or NaN where only the exact sum can tell. */
export function quickPence(
  contract: QuickContract,
  use: QuickUse,
  fromDay: number,
  toDay: number,
  endDay: number,
  vat: VatSums,
): number {
  if (!contract.isBounded || !use.isBounded) return Number.NaN
  const turn = Math.min(Math.max(endDay + 1, fromDay), toDay)
  const pence =
    sumOver(contract.steps, contract.unitShare, use, fromDay, turn, vat) -
    (contract.discountPencePerYear * (turn - fromDay)) / DAYS_OF_YEAR +
    sumOver(contract.stepsAfter, 1, use, turn, toDay, vat)
  const nearest = Math.floor(pence + 0.5)
  const beyond = pence + 0.5 - nearest
  return beyond > DOUBT && beyond < 1 - DOUBT ? nearest : Number.NaN
}

function sumOver(
  steps: readonly Step[],
  unitShare: number,
  use: QuickUse,
  fromDay: number,
  toDay: number,
  { firstDay, sums }: VatSums,
): number {
  let sum = 0
  let index = 0
  for (let from = fromDay; from < toDay;) {
    let next = steps[index + 1]
    while (next && next.fromDay <= from) next = steps[++index + 1]
    const step = steps[index]
    const to = next && next.fromDay < toDay ? next.fromDay : toDay
    const days = (sums[to - firstDay] ?? Number.NaN) - (sums[from - firstDay] ?? Number.NaN)
    if (!step) return Number.NaN
    sum += days * ((use.day * step.day + use.night * step.night) * unitShare + step.standing)
    from = to
  }
  return sum
}
