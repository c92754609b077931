import { REGION_LETTERS } from '../place/region.ts'
import type { ExportPrice, ExportTariff } from '../tariff/export-tariff.ts'
import type { FieldReader } from './field-reader.ts'
import { type BandRecord, readBands } from './read-bands.ts'
import { UNIT_BOUNDS, within } from './read-price.ts'
import { readOffer } from './read-tariff.ts'

/** The error for a field that has no meaning for export. */
export const ONLY_PAID = 'is only for tariffs that homes pay'
const TARIFF_ONLY_PAID = ['kind', 'features', 'term_months', 'ends_on', 'exit_fee_gbp', 'standard_variable'] as const
const PRICE_ONLY_PAID = ['payment_method', 'day_rate_p', 'night_rate_p', 'standing_p', 'vat'] as const

/** Whether it is an export tariff; if omitted, it is an import tariff. */
export function isExport(read: FieldReader): boolean {
  return read.isGiven('direction') && read.choice('direction', ['import', 'export']) === 'export'
}

/** An export tariff: what is paid for what homes send to the grid. */
export function readExportTariff(read: FieldReader): Omit<ExportTariff, 'prices'> {
  read.hasNo(TARIFF_ONLY_PAID, ONLY_PAID)
  return { direction: 'export', ...readOffer(read) }
}

/** A price of it, without VAT. */
export function readExportPrice(read: FieldReader, bands: readonly BandRecord[]): ExportPrice | undefined {
  read.hasNo(PRICE_ONLY_PAID, ONLY_PAID)
  const fuel = read.maybe('fuel')
  if (fuel !== undefined && fuel !== 'electricity') {
    read.refuse('fuel', fuel, 'electricity, which is all that homes export')
  }
  const region = read.choice('region', REGION_LETTERS)
  const from = read.day('from')
  const rate = read.rate('unit_rate_p')
  const checkRate = within(UNIT_BOUNDS, 0)
  checkRate(read, 'unit_rate_p', rate)
  if (!region || from === '' || rate === undefined) return undefined
  const unitRates = bands.length > 0 ? readBands(read, rate, { records: bands, checkRate }) : { single: rate }
  return unitRates && { region, from, unitRates }
}
