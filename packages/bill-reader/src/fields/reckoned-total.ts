import { daysBetween } from '@mowatt/tariffs'
import { numbersOf } from '../proof/find-price-lines.ts'
import type { Ledger } from '../proof/ledger.ts'
import type { PlacedNumber } from '../proof/price-line.ts'
import type { FieldContext } from './field-context.ts'
import { isNear } from './money-marks.ts'
import type { FuelTotal } from './read-fuel-total.ts'

/** The rounding of each part, and of the VAT on them. */
const SLACK = 0.021
const SLACK_WITH_VAT = 0.033
const VAT_FACTORS = [1, 1.05]

/**
 * The cost of a fuel without a printed total line: usage times rate plus days times standing charge, with or without
 * VAT, is one of the amounts in its part of the page. A match to the penny is no coincidence, whatever its label.
 */
export function putReckonedTotal(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  isOnlyFuel: boolean,
): FuelTotal | undefined {
  const { view, ledger } = context
  const path = `${fuel}.totalChargesGbp`
  const cost = ledger.isProven(path) ? undefined : costOf(ledger, fuel)
  if (cost === undefined) return undefined
  const fits = view.cells
    .filter((cell) => (view.fuelOf(cell) ?? (isOnlyFuel ? fuel : undefined)) === fuel)
    .flatMap(numbersOf)
    .filter(isSum)
    .filter(({ value }) =>
      VAT_FACTORS.some((factor) => isNear(value, cost * factor, factor === 1 ? SLACK : SLACK_WITH_VAT)),
    )
  // If printed both with and without VAT, the larger includes it.
  const [best] = fits.toSorted((a, b) => b.value - a.value)
  if (!best) return undefined
  const place = { cell: best.cell, start: best.start, end: best.end }
  ledger.put({ path, value: best.value, score: 0.8, place })
  const detail = 'The usage and days, at their prices, add up to it.'
  ledger.note({ name: 'use x rate', outcome: 'supports', fields: [path], detail })
  const vat = isNear(best.value, cost, SLACK) ? 'included' : 'excluded'
  return { gbp: best.value, vat, isProven: true, linesSum: undefined }
}

function costOf(ledger: Ledger, fuel: string): number | undefined {
  const numberAt = (path: string) => {
    const value = ledger.get(path)?.value
    return typeof value === 'number' ? value : undefined
  }
  const used = numberAt(`${fuel}.usageKwhInPeriod`)
  const pence = numberAt(`${fuel}.unitRates.0.pencePerKwh`)
  const standing = numberAt(`${fuel}.standingChargePencePerDay`)
  const [from, to] = [ledger.get('periodFrom')?.value, ledger.get('periodTo')?.value]
  if (used === undefined || pence === undefined || standing === undefined) return undefined
  if (typeof from !== 'string' || typeof to !== 'string' || ledger.has(`${fuel}.unitRates.1.pencePerKwh`))
    return undefined
  return (Math.round(used * pence) + Math.round((daysBetween(from, to) + 1) * standing)) / 100
}

function isSum({ unit, decimals, per, isCredit }: PlacedNumber): boolean {
  return (unit === 'gbp' || unit === undefined) && decimals === 2 && per === undefined && !isCredit
}
