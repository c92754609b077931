import { FUELS, WHOLE } from '../tariff/fuel.ts'
import { REQUIREMENTS, TARIFF_FEATURES, TARIFF_KINDS, type Tariff, type TariffDiscount } from '../tariff/tariff.ts'
import type { FieldReader } from './field-reader.ts'

/** The fields of a whole tariff. In a CSV each of its lines repeats them. */
export const TARIFF_FIELDS = [
  'tariff_id',
  'supplier',
  'tariff_name',
  'direction',
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

// Several times the usual value: above it a decimal point was lost.
const MOST_EXIT_FEE_POUNDS = 500
const MOST_DISCOUNT_POUNDS = 1000
const TOO_EARLY = 'is before available_from'

export const DISCOUNT_FIELDS = ['name', 'applies_to', 'counts', 'gbp_per_year', 'percent_off_units'] as const

export function readTariff(read: FieldReader): Omit<Tariff, 'prices' | 'discounts'> {
  const kind = read.choice('kind', TARIFF_KINDS)
  const months = read.maybeWhole('term_months', 60)
  const until = read.maybeDay('ends_on')
  if (months !== undefined && until !== undefined) read.complain('can’t be used with ends_on', 'term_months')
  if (kind === 'fixed' && !read.isGiven('term_months') && !read.isGiven('ends_on')) {
    read.complain('is missing: a fixed tariff needs it, or ends_on', 'term_months')
  }
  if (kind === 'variable' && (months !== undefined || until !== undefined)) {
    read.complain('is only for fixed tariffs', 'kind')
  }
  const offer = readOffer(read)
  if (until !== undefined && until < offer.availableFrom) read.complain(TOO_EARLY, 'ends_on')
  const exitFeePencePerFuel = read.maybePounds('exit_fee_gbp', MOST_EXIT_FEE_POUNDS) ?? 0
  if (exitFeePencePerFuel > 0 && kind && kind !== 'fixed' && months === undefined && until === undefined) {
    read.complain('is only for tariffs with a term', 'exit_fee_gbp')
  }
  const isStandardVariable = read.flag('standard_variable')
  if (isStandardVariable && kind && kind !== 'variable')
    read.complain('is only for variable tariffs', 'standard_variable')
  return {
    ...offer,
    // An unknown kind is already reported as an error, and the tariff is left out because of it.
    kind: kind ?? 'variable',
    features: read.choices('features', TARIFF_FEATURES),
    ...(months !== undefined && { term: { months } }),
    ...(until !== undefined && { term: { until } }),
    exitFeePencePerFuel,
    isStandardVariable,
  }
}

/** The fields of a tariff in either direction. */
export function readOffer(read: FieldReader) {
  const availableFrom = read.day('available_from')
  const availableTo = read.maybeDay('available_to')
  if (availableTo !== undefined && availableTo < availableFrom) read.complain(TOO_EARLY, 'available_to')
  return {
    id: read.words('tariff_id'),
    supplier: read.words('supplier'),
    name: read.words('tariff_name'),
    needs: read.choices('needs', REQUIREMENTS),
    availableFrom,
    ...(availableTo !== undefined && { availableTo }),
    isSample: read.flag('sample'),
    source: read.words('source'),
  }
}

/** A discount. In a CSV its columns carry a prefix, and a tariff has one at most. */
export function readDiscount(read: FieldReader, prefix = ''): TariffDiscount | undefined {
  const name = read.words(`${prefix}name`)
  const appliesTo = read.choice(`${prefix}applies_to`, [...FUELS, 'dual_fuel'])
  const counts = read.choice(`${prefix}counts`, ['every_year', 'listed_only'])
  const pencePerYear = read.maybePounds(`${prefix}gbp_per_year`, MOST_DISCOUNT_POUNDS)
  const basisPointsOffUnits = read.maybePercent(`${prefix}percent_off_units`)
  if (read.isGiven(`${prefix}gbp_per_year`) === read.isGiven(`${prefix}percent_off_units`)) {
    read.complain('or percent_off_units is needed, but not both', `${prefix}gbp_per_year`)
    return undefined
  }
  if (basisPointsOffUnits !== undefined && (basisPointsOffUnits > WHOLE || appliesTo === 'dual_fuel')) {
    read.complain('is at most 100, and for one fuel', `${prefix}percent_off_units`)
    return undefined
  }
  if (!appliesTo || !counts || name === '') return undefined
  if (basisPointsOffUnits !== undefined) return { name, appliesTo, counts, basisPointsOffUnits }
  return pencePerYear === undefined ? undefined : { name, appliesTo, counts, pencePerYear }
}
