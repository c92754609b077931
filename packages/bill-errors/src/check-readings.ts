import type { BillReading, Reading } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, sayDay, sayKwh, sayPounds, shareOfYear, yearlyShapes } from '@mowatt/tariffs'
import { factsOf, fuelsOn, linesOf, numberAt, pathsOf, type Period, periodOf, withVat } from './bill-view.ts'
import { type Checked, type Deal, type CheckInput, type Found, type JudgedBill, NOTHING } from './finding.ts'
import { sameSupply } from './same-supply.ts'

/** Readings that run backwards, jump, or continue from an estimate although a reading was submitted. */
export function checkReadings(input: CheckInput): Checked {
  const backwards = checkBackwards(input)
  const jumps = fuelsOn(input.reading).flatMap((fuel) => jumpOf(input.reading, fuel))
  const ignored = fuelsOn(input.reading).flatMap((fuel) => ignoredOf(input, fuel))
  return { found: [...backwards.found, ...jumps, ...ignored], asked: backwards.asked }
}

/** A replaced meter starts low again. */
const LIKELY_NEW_METER = 0.2
const NEARLY_FULL = 0.9

function checkBackwards({ reading, deal }: CheckInput): Checked {
  const results = (reading.marks?.backwards ?? []).map(({ fuel, previous, latest }, at): Checked => {
    const full = 10 ** String(Math.floor(previous)).length
    if (previous >= NEARLY_FULL * full && latest <= (1 - NEARLY_FULL) * full) return NOTHING
    const evidence = pathsOf(reading, `marks.backwards.${at}.latest`)
    const facts = { previous: String(previous), latest: String(latest) }
    const wasChanged = deal?.answers?.was_meter_changed
    if (wasChanged === 'yes') return NOTHING
    if (latest < LIKELY_NEW_METER * previous && wasChanged === undefined)
      return { found: [], asked: [{ code: 'was_meter_changed', fuel, evidence, facts }] }
    return { found: [{ code: 'readings_backwards', fuel, evidence, facts, pence: null }], asked: [] }
  })
  return { found: results.flatMap(({ found }) => found), asked: results.flatMap(({ asked }) => asked) }
}

/** A multiple of the usage expected from the yearly figure; a cold month and a new habit together stay well below. */
const JUMP = 4
const LEAST_JUMP_KWH: Readonly<Record<Fuel, number>> = { electricity: 300, gas: 1000 }
/** A home may lean on the seasons more than the typical one, or less; in percent of its shape. */
const STRENGTHS = [125, 65]

function jumpOf(reading: JudgedBill, fuel: Fuel): Found[] {
  const period = periodOf(reading)
  const inYear = numberAt(reading, `${fuel}.estimatedAnnualUsageKwh`)
  const used = linesOf(reading, fuel, 'unit').reduce((sum, { quantity }) => sum + quantity, 0)
  const counted = linesOf(reading, fuel, 'standing').reduce((sum, { quantity }) => sum + quantity, 0)
  // Misread days make any usage look too high: the days of the standing charge must confirm them.
  if (!period || Math.abs(counted - period.days) > 1) return []
  if (inYear === undefined || used === 0 || !isYearProven(reading, fuel, inYear)) return []
  const most = Math.max(...STRENGTHS.map((strength) => inYear * shareIn(fuel, period, strength)))
  if (used < JUMP * most || used - most < LEAST_JUMP_KWH[fuel]) return []
  const evidence = pathsOf(
    reading,
    `${fuel}.readings.*.latest`,
    `${fuel}.usageKwhInPeriod`,
    `${fuel}.estimatedAnnualUsageKwh`,
  )
  const facts = {
    used: sayKwh(used * 1000),
    usual: sayKwh(Math.round(most) * 1000),
    year: sayKwh(inYear * 1000),
    days: String(period.days),
  }
  return [{ code: 'readings_jump', fuel, evidence, facts, pence: null }]
}

/** A yearly figure may be misread or somebody else's: its cost must be near the printed yearly cost. */
function isYearProven(reading: JudgedBill, fuel: Fuel, inYear: number): boolean {
  const { unitRates = [], standingChargePencePerDay = 0, estimatedAnnualCostGbp } = factsOf(reading, fuel)
  const rates = unitRates.map(({ pencePerKwh }) => pencePerKwh)
  if (estimatedAnnualCostGbp === undefined || rates.length === 0) return false
  const worked = inYear * (rates.reduce((sum, rate) => sum + rate, 0) / rates.length) + 365 * standingChargePencePerDay
  const share = (estimatedAnnualCostGbp * 100) / worked
  return share > LEAST_SHARE && share < MOST_SHARE
}

const LEAST_SHARE = 0.75
const MOST_SHARE = 1.3

function shareIn(fuel: Fuel, { from, to }: Period, strength: number): number {
  const { top, bottom } = shareOfYear(yearlyShapes[fuel], from, to, strength)
  return Number(top) / Number(bottom)
}

function ignoredOf(input: CheckInput, fuel: Fuel): Found[] {
  const { reading, deal, earlier } = input
  const period = periodOf(reading)
  if (!period) return []
  return (factsOf(reading, fuel).readings ?? []).flatMap((run, at) => {
    const path = pathsOf(reading, `${fuel}.readings.${at}.latest`)
    const found = againstTold(run, fuel, deal, period) ?? againstEarlier(run, fuel, reading, earlier, period)
    if (!found) return []
    const { form, facts, units } = found
    const pence = fuel === 'electricity' ? costOf(reading, fuel, run, units, period) : null
    return [
      {
        code: 'reading_ignored' as const,
        form,
        fuel,
        evidence: path,
        facts: { ...facts, ...(pence !== null && { cost: sayPounds(pence) }) },
        pence,
      },
    ]
  })
}

type Ignored = { form: string; facts: Record<string, string>; units: number }

/** A meter cannot show less on a later date: an estimate above a later reading is too high. */
function againstTold(run: Reading, fuel: Fuel, deal: Deal | undefined, period: Period): Ignored | undefined {
  const told = (deal?.readings ?? []).filter((one) => one.fuel === fuel && one.register === run.register)
  const high = told.find(
    ({ on, value }) =>
      run.latestKind === 'estimated' && on >= period.to && value < run.latest && value >= (run.previous ?? 0),
  )
  if (high) {
    const facts = { given: String(high.value), on: sayDay(high.on), estimate: String(run.latest) }
    return { form: 'told', facts, units: run.latest - high.value }
  }
  const { previous } = run
  const low = told.find(
    ({ on, value }) =>
      previous !== undefined &&
      run.previousKind === 'estimated' &&
      on <= period.from &&
      value > previous &&
      value <= run.latest,
  )
  return low && previous !== undefined
    ? {
        form: 'told_before',
        facts: { given: String(low.value), on: sayDay(low.on), estimate: String(previous) },
        units: low.value - previous,
      }
    : undefined
}

/** The last bill closed on a reading, and this one opens below it: those units are charged twice. */
function againstEarlier(
  run: Reading,
  fuel: Fuel,
  reading: JudgedBill,
  earlier: readonly BillReading[],
  period: Period,
): Ignored | undefined {
  const { previous } = run
  if (previous === undefined || reading.marks?.replaces !== undefined) return undefined
  const [last] = earlier
    .filter((one) => sameSupply(one, reading, fuel))
    .filter((one) => (periodOf(one)?.to ?? '9') <= period.from)
    .toSorted((one, other) => ((periodOf(one)?.to ?? '') > (periodOf(other)?.to ?? '') ? -1 : 1))
  const serials = [last, reading].map((one) => one && factsOf(one, fuel).meterSerial)
  if (!last || (serials[0] !== undefined && serials[1] !== undefined && serials[0] !== serials[1])) return undefined
  const closed = factsOf(last, fuel).readings?.find(({ register }) => register === run.register)
  if (!closed || closed.latestKind === undefined || closed.latestKind === 'estimated' || previous >= closed.latest)
    return undefined
  // Far lower is another meter, or a number that is not a reading.
  if (previous < (closed.previous ?? 0)) return undefined
  const on = periodOf(last)?.to
  return {
    form: 'earlier',
    facts: { given: String(closed.latest), on: on === undefined ? '' : sayDay(on), estimate: String(previous) },
    units: closed.latest - previous,
  }
}

function costOf(reading: JudgedBill, fuel: Fuel, { register }: Reading, units: number, period: Period): number | null {
  const prices = new Set(
    linesOf(reading, fuel, 'unit')
      .filter((line) => (line.register ?? 'single') === register)
      .map(({ pence }) => pence),
  )
  const [price] = prices
  return prices.size === 1 && price !== undefined ? withVat(reading, fuel, units * price, period) : null
}
