import type { VatTable } from '../reference/vat.ts'
import {
  collectTariffs,
  type ImportEntry,
  MOST_CHARACTERS,
  refused,
  type TariffHead,
  type TariffImport,
} from './collect-tariffs.ts'
import { ErrorList, shortened } from './error-list.ts'
import { FieldReader } from './field-reader.ts'
import { linesOfItems } from './json-lines.ts'
import { BAND_FIELDS, type BandRecord } from './read-bands.ts'
import { isExport, ONLY_PAID, readExportPrice, readExportTariff } from './read-export.ts'
import { PRICE_FIELDS, readPrice } from './read-price.ts'
import { DISCOUNT_FIELDS, readDiscount, readTariff, TARIFF_FIELDS } from './read-tariff.ts'

// Several times what all suppliers of the country offer together.
const MOST_TARIFFS = 2000

/**
 * Tariffs from a JSON of the form `{"tariffs": [{..., "discounts": [...], "prices": [...]}]}`, with the field names of
 * the CSV. Every error names its line and field; a tariff with an error anywhere in it is left out completely.
 */
export function importTariffsJson(file: string, vat: VatTable): TariffImport {
  if (file.length > MOST_CHARACTERS) return refused(`The file is longer than ${MOST_CHARACTERS} characters. Split it.`)
  const text = file.replace(/^\uFEFF/, '')
  const parsed = parse(text)
  return 'wrongLine' in parsed
    ? refused('The file is not valid JSON.', parsed.wrongLine)
    : importTariffsValue(parsed.value, vat, text)
}

/** The same from an already parsed value; its errors only have a line with the text that it came from. */
export function importTariffsValue(value: unknown, vat: VatTable, text?: string): TariffImport {
  const list = asObject(value)?.['tariffs']
  if (!Array.isArray(list)) return refused('is missing: it should be a list', 1, 'tariffs')
  if (list.length === 0) return refused('is an empty list', undefined, 'tariffs')
  if (list.length > MOST_TARIFFS) return refused(`is a list of more than ${MOST_TARIFFS}`, undefined, 'tariffs')
  const lines: Lines = text === undefined ? new Map() : linesOfItems(text)
  const errors = new ErrorList()
  const entries = list.map((item, index) => readEntry(item, `tariffs.${index}`, { lines, errors, vat }))
  return collectTariffs(repeated(entries, errors), errors)
}

type Lines = ReadonlyMap<string, number>
type Whole = { lines: Lines; errors: ErrorList; vat: VatTable }

function readEntry(item: unknown, path: string, { lines, errors, vat }: Whole): ImportEntry {
  const before = errors.count
  const line = lines.get(path)
  const fields = asObject(item)
  if (!fields) {
    errors.add(line, 'tariffs', 'should be a list of objects, and this isn’t one')
    return { line, id: '', prices: [], isGood: false }
  }
  const { prices: priceList, discounts: discountList, ...own } = fields
  const read = new FieldReader({ line, fields: own }, errors)
  read.onlyKnows(TARIFF_FIELDS)
  const children = (parent: FieldReader, list: unknown, at: { path: string; name: string }): Child[] => {
    const { name } = at
    if (list !== undefined && !Array.isArray(list)) parent.complain('should be a list', name)
    return (Array.isArray(list) ? list : []).flatMap((child, index) => {
      const childPath = `${at.path}.${name}.${index}`
      const childLine = lines.get(childPath)
      const childFields = asObject(child)
      if (!childFields) errors.add(childLine, name, 'should be a list of objects, and this isn’t one')
      return childFields ? [{ path: childPath, line: childLine, fields: childFields }] : []
    })
  }
  const readerOf = ({ line: at, fields: inside }: Omit<Child, 'path'>, known: readonly string[]): FieldReader => {
    const reader = new FieldReader({ line: at, fields: inside }, errors)
    reader.onlyKnows(known)
    return reader
  }
  const given = children(read, discountList, { path, name: 'discounts' }).map((each) => readerOf(each, DISCOUNT_FIELDS))
  const tariff = wholeOf(read, given)
  const prices = children(read, priceList, { path, name: 'prices' }).flatMap(({ fields: inside, ...price }) => {
    const { bands: bandList, ...ownFields } = inside
    const reader = readerOf({ ...price, fields: ownFields }, PRICE_FIELDS)
    const records = children(reader, bandList, { path: price.path, name: 'bands' }).map((each): BandRecord => {
      return { read: readerOf(each, BAND_FIELDS), field: (name) => name }
    })
    return ('direction' in tariff ? readExportPrice(reader, records) : readPrice(reader, records, vat)) ?? []
  })
  if (priceList === undefined || (Array.isArray(priceList) && priceList.length === 0)) {
    read.complain('is missing or empty', 'prices')
  }
  return { line, id: tariff.id, tariff, prices, isGood: errors.count === before }
}

type Child = { path: string; line: number | undefined; fields: Record<string, unknown> }

function wholeOf(read: FieldReader, discounts: readonly FieldReader[]): TariffHead {
  if (isExport(read)) {
    if (discounts.length > 0) read.complain(ONLY_PAID, 'discounts')
    return readExportTariff(read)
  }
  return { ...readTariff(read), discounts: discounts.flatMap((each) => readDiscount(each) ?? []) }
}

/**
 * In a JSON file every tariff appears once. Without this, a second one with the same id would be merged into the first.
 */
function repeated(entries: readonly ImportEntry[], errors: ErrorList): ImportEntry[] {
  const seen = new Set<string>()
  return entries.map((entry) => {
    const { id, line } = entry
    const isRepeated = id !== '' && seen.has(id)
    if (isRepeated) errors.add(line, 'tariff_id', `${shortened(id)} appears twice`)
    seen.add(id)
    return isRepeated ? { ...entry, prices: [], isGood: false } : entry
  })
}

function parse(text: string): { value: unknown } | { wrongLine: number | undefined } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? Number.NaN)
    return { wrongLine: Number.isNaN(position) ? undefined : text.slice(0, position).split('\n').length }
  }
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}
