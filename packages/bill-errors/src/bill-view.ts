import type { BilledLine, BillReading, FuelFacts } from '@mowatt/bill-reader/bill-facts'
import { daysBetween, type Fuel, FUELS, isIsoDay, type IsoDay, vatOn } from '@mowatt/tariffs'
import type { JudgedBill } from './finding.ts'

export type Period = { from: IsoDay; to: IsoDay; days: number }

/**
 * The days of the bill, both included. A period is used even if the reader doubts it for being too long: that may be
 * the error.
 */
export function periodOf({ evidence }: BillReading): Period | undefined {
  const [from, to] = [dayAt(evidence, 'periodFrom'), dayAt(evidence, 'periodTo')]
  if (from === undefined || to === undefined || from > to || !isOfOurTime(from)) return undefined
  return { from, to, days: daysBetween(from, to) + 1 }
}

const TOO_LONG = 'what homes pay and use'

function dayAt(evidence: BillReading['evidence'], path: string): IsoDay | undefined {
  const found = evidence[path]
  if (!found || typeof found.value !== 'string') return undefined
  const isUsable = found.status !== 'doubtful' || found.checks.some(({ name }) => name === TOO_LONG)
  return isUsable ? found.value : undefined
}

/** If the pages were sent in two uploads, a line may appear twice. Only pages read together have all their amounts. */
export function isOneReading({ billed }: BillReading): boolean {
  return billed?.pounds !== undefined
}

/** A number that was read with certainty, or stated by the user. */
export function numberAt({ evidence }: BillReading, path: string): number | undefined {
  const found = evidence[path]
  return found && found.status !== 'doubtful' && typeof found.value === 'number' ? found.value : undefined
}

export function fuelsOn({ facts }: BillReading): Fuel[] {
  return FUELS.filter((fuel) => facts[fuel] !== undefined)
}

export function factsOf({ facts }: BillReading, fuel: Fuel): FuelFacts {
  return facts[fuel] ?? {}
}

export function linesOf({ billed }: BillReading, fuel: Fuel, kind?: BilledLine['kind']): BilledLine[] {
  return (billed?.lines ?? []).filter((line) => line.fuel === fuel && (kind === undefined || line.kind === kind))
}

export function penceOf(lines: readonly BilledLine[]): number {
  return lines.reduce((sum, { amountGbp }) => sum + Math.round(amountGbp * 100), 0)
}

/** The evidence under these paths, in order; `*` is any member of a list. */
export function pathsOf({ evidence }: BillReading, ...wanted: readonly (string | RegExp)[]): string[] {
  const all = Object.keys(evidence)
  return wanted.flatMap((one) =>
    all.filter((path) =>
      typeof one === 'string' ? path.replaceAll(/\.\d+(?=\.)/g, '.*') === one || path === one : one.test(path),
    ),
  )
}

/** The VAT rate in percent over a span of days; undefined if it changes within it. */
export function vatPercentOf({ figures }: JudgedBill, fuel: Fuel, from: IsoDay, to: IsoDay): number | undefined {
  const [first, last] = [vatOn(figures.vatRates, fuel, from), vatOn(figures.vatRates, fuel, to)]
  return first === last ? first / 100 : undefined
}

/** A line's own days, or the bill's if it has none. */
export function daysOfLine(line: BilledLine, period: Period): { from: IsoDay; to: IsoDay } {
  const { from, to } = line
  return from !== undefined && to !== undefined && from <= to && isOfOurTime(from) ? { from, to } : period
}

/** A misread year must not be looked up. */
function isOfOurTime(day: IsoDay): boolean {
  return isIsoDay(day) && day >= '2000-01-01'
}

const SLACK_PENCE = 3

/**
 * Whether the lines already include VAT: as the reader proved, else by the fuel's total. Undefined if neither shows it.
 */
export function vatOfLines(reading: BillReading, fuel: Fuel): 'included' | 'excluded' | undefined {
  const { unitRates = [], standingChargeVat } = factsOf(reading, fuel)
  const lines = linesOf(reading, fuel)
  const total = numberAt(reading, `${fuel}.totalChargesGbp`)
  if (total !== undefined && lines.length > 1) {
    const gap = Math.round(total * 100) - penceOf(lines)
    if (Math.abs(gap - 0.05 * penceOf(lines)) <= SLACK_PENCE && gap > SLACK_PENCE) return 'excluded'
  }
  return unitRates.find(({ vat }) => vat !== undefined)?.vat ?? standingChargeVat
}

/** Pence including the VAT of those days, if the lines are without. Null if that is unknown. */
export function withVat(
  reading: JudgedBill,
  fuel: Fuel,
  pence: number,
  on: { from: IsoDay; to: IsoDay },
): number | null {
  const percent = vatPercentOf(reading, fuel, on.from, on.to)
  if (percent === 0) return Math.round(pence)
  const vat = vatOfLines(reading, fuel)
  if (vat === undefined || percent === undefined) return null
  return Math.round(vat === 'included' ? pence : pence * (1 + percent / 100))
}

/**
 * Standing charges that are printed again, if the fuel's total only adds up with them. The reader doubts such a total.
 */
export function chargedTwice(reading: JudgedBill, fuel: Fuel): BilledLine[] {
  const twice = (reading.billed?.repeated ?? []).filter((line) => line.fuel === fuel)
  const [total, period, lines] = [
    reading.evidence[`${fuel}.totalChargesGbp`]?.value,
    periodOf(reading),
    linesOf(reading, fuel),
  ]
  if (twice.length === 0 || typeof total !== 'number' || !period) return []
  const isMadeOf = (all: readonly BilledLine[]) =>
    [0, 0.05 * penceOf(all), rightVatPence(reading, fuel, all, period)].some(
      (vat) => Math.abs(penceOf(all) + vat - total * 100) <= all.length + 1,
    )
  return isMadeOf([...lines, ...twice]) && !isMadeOf(lines) ? twice : []
}

/** All of a fuel's charges are there: units and days add up to its total, with VAT or without. */
export function isWhole(reading: JudgedBill, fuel: Fuel): boolean {
  const lines = linesOf(reading, fuel)
  const total = numberAt(reading, `${fuel}.totalChargesGbp`)
  // A negative line refunds an earlier bill.
  if (lines.some(({ amountGbp }) => amountGbp < 0)) return false
  if (
    total === undefined ||
    !lines.some(({ kind }) => kind === 'unit') ||
    !lines.some(({ kind }) => kind === 'standing')
  )
    return false
  const [net, gross] = [penceOf(lines), Math.round(total * 100)]
  return (
    [0, 5, 20].some((percent) => Math.abs(net * (1 + percent / 100) - gross) <= lines.length + 1) ||
    isMixedVat(reading, fuel)
  )
}

function isMixedVat(reading: JudgedBill, fuel: Fuel): boolean {
  const [total, period] = [numberAt(reading, `${fuel}.totalChargesGbp`), periodOf(reading)]
  if (total === undefined || !period) return false
  const lines = linesOf(reading, fuel)
  return Math.abs(penceOf(lines) + rightVatPence(reading, fuel, lines, period) - total * 100) <= lines.length + 1
}

/** VAT on lines without it, each at the rate of its first day. */
export function rightVatPence(
  { figures }: JudgedBill,
  fuel: Fuel,
  lines: readonly BilledLine[],
  period: Period,
): number {
  return lines.reduce(
    (sum, line) => sum + (line.amountGbp * vatOn(figures.vatRates, fuel, daysOfLine(line, period).from)) / 100,
    0,
  )
}

/** A missing line would look like a gap in the bill: all days and units must be there. */
export function areAllLines(reading: BillReading, fuel: Fuel, days: number): boolean {
  const counted = linesOf(reading, fuel, 'standing').reduce((sum, { quantity }) => sum + quantity, 0)
  const units = linesOf(reading, fuel, 'unit').reduce((sum, { quantity }) => sum + quantity, 0)
  const used = numberAt(reading, `${fuel}.usageKwhInPeriod`)
  // A negative line refunds an earlier bill, which is not here.
  const isPlain = linesOf(reading, fuel).every(({ amountGbp }) => amountGbp >= 0)
  return isPlain && Math.abs(counted - days) <= 1 && used !== undefined && Math.abs(units - used) <= 0.6
}

/** An amount of that size somewhere on the bill, or two together, may be the missing lines. */
export function isPrinted({ billed }: BillReading, pence: number): boolean {
  const printed = [0, ...(billed?.pounds ?? []).map((gbp) => Math.round(gbp * 100))]
  return printed.some((one, at) => printed.slice(at + 1).some((other) => Math.abs(one + other - Math.abs(pence)) <= 1))
}
