import { type Fuel, FUELS } from '@mowatt/tariffs'
import type { Measure } from './command.ts'

/** The values of a bill that can be corrected, and their paths; `fuel` is one of its fuels. */
const PATHS = {
  unit_rate: ['fuel.unitRates.0.pencePerKwh', 'fuel.unitRates.1.pencePerKwh', 'fuel.unitRates.2.pencePerKwh'],
  standing_charge: ['fuel.standingChargePencePerDay'],
  use: ['fuel.estimatedAnnualUsageKwh', 'fuel.usageKwhInPeriod'],
  exit_fee: ['fuel.exitFeeGbp'],
  ends_on: ['fuel.tariffEndDate'],
  tariff: ['fuel.tariffName'],
  supplier: ['supplier'],
  total: ['totalChargesGbp'],
  balance: ['balanceGbp'],
  paid_by: ['paymentMethod'],
  region: ['customerPostcode'],
} as const satisfies Partial<Record<Measure, readonly string[]>>

export type CorrectedField = keyof typeof PATHS
export const CORRECTED_FIELDS = Object.keys(PATHS).filter((each): each is CorrectedField => each in PATHS)

/** The possible paths of a value, for one fuel or for both. */
export function pathsOf(field: CorrectedField, fuel: Fuel | undefined): string[] {
  const fuels = fuel ? [fuel] : FUELS
  const paths = PATHS[field].flatMap((path) => fuels.map((each) => path.replace(/^fuel(?=\.)/, each)))
  return [...new Set(paths)]
}
