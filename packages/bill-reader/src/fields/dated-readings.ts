import { daysBetween } from '@mowatt/tariffs'
import type { Register } from '../bill-facts.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, rowOf } from '../layout/neighbours.ts'
import { registerOf } from '../proof/describe-line.ts'
import { numbersOf } from '../proof/find-price-lines.ts'
import type { PlacedNumber } from '../proof/price-line.ts'
import { findDates } from '../values/find-dates.ts'
import type { FieldContext } from './field-context.ts'
import type { ReadPair } from './read-readings.ts'

type FuelName = 'electricity' | 'gas'
type Dated = { day: string; register: Register; number: PlacedNumber }

const READS = /\bread/i
const KINDS = /\b(?:actual|estimated|smart|customer|read)/i
/** "70053 (S)": a letter for how the reading was taken. */
const LETTERED = /^\d{3,7}(?:\.\d)?\s?\([SACE]\)$/
/** More characters beside a date are a sentence about something else. */
const MOST_LETTERS = 34

/**
 * Rows that begin with a date and continue with a reading: the first date's is the previous reading, the last date's
 * the latest.
 */
export function findDatedReadings(context: FieldContext, fuel: FuelName, isOnlyFuel: boolean): ReadPair[] {
  return endsByRegister(context, fuel, isOnlyFuel).flatMap(({ early, late }): ReadPair[] => {
    if (early.number.value > late.number.value) return []
    const { register, number } = late
    const values = { previous: early.number.value, latest: number.value }
    return [{ register, ...values, place: number, earlyPlace: early.number, score: 0.85 }]
  })
}

/**
 * The same rows if the last day's reading is the lower one. `isNamed`: their days are the first and last of the bill.
 */
export function findBackwardsByDay(context: FieldContext, fuel: FuelName, isOnlyFuel: boolean) {
  const isAt = (day: string, path: string) => {
    const printed = context.ledger.get(path)?.value
    return typeof printed === 'string' && Math.abs(daysBetween(printed, day)) <= 1
  }
  return endsByRegister(context, fuel, isOnlyFuel)
    .filter(({ early, late }) => early.number.value > late.number.value)
    .map(({ early, late }) => ({
      previous: early.number.value,
      latest: late.number.value,
      place: late.number,
      isNamed: isAt(early.day, 'periodFrom') && isAt(late.day, 'periodTo'),
    }))
}

function endsByRegister({ view }: FieldContext, fuel: FuelName, isOnlyFuel: boolean): { early: Dated; late: Dated }[] {
  const dated = view.cells
    .filter((cell) => (view.fuelOf(cell) ?? (isOnlyFuel ? fuel : undefined)) === fuel)
    .flatMap((cell) => datedIn(view, cell))
  return [...Map.groupBy(dated, ({ register }) => register).values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => (a.day < b.day ? -1 : 1))
    const [early, late] = [sorted[0], sorted.at(-1)]
    return early && late && early.day !== late.day ? [{ early, late }] : []
  })
}

function datedIn(view: BillView, cell: Cell): Dated[] {
  const [date, ...more] = findDates(cell.text)
  if (!date || date.isRange || more.length > 0) return []
  const words = cell.text.slice(0, date.start) + cell.text.slice(date.end)
  if (words.replaceAll(/[^a-z]/gi, '').length > MOST_LETTERS) return []
  const row = rowOf(cell, view.cells).filter(({ left }) => left >= cell.left)
  const numbers = row.flatMap(numbersOf).filter(isReading)
  const [number] = numbers
  if (!number || numbers.length > 2) return []
  const heads = cellsAbove(number.cell, view.cells)
    .slice(0, 5)
    .map(({ text }) => text)
    .filter((text) => text.length < 40)
  const said = row.map(({ text }) => text).join(' | ')
  if (!heads.some((text) => READS.test(text)) && !KINDS.test(said) && !LETTERED.test(number.cell.text)) return []
  const register =
    registerOf(words) ??
    registerOf(number.cell.text) ??
    heads.filter((text) => READS.test(text)).map(registerOf)[0] ??
    'single'
  return [{ day: date.from, register, number }]
}

function isReading({ unit, value, decimals, isCredit }: PlacedNumber): boolean {
  return (unit === undefined || unit === 'volume' || unit === 'kwh') && value >= 0 && decimals <= 1 && !isCredit
}
