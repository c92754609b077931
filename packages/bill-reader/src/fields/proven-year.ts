import { numbersOf } from '../proof/find-price-lines.ts'
import type { PlacedNumber } from '../proof/price-line.ts'
import type { FieldContext } from './field-context.ts'

type FuelName = 'electricity' | 'gas'

const DAYS = 365
/** Prices are printed without VAT or with it, and what a year costs is not always meant alike. */
const VAT = [1, 1.05, 1.2]
const LEAST_KWH = 300
const LEAST_GBP = 50
/** A label is worth more than a sum that could be chance, unless it is doubtful. */
const BELIEVED = 0.5

/**
 * A year's use at the tariff's prices makes the year's cost to the penny: two figures that do are known, whatever they are
 * called and wherever they stand. Only one such pair, or it would be chance.
 */
export function putProvenYear({ view, ledger }: FieldContext, fuel: FuelName): void {
  const [usePath, costPath] = [`${fuel}.estimatedAnnualUsageKwh`, `${fuel}.estimatedAnnualCostGbp`]
  const valueAt = (path: string) => {
    const value = ledger.get(path)?.value
    return typeof value === 'number' ? value : undefined
  }
  if ((ledger.get(costPath)?.score ?? 0) >= BELIEVED) return
  const pence = valueAt(`${fuel}.unitRates.0.pencePerKwh`)
  const standing = valueAt(`${fuel}.standingChargePencePerDay`)
  if (pence === undefined || standing === undefined || ledger.has(`${fuel}.unitRates.1.pencePerKwh`)) return
  const known = (ledger.get(usePath)?.score ?? 0) >= BELIEVED ? valueAt(usePath) : undefined
  const numbers = view.cells.flatMap(numbersOf).filter(({ per }) => per === undefined || per === 'year')
  const uses = numbers.filter(
    ({ unit, value, decimals }) =>
      value >= LEAST_KWH &&
      (known === undefined
        ? (unit === 'kwh' || (unit === undefined && decimals === 0)) && value !== valueAt(`${fuel}.usageKwhInPeriod`)
        : value === known),
  )
  const costs = numbers.filter(
    ({ unit, value, decimals }) =>
      decimals === 2 &&
      (unit === 'gbp' || unit === undefined) &&
      value >= LEAST_GBP &&
      value !== valueAt('totalChargesGbp'),
  )
  const found = uses.flatMap((use) =>
    costs.filter((cost) => isCostOf(cost.value, use.value, pence, standing)).map((cost) => ({ use, cost })),
  )
  const [first] = found
  const isOne = new Set(found.map(({ use, cost }) => `${use.value} ${cost.value}`)).size === 1
  if (!first || !isOne) return
  if (known === undefined) put(usePath, first.use)
  put(costPath, first.cost)
  const detail = 'A year’s use at these prices costs exactly this.'
  ledger.note({ name: 'year', outcome: 'supports', fields: [usePath, costPath], detail })

  function put(path: string, { value, cell, start, end }: PlacedNumber): void {
    ledger.put({ path, value, score: 0.8, place: { cell, start, end } })
  }
}

function isCostOf(gbp: number, kwh: number, pence: number, standing: number): boolean {
  return VAT.some((vat) => Math.abs(((kwh * pence + DAYS * standing) / 100) * vat - gbp) < 0.0101)
}
