import type { BilledLine } from '@mowatt/bill-reader/bill-facts'
import {
  type CapRates,
  capRatesOn,
  findRegion,
  type Fuel,
  type IsoDay,
  type KnownFigures,
  regionOf,
  type RegionLetter,
  sayDay,
  sayPounds,
  typicalUseOn,
} from '@mowatt/tariffs'
import {
  daysOfLine,
  factsOf,
  fuelsOn,
  linesOf,
  pathsOf,
  type Period,
  periodOf,
  vatOfLines,
  vatPercentOf,
} from './bill-view.ts'
import { netOf } from './check-rates.ts'
import { type Checked, type CheckInput, type Found, type JudgedBill, NOTHING } from './finding.ts'

/**
 * Names of default tariffs, which the customer did not choose. A chosen tariff says so in its name, or has an end date.
 */
const DEFAULT_NAME = /\b(?:standard|variable|default|deemed|flexible|flexi|flex|simpler energy)\b/i
const CHOSEN_NAME = /\b(?:fix|fixed|fixes|tracker|agile|saver|months?|\d{1,2} ?m|until|ev|cosy|smart|green|20\d\d)\b/i
/** Both sides are rounded to a hundredth of a penny. */
const ROUNDING = 0.02
const DAYS_OF_YEAR = 365
const USUAL_VAT_PERCENT = 5
/** From here on a cap is tested at the typical usage of its first day (final levelised cap rates model, annex 9). */
const TESTED_AT_TYPICAL_FROM: IsoDay = '2026-01-01'
/** The yearly usage at which Ofgem tested caps before that. */
const FORMER_BENCHMARK: Readonly<Record<Fuel, number>> = { electricity: 3100, gas: 12_000 }

/**
 * Prices of a default tariff above the cap of the region, for one rate and Direct Debit: the cap values that are known.
 */
export function checkCap({ reading, deal }: CheckInput): Checked {
  const period = periodOf(reading)
  const { paymentMethod, customerPostcode, electricity, businessSign, isResold } = reading.facts
  // Businesses have no cap, and pay the standard rate of VAT.
  const isBusiness =
    businessSign !== undefined || reading.marks?.vat?.some(({ percent }) => percent > USUAL_VAT_PERCENT)
  if (!period || paymentMethod !== 'direct_debit' || isBusiness === true || isResold) return NOTHING
  const where = findRegion({ postcode: customerPostcode, mpan: electricity?.mpan })
  if (where.kind !== 'region') return NOTHING
  const results = fuelsOn(reading).map((fuel): Checked => {
    const found = overCap(reading, fuel, where.letter, period)
    if (!found) return NOTHING
    const { tariffName = '', tariffEndDate, exitFeeGbp = 0 } = factsOf(reading, fuel)
    if (tariffEndDate !== undefined || exitFeeGbp > 0 || CHOSEN_NAME.test(tariffName)) return NOTHING
    const answer = deal?.answers?.is_default_tariff
    if (answer === 'no') return NOTHING
    if (answer === 'yes' || DEFAULT_NAME.test(tariffName)) return { found: [found], asked: [] }
    const { evidence, facts } = found
    return { found: [], asked: [{ code: 'is_default_tariff', fuel, evidence, facts }] }
  })
  return { found: results.flatMap(({ found }) => found), asked: results.flatMap(({ asked }) => asked) }
}

type Pair = { unit: BilledLine; standing: BilledLine; from: IsoDay; to: IsoDay }

function overCap(reading: JudgedBill, fuel: Fuel, region: RegionLetter, period: Period): Found | undefined {
  const vat = vatOfLines(reading, fuel)
  const over = pairsOf(reading, fuel, period).flatMap(({ unit, standing, from, to }) => {
    const cap = capRatesOn({ figures: reading.figures, on: from, fuel, region, paymentMethod: 'direct_debit' })
    if (!cap || to > cap.to) return []
    const [capUnit, capStanding] = netCap(cap)
    const [unitOver, standingOver] = [
      netOf(reading, unit, fuel, vat, period) - capUnit,
      netOf(reading, standing, fuel, vat, period) - capStanding,
    ]
    const benchmark = benchmarkOf(cap.from, fuel, reading.figures)
    const atBenchmark = standingOver * DAYS_OF_YEAR + unitOver * benchmark
    const isOver = standingOver > ROUNDING || atBenchmark > ROUNDING * (DAYS_OF_YEAR + benchmark)
    const percent = vatPercentOf(reading, fuel, from, to)
    const net = unitOver * unit.quantity + standingOver * standing.quantity
    return isOver
      ? [
          {
            unit,
            standing,
            cap,
            from,
            unitOver,
            standingOver,
            pence: percent === undefined || net <= 0 ? null : Math.round(net * (1 + percent / 100)),
          },
        ]
      : []
  })
  const [first] = over
  if (!first) return undefined
  const pence = over.reduce<number | null>(
    (sum, one) => (sum === null || one.pence === null ? null : sum + one.pence),
    0,
  )
  const isStanding = first.standingOver > ROUNDING && first.unitOver <= ROUNDING
  const [capUnit, capStanding] = netCap(first.cap)
  return {
    code: 'rate_over_cap',
    form: isStanding ? 'standing' : 'unit',
    fuel,
    evidence: pathsOf(
      reading,
      isStanding ? `${fuel}.standingChargePencePerDay` : `${fuel}.unitRates.*.pencePerKwh`,
      `${fuel}.tariffName`,
    ),
    facts: {
      billed: `${rounded(netOf(reading, isStanding ? first.standing : first.unit, fuel, vat, period))}p`,
      cap: `${rounded(isStanding ? capStanding : capUnit)}p`,
      region: regionOf(region).name,
      from: sayDay(first.cap.from),
      to: sayDay(first.cap.to),
      ...(pence !== null && { cost: sayPounds(pence) }),
    },
    pence,
  }
}

/** A unit line with the standing charge of the same days; two rates are tested on an average that we do not know. */
function pairsOf(reading: JudgedBill, fuel: Fuel, period: Period): Pair[] {
  const units = linesOf(reading, fuel, 'unit')
  const standings = linesOf(reading, fuel, 'standing')
  if (units.some(({ register }) => register !== undefined && register !== 'single')) return []
  if (units.length === 1 && standings.length === 1 && units[0] && standings[0]) {
    const days = daysOfLine(units[0], period)
    return [{ unit: units[0], standing: standings[0], ...days }]
  }
  return units.flatMap((unit) => {
    const same = standings.filter(({ from, to }) => from !== undefined && from === unit.from && to === unit.to)
    const [standing] = same
    if (same.length !== 1 || !standing || unit.from === undefined || unit.to === undefined) return []
    return units.filter(({ from }) => from === unit.from).length === 1
      ? [{ unit, standing, from: unit.from, to: unit.to }]
      : []
  })
}

function benchmarkOf(capFrom: IsoDay, fuel: Fuel, figures: KnownFigures): number {
  const typical = capFrom < TESTED_AT_TYPICAL_FROM ? undefined : typicalUseOn(capFrom, figures)
  return (typical?.medium ?? FORMER_BENCHMARK)[fuel]
}

const MICRO = 1_000_000

function netCap({ price }: CapRates): [unit: number, standing: number] {
  const factor = MICRO * (1 + price.includesVatBasisPoints / 10_000)
  const unit = 'single' in price.unitRates ? price.unitRates.single : Infinity
  return [unit / factor, price.standingMicroPencePerDay / factor]
}

function rounded(pence: number): string {
  return pence.toFixed(2)
}
