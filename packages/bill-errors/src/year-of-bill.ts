import { homeOfBill } from '@mowatt/bill-reader/home-of-bill'
import { addDays, annualCost, type Fuel, type FuelContract, type FuelUsage } from '@mowatt/tariffs'
import { factsOf, fuelsOn, numberAt, periodOf, vatOfLines } from './bill-view.ts'
import type { JudgedBill } from './finding.ts'

/** A year of all fuels on the bill, whether the bill prints it, and where. */
export type YearOfBill = { pence: number; isPrinted: boolean; paths: RegExp[] }

/**
 * As the bill prints it, or else calculated from its printed yearly usage and rates; all of its fuels, or undefined.
 */
export function yearOfBill(reading: JudgedBill): YearOfBill | undefined {
  const fuels = fuelsOn(reading)
  const costs = fuels.map((fuel) => factsOf(reading, fuel).estimatedAnnualCostGbp)
  if (costs.length === 0) return undefined
  if (costs.every((one) => one !== undefined)) {
    const pence = costs.reduce((sum, one) => sum + Math.round(one * 100), 0)
    return { pence, isPrinted: true, paths: [/^(?:electricity|gas)\.estimatedAnnualCostGbp$/] }
  }
  return workedYear(reading, fuels)
}

const WORKED_FROM =
  /^(?:electricity|gas)\.(?:estimatedAnnualUsageKwh|unitRates\.0\.pencePerKwh|standingChargePencePerDay)$/

function workedYear(reading: JudgedBill, fuels: readonly Fuel[]): YearOfBill | undefined {
  const period = periodOf(reading)
  if (!period || !fuels.every((fuel) => isPlain(reading, fuel))) return undefined
  const vat = reading.figures.vatRates
  const { use, contracts } = homeOfBill(reading.facts, period.to, vat)
  const usage: Partial<Record<Fuel, FuelUsage>> = {}
  const charged: Partial<Record<Fuel, FuelContract>> = {}
  for (const fuel of fuels) {
    const [used, contract] = [use[fuel], contracts[fuel]]
    if (!used || !contract) return undefined
    usage[fuel] = used.use
    charged[fuel] = { prices: contract.prices }
  }
  const { pence } = annualCost({ contracts: charged, usage, from: addDays(period.to, 1), vat })
  return { pence, isPrinted: false, paths: [WORKED_FROM] }
}

/**
 * A single rate at all times, and each figure read with certainty. Prices that may or may not include VAT give no year.
 */
function isPlain(reading: JudgedBill, fuel: Fuel): boolean {
  const { unitRates = [] } = factsOf(reading, fuel)
  const [rate, ...others] = unitRates
  const figures = ['estimatedAnnualUsageKwh', 'unitRates.0.pencePerKwh', 'standingChargePencePerDay']
  return (
    rate?.register === 'single' &&
    others.length === 0 &&
    rate.vat !== undefined &&
    (vatOfLines(reading, fuel) ?? rate.vat) === rate.vat &&
    figures.every((name) => numberAt(reading, `${fuel}.${name}`) !== undefined)
  )
}
