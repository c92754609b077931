import type { Register } from '../bill-facts.ts'
import type { Cell } from '../layout/cell.ts'
import { numbersOf } from '../proof/find-price-lines.ts'
import type { PlacedNumber, PriceLine } from '../proof/price-line.ts'
import type { FieldContext } from './field-context.ts'
import { isOfChart } from './is-of-chart.ts'
import type { ReadPair } from './read-readings.ts'

type FuelName = 'electricity' | 'gas'

/** In text heights: readings of one register are in one row, one below the other, or in one paragraph. */
const CLOSE = 7
/**
 * Gas is charged by the energy of its units, which is known to within a fifth: its readings must be closer together.
 */
const CLOSE_OF_GAS = 3.2
/** The energy of a cubic metre is printed to a tenth or better. */
const EXACT = 0.004

/** kWh per unit of the meter: cubic metres, or hundreds of cubic feet, with any usual calorific value. */
export function gasUnitsOf(kwh: number, units: number): 'metric' | 'imperial' | undefined {
  const perUnit = kwh / units
  if (perUnit > 10.4 && perUnit < 12.4) return 'metric'
  return perUnit > 29.5 && perUnit < 35 ? 'imperial' : undefined
}

export function kwhByRegister(lines: readonly PriceLine[]): Map<Register, number> {
  const sums = new Map<Register, number>()
  for (const { kind, register = 'single', quantity } of lines) {
    if (kind === 'unit') sums.set(register, (sums.get(register) ?? 0) + quantity.value)
  }
  return sums
}

/** Whether a difference of readings equals the charged usage. */
export function isUse(difference: number, kwh: number, fuel: FuelName): boolean {
  if (difference < 3) return false
  return fuel === 'electricity' ? Math.abs(difference - kwh) <= 0.51 : gasUnitsOf(kwh, difference) !== undefined
}

/**
 * Two numbers close together whose difference is the charged usage, whatever their labels: in a table, line by line or
 * in a sentence. Of several such pairs the closest; if two registers are charged, each has its own pair.
 */
export function findProvenReadings(
  context: FieldContext,
  fuel: FuelName,
  lines: readonly PriceLine[],
  isOnlyFuel: boolean,
): ReadPair[] {
  const { view, ledger } = context
  const used = ledger.get(`${fuel}.usageKwhInPeriod`)?.value
  const lined = kwhByRegister(lines)
  const charged: Map<Register, number> =
    lined.size === 0 && typeof used === 'number' ? new Map([['single', used]]) : lined
  const priced = lines.flatMap(({ price, amount, quantity }) => [price, amount, quantity])
  const supplies = ['electricity.mpan', 'gas.mprn', 'accountNumber'].map((path) => ledger.get(path)?.place)
  const numbers = view.cells
    .flatMap(numbersOf)
    .filter(
      (number) =>
        isReading(number) &&
        !priced.some((one) => one.cell === number.cell && one.start === number.start) &&
        !supplies.some(
          (place) => place && place.cell === number.cell && number.start < place.end && number.end > place.start,
        ) &&
        !isOfChart(view, number.cell),
    )
  const worths = fuel === 'gas' ? worthsOf(view.cells.flatMap(numbersOf)) : []
  const pairs = [...charged].flatMap(([register, kwh]): ReadPair[] => {
    const fits = numbers.flatMap((early) =>
      numbers
        .filter((late) => late.value > early.value && isUse(late.value - early.value, kwh, fuel))
        .map((late) => ({ early, late, distance: distanceOf(early, late), isExact: isExact(late.value - early.value) }))
        .filter(({ distance, isExact: exact }) => distance < (exact ? CLOSE : CLOSE_OF_GAS))
        .filter(({ isExact: exact, late }) => exact || (early.value >= 100 && sameLength(early, late)))
        .filter(({ late }) => isOwn(early.cell) && isOwn(late.cell)),
    )
    const [best] = fits.toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || a.distance - b.distance)
    if (!best) return []
    const { early, late } = best
    return [{ register, previous: early.value, latest: late.value, place: late, earlyPlace: early, score: 0.9 }]

    function isExact(units: number): boolean {
      if (fuel === 'electricity') return true
      return worths.some((worth) => Math.abs(units * worth - kwh) <= EXACT * kwh + 0.06)
    }
  })
  return pairs.length === charged.size ? pairs : []

  /** Running text names its fuels as it proceeds, and the numbers prove which fuel they belong to. */
  function isOwn(cell: Cell): boolean {
    const said = view.fuelOf(cell)
    // Under no fuel's heading it's electricity's where the difference is exactly what was charged for.
    const mayBeOpen = isOnlyFuel || fuel === 'electricity' || cell.text.length > 40
    return said === fuel || (said === undefined && mayBeOpen) || cell.text.length > 60
  }
}

/** kWh per unit of gas, for every printed calorific value: of cubic metres, and of 100 cubic feet. */
function worthsOf(numbers: readonly PlacedNumber[]): number[] {
  const values = numbers.filter(({ value, decimals, unit }) => value >= 37 && value <= 43 && decimals >= 1 && !unit)
  return [...new Set(values.map(({ value }) => value))].flatMap((value) => {
    const metric = (value * 1.02264) / 3.6
    return [metric, metric * 2.83]
  })
}

function sameLength(early: PlacedNumber, late: PlacedNumber): boolean {
  return String(Math.floor(late.value)).length - String(Math.floor(early.value)).length <= 1
}

/** In text heights; within one line, the number of characters between them. */
function distanceOf(early: PlacedNumber, late: PlacedNumber): number {
  if (early.cell.page !== late.cell.page) return Number.POSITIVE_INFINITY
  const { height } = late.cell
  if (early.cell === late.cell) return Math.abs(late.start - early.start) / 60
  const down = Math.abs(early.cell.top - late.cell.top) / height
  const across = Math.abs(early.cell.left - late.cell.left) / late.cell.page.widthPoints
  return down < 0.6 ? across : down + across
}

function isReading({ unit, value, decimals, per, cell, start }: PlacedNumber): boolean {
  if (/\b(?:account|bank|tel|call|phone)\b/i.test(cell.text.slice(Math.max(0, start - 24), start))) return false
  const isCount = unit === undefined || unit === 'volume' || unit === 'kwh' || unit === 'units'
  return isCount && per === undefined && value >= 10 && (decimals === 0 || value >= 100) && decimals <= 3
}
