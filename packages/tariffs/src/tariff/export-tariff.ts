import type { IsoDay } from '../calendar/iso-day.ts'
import type { RegionLetter } from '../place/region.ts'
import type { AnyRates } from './price.ts'
import type { Requirement, Tariff, TariffPrice } from './tariff.ts'

/** What is paid for a kWh in a region from a day on. A home charges its supplier no VAT. */
export type ExportPrice = { region: RegionLetter; from: IsoDay; unitRates: AnyRates }

/** What a supplier pays for what a home exports to the grid. */
export type ExportTariff = Pick<
  Tariff,
  'id' | 'supplier' | 'name' | 'availableFrom' | 'availableTo' | 'isSample' | 'source'
> & {
  direction: 'export'
  needs: readonly Requirement[]
  prices: readonly ExportPrice[]
}

/** A tariff of either direction. */
export type AnyTariff = Tariff | ExportTariff

/** A price of either direction; only what homes pay has a fuel. */
export type AnyPrice = TariffPrice | ExportPrice

/** A list that has both, apart. */
export function byDirection(tariffs: readonly AnyTariff[]): {
  imports: Tariff[]
  exports: ExportTariff[]
} {
  const of: { imports: Tariff[]; exports: ExportTariff[] } = { imports: [], exports: [] }
  for (const tariff of tariffs) {
    if ('direction' in tariff) of.exports.push(tariff)
    else of.imports.push(tariff)
  }
  return of
}
