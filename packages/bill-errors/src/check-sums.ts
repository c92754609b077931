import type { BilledLine, BilledMoney } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, sayKwh, sayPounds } from '@mowatt/tariffs'
import {
  areAllLines,
  chargedTwice,
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
  withVat,
} from './bill-view.ts'
import { type Checked, type CheckInput, type Found, type JudgedBill, NOTHING } from './finding.ts'

/** Pennies of rounding: one for each line, and one for VAT. */
const ROUNDING_PENCE = 1
const VAT_PERCENTS = [0, 5, 20]

/**
 * A line that does not multiply correctly, a fuel that is not the sum of its lines, a bill that is not the sum of its
 * fuels.
 */
export function checkSums({ reading, deal }: CheckInput): Checked {
  if (!isOneReading(reading) || fuelsOn(reading).some((fuel) => chargedTwice(reading, fuel).length > 0)) return NOTHING
  const products = brokenProducts(reading)
  if (products.length > 0) return { found: products, asked: [] }
  const parts = fuelsOn(reading).map((fuel) => gapOfFuel(reading, fuel))
  const found = parts.flatMap((part) => (part && 'code' in part ? [part] : []))
  if (found.length > 0) return { found, asked: [] }
  return gapOfBill(reading, deal?.answers?.what_is_the_gap)
}

/** A row whose quantity times price is not its amount, although its amount is in the fuel's total. */
function brokenProducts(reading: JudgedBill): Found[] {
  return (reading.billed?.broken ?? []).flatMap((line): Found[] => {
    const fuels = fuelsOn(reading).filter((fuel) => (line.fuel ?? fuel) === fuel && isCharged(reading, fuel, line))
    const [fuel] = fuels
    const period = periodOf(reading)
    if (fuels.length !== 1 || !fuel || !period) return []
    const right = Math.round(Math.round(line.quantity * line.pence * 1e6) / 1e6)
    const gap = Math.round(line.amountGbp * 100) - right
    const isUnit = line.kind === 'unit'
    const wanted = isUnit
      ? [`${fuel}.unitRates.*.pencePerKwh`, `${fuel}.usageKwhInPeriod`]
      : [`${fuel}.standingChargePencePerDay`]
    const facts = {
      quantity: isUnit ? sayKwh(line.quantity * 1000) : `${line.quantity} days`,
      price: `${line.pence}p`,
      right: sayPounds(right),
      charged: sayPounds(Math.round(line.amountGbp * 100)),
      gap: sayPounds(Math.abs(gap)),
    }
    const evidence = pathsOf(reading, ...wanted, `${fuel}.totalChargesGbp`)
    return [
      {
        code: 'sum',
        form: gap > 0 ? 'line' : 'line_less',
        fuel,
        evidence,
        facts,
        pence: withVat(reading, fuel, gap, period),
      },
    ]
  })
}

/** With the other lines, and VAT or none, it adds up to the fuel's total. */
function isCharged(reading: JudgedBill, fuel: Fuel, line: BilledLine): boolean {
  const total = numberAt(reading, `${fuel}.totalChargesGbp`)
  const lines = linesOf(reading, fuel)
  const period = periodOf(reading)
  if (total === undefined || !period || lines.length === 0) return false
  const all = [...lines, line]
  const slack = all.length + ROUNDING_PENCE
  const vats = [
    ...VAT_PERCENTS.map((percent) => (penceOf(all) * percent) / 100),
    rightVatPence(reading, fuel, all, period),
  ]
  return vats.some((vat) => Math.abs(penceOf(all) + vat - total * 100) <= slack)
}

function gapOfFuel(reading: JudgedBill, fuel: Fuel): Found | undefined {
  const read = numberAt(reading, `${fuel}.totalChargesGbp`)
  const [total, period] = [read ?? doubtedTotal(reading, `${fuel}.totalChargesGbp`, 'sum of lines'), periodOf(reading)]
  const lines = linesOf(reading, fuel)
  if (total === undefined || !period || !areAllLines(reading, fuel, period.days)) return undefined
  const [net, gross] = [penceOf(lines), Math.round(total * 100)]
  const slack = lines.length + ROUNDING_PENCE
  const sums = [
    ...VAT_PERCENTS.map((percent) => (net * percent) / 100),
    rightVatPence(reading, fuel, lines, period),
  ].map((vat) => net + vat)
  if (sums.some((sum) => Math.abs(sum - gross) <= slack)) return undefined
  // The bill prints its own VAT: with it the lines must add up to the total.
  const vats = (reading.billed?.money ?? []).filter(({ kind, fuel: of }) => kind === 'vat' && (of ?? fuel) === fuel)
  const [vat] = vats
  if (vats.length !== 1 || !vat) {
    if (vats.length > 1 || !holdsVat(reading, fuel)) return undefined
  }
  const vatPence = vat ? Math.round(vat.gbp * 100) : 0
  // A doubted total is only reported if VAT shows that all of the lines are there, or if the bill prints it twice.
  const isSure = vat ? isVatOf(reading, vatPence, fuel, lines, period, slack) : isInBillTotal(reading, fuel, gross)
  if (read === undefined && !isSure) return undefined
  const right = net + vatPence
  const gap = gross - right
  if (Math.abs(gap) <= slack || isPrinted(reading, gap)) return undefined
  const evidence = pathsOf(reading, `${fuel}.totalChargesGbp`, `${fuel}.unitRates.*.pencePerKwh`)
  const facts = { lines: sayPounds(right), total: sayPounds(gross), gap: sayPounds(Math.abs(gap)) }
  return { code: 'sum', form: gap > 0 ? 'fuel' : 'fuel_less', fuel, evidence, facts, pence: gap }
}

/** A total that the reader doubts for exactly the reason checked here, on a bill without an account to prove it. */
function doubtedTotal(reading: JudgedBill, path: string, check: string): number | undefined {
  const found = reading.evidence[path]
  const against = found?.checks.filter(({ outcome }) => outcome === 'contradicts') ?? []
  const isDoubtedForThat =
    found?.status === 'doubtful' && against.length > 0 && against.every(({ name }) => name === check)
  return isDoubtedForThat && typeof found.value === 'number' && !hasAccount(reading) ? found.value : undefined
}

/** Balances and payments: with them a total may be the balance, and is checked by the account. */
function hasAccount(reading: JudgedBill): boolean {
  const isOfAccount = ({ kind }: BilledMoney) => kind === 'opening' || kind === 'payments'
  return 'balanceGbp' in reading.evidence || (reading.billed?.money ?? []).some(isOfAccount)
}

function isVatOf(
  reading: JudgedBill,
  vatPence: number,
  fuel: Fuel,
  lines: readonly BilledLine[],
  period: Period,
  slack: number,
): boolean {
  return vatPence > slack && Math.abs(vatPence - rightVatPence(reading, fuel, lines, period)) <= slack
}

/** The bill's own total includes it. */
function isInBillTotal(reading: JudgedBill, fuel: Fuel, pence: number): boolean {
  const total = numberAt(reading, 'totalChargesGbp')
  const others = fuelsOn(reading)
    .filter((each) => each !== fuel)
    .map((each) => numberAt(reading, `${each}.totalChargesGbp`) ?? Number.NaN)
  const all = others.reduce((sum, gbp) => sum + Math.round(gbp * 100), pence)
  return total !== undefined && Math.abs(Math.round(total * 100) - all) <= 1
}

function holdsVat(reading: JudgedBill, fuel: Fuel): boolean {
  return reading.facts[fuel]?.unitRates?.[0]?.vat === 'included'
}

/**
 * The bill's own total compared with its fuels or its lines, if the account proves which total it charges, or there is
 * none.
 */
function gapOfBill(reading: JudgedBill, answer: string | undefined): Checked {
  const sums = sumsOfBill(reading)
  const [sum] = sums
  const total = numberAt(reading, 'totalChargesGbp')
  const charged = totalsOfAccount(reading)
  const pence = total === undefined ? undefined : Math.round(total * 100)
  const isBorneOut = pence !== undefined && charged.some((one) => Math.abs(one - pence) <= 1)
  const doubted = doubtedTotal(reading, 'totalChargesGbp', 'sum of fuels')
  const alone = doubted === undefined ? undefined : Math.round(doubted * 100)
  const printed = isBorneOut ? pence : (charged[0] ?? alone)
  if (sum === undefined || printed === undefined) return { found: [], asked: [] }
  const slack = (reading.billed?.lines.length ?? 0) + 2 * ROUNDING_PENCE
  const sides = sideSums(reading)
  if (sums.some((one) => sides.some((side) => Math.abs(printed - side - one) <= slack))) return { found: [], asked: [] }
  const gap = printed - sum
  const facts = { lines: sayPounds(sum), total: sayPounds(printed), gap: sayPounds(Math.abs(gap)) }
  const evidence = pathsOf(reading, 'totalChargesGbp', /^(?:electricity|gas)\.totalChargesGbp$/, 'balanceGbp')
  if (isPrinted(reading, gap) || reading.marks?.otherServiceGbp !== undefined)
    return explained(answer, { code: 'sum', form: 'gap', evidence, facts, pence: null })
  return { found: [{ code: 'sum', form: gap > 0 ? 'bill' : 'bill_less', evidence, facts, pence: gap }], asked: [] }
}

/** The bill prints the missing amount somewhere, so the user is asked before it is reported. */
function explained(answer: string | undefined, gap: Found): Checked {
  const { evidence, facts } = gap
  if (answer === undefined) return { found: [], asked: [{ code: 'what_is_the_gap', evidence, facts }] }
  return { found: answer === 'none' ? [gap] : [], asked: [] }
}

/**
 * The sum of the charges: the fuels' totals, or all of their lines with VAT as printed, as is right, or included. The
 * likeliest first.
 */
function sumsOfBill(reading: JudgedBill): number[] {
  const fuels = fuelsOn(reading)
  const period = periodOf(reading)
  const totals = fuels.map((fuel) => numberAt(reading, `${fuel}.totalChargesGbp`))
  const ofFuels = totals.every((one) => one !== undefined)
    ? totals.reduce((sum, one) => sum + Math.round(one * 100), 0)
    : undefined
  if (fuels.length === 0 || !period) return []
  if (ofFuels !== undefined) return [ofFuels, ofFuels * 1.05, ofFuels * 1.2]
  if (!fuels.every((fuel) => areAllLines(reading, fuel, period.days))) return []
  const net = fuels.reduce((sum, fuel) => sum + penceOf(linesOf(reading, fuel)), 0)
  const vat = fuels.reduce((sum, fuel) => sum + rightVatPence(reading, fuel, linesOf(reading, fuel), period), 0)
  const hasVat = (reading.billed?.money ?? []).some(
    ({ kind, gbp }) => kind === 'vat' && Math.abs(gbp * 100 - vat) <= fuels.length + ROUNDING_PENCE,
  )
  const [likely, other] = hasVat ? [net + vat, net] : [net, net + vat]
  return [Math.round(likely), other, net * 1.05, net * 1.2]
}

/** Fees, credits and VAT that the bill names besides its fuels, one at a time and together. */
function sideSums(reading: JudgedBill): number[] {
  const money = reading.billed?.money ?? []
  const of = (kind: string) => money.filter((each) => each.kind === kind).map(({ gbp }) => Math.round(gbp * 100))
  const fees = (reading.marks?.exitFees ?? []).reduce((all, { gbp }) => all + Math.round(gbp * 100), 0)
  const marked = [reading.marks?.discountGbp, reading.marks?.refundGbp].flatMap((gbp) =>
    gbp === undefined ? [] : [-Math.round(gbp * 100)],
  )
  const credits = [0, ...of('discount').map((pence) => -pence), ...of('export').map((pence) => -pence), ...marked]
  const vats = [0, ...of('vat'), of('vat').reduce((all, one) => all + one, 0)]
  const feesNamed = fuelsOn(reading).reduce(
    (all, fuel) => all + Math.round((reading.facts[fuel]?.exitFeeGbp ?? 0) * 100),
    0,
  )
  const onLines = (reading.marks?.exitFeesNamed ?? []).map(({ gbp }) => Math.round(gbp * 100))
  const allOnLines = onLines.reduce((all, one) => all + one, 0)
  return [0, fees, feesNamed, allOnLines, ...onLines].flatMap((fee) =>
    credits.flatMap((credit) => vats.map((vat) => fee + credit + vat)),
  )
}

/** Printed totals that, with the previous balance and the payments, add up to the new balance. */
function totalsOfAccount(reading: JudgedBill): number[] {
  const balance = reading.evidence['balanceGbp']?.value
  if (typeof balance !== 'number') return []
  const of = (kind: string) =>
    (reading.billed?.money ?? []).filter((each) => each.kind === kind).map(({ gbp }) => Math.round(gbp * 100))
  const openings = of('opening').flatMap((pence) => [pence, -pence])
  const printed = new Set((reading.billed?.pounds ?? []).map((gbp) => Math.round(gbp * 100)))
  return openings
    .flatMap((opening) => of('payments').map((paid) => Math.round(balance * 100) + paid - opening))
    .filter((pence) => pence > 0 && printed.has(pence))
}
