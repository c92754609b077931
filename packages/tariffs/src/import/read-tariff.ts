import { vatRates } from '../data/vat-rates.ts'
import { isRegionLetter, REGION_LETTERS } from '../place/region.ts'
import { vatOn } from '../reference/vat.ts'
import { FUELS, PAYMENT_METHODS, WHOLE } from '../tariff/fuel.ts'
import type { UnitRates } from '../tariff/price.ts'
import {
  REQUIREMENTS,
  TARIFF_FEATURES,
  TARIFF_KINDS,
  type Tariff,
  type TariffDiscount,
  type TariffPrice,
} from '../tariff/tariff.ts'
import type { FieldReader } from './field-reader.ts'

/** What is true of a whole tariff. In a CSV each of its lines repeats it. */
export const TARIFF_FIELDS = [
  'tariff_id',
  'supplier',
  'tariff_name',
  'kind',
  'features',
  'needs',
  'term_months',
  'ends_on',
  'exit_fee_gbp',
  'available_from',
  'available_to',
  'standard_variable',
  'sample',
  'source',
] as const

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

export const DISCOUNT_FIELDS = ['name', 'applies_to', 'counts', 'gbp_per_year', 'percent_off_units'] as const

export function readTariff(read: FieldReader): Omit<Tariff, 'prices' | 'discounts'> {
  const kind = read.choice('kind', TARIFF_KINDS) ?? 'variable'
  const months = read.maybeWhole('term_months', 60)
  const until = read.maybeDay('ends_on')
  if (months !== undefined && until !== undefined) read.complain('cannot stand beside ends_on', 'term_months')
  if (kind === 'fixed' && months === undefined && until === undefined) {
    read.complain('is missing: a fixed tariff needs it, or ends_on', 'term_months')
  }
  if (kind === 'variable' && (months !== undefined || until !== undefined)) {
    read.complain('is fixed to a term, which a variable tariff cannot be', 'kind')
  }
  const availableTo = read.maybeDay('available_to')
  const isStandardVariable = read.flag('standard_variable')
  if (isStandardVariable && kind !== 'variable') read.complain('is only for variable tariffs', 'standard_variable')
  return {
    id: read.text('tariff_id'),
    supplier: read.text('supplier'),
    name: read.text('tariff_name'),
    kind,
    features: read.choices('features', TARIFF_FEATURES),
    needs: read.choices('needs', REQUIREMENTS),
    ...(months !== undefined && { term: { months } }),
    ...(until !== undefined && { term: { until } }),
    exitFeePencePerFuel: read.maybePounds('exit_fee_gbp') ?? 0,
    availableFrom: read.day('available_from'),
    ...(availableTo !== undefined && { availableTo }),
    isStandardVariable,
    isSample: read.flag('sample'),
    source: read.text('source'),
  }
}

export function readPrice(read: FieldReader): TariffPrice | undefined {
  const fuel = read.choice('fuel', FUELS)
  const region = read.text('region')
  if (region !== '' && !isRegionLetter(region)) {
    read.complain(`is "${region}", not one of ${REGION_LETTERS.join(', ')}`, 'region')
  }
  const paymentMethod = read.choice('payment_method', PAYMENT_METHODS)
  const from = read.day('from')
  const standingMicroPencePerDay = read.rate('standing_p')
  const unitRates = readUnitRates(read)
  if (unitRates && 'day' in unitRates && fuel === 'gas') read.complain('is only for electricity', 'day_rate_p')
  const vat = read.choice('vat', ['included', 'excluded'])
  if (!fuel || !isRegionLetter(region) || !paymentMethod || from === '' || !unitRates || !vat) return undefined
  // A figure with VAT was published with the VAT of its first day.
  const includesVatBasisPoints = vat === 'included' ? vatOn(vatRates, fuel, from) : 0
  return { fuel, region, paymentMethod, from, unitRates, standingMicroPencePerDay, includesVatBasisPoints }
}

function readUnitRates(read: FieldReader): UnitRates | undefined {
  const [single, day, night] = ['unit_rate_p', 'day_rate_p', 'night_rate_p'].map((field) => read.maybeRate(field))
  if (single !== undefined && day === undefined && night === undefined) return { single }
  if (single === undefined && day !== undefined && night !== undefined) return { day, night }
  read.complain('needs a number alone, or else day_rate_p and night_rate_p together', 'unit_rate_p')
  return undefined
}

/** A discount. In a CSV its columns carry a prefix, and a tariff has one at most. */
export function readDiscount(read: FieldReader, prefix = ''): TariffDiscount | undefined {
  const name = read.text(`${prefix}name`)
  const appliesTo = read.choice(`${prefix}applies_to`, [...FUELS, 'dual_fuel'])
  const counts = read.choice(`${prefix}counts`, ['every_year', 'listed_only'])
  const pencePerYear = read.maybePounds(`${prefix}gbp_per_year`)
  const basisPointsOffUnits = read.maybePercent(`${prefix}percent_off_units`)
  if ((pencePerYear === undefined) === (basisPointsOffUnits === undefined)) {
    read.complain('or percent_off_units is needed, and not both', `${prefix}gbp_per_year`)
    return undefined
  }
  if (basisPointsOffUnits !== undefined && (basisPointsOffUnits > WHOLE || appliesTo === 'dual_fuel')) {
    read.complain('is at most 100, and for one fuel', `${prefix}percent_off_units`)
    return undefined
  }
  if (!appliesTo || !counts || name === '') return undefined
  return pencePerYear === undefined
    ? { name, appliesTo, counts, basisPointsOffUnits: basisPointsOffUnits ?? 0 }
    : { name, appliesTo, counts, pencePerYear }
}
