import type { BilledLine, BillReading } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, sayPounds } from '@mowatt/tariffs'
import {
  daysOfLine,
  fuelsOn,
  linesOf,
  numberAt,
  pathsOf,
  penceOf,
  type Period,
  periodOf,
  rightVatPence,
  vatPercentOf,
} from './bill-view.ts'
import { type Checked, type ErrorInput, type Found, NOTHING } from './finding.ts'

const USUAL = 5
const STANDARD = 20
/** So much a day counts as a home's use, whoever uses it (VAT Act 1994, schedule 7A, group 1, note 5). */
const DOMESTIC_KWH_A_DAY: Readonly<Record<Fuel, number>> = { electricity: 33, gas: 144.5 }
const LEAST_PENCE = 5

/** VAT that was added at another rate than that of the days. */
export function checkVat({ reading, deal }: ErrorInput): Checked {
  const period = periodOf(reading)
  const { businessSign } = reading.facts
  // A business by more than its VAT may have a supply of which we see a part.
  if (!period || (businessSign !== undefined && businessSign !== 'vat')) return NOTHING
  const results = fuelsOn(reading).map((fuel) => vatOfFuel(reading, fuel, period, deal?.answers?.is_home))
  return { found: results.flatMap(({ found }) => found), asked: results.flatMap(({ asked }) => asked) }
}

function vatOfFuel(reading: BillReading, fuel: Fuel, period: Period, isHome: string | undefined): Checked {
  const lines = linesOf(reading, fuel).filter(({ kind }) => kind !== 'levy')
  const added = addedVat(reading, fuel, lines)
  if (added === undefined || added <= 0 || !lines.every((line) => isOfOneRate(line, fuel, period))) return NOTHING
  const net = penceOf(lines)
  const right = rightVatPence(fuel, lines, period)
  const slack = lines.length + 1
  const over = Math.round(added - right)
  if (Math.abs(added - right) <= slack || over < LEAST_PENCE) return NOTHING
  const isAt = (percent: number) => Math.abs(added - (net * percent) / 100) <= slack
  if (!isAt(USUAL) && !isAt(STANDARD)) return NOTHING
  const percent = isAt(USUAL) ? USUAL : STANDARD
  const facts = {
    percent: `${percent}%`,
    charged: sayPounds(Math.round(added)),
    right: sayPounds(Math.round(right)),
    cost: sayPounds(over),
  }
  const evidence = pathsOf(reading, ...vatPaths(reading, percent), `${fuel}.totalChargesGbp`)
  const found: Found = {
    code: 'vat',
    form: percent === USUAL ? 'relief' : 'standard',
    fuel,
    evidence,
    facts,
    pence: over,
  }
  if (percent === USUAL || isHome === 'yes' || isSmall(lines, fuel, period)) return { found: [found], asked: [] }
  return isHome === 'no' ? NOTHING : { found: [], asked: [{ code: 'is_home', fuel, evidence, facts }] }
}

/** What the fuel's total has more than its lines; the bill's own total where it is of this fuel alone. */
function addedVat(reading: BillReading, fuel: Fuel, lines: readonly BilledLine[]): number | undefined {
  if (!lines.some(({ kind }) => kind === 'unit') || !lines.some(({ kind }) => kind === 'standing')) return undefined
  const isAlone = fuelsOn(reading).length === 1
  const total =
    numberAt(reading, `${fuel}.totalChargesGbp`) ?? (isAlone ? numberAt(reading, 'totalChargesGbp') : undefined)
  return total === undefined ? undefined : Math.round(total * 100) - penceOf(lines)
}

/** A line without days of its own on a bill over a change of VAT tells nothing. */
function isOfOneRate(line: BilledLine, fuel: Fuel, period: Period): boolean {
  const { from, to } = daysOfLine(line, period)
  return vatPercentOf(fuel, from, to) !== undefined
}

function isSmall(lines: readonly BilledLine[], fuel: Fuel, { days }: Period): boolean {
  const used = lines.reduce((sum, { kind, quantity }) => sum + (kind === 'unit' ? quantity : 0), 0)
  return used / days <= DOMESTIC_KWH_A_DAY[fuel]
}

function vatPaths({ evidence }: BillReading, percent: number): string[] {
  return Object.keys(evidence).filter(
    (path) => /^marks\.vat\.\d+\.percent$/.test(path) && evidence[path]?.value === percent,
  )
}
