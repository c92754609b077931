import type { BilledLine, BilledMoney, BillReading } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, sayPounds } from '@mowatt/tariffs'
import {
  areAllLines,
  daysOfLine,
  fuelsOn,
  isOneReading,
  isPrinted,
  linesOf,
  numberAt,
  pathsOf,
  penceOf,
  type Period,
  periodOf,
  rightVatPence,
  vatPercentOf,
} from './bill-view.ts'
import { type Checked, type CheckInput, type Found, type JudgedBill, NOTHING } from './finding.ts'

const USUAL = 5
const STANDARD = 20
/**
 * Up to this daily amount counts as a home's usage, even for a business (VAT Act 1994, schedule 7A, group 1, note 5).
 */
const DOMESTIC_KWH_A_DAY: Readonly<Record<Fuel, number>> = { electricity: 33, gas: 144.5 }
const LEAST_PENCE = 5

/** VAT at another rate than that of the days, or an amount that does not match its rate. */
export function checkVat({ reading, deal }: CheckInput): Checked {
  const period = periodOf(reading)
  const { businessSign } = reading.facts
  // A business above its VAT limit may have a supply of which we see only a part.
  if (!period || (businessSign !== undefined && businessSign !== 'vat')) return NOTHING
  const results = fuelsOn(reading).map((fuel) => vatOfFuel(reading, fuel, period, deal?.answers?.is_home))
  const found = [...results.flatMap((one) => one.found), ...vatOfBill(reading, period)]
  return { found, asked: results.flatMap(({ asked }) => asked) }
}

function vatOfFuel(reading: JudgedBill, fuel: Fuel, period: Period, isHome: string | undefined): Checked {
  const lines = linesOf(reading, fuel).filter(({ kind }) => kind !== 'levy')
  const added = addedVat(reading, fuel, lines)
  if (added === undefined || added <= 0 || !lines.every((line) => isOfOneRate(reading, line, fuel, period)))
    return NOTHING
  const net = penceOf(lines)
  const right = rightVatPence(reading, fuel, lines, period)
  const slack = lines.length + 1
  const over = Math.round(added - right)
  if (Math.abs(added - right) <= slack || over < LEAST_PENCE) return NOTHING
  const isAt = (percent: number) => Math.abs(added - (net * percent) / 100) <= slack
  if (!isAt(USUAL) && !isAt(STANDARD)) return { found: wrongAmount(reading, [fuel], added, period), asked: [] }
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

/** VAT that is added once, under the charges of both fuels. */
function vatOfBill(reading: JudgedBill, period: Period): Found[] {
  const fuels = fuelsOn(reading)
  const total = numberAt(reading, 'totalChargesGbp')
  const isApart = fuels.some((fuel) => `${fuel}.totalChargesGbp` in reading.evidence)
  if (total === undefined || isApart || fuels.length < 2) return []
  const net = fuels.reduce((sum, fuel) => sum + penceOf(linesOf(reading, fuel)), 0)
  return wrongAmount(reading, fuels, Math.round(total * 100) - net, period)
}

/** The bill names the right rate and the VAT that it adds, but the VAT does not match that rate of the lines. */
function wrongAmount(reading: JudgedBill, fuels: readonly Fuel[], added: number, period: Period): Found[] {
  const lines = fuels.flatMap((fuel) => linesOf(reading, fuel))
  const isWhole = fuels.every((fuel) => areAllLines(reading, fuel, period.days))
  const isEach = (percent: number) =>
    fuels.every((fuel) =>
      linesOf(reading, fuel).every((line) => {
        const { from, to } = daysOfLine(line, period)
        return vatPercentOf(reading, fuel, from, to) === percent
      }),
    )
  const isOfThese = ({ kind, fuel }: BilledMoney) =>
    kind === 'vat' && (fuel === undefined || fuel === 'export' || fuels.includes(fuel))
  const printed = (reading.billed?.money ?? []).filter(isOfThese)
  const [vat] = printed
  const [mark, ...others] = reading.marks?.vat ?? []
  if (!isOneReading(reading) || !isWhole || !vat || printed.length > 1 || !mark || others.length > 0) return []
  if (!isEach(mark.percent) || Math.abs(vat.gbp * 100 - added) > 1) return []
  const net = penceOf(lines)
  const right = Math.round((net * mark.percent) / 100)
  const over = Math.round(added) - right
  if (over <= lines.length + 1 || over < LEAST_PENCE || isPrinted(reading, over)) return []
  const facts = {
    percent: `${mark.percent}%`,
    net: sayPounds(net),
    charged: sayPounds(Math.round(added)),
    right: sayPounds(right),
    cost: sayPounds(over),
  }
  const totals = [...fuels.map((fuel) => `${fuel}.totalChargesGbp`), 'totalChargesGbp']
  const evidence = pathsOf(reading, ...vatPaths(reading, mark.percent), ...totals)
  const [fuel] = fuels
  return [{ code: 'vat', form: 'amount', ...(fuels.length === 1 && fuel && { fuel }), evidence, facts, pence: over }]
}

/** The difference between the fuel's total and its lines; uses the bill's own total if it is for this fuel alone. */
function addedVat(reading: JudgedBill, fuel: Fuel, lines: readonly BilledLine[]): number | undefined {
  if (!lines.some(({ kind }) => kind === 'unit') || !lines.some(({ kind }) => kind === 'standing')) return undefined
  const isAlone = fuelsOn(reading).length === 1
  const total =
    numberAt(reading, `${fuel}.totalChargesGbp`) ?? (isAlone ? numberAt(reading, 'totalChargesGbp') : undefined)
  return total === undefined ? undefined : Math.round(total * 100) - penceOf(lines)
}

/** A line without its own dates, on a bill that spans a change of VAT, proves nothing. */
function isOfOneRate(reading: JudgedBill, line: BilledLine, fuel: Fuel, period: Period): boolean {
  const { from, to } = daysOfLine(line, period)
  return vatPercentOf(reading, fuel, from, to) !== undefined
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
