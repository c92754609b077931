import { daysBetween } from '@mowatt/tariffs'
import type { Ledger } from '../proof/ledger.ts'
import type { FieldContext } from './field-context.ts'

const LEAST_SHARE = 0.5
const MOST_SHARE = 2
const DAYS = 365
/** A bill for more days than these may be for a year. */
const MOST_DAYS = 300

/**
 * A yearly cost that is far from the yearly usage at the tariff's prices is another amount; so is the cost of the
 * period, and a year's use that isn't more than the use of the period is no year's use.
 */
export function dropUnlikelyYear({ ledger }: FieldContext, fuel: 'electricity' | 'gas'): void {
  const path = `${fuel}.estimatedAnnualCostGbp`
  const numberAt = (field: string) => {
    const value = ledger.get(`${fuel}.${field}`)?.value
    return typeof value === 'number' ? value : undefined
  }
  const [inYear, inPeriod] = [numberAt('estimatedAnnualUsageKwh'), numberAt('usageKwhInPeriod')]
  // "This year 478 kWh" beside last year's is this period's use again.
  if (inYear !== undefined && inPeriod !== undefined && inYear <= inPeriod && isShort(ledger))
    ledger.drop(`${fuel}.estimatedAnnualUsageKwh`)
  const cost = numberAt('estimatedAnnualCostGbp')
  if (cost === undefined) return
  const [used, pence, standing] = [
    numberAt('estimatedAnnualUsageKwh'),
    numberAt('unitRates.0.pencePerKwh'),
    numberAt('standingChargePencePerDay') ?? 0,
  ]
  const isOne = numberAt('unitRates.1.pencePerKwh') === undefined
  const expected =
    used !== undefined && pence !== undefined && isOne ? (used * pence + DAYS * standing) / 100 : undefined
  const isFar = expected !== undefined && (cost < LEAST_SHARE * expected || cost > MOST_SHARE * expected)
  if (isFar || cost === numberAt('totalChargesGbp')) ledger.drop(path)
}

function isShort(ledger: Ledger): boolean {
  const [from, to] = [ledger.get('periodFrom')?.value, ledger.get('periodTo')?.value]
  return typeof from !== 'string' || typeof to !== 'string' || daysBetween(from, to) < MOST_DAYS
}
