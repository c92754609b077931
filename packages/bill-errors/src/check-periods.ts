import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { addDays, addMonths, daysBetween, type Fuel, type IsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import { factsOf, fuelsOn, linesOf, pathsOf, penceOf, type Period, periodOf, withVat } from './bill-view.ts'
import { type Checked, type CheckInput, type Found, type JudgedBill, NOTHING } from './finding.ts'
import { sameSupply } from './same-supply.ts'

/** Energy from more than twelve months before the bill that was not billed in time. */
export function checkBackBilling({ reading, earlier, deal }: CheckInput): Checked {
  const { billDate, paymentMethod, businessSign } = reading.facts
  if (billDate === undefined || paymentMethod === 'prepayment' || businessSign) return NOTHING
  if (reading.marks?.backBillCredit !== undefined || isYearSummary(reading)) return NOTHING
  const cutoff = addMonths(billDate, -12)
  const found = beforeCutoff(reading, billDate, cutoff)
  const wasBilled = earlier.some(
    (one) =>
      fuelsOn(reading).some((fuel) => sameSupply(one, reading, fuel)) && (periodOf(one)?.from ?? cutoff) < cutoff,
  )
  const answer = deal?.answers?.was_reading_prevented
  if (!found || wasBilled || answer === 'yes') return NOTHING
  const { evidence, facts } = found
  return { found: [found], asked: answer === undefined ? [{ code: 'was_reading_prevented', evidence, facts }] : [] }
}

const LEAST_DAYS_OF_YEAR = 300

/**
 * A statement that summarises a year already charged by other bills. A bill may have such a heading too, but not such a
 * period.
 */
function isYearSummary(reading: BillReading): boolean {
  return reading.marks?.yearSummary !== undefined && (periodOf(reading)?.days ?? 0) >= LEAST_DAYS_OF_YEAR
}

function beforeCutoff(reading: JudgedBill, billDate: IsoDay, cutoff: IsoDay): Found | undefined {
  const period = periodOf(reading)
  const days = { cutoff: sayDay(cutoff), billed: sayDay(billDate) }
  if (!period) return byDaysCounted(reading, billDate, cutoff, days)
  if (period.from >= cutoff) return undefined
  const pence = costBefore(reading, cutoff, period)
  const counted = String(daysBetween(period.from, cutoff))
  const facts = { ...days, from: sayDay(period.from), days: counted, ...(pence !== null && { cost: sayPounds(pence) }) }
  return {
    code: 'back_billing',
    form: 'from',
    evidence: pathsOf(reading, 'periodFrom', 'periodTo', 'billDate'),
    facts,
    pence,
  }
}

/** Without its first day: a bill ends before it is sent, so that its days of standing charge say when it began at the latest. */
function byDaysCounted(
  reading: JudgedBill,
  billDate: IsoDay,
  cutoff: IsoDay,
  days: { cutoff: string; billed: string },
): Found | undefined {
  const fuel = fuelsOn(reading).find((one) => addDays(billDate, -countedDays(reading, one)) < cutoff)
  if (fuel === undefined) return undefined
  const facts = { ...days, counted: String(countedDays(reading, fuel)) }
  const evidence = pathsOf(reading, 'billDate', `${fuel}.standingChargePencePerDay`)
  return { code: 'back_billing', form: 'counted', fuel, evidence, facts, pence: null }
}

function countedDays(reading: JudgedBill, fuel: Fuel): number {
  return linesOf(reading, fuel, 'standing').reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Lines that end before the day. A line that spans it cannot be split, because we do not know what was used when. */
function costBefore(reading: JudgedBill, cutoff: IsoDay, period: Period): number | null {
  let all: number | null = 0
  for (const fuel of fuelsOn(reading)) {
    for (const line of linesOf(reading, fuel)) {
      const [from, to] = [line.from ?? period.from, line.to ?? period.to]
      if (from >= cutoff) continue
      const pence: number | null = to < cutoff ? withVat(reading, fuel, penceOf([line]), { from, to }) : null
      all = all === null || pence === null ? null : all + pence
    }
  }
  return all === 0 ? null : all
}

/** Sharing one day is how bills count; sharing two charges twice. */
const SHARED_DAYS = 1

/** Days of a fuel that an earlier bill charged too. */
export function checkDoubleBill({ reading, earlier }: CheckInput): Checked {
  const period = periodOf(reading)
  if (!period || reading.marks?.replaces !== undefined || reading.marks?.refundGbp !== undefined) return NOTHING
  if (isYearSummary(reading)) return NOTHING
  const found = earlier.flatMap((other) => {
    const before = periodOf(other)
    if (!before || isYearSummary(other) || isSameBill(reading, other) || isReplacement(other, reading)) return []
    const [from, to] = [
      before.from > period.from ? before.from : period.from,
      before.to < period.to ? before.to : period.to,
    ]
    if (daysBetween(from, to) + 1 <= SHARED_DAYS) return []
    return fuelsOn(reading)
      .filter((fuel) => sameSupply(other, reading, fuel))
      .filter((fuel) => goesBack(reading, other, fuel))
      .map((fuel) => doubled(reading, other, fuel, from, to))
  })
  return { found, asked: [] }
}

function doubled(reading: JudgedBill, other: BillReading, fuel: Fuel, from: IsoDay, to: IsoDay): Found {
  const period = periodOf(reading)
  const isWholePeriod = period !== undefined && from === period.from && to === period.to
  const total = factsOf(reading, fuel).totalChargesGbp
  const pence = isWholePeriod && total !== undefined ? Math.round(total * 100) : null
  const facts = {
    from: sayDay(from),
    to: sayDay(to),
    days: String(daysBetween(from, addDays(to, 1))),
    other: other.facts.billDate === undefined ? 'an earlier bill' : `the bill dated ${sayDay(other.facts.billDate)}`,
    ...(pence !== null && { cost: sayPounds(pence) }),
  }
  return {
    code: 'double_billed',
    fuel,
    evidence: pathsOf(reading, 'periodFrom', 'periodTo', `${fuel}.totalChargesGbp`),
    facts,
    pence,
  }
}

/** The same document, uploaded twice. */
function isSameBill(one: BillReading, other: BillReading): boolean {
  const keys = [one, other].map(({ facts }) =>
    [facts.billDate, facts.periodFrom, facts.periodTo, facts.totalChargesGbp].join(' '),
  )
  return keys[0] === keys[1]
}

/** An earlier bill that replaces another one is no evidence. */
function isReplacement(other: BillReading, reading: JudgedBill): boolean {
  return other.marks?.replaces !== undefined && (other.facts.billDate ?? '') >= (reading.facts.billDate ?? '')
}

/**
 * Whether readings continue from where the other bill closed: then the printed days overlap, but nothing is charged
 * twice.
 */
function goesBack(reading: JudgedBill, other: BillReading, fuel: Fuel): boolean {
  const runs = factsOf(reading, fuel).readings ?? []
  const closed = factsOf(other, fuel).readings ?? []
  const goesOn =
    runs.length > 0 &&
    runs.every(({ register, previous }) => closed.some((one) => one.register === register && one.latest === previous))
  const counted = countedDays(reading, fuel)
  const days = periodOf(reading)?.days ?? 0
  // The readings continue, but the days overlap: the standing charge is charged twice.
  return !goesOn || counted >= days - 1
}
