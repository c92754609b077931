import type { FigureRecord } from '../reference/figure-record.ts'
import { ErrorList, type ImportError } from './error-list.ts'
import { FieldReader } from './field-reader.ts'
import { readCsv } from './read-csv.ts'
import { FIGURE_FIELDS, readFigure } from './read-figure.ts'

/** The valid records with their lines, and every mistake of the others. */
export type FigureImport = { figures: { line: number; record: FigureRecord }[]; errors: ImportError[] }

/** Several quarters of every region. */
const MOST_LINES = 500
export const MOST_FIGURE_CHARACTERS = 200_000

/** Dated figures from a CSV: one line per record, columns in any order, those that no line needs left out. */
export function importFigures(text: string): FigureImport {
  const errors = new ErrorList()
  const refused = (message: string, line?: number, field?: string): FigureImport => {
    errors.add(line, field, message)
    return { figures: [], errors: errors.first }
  }
  if (text.length > MOST_FIGURE_CHARACTERS) return refused('The text is too long. Split it.')
  const { rows, wrongQuoteLine } = readCsv(hasTabs(text) ? commasOfTabs(text) : text)
  if (wrongQuoteLine !== undefined) return refused('has a quote that isn’t closed or doubled', wrongQuoteLine)
  const [header, ...lines] = rows
  if (!header || lines.length === 0) return refused('The text needs a line with column names, and figures below it.')
  if (lines.length > MOST_LINES) return refused(`The text has more than ${MOST_LINES} lines. Split it.`)
  const known: readonly string[] = FIGURE_FIELDS
  const strange = header.cells.find((column) => !known.includes(column))
  if (strange !== undefined) return refused('isn’t a column we know', header.line, strange)
  if (new Set(header.cells).size < header.cells.length) return refused('has a column twice', header.line)
  const figures = lines.flatMap(({ line, cells }) => {
    const fields = Object.fromEntries(header.cells.map((column, at) => [column, cells[at] ?? '']))
    const read = new FieldReader({ line, fields }, errors)
    if (cells.length > header.cells.length) {
      read.complain(`has ${cells.length} cells for ${header.cells.length} columns`)
      return []
    }
    const record = readFigure(read)
    return record ? [{ line, record }] : []
  })
  return { figures, errors: errors.first }
}

/** By the line with the column names: a text in a cell may have a tab too. */
function hasTabs(text: string): boolean {
  return /^\W*\w+\t/.test(text)
}

/** As a spreadsheet copies its cells. */
function commasOfTabs(text: string): string {
  const quoted = (cell: string) => (/[,"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return text
    .split('\n')
    .map((line) => line.split('\t').map(quoted).join(','))
    .join('\n')
}

/** One record from the fields of a form. */
export function figureOfFields(fields: Readonly<Record<string, string>>): {
  record: FigureRecord | undefined
  errors: ImportError[]
} {
  const errors = new ErrorList()
  const record = readFigure(new FieldReader({ line: undefined, fields }, errors))
  return { record, errors: errors.first }
}
