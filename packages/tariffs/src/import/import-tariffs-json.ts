import { collectTariffs, type ImportEntry, type TariffImport } from './collect-tariffs.ts'
import { FieldReader, type ImportError } from './field-reader.ts'
import { linesOfObjects } from './json-lines.ts'
import { DISCOUNT_FIELDS, PRICE_FIELDS, readDiscount, readPrice, readTariff, TARIFF_FIELDS } from './read-tariff.ts'

/**
 * Tariffs from a JSON of the form `{"tariffs": [{..., "discounts": [...], "prices": [...]}]}`, with the field names of the
 * CSV. Every mistake names its line and field; a tariff with a mistake anywhere in it is left out whole.
 */
export function importTariffsJson(text: string): TariffImport {
  const parsed = parse(text)
  return 'error' in parsed
    ? { tariffs: [], errors: [parsed.error] }
    : importTariffsValue(parsed.value, linesOfObjects(text))
}

/** The same from a value that is already parsed; its mistakes have a line only if `lines` knows it. */
export function importTariffsValue(value: unknown, lines = new Map<string, number>()): TariffImport {
  const list = asObject(value)?.['tariffs']
  if (!Array.isArray(list)) {
    return { tariffs: [], errors: [{ line: 1, field: 'tariffs', message: 'is missing: it should be a list' }] }
  }
  const errors: ImportError[] = []
  const entries = list.map((item, index) => readEntry(item, `tariffs.${index}`, lines, errors))
  return collectTariffs(repeated(entries, errors), errors)
}

function readEntry(item: unknown, path: string, lines: Map<string, number>, errors: ImportError[]): ImportEntry {
  const before = errors.length
  const fields = asObject(item) ?? {}
  const { prices: priceList, discounts: discountList, ...own } = fields
  const read = readerOf(own, lines.get(path), errors)
  read.onlyKnows(TARIFF_FIELDS)
  const children = <Child>(
    list: unknown,
    name: string,
    known: readonly string[],
    of: (read: FieldReader) => Child | undefined,
  ) => {
    if (list !== undefined && !Array.isArray(list)) read.complain('should be a list', name)
    return (Array.isArray(list) ? list : []).flatMap((child, index) => {
      const reader = readerOf(asObject(child) ?? {}, lines.get(`${path}.${name}.${index}`), errors)
      reader.onlyKnows(known)
      const made = of(reader)
      return made === undefined ? [] : [made]
    })
  }
  const tariff = readTariff(read)
  const discounts = children(discountList, 'discounts', DISCOUNT_FIELDS, (each) => readDiscount(each))
  const prices = children(priceList, 'prices', PRICE_FIELDS, readPrice)
  if (!Array.isArray(priceList) || priceList.length === 0) read.complain('is missing or empty', 'prices')
  return { line: lines.get(path), tariff: { ...tariff, discounts }, prices, isGood: errors.length === before }
}

/** In a JSON every tariff stands once; a second one of the same id would otherwise be merged into the first. */
function repeated(entries: readonly ImportEntry[], errors: ImportError[]): ImportEntry[] {
  const seen = new Set<string>()
  return entries.map((entry) => {
    const { id } = entry.tariff
    const isRepeated = id !== '' && seen.has(id)
    if (isRepeated)
      errors.push({
        ...(entry.line !== undefined && { line: entry.line }),
        field: 'tariff_id',
        message: `${id} stands there twice`,
      })
    seen.add(id)
    return isRepeated ? { ...entry, prices: [], isGood: false } : entry
  })
}

function parse(text: string): { value: unknown } | { error: ImportError } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? Number.NaN)
    const line = Number.isNaN(position) ? undefined : text.slice(0, position).split('\n').length
    return { error: { ...(line !== undefined && { line }), message: 'The file is not valid JSON.' } }
  }
}

function readerOf(fields: Record<string, unknown>, line: number | undefined, errors: ImportError[]): FieldReader {
  return new FieldReader({ line, fields }, errors)
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}
