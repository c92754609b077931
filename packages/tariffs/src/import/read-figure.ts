import { REGION_LETTERS } from '../place/region.ts'
import type { FigureRecord } from '../reference/figure-record.ts'
import { typicalBands } from '../reference/typical-use.ts'
import { FUELS, PAYMENT_METHODS } from '../tariff/fuel.ts'
import type { FieldReader } from './field-reader.ts'
import { STANDING_BOUNDS, UNIT_BOUNDS, within } from './read-price.ts'

/** In the order of a file’s columns. */
export const FIGURE_FIELDS = [
  'kind',
  'region',
  'payment_method',
  'meter',
  'fuel',
  'band',
  'from',
  'to',
  'electricity_unit_p',
  'electricity_standing_p',
  'gas_unit_p',
  'gas_standing_p',
  'year_pounds',
  'vat_percent',
  'electricity_kwh',
  'day_night_kwh',
  'gas_kwh',
  'source',
  'address',
  'checked_on',
] as const

const KINDS = ['cap', 'vat', 'typical'] as const
const METERS = ['single', 'day_night'] as const
const OF_CAP = [
  'region',
  'payment_method',
  'meter',
  'to',
  'electricity_unit_p',
  'electricity_standing_p',
  'gas_unit_p',
  'gas_standing_p',
  'year_pounds',
]
const OF_VAT = ['fuel', 'vat_percent']
const OF_TYPICAL = ['band', 'electricity_kwh', 'day_night_kwh', 'gas_kwh']
/** The usual rate of VAT, above which none for homes can be. */
const MOST_VAT_PERCENT = 20
const MOST_YEAR_POUNDS = 20_000
/** Several times what a large home uses. */
const MOST_KWH = 100_000
const LONGEST_ADDRESS = 300
const ADDRESS = /^https:\/\/[^\s"<>\p{C}]+$/u
const OTHER_KIND = 'belongs to another kind of figure'

/** A record from its fields, or undefined if any of them is wrong. */
export function readFigure(read: FieldReader): FigureRecord | undefined {
  const before = read.mistakes
  read.onlyKnows(FIGURE_FIELDS)
  const kind = read.choice('kind', KINDS)
  const from = read.day('from')
  const source = read.words('source')
  const checked = { address: addressOf(read), checkedOn: read.day('checked_on') }
  if (!kind) return undefined
  const known = { from, source, confidence: 'one source', ...checked } as const
  const record = { cap: readCap, vat: readVat, typical: readTypical }[kind](read, known)
  return read.mistakes === before ? record : undefined
}

type Known = Pick<FigureRecord, 'from' | 'source' | 'confidence' | 'address' | 'checkedOn'>

function readCap(read: FieldReader, known: Known): FigureRecord | undefined {
  read.hasNo([...OF_VAT, ...OF_TYPICAL], OTHER_KIND)
  const region = read.isGiven('region') ? read.choice('region', REGION_LETTERS) : undefined
  const paymentMethod = read.choice('payment_method', PAYMENT_METHODS)
  const meter = read.isGiven('meter') ? read.choice('meter', METERS) : 'single'
  const to = read.day('to')
  const electricity = readRates(read, 'electricity')
  const hasGas = read.isGiven('gas_unit_p') || read.isGiven('gas_standing_p')
  const gas = hasGas ? readRates(read, 'gas') : undefined
  const pounds = read.maybeWhole('year_pounds', MOST_YEAR_POUNDS)
  if (!paymentMethod || !meter || !electricity) return undefined
  return {
    kind: 'cap',
    ...known,
    to,
    paymentMethod,
    meter,
    electricity,
    ...(region && { region }),
    ...(gas && { gas }),
    ...(pounds !== undefined && { pounds }),
  }
}

/** As it was written: 26.50 stays 26.50. */
function readRates(read: FieldReader, fuel: 'electricity' | 'gas'): [string, string] | undefined {
  const fields = [`${fuel}_unit_p`, `${fuel}_standing_p`] as const
  const rates = fields.map((field, at) => {
    const rate = read.rate(field)
    within(at === 0 ? UNIT_BOUNDS : STANDING_BOUNDS, 0)(read, field, rate)
    return rate
  })
  const [unit, standing] = fields.map((field) => read.maybe(field))
  return rates.includes(undefined) || unit === undefined || standing === undefined ? undefined : [unit, standing]
}

function readVat(read: FieldReader, known: Known): FigureRecord | undefined {
  read.hasNo([...OF_CAP, ...OF_TYPICAL], OTHER_KIND)
  const fuel = read.choice('fuel', FUELS)
  const basisPoints = read.maybePercent('vat_percent')
  if (!read.isGiven('vat_percent')) read.complain('is missing', 'vat_percent')
  if (basisPoints !== undefined && basisPoints > MOST_VAT_PERCENT * 100)
    read.complain(`is above ${MOST_VAT_PERCENT}%`, 'vat_percent')
  return fuel && basisPoints !== undefined ? { kind: 'vat', ...known, fuel, basisPoints } : undefined
}

function readTypical(read: FieldReader, known: Known): FigureRecord | undefined {
  read.hasNo([...OF_CAP, ...OF_VAT], OTHER_KIND)
  const band = read.choice('band', typicalBands)
  const [electricity, electricityDayNight, gas] = ['electricity_kwh', 'day_night_kwh', 'gas_kwh'].map((field) => {
    if (field !== 'day_night_kwh' && !read.isGiven(field)) read.complain('is missing', field)
    return read.maybeWhole(field, MOST_KWH)
  })
  if (!band || electricity === undefined || gas === undefined) return undefined
  return {
    kind: 'typical',
    ...known,
    band,
    electricity,
    gas,
    ...(electricityDayNight !== undefined && { electricityDayNight }),
  }
}

function addressOf(read: FieldReader): string {
  const address = read.maybe('address')
  if (address === undefined) read.complain('is missing', 'address')
  else if (address.length > LONGEST_ADDRESS || !ADDRESS.test(address))
    read.complain('should be an address that begins with https://', 'address')
  return address ?? ''
}

/** The fields of a record as a file has them. */
export function fieldsOfFigure(record: FigureRecord): Partial<Record<(typeof FIGURE_FIELDS)[number], string>> {
  const { kind, from, source, address = '', checkedOn = '' } = record
  const known = { kind, from, source, address, checked_on: checkedOn }
  switch (record.kind) {
    case 'cap': {
      const [unit, standing] = record.electricity
      return {
        ...known,
        region: record.region ?? '',
        payment_method: record.paymentMethod,
        meter: record.meter,
        to: record.to,
        electricity_unit_p: unit,
        electricity_standing_p: standing,
        gas_unit_p: record.gas?.[0] ?? '',
        gas_standing_p: record.gas?.[1] ?? '',
        year_pounds: record.pounds === undefined ? '' : String(record.pounds),
      }
    }
    case 'vat':
      return { ...known, fuel: record.fuel, vat_percent: String(record.basisPoints / 100) }
    case 'typical':
      return {
        ...known,
        band: record.band,
        electricity_kwh: String(record.electricity),
        day_night_kwh: record.electricityDayNight === undefined ? '' : String(record.electricityDayNight),
        gas_kwh: String(record.gas),
      }
  }
}
