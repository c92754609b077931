import { MICRO } from '../money/micro-pence.ts'
import { REGION_LETTERS } from '../place/region.ts'
import { vatOn, type VatTable } from '../reference/vat.ts'
import { type BasisPoints, FUELS, PAYMENT_METHODS, WHOLE } from '../tariff/fuel.ts'
import type { AnyRates } from '../tariff/price.ts'
import type { TariffPrice } from '../tariff/tariff.ts'
import type { FieldReader } from './field-reader.ts'
import { type BandRecord, type CheckRate, readBands } from './read-bands.ts'

export const PRICE_FIELDS = [
  'fuel',
  'region',
  'payment_method',
  'from',
  'unit_rate_p',
  'day_rate_p',
  'night_rate_p',
  'standing_p',
  'vat',
] as const

/** The allowed range of a rate in pence, VAT included. */
type Bounds = { least: number; most: number; per: string }

/*
 * The caps since 2025 are between 5.6p and 29.1p a kWh, with standing charges up to 71p a day. A unit rate below a
 * penny was entered in pounds; one of 150p, or a standing charge of 300p a day, has lost its decimal point. Tariffs
 * without a standing charge exist.
 */
export const UNIT_BOUNDS: Bounds = { least: 1, most: 150, per: 'a kWh' }
export const STANDING_BOUNDS: Bounds = { least: 0, most: 300, per: 'a day' }

export function readPrice(
  read: FieldReader,
  bands: readonly BandRecord[],
  vatRates: VatTable,
): TariffPrice | undefined {
  const fuel = read.choice('fuel', FUELS)
  const region = read.choice('region', REGION_LETTERS)
  const paymentMethod = read.choice('payment_method', PAYMENT_METHODS)
  const from = read.day('from')
  const vat = read.choice('vat', ['included', 'excluded'])
  const vatThatDay = fuel && from !== '' ? vatOn(vatRates, fuel, from) : 0
  const vatOnTop = vat === 'excluded' ? vatThatDay : 0
  const standingMicroPencePerDay = read.rate('standing_p')
  within(STANDING_BOUNDS, vatOnTop)(read, 'standing_p', standingMicroPencePerDay)
  const unitRates = readUnitRates(read, bands, within(UNIT_BOUNDS, vatOnTop))
  if (unitRates && 'day' in unitRates && fuel === 'gas') read.complain('is only for electricity', 'day_rate_p')
  if (bands.length > 0 && fuel === 'gas') read.complain('are only for electricity', 'bands')
  if (!fuel || !region || !paymentMethod || from === '' || !unitRates || !vat) return undefined
  if (standingMicroPencePerDay === undefined) return undefined
  // A figure with VAT includes the VAT of its first day.
  const includesVatBasisPoints = vat === 'included' ? vatThatDay : 0
  return { fuel, region, paymentMethod, from, unitRates, standingMicroPencePerDay, includesVatBasisPoints }
}

const UNIT_FIELDS = ['unit_rate_p', 'day_rate_p', 'night_rate_p'] as const

function readUnitRates(read: FieldReader, records: readonly BandRecord[], checkRate: CheckRate): AnyRates | undefined {
  const given = UNIT_FIELDS.filter((field) => read.isGiven(field)).join()
  const [single, day, night] = UNIT_FIELDS.map((field) => {
    const rate = read.maybeRate(field)
    checkRate(read, field, rate)
    return rate
  })
  if (records.length > 0 && given !== 'unit_rate_p') {
    read.complain('needs one number: the rate outside the bands', 'unit_rate_p')
    return undefined
  }
  if (given !== 'unit_rate_p' && given !== 'day_rate_p,night_rate_p') {
    read.complain('needs one number, or day_rate_p and night_rate_p together', 'unit_rate_p')
    return undefined
  }
  if (records.length > 0) return readBands(read, single ?? 0, { records, checkRate })
  if (single !== undefined) return { single }
  return day === undefined || night === undefined ? undefined : { day, night }
}

export function within({ least, most, per }: Bounds, vatOnTop: BasisPoints): CheckRate {
  return (read, field, rate) => {
    if (rate === undefined) return
    const pence = (rate * (WHOLE + vatOnTop)) / WHOLE / MICRO
    if (pence < least || pence > most) read.complain(`isn’t between ${least}p and ${most}p ${per} with VAT`, field)
  }
}
