import type { Register } from '../bill-facts.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, rowOf } from '../layout/neighbours.ts'
import { registerOf } from '../proof/describe-line.ts'
import { numbersOf } from '../proof/find-price-lines.ts'
import type { PlacedNumber, PriceLine } from '../proof/price-line.ts'
import type { FieldContext } from './field-context.ts'
import type { ReadPair } from './read-readings.ts'

const MOST_IN_ROW = 7
const READS =
  /read|previous|latest|opening|closing|start|\bend\b|\bfrom\b|present|current|index|\bopen\b|\bclose\b|\bnow\b|\bbefore\b/i

/** kWh per unit of the meter: cubic metres, or hundreds of cubic feet, with any calorific value that is burnt here. */
export function gasUnitsOf(kwh: number, units: number): 'metric' | 'imperial' | undefined {
  const perUnit = kwh / units
  if (perUnit > 10.4 && perUnit < 12.4) return 'metric'
  return perUnit > 29.5 && perUnit < 35 ? 'imperial' : undefined
}

/** Two numbers on one row that differ by what was charged for, where the row or its heads speak of readings. */
export function findProvenReadings(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  lines: readonly PriceLine[],
  isOnlyFuel: boolean,
): ReadPair[] {
  const { view } = context
  const charged = kwhByRegister(lines)
  const priced = pricedCells(lines)
  const pairs: ReadPair[] = []
  const seen = new Set<Cell>()
  for (const cell of view.cells) {
    if (seen.has(cell)) continue
    const row = rowOf(cell, view.cells).filter(
      (other) => (view.fuelOf(other) ?? (isOnlyFuel ? fuel : undefined)) === fuel,
    )
    for (const other of row) seen.add(other)
    const numbers = row.flatMap(numbersOf).filter((number) => isReading(number) && !priced.has(number.cell))
    const words = [...row, ...numbers.flatMap(({ cell: at }) => cellsAbove(at, view.cells).slice(0, 5))]
      .map(({ text }) => text)
      .join(' | ')
    // A row of many numbers is a chart of the months.
    if (numbers.length < 2 || numbers.length > MOST_IN_ROW || !READS.test(words)) continue
    for (const [register, kwh] of charged) {
      const pair = pairOf(numbers, kwh, fuel)
      if (!pair || pairs.some((one) => one.register === register)) continue
      const said = registerOf(row.map(({ text }) => text).join(' | '))
      if (said !== undefined && register !== 'single' && said !== register) continue
      const [early, late] = pair
      pairs.push({ register, previous: early.value, latest: late.value, place: late, score: 0.9 })
    }
  }
  return pairs.length === charged.size ? pairs : []
}

export function kwhByRegister(lines: readonly PriceLine[]): Map<Register, number> {
  const sums = new Map<Register, number>()
  for (const { kind, register = 'single', quantity } of lines) {
    if (kind === 'unit') sums.set(register, (sums.get(register) ?? 0) + quantity.value)
  }
  return sums
}

function isReading({ unit, value, isCredit, decimals, per, cell }: PlacedNumber): boolean {
  if (/account|bank/i.test(cell.text)) return false
  const isCount = unit === undefined || unit === 'volume' || unit === 'kwh'
  return isCount && per === undefined && value >= 10 && (decimals === 0 || value >= 100) && decimals <= 3 && !isCredit
}

/** The prices and days of a charge are no readings. */
function pricedCells(lines: readonly PriceLine[]): Set<Cell> {
  return new Set(lines.flatMap(({ price, amount }) => [price.cell, amount.cell]))
}

/** Whether a difference of readings is what was charged for. */
export function isUse(difference: number, kwh: number, fuel: 'electricity' | 'gas'): boolean {
  if (difference < 3) return false
  return fuel === 'electricity' ? Math.abs(difference - kwh) <= 0.51 : gasUnitsOf(kwh, difference) !== undefined
}

/** "Meter reading on 1 October ... 12345" line by line: any two that differ by the use, whichever is printed first. */
export function findReadingLines(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  lines: readonly PriceLine[],
  isOnlyFuel: boolean,
): ReadPair[] {
  const { view } = context
  const priced = pricedCells(lines)
  const rows = view.cells.filter(({ text }) => /\bread|estimated|actual|smart|customer/i.test(text) && text.length < 80)
  const numbers = rows
    .filter((cell) => (view.fuelOf(cell) ?? (isOnlyFuel ? fuel : undefined)) === fuel)
    .flatMap((cell) =>
      rowOf(cell, view.cells)
        .filter((other) => other.left >= cell.left)
        .flatMap(numbersOf),
    )
    .filter((number) => isReading(number) && !priced.has(number.cell))
  const charged = kwhByRegister(lines)
  const pairs = [...charged].flatMap(([register, kwh]): ReadPair[] => {
    for (const early of numbers) {
      const late = numbers.find((one) => isUse(one.value - early.value, kwh, fuel) && isCloseTo(one, early))
      if (late) return [{ register, previous: early.value, latest: late.value, place: late, score: 0.85 }]
    }
    return []
  })
  return pairs.length === charged.size ? pairs : []
}

function isCloseTo(one: PlacedNumber, other: PlacedNumber): boolean {
  return one.cell.page === other.cell.page && Math.abs(one.cell.top - other.cell.top) < 8 * one.cell.height
}

function pairOf(numbers: readonly PlacedNumber[], kwh: number, fuel: 'electricity' | 'gas') {
  // Some meters' tables put the present reading before the previous one.
  for (const [index, one] of numbers.entries()) {
    for (const other of numbers.slice(index + 1)) {
      const [early, late] = one.value <= other.value ? [one, other] : [other, one]
      if (early.value >= 20 && isUse(late.value - early.value, kwh, fuel)) return [early, late] as const
    }
  }
  return undefined
}
