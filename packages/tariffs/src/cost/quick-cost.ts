import { dayNumber, DAYS_OF_YEAR, type IsoDay, isoDayOf } from '../calendar/iso-day.ts'
import { MICRO } from '../money/micro-pence.ts'
import { vatOn, type VatTable } from '../reference/vat.ts'
import { type Fuel, WHOLE } from '../tariff/fuel.ts'
import type { ContractDiscount, FuelContract } from '../tariff/fuel-contract.ts'
import { timesOf } from '../half-hours/typical-times.ts'
import { type BandGrid, gridOf } from '../tariff/band-grid.ts'
import type { FuelUsage, Price, UseByTime } from '../tariff/price.ts'
import { calendarOf } from '../tariff/rate-calendar.ts'
import { ECONOMY_7_NIGHT_BASIS_POINTS } from '../usage/typical-use-of.ts'
import { useByBand } from './use-by-band.ts'

/*
 * The pence of `costOfFuel` without its working, far faster: in floating point, and only if that cannot round to
 * another penny. Within the bounds below, all added amounts are less than 10^8 pence in total. At most 365 stretches
 * with ten operations each, and at most 64 bands in one of them, make fewer than 500 roundings that follow on one
 * another, each off by at most 2^-53: together less than 10^8 * 500 / 2^53 = 0.0000056 pence. A sum closer than DOUBT
 * to a rounding boundary is left to `costOfFuel`.
 */
const DOUBT = 0.00001
const MOST_WATT_HOURS = 100_000_000
const MOST_MICRO_PENCE = 200_000_000
const MOST_STANDING_MICRO_PENCE = 1_000_000_000
const MOST_DISCOUNT_PENCE = 1_000_000

const MICRO_WATT_YEARS = 1000 * MICRO * DAYS_OF_YEAR

/** A price without VAT, by hundredths of a percent of VAT-weighted days: for a watt-hour of a year's use, and for itself. */
type Step = { fromDay: number; day: number; night: number; standing: number; bands?: StepBands }
/** Of a price by time: which half hours have which of the rates, the rest first. */
type StepBands = { grid: BandGrid; rates: readonly number[] }

/** A contract as plain numbers; its end is a parameter of each call, since it depends on the day of a switch. */
export type QuickContract = {
  steps: readonly Step[]
  stepsAfter: readonly Step[]
  discountPencePerYear: number
  /** The factor for unit prices after a percentage discount. */
  unitShare: number
  /** By day and night, whose hours depend on the meter. */
  hasRegisters: boolean
  isBounded: boolean
}

/** A year's use by day and night. Where a price has one rate for both, it makes no difference how they are split. */
export type QuickUse = {
  day: number
  night: number
  isBounded: boolean
  /** The use in the rest and in each band. */
  inBands: (grid: BandGrid, bands: number) => readonly number[]
}

export function quickUse(usage: FuelUsage): QuickUse {
  const total = 'day' in usage ? usage.day + usage.night : usage.single
  const night =
    'day' in usage ? usage.night : (total * (usage.nightBasisPoints ?? ECONOMY_7_NIGHT_BASIS_POINTS)) / WHOLE
  const isBounded = total >= 0 && total <= MOST_WATT_HOURS && night <= total
  const known = new Map<BandGrid, readonly number[]>()
  let usedAt: UseByTime | undefined
  const inBands = (grid: BandGrid, bands: number) => {
    let found = known.get(grid)
    if (!found) {
      const shares = useByBand((usedAt ??= timesOf(usage)), grid, bands)
      const whole = shares.reduce((sum, share) => sum + share, 0)
      known.set(grid, (found = shares.map((share) => (total * share) / whole)))
    }
    return found
  }
  return { day: total - night, night, isBounded, inBands }
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
    hasRegisters: [...prices, ...thenPrices].some(({ unitRates }) => 'day' in unitRates),
    isBounded:
      [...own, ...after].every(isBoundedPrice) &&
      Math.abs(offUnits) <= WHOLE &&
      Math.abs(discountPencePerYear) <= MOST_DISCOUNT_PENCE,
  }
}

function isBoundedPrice({ unitRates, standingMicroPencePerDay, includesVatBasisPoints }: Price): boolean {
  const { rest, bands } = calendarOf(unitRates)
  const rates = [rest, ...bands.map(({ rate }) => rate)]
  return (
    includesVatBasisPoints >= 0 &&
    rates.every((rate) => Math.abs(rate) <= MOST_MICRO_PENCE) &&
    Math.abs(standingMicroPencePerDay) <= MOST_STANDING_MICRO_PENCE
  )
}

/** In order of their days. Of two with the same start day the later in the list counts, as in `splitWindow`. */
function stepsOf(prices: readonly Price[]): Step[] {
  const steps = prices.map(({ from, unitRates, standingMicroPencePerDay, includesVatBasisPoints }): Step => {
    const withoutVat = WHOLE + includesVatBasisPoints
    const perYear = withoutVat * MICRO_WATT_YEARS
    const step = { fromDay: dayNumber(from), standing: standingMicroPencePerDay / (withoutVat * MICRO) }
    if ('single' in unitRates) return { ...step, day: unitRates.single / perYear, night: unitRates.single / perYear }
    if ('day' in unitRates) return { ...step, day: unitRates.day / perYear, night: unitRates.night / perYear }
    const calendar = calendarOf(unitRates)
    const rates = [calendar.rest, ...calendar.bands.map(({ rate }) => rate)].map((rate) => rate / perYear)
    return { ...step, day: 0, night: 0, bands: { grid: gridOf(calendar), rates } }
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

/**
 * The penny of `costOfFuel` for the days from `fromDay` to before `toDay`, or NaN if only the exact calculation can
 * tell.
 */
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
    const units = step.bands ? sumOfBands(step.bands, use) : use.day * step.day + use.night * step.night
    sum += days * (units * unitShare + step.standing)
    from = to
  }
  return sum
}

function sumOfBands({ grid, rates }: StepBands, use: QuickUse): number {
  const used = use.inBands(grid, rates.length - 1)
  let sum = 0
  for (let band = 0; band < rates.length; band++) sum += (used[band] ?? 0) * (rates[band] ?? 0)
  return sum
}
