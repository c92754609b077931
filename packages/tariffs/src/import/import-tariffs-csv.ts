import {
  collectTariffs,
  imported,
  type ImportEntry,
  MOST_CHARACTERS,
  refused,
  type TariffHead,
  type TariffImport,
} from './collect-tariffs.ts'
import { ErrorList, shortened } from './error-list.ts'
import { FieldReader } from './field-reader.ts'
import type { VatTable } from '../reference/vat.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { BAND, BAND_FIELDS, type BandRecord } from './read-bands.ts'
import { isExport, ONLY_PAID, readExportPrice, readExportTariff } from './read-export.ts'
import { PRICE_FIELDS, readPrice } from './read-price.ts'
import { DISCOUNT_FIELDS, readDiscount, readTariff, TARIFF_FIELDS } from './read-tariff.ts'

const DISCOUNT = 'discount_'
const DISCOUNT_COLUMNS = DISCOUNT_FIELDS.map((field) => DISCOUNT + field)
const BAND_COLUMNS = BAND_FIELDS.map((field) => BAND + field)
// A tariff states these once; a line that differs is an error.
const WORD_FOR_WORD: readonly string[] = [...TARIFF_FIELDS, ...DISCOUNT_COLUMNS]
const COLUMNS: readonly string[] = [...WORD_FOR_WORD, ...PRICE_FIELDS, ...BAND_COLUMNS]
const NEEDED_COLUMNS = 'tariff_id supplier tariff_name available_from source region from'.split(' ')
const NEEDED_BY_IMPORT = 'kind fuel payment_method standing_p vat'.split(' ')
/** What names a price; the lines of its bands repeat it. */
const OF_PRICE = ['tariff_id', 'fuel', 'region', 'payment_method', 'from'] as const
const NOT_OF_BANDS = ['unit_rate_p', 'day_rate_p', 'night_rate_p', 'standing_p', 'vat'] as const

/**
 * Tariffs from a CSV with one line per price and one per band of it. Columns and lines may come in any order. Every
 * error names its line and column; a tariff with an error on any of its lines is left out completely.
 */
export function importTariffsCsv(text: string, vat: VatTable): TariffImport {
  if (text.length > MOST_CHARACTERS) return refused(`The file is longer than ${MOST_CHARACTERS} characters. Split it.`)
  const { rows, wrongQuoteLine } = readCsv(text)
  if (wrongQuoteLine !== undefined) return refused('has a quote that isn’t closed or doubled', wrongQuoteLine)
  const [header, ...rest] = rows
  if (!header) return refused(text.trim() === '' ? 'The file is empty.' : 'The file has no line with column names.')
  const errors = new ErrorList()
  const lines = rest.map((row) => lineOf(row, header.cells, errors))
  checkHeader(header, lines, errors)
  if (errors.count > 0) return imported([], errors)
  if (lines.length === 0) return refused('The file has column names but no tariffs below them.')
  const bands = Map.groupBy(lines.filter(isBand), nameOfPrice)
  const priced = new Set(lines.filter((each) => !isBand(each)).map(nameOfPrice))
  const firsts: Firsts = new Map()
  return collectTariffs(
    lines.map((each) => readLine(each, { bands, priced, firsts, errors, vat })),
    errors,
  )
}

type Fields = Readonly<Record<string, string>>
type Line = { line: number; fields: Fields; read: FieldReader; cells: number }
/** The first line of each tariff, which speaks for the others. */
type Firsts = Map<string, { fields: Fields; tariff: TariffHead }>
type Whole = {
  bands: ReadonlyMap<string, readonly Line[]>
  priced: ReadonlySet<string>
  firsts: Firsts
  errors: ErrorList
  vat: VatTable
}

function lineOf({ line, cells }: CsvRow, columns: readonly string[], errors: ErrorList): Line {
  const fields: Fields = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  return { line, fields, read: new FieldReader({ line, fields }, errors), cells: cells.length }
}

function readLine(own: Line, { bands, priced, firsts, errors, vat }: Whole): ImportEntry {
  const { line, fields, read, cells } = own
  const before = errors.count
  const id = fields['tariff_id'] ?? ''
  const columns = Object.keys(fields).length
  if (cells > columns) {
    // Its cells are shifted, so any other error would be about the wrong column.
    read.complain(`has ${cells} cells for ${columns} columns`)
    return { line, id, prices: [], isGood: false }
  }
  const first = firsts.get(id)
  const tariff = first?.tariff ?? readWhole(read, fields)
  if (!first && id !== '') firsts.set(id, { fields, tariff })
  for (const field of first ? WORD_FOR_WORD : []) {
    if (first?.fields[field] !== fields[field]) read.complain(`differs from the first line of ${shortened(id)}`, field)
  }
  if (isBand(own)) {
    read.hasNo(NOT_OF_BANDS, 'belongs on the line of the price, not on that of a band')
    if (!priced.has(nameOfPrice(own))) read.complain('is a band of a price that has no line of its own')
    return { line, id, tariff, prices: [], isGood: errors.count === before }
  }
  const records = (bands.get(nameOfPrice(own)) ?? []).map((band): BandRecord => {
    return { read: band.read, field: (name) => BAND + name }
  })
  const price = 'direction' in tariff ? readExportPrice(read, records) : readPrice(read, records, vat)
  return { line, id, tariff, prices: price ? [price] : [], isGood: errors.count === before }
}

function isBand({ fields }: Line): boolean {
  return BAND_COLUMNS.some((column) => fields[column])
}

function nameOfPrice({ fields }: Line): string {
  return OF_PRICE.map((field) => fields[field]).join('|')
}

function readWhole(read: FieldReader, fields: Fields): TariffHead {
  if (isExport(read)) {
    read.hasNo(DISCOUNT_COLUMNS, ONLY_PAID)
    return readExportTariff(read)
  }
  const hasDiscount = DISCOUNT_COLUMNS.some((field) => fields[field])
  const discount = hasDiscount ? readDiscount(read, DISCOUNT) : undefined
  return { ...readTariff(read), discounts: discount ? [discount] : [] }
}

function checkHeader({ line, cells }: CsvRow, lines: readonly Line[], errors: ErrorList): void {
  const seen = new Set<string>()
  for (const column of cells) {
    if (!COLUMNS.includes(column)) errors.add(line, column, 'isn’t a column we know')
    else if (seen.has(column)) errors.add(line, column, 'appears twice')
    seen.add(column)
  }
  if (errors.count > 0) return
  const hasImport = lines.some(({ fields }) => ['', 'import', undefined].includes(fields['direction']))
  for (const column of hasImport ? [...NEEDED_COLUMNS, ...NEEDED_BY_IMPORT] : NEEDED_COLUMNS) {
    if (!seen.has(column)) errors.add(line, column, 'is missing as a column')
  }
}
