import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { sayKwh, sayPounds } from '@mowatt/tariffs'
import { linesOf, pathsOf, periodOf, withVat } from './bill-view.ts'
import { type Checked, type CheckInput, type Found, type JudgedBill, NOTHING } from './finding.ts'

const CORRECTION = 1.02264
const IMPERIAL = 2.83
const MJ_PER_KWH = 3.6
/**
 * Calorific values of gas in Great Britain are 37.5 to 43 MJ a cubic metre; anything else is a misprint or an error.
 */
const LEAST_HEAT = 36.5
const MOST_HEAT = 44
/** Without a printed value: the usual calorific value, and how far from it a bill may be. */
const USUAL_HEAT = 39.4
const USUAL_SPREAD = 0.06
/** With a printed one: its last place, and the places of readings that are not printed. */
const EXACT_SPREAD = 0.004
const FEWEST_UNITS = 8

/** The conversion of gas units to kWh: by the formula, with the printed calorific value, for the actual meter. */
export function checkGasConversion({ reading, earlier, deal }: CheckInput): Checked {
  const heat = reading.marks?.calorificValue
  const evidence = pathsOf(
    reading,
    'marks.calorificValue',
    'marks.gasMeter',
    'marks.gasCubicMetres',
    'gas.units',
    'marks.gasCounted',
    /^gas\.readings\.\d+\.latest$/,
    'gas.usageKwhInPeriod',
  )
  const counted = countedUnits(reading)
  const charged = linesOf(reading, 'gas', 'unit').reduce((sum, { quantity }) => sum + quantity, 0)
  const period = periodOf(reading)
  if (heat !== undefined && (heat < LEAST_HEAT || heat > MOST_HEAT)) {
    const right = charged * (USUAL_HEAT / heat)
    const facts = { heat: String(heat), charged: sayKwh(charged * 1000), right: sayKwh(Math.round(right) * 1000) }
    return one({ code: 'gas_conversion', form: 'heat', fuel: 'gas', evidence, facts, pence: null })
  }
  if (counted === undefined || counted < FEWEST_UNITS || charged === 0 || !period) return NOTHING
  const metric = (counted * CORRECTION * (heat ?? USUAL_HEAT)) / MJ_PER_KWH
  const spread = heat === undefined ? USUAL_SPREAD : EXACT_SPREAD
  const slack = heat === undefined ? 0 : 1 + metric / counted
  const isFor = (kwh: number) => Math.abs(charged - kwh) <= spread * kwh + slack
  const meter = meterOf(reading, earlier, deal?.answers?.which_gas_meter)
  const right = meter === 'imperial' ? metric * IMPERIAL : metric
  const facts = {
    units: String(counted),
    charged: sayKwh(charged * 1000),
    right: sayKwh(Math.round(right) * 1000),
    ...(heat !== undefined && { heat: String(heat) }),
  }
  if (meter === undefined) {
    if (isFor(metric) || !isFor(metric * IMPERIAL) || !isLong(reading)) return NOTHING
    return { found: [], asked: [{ code: 'which_gas_meter', fuel: 'gas', evidence, facts }] }
  }
  if (isFor(right)) return NOTHING
  const other = meter === 'imperial' ? metric : metric * IMPERIAL
  const isOther = isFor(other)
  // Readings of part of the period, or of one meter of two, give another result too: only a known error is reported.
  const isSlip =
    heat !== undefined && MISTAKES.some((factor) => Math.abs(charged - right * factor) <= EXACT_SPREAD * charged + 1)
  if (!isOther && !isSlip) return NOTHING
  const pence = costOf(reading, charged - right, period)
  const form = isOther ? (meter === 'imperial' ? 'as_metric' : 'as_imperial') : 'factor'
  return one({
    code: 'gas_conversion',
    form,
    fuel: 'gas',
    evidence,
    facts: { ...facts, ...(pence !== null && { cost: sayPounds(Math.abs(pence)) }) },
    pence,
  })
}

/** The volume correction omitted, applied twice, or without its zero. */
const MISTAKES = [1 / CORRECTION, CORRECTION, 1.2264 / CORRECTION, 1.2264, 10]

function one(found: Found): Checked {
  return { found: [found], asked: [] }
}

function countedUnits({ facts, marks }: BillReading): number | undefined {
  if (marks?.gasCounted !== undefined) return marks.gasCounted
  const runs = facts.gas?.readings ?? []
  const [run] = runs
  return runs.length === 1 && run?.previous !== undefined ? run.latest - run.previous : undefined
}

/** The meter's units as printed, as the user answered, or as on an earlier bill of the same meter. */
function meterOf(
  reading: JudgedBill,
  earlier: readonly BillReading[],
  answer: string | undefined,
): 'metric' | 'imperial' | undefined {
  if (answer === 'metric' || answer === 'imperial') return answer
  const words = reading.marks?.gasMeter
  if (words !== undefined) return /imperial|feet|ft/i.test(words) ? 'imperial' : 'metric'
  // The usage by readings is printed in cubic metres.
  const [metres, counted] = [reading.marks?.gasCubicMetres, countedUnits(reading)]
  if (metres !== undefined && counted !== undefined && Math.abs(metres - counted) < 1) return 'metric'
  const serial = reading.facts.gas?.meterSerial
  const before = earlier.find(
    ({ facts }) => serial !== undefined && facts.gas?.meterSerial === serial && facts.gas.units !== undefined,
  )
  return before?.facts.gas?.units
}

/** Imperial meters have four digits. */
function isLong({ facts }: BillReading): boolean {
  return (facts.gas?.readings?.[0]?.latest ?? 0) >= 10_000
}

function costOf(reading: JudgedBill, kwh: number, period: { from: string; to: string }): number | null {
  const prices = new Set(linesOf(reading, 'gas', 'unit').map(({ pence }) => pence))
  const [price] = prices
  return prices.size === 1 && price !== undefined ? withVat(reading, 'gas', kwh * price, period) : null
}
