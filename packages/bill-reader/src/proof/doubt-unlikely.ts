import { daysBetween } from '@mowatt/tariffs'
import { isAboveGas, isBelowElectricity, isBeyondHome } from './likely-prices.ts'
import type { Ledger } from './ledger.ts'
import type { PriceLine } from './price-line.ts'

const FUELS = ['electricity', 'gas'] as const
type FuelName = (typeof FUELS)[number]

/**
 * Values that cannot be a home's, or are claimed for both fuels: the user is asked to confirm them, whatever arithmetic
 * proves them.
 */
export function doubtUnlikely(ledger: Ledger, lines: readonly PriceLine[], isOfHome: boolean): void {
  doubtPrices(ledger, lines)
  doubtSharedLines(ledger, lines)
  for (const fuel of FUELS) {
    doubtAgainstCharge(ledger, fuel)
    if (isOfHome) doubtUse(ledger, fuel)
    doubtTerms(ledger, fuel)
  }
  const days = daysOfPeriod(ledger)
  if (days !== undefined && (days > LONGEST_PERIOD || days < 1))
    refuse(ledger, ['periodFrom', 'periodTo'], 'No bill covers that many days.')
}

/** A bill may be late by a year, and nothing older may be billed. */
const LONGEST_PERIOD = 400
const LEAST_YEAR_GBP = 10
const LEAST_FEE_GBP = 5
const MOST_FEE_GBP = 500

/** If digits were lost, a yearly figure or a fee is left that is too low to be real. */
function doubtTerms(ledger: Ledger, fuel: FuelName): void {
  const [cost, fee] = [`${fuel}.estimatedAnnualCostGbp`, `${fuel}.exitFeeGbp`]
  const [year, leaving] = [numberAt(ledger, cost), numberAt(ledger, fee)]
  if (year !== undefined && year < LEAST_YEAR_GBP) refuse(ledger, [cost], 'A year’s energy doesn’t cost that little.')
  if (leaving !== undefined && leaving !== 0 && (leaving < LEAST_FEE_GBP || leaving > MOST_FEE_GBP))
    refuse(ledger, [fee], 'No home tariff has an exit fee that big.')
}

function doubtPrices(ledger: Ledger, lines: readonly PriceLine[]): void {
  const rates = FUELS.flatMap((fuel) => ratesOf(ledger, fuel).map((rate) => ({ fuel, ...rate })))
  for (const { fuel, path, pence, register } of rates) {
    const isUnlikely = fuel === 'gas' ? isAboveGas(pence) : isBelowElectricity({ pence, register })
    if (!isUnlikely) continue
    refuse(ledger, [path], `No home pays ${pence}p for a kWh of ${fuel}.`)
  }
  const own = lines.filter((line) => line.kind === 'unit' && line.fuel === 'electricity')
  const cheap = own.filter((line) => line.register === undefined && isBelowElectricity(line))
  if (cheap.length > 0 && cheap.length < own.length)
    refuse(ledger, usePaths(ledger, 'electricity'), 'It seems to include a line for another fuel or register.')
  const shared = rates.filter((one) => rates.some((other) => other.fuel !== one.fuel && other.pence === one.pence))
  const detail = 'I read the same price for gas and electricity.'
  refuse(
    ledger,
    shared.map(({ path }) => path),
    detail,
  )
}

/** One charged line cannot be the usage of both fuels. */
function doubtSharedLines(ledger: Ledger, lines: readonly PriceLine[]): void {
  for (const fuel of FUELS) {
    const other = fuel === 'gas' ? 'electricity' : 'gas'
    const named = numberAt(ledger, `${other}.usageKwhInPeriod`)
    const charged = (name: FuelName) => lines.filter((line) => line.kind === 'unit' && line.fuel === name)
    const isTaken = charged(fuel).some(({ quantity }) => quantity.value === named) && charged(other).length === 0
    if (isTaken) refuse(ledger, usePaths(ledger, fuel), 'I read the same kWh for gas and electricity.')
  }
}

function doubtUse(ledger: Ledger, fuel: FuelName): void {
  const days = daysOfPeriod(ledger)
  const used = numberAt(ledger, `${fuel}.usageKwhInPeriod`)
  const inYear = numberAt(ledger, `${fuel}.estimatedAnnualUsageKwh`)
  const detail = `Homes don’t use that much ${fuel}.`
  if (used !== undefined && days !== undefined && isBeyondHome(fuel, used, days))
    refuse(ledger, [`${fuel}.usageKwhInPeriod`], detail)
  if (inYear !== undefined && isBeyondHome(fuel, inYear, undefined))
    refuse(ledger, [`${fuel}.estimatedAnnualUsageKwh`], detail)
}

/** Usage and price that no line proves must still be close to the fuel's own charge. */
function doubtAgainstCharge(ledger: Ledger, fuel: FuelName): void {
  const [rate, ...more] = ratesOf(ledger, fuel)
  const usePath = `${fuel}.usageKwhInPeriod`
  const [used, total] = [numberAt(ledger, usePath), numberAt(ledger, `${fuel}.totalChargesGbp`)]
  if (!rate || more.length > 0 || used === undefined || total === undefined || total <= 0) return
  if (ledger.isProven(rate.path) && ledger.isProven(usePath)) return
  const isFar = (used * rate.pence) / 100 > 1.3 * total
  if (isFar)
    refuse(ledger, [rate.path, usePath], `The usage multiplied by the price is far more than the charge for ${fuel}.`)
}

function refuse(ledger: Ledger, fields: string[], detail: string): void {
  if (fields.length === 0) return
  for (const path of fields) ledger.doubt(path)
  ledger.note({ name: 'what homes pay and use', outcome: 'contradicts', fields, detail })
}

function ratesOf(ledger: Ledger, fuel: FuelName) {
  return ledger.paths().flatMap((path) => {
    const found = path.startsWith(`${fuel}.unitRates.`) ? ledger.get(path) : undefined
    if (typeof found?.value !== 'number') return []
    const register = found.beside?.['register'] === 'night' ? ('night' as const) : undefined
    return [{ path, pence: found.value, register }]
  })
}

function usePaths(ledger: Ledger, fuel: FuelName): string[] {
  return [...ratesOf(ledger, fuel).map(({ path }) => path), `${fuel}.usageKwhInPeriod`].filter(ledger.has)
}

function numberAt(ledger: Ledger, path: string): number | undefined {
  const value = ledger.get(path)?.value
  return typeof value === 'number' ? value : undefined
}

function daysOfPeriod(ledger: Ledger): number | undefined {
  const [from, to] = [ledger.get('periodFrom')?.value, ledger.get('periodTo')?.value]
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  return daysBetween(from, to) + 1
}
