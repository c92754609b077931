import {
  collectTariffs,
  imported,
  type ImportEntry,
  MOST_CHARACTERS,
  refused,
  type TariffImport,
} from './collect-tariffs.ts'
import { ErrorList, shortened } from './error-list.ts'
import { FieldReader } from './field-reader.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { PRICE_FIELDS, readPrice } from './read-price.ts'
import { DISCOUNT_FIELDS, readDiscount, readTariff, TARIFF_FIELDS } from './read-tariff.ts'

const DISCOUNT = 'discount_'
// A tariff says these once; a line that says otherwise is a mistake.
const WORD_FOR_WORD: readonly string[] = [...TARIFF_FIELDS, ...DISCOUNT_FIELDS.map((field) => DISCOUNT + field)]
const COLUMNS: readonly string[] = [...WORD_FOR_WORD, ...PRICE_FIELDS]
const NEEDED_COLUMNS =
  'tariff_id supplier tariff_name kind available_from source fuel region payment_method from standing_p vat'.split(' ')

/**
 * Tariffs from a CSV with one line per price. Columns may come in any order. Every mistake names its line and column; a
 * tariff with a mistake on any of its lines is left out whole.
 */
export function importTariffsCsv(text: string): TariffImport {
  if (text.length > MOST_CHARACTERS) return refused(`The file is longer than ${MOST_CHARACTERS} characters. Split it.`)
  const { rows, wrongQuoteLine } = readCsv(text)
  if (wrongQuoteLine !== undefined) return refused('has a quote that isn’t closed or doubled', wrongQuoteLine)
  const [header, ...lines] = rows
  if (!header) return refused(text.trim() === '' ? 'The file is empty.' : 'The file has no line with column names.')
  const errors = new ErrorList()
  checkHeader(header, errors)
  if (errors.count > 0) return imported([], errors)
  if (lines.length === 0) return refused('The file has column names but no tariffs below them.')
  const firsts: Firsts = new Map()
  return collectTariffs(
    lines.map((row) => readRow(row, header.cells, firsts, errors)),
    errors,
  )
}

/** The first line of each tariff, which speaks for the others. */
type Firsts = Map<string, { fields: Fields; tariff: NonNullable<ImportEntry['tariff']> }>
type Fields = Readonly<Record<string, string>>

function readRow({ line, cells }: CsvRow, columns: readonly string[], firsts: Firsts, errors: ErrorList): ImportEntry {
  const before = errors.count
  const fields: Fields = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  const id = fields['tariff_id'] ?? ''
  const read = new FieldReader({ line, fields }, errors)
  if (cells.length > columns.length) {
    // Its cells have moved, so that any other complaint would be about the wrong column.
    read.complain(`has ${cells.length} cells for ${columns.length} columns`)
    return { line, id, prices: [], isGood: false }
  }
  const first = firsts.get(id)
  const tariff = first?.tariff ?? readWhole(read, fields)
  if (!first && id !== '') firsts.set(id, { fields, tariff })
  for (const field of first ? WORD_FOR_WORD : []) {
    if (first?.fields[field] !== fields[field]) read.complain(`differs from the first line of ${shortened(id)}`, field)
  }
  const price = readPrice(read)
  return { line, id, tariff, prices: price ? [price] : [], isGood: errors.count === before }
}

function readWhole(read: FieldReader, fields: Fields): NonNullable<ImportEntry['tariff']> {
  const hasDiscount = DISCOUNT_FIELDS.some((field) => fields[DISCOUNT + field])
  const discount = hasDiscount ? readDiscount(read, DISCOUNT) : undefined
  return { ...readTariff(read), discounts: discount ? [discount] : [] }
}

function checkHeader({ line, cells }: CsvRow, errors: ErrorList): void {
  const seen = new Set<string>()
  for (const column of cells) {
    if (!COLUMNS.includes(column)) errors.add(line, column, 'isn’t a column we know')
    else if (seen.has(column)) errors.add(line, column, 'appears twice')
    seen.add(column)
  }
  if (errors.count > 0) return
  for (const column of NEEDED_COLUMNS) if (!seen.has(column)) errors.add(line, column, 'is missing as a column')
}
