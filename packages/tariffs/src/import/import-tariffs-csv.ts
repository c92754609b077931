import type { Tariff, TariffPrice } from '../tariff/tariff.ts'
import { collectTariffs, type TariffImport } from './collect-tariffs.ts'
import { FieldReader, type ImportError } from './field-reader.ts'
import { readCsv } from './read-csv.ts'
import { DISCOUNT_FIELDS, PRICE_FIELDS, readDiscount, readPrice, readTariff, TARIFF_FIELDS } from './read-tariff.ts'

const DISCOUNT = 'discount_'
// A tariff says these once; a line that says otherwise is a mistake.
const WORD_FOR_WORD: readonly string[] = [...TARIFF_FIELDS, ...DISCOUNT_FIELDS.map((field) => DISCOUNT + field)]
const COLUMNS: readonly string[] = [...WORD_FOR_WORD, ...PRICE_FIELDS]

/**
 * Tariffs from a CSV with one line per price. Columns may come in any order. Every mistake names its line and column; a
 * tariff with a mistake on any of its lines is left out whole.
 */
export function importTariffsCsv(text: string): TariffImport {
  const [header, ...rows] = readCsv(text)
  if (!header) return { tariffs: [], errors: [{ message: 'The file is empty.' }] }
  const errors: ImportError[] = header.cells.flatMap((column, index) => headerErrors(column, index, header.cells))
  if (errors.length > 0) return { tariffs: [], errors }

  const firstLines = new Map<string, Readonly<Record<string, string>>>()
  const entries = rows.map((row) => {
    const before = errors.length
    const fields = Object.fromEntries(header.cells.map((column, index) => [column, row.cells[index] ?? '']))
    const read = new FieldReader({ line: row.line, fields }, errors)
    if (row.cells.length > header.cells.length)
      read.complain(`has ${row.cells.length} cells for ${header.cells.length} columns`)
    const discount = fields[`${DISCOUNT}name`] ? readDiscount(read, DISCOUNT) : undefined
    const tariff: Omit<Tariff, 'prices'> = { ...readTariff(read), discounts: discount ? [discount] : [] }
    const price: TariffPrice | undefined = readPrice(read)
    const first = firstLines.get(tariff.id)
    if (!first) firstLines.set(tariff.id, fields)
    for (const field of first ? WORD_FOR_WORD : []) {
      if (first?.[field] !== fields[field]) read.complain(`differs from the first line of ${tariff.id}`, field)
    }
    return { line: row.line, tariff, prices: price ? [price] : [], isGood: errors.length === before }
  })
  return collectTariffs(entries, errors)
}

function headerErrors(column: string, index: number, all: readonly string[]): ImportError[] {
  if (!COLUMNS.includes(column)) return [{ line: 1, field: column, message: 'is not a column that we know' }]
  return all.indexOf(column) === index ? [] : [{ line: 1, field: column, message: 'stands there twice' }]
}
