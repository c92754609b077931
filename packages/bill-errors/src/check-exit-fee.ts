import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { daysBetween, sayDay, sayPounds } from '@mowatt/tariffs'
import { factsOf, fuelsOn, linesOf, pathsOf, penceOf, periodOf, rightVatPence } from './bill-view.ts'
import { type Checked, type CheckInput, type JudgedBill, NOTHING } from './finding.ts'

/** No fee may be charged for leaving in the last 49 days of a fixed term. */
const FREE_DAYS = 49

/** An exit fee charged in the last days of the fix or after its end. */
export function checkExitFee({ reading, deal }: CheckInput): Checked {
  const period = periodOf(reading)
  const fee = chargedFee(reading)
  if (!period || fee === undefined) return NOTHING
  const ends = fuelsOn(reading).flatMap((fuel) => factsOf(reading, fuel).tariffEndDate ?? [])
  const evidence = pathsOf(
    reading,
    /^marks\.exitFees(?:Named)?\.\d+\.gbp$/,
    /^(?:electricity|gas)\.(?:exitFeeGbp|tariffEndDate)$/,
    'periodTo',
  )
  const [latest] = ends.toSorted().toReversed()
  if (latest === undefined) return withoutEnd(deal?.answers?.why_exit_fee, { evidence, fee })
  const left = daysBetween(period.to, latest)
  if (left > FREE_DAYS) return NOTHING
  const facts = {
    fee: sayPounds(fee),
    left: String(Math.max(0, left)),
    end: sayDay(latest),
    leaving: sayDay(period.to),
  }
  return { found: [{ code: 'exit_fee', form: left < 0 ? 'after' : 'within', evidence, facts, pence: fee }], asked: [] }
}

/** A variable tariff has no fee. For a fix, nothing can be concluded without its end date. */
function withoutEnd(answer: string | undefined, { evidence, fee }: { evidence: string[]; fee: number }): Checked {
  const facts = { fee: sayPounds(fee) }
  if (answer === undefined) return { found: [], asked: [{ code: 'why_exit_fee', evidence, facts }] }
  if (answer !== 'variable') return NOTHING
  return { found: [{ code: 'exit_fee', form: 'variable', evidence, facts, pence: fee }], asked: [] }
}

/**
 * Pence: the fees that lines charge or, for fees that are only mentioned, the gap between the charges and the total. A
 * refunded fee does not count.
 */
export function chargedFee(reading: JudgedBill): number | undefined {
  const { exitFees = [], exitFeesNamed = [], exitFeeBack } = reading.marks ?? {}
  if (exitFeeBack !== undefined) return undefined
  const terms = fuelsOn(reading).flatMap((fuel) => factsOf(reading, fuel).exitFeeGbp ?? [])
  const gaps = gapsOf(reading)
  const filling = (fees: readonly number[]) =>
    sumsOf(fees.map((gbp) => Math.round(gbp * 100))).find((sum) =>
      gaps.some(({ pence, slack }) => Math.abs(pence - sum) <= slack),
    )
  const said = exitFees.map(({ gbp }) => gbp)
  if (said.length > 0) return filling(said) ?? said.reduce((sum, gbp) => sum + Math.round(gbp * 100), 0)
  return filling(exitFeesNamed.map(({ gbp }) => gbp)) ?? filling(terms)
}

/** One bill has no more fees than this. */
const MOST_FEES = 6

/** Of all of them, of some and of each, the most first. */
function sumsOf(pence: readonly number[]): number[] {
  const sums = pence.slice(0, MOST_FEES).reduce<number[]>((all, one) => [...all, ...all.map((sum) => sum + one)], [0])
  return sums.filter((sum) => sum > 0).toSorted((one, other) => other - one)
}

/**
 * What a printed total has beyond the fuels' totals or lines. The reader doubts a total because of such a fee, so a
 * doubted total counts here.
 */
function gapsOf(reading: JudgedBill): { pence: number; slack: number }[] {
  const period = periodOf(reading)
  const fuels = fuelsOn(reading)
  const lines = fuels.flatMap((fuel) => linesOf(reading, fuel))
  const vat = period
    ? fuels.reduce((sum, fuel) => sum + rightVatPence(reading, fuel, linesOf(reading, fuel), period), 0)
    : 0
  const printed = fuels.map((fuel) => penceAt(reading, `${fuel}.totalChargesGbp`))
  const ofFuels = printed.every((one) => one !== undefined) ? printed.reduce((sum, one) => sum + one, 0) : undefined
  const total = penceAt(reading, 'totalChargesGbp')
  const byLines = lines.length === 0 ? [] : [penceOf(lines), penceOf(lines) + vat]
  const slack = lines.length + 1
  return [
    ...(total === undefined || ofFuels === undefined ? [] : [{ pence: total - ofFuels, slack: 1 }]),
    ...[total, ofFuels].flatMap((sum) =>
      sum === undefined ? [] : byLines.map((base) => ({ pence: sum - base, slack })),
    ),
  ]
}

function penceAt({ evidence }: BillReading, path: string): number | undefined {
  const value = evidence[path]?.value
  return typeof value === 'number' ? Math.round(value * 100) : undefined
}
