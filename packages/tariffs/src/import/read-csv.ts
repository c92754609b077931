/** A row of a CSV text with the line it begins on, counted from 1 as editors do. */
export type CsvRow = { line: number; cells: string[] }

/** The non-empty rows, and the line of a cell with unbalanced quotes: the rest of the file cannot be read. */
export type CsvText = { rows: CsvRow[]; wrongQuoteLine?: number }

/** Reads CSV as RFC 4180 has it: quotes, doubled quotes, commas and line breaks inside quotes, any line ending, a byte order mark. */
export function readCsv(text: string): CsvText {
  const source = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let isBlank = true
  let at = 0
  while (at <= source.length) {
    const cell = cellAt(source, at)
    if (cell === undefined) return { rows, wrongQuoteLine: line }
    row.cells.push(cell.text)
    isBlank &&= cell.text === ''
    line += cell.lineBreaks
    at = cell.end + 1
    if (source[cell.end] === ',') continue
    if (!isBlank) rows.push(row)
    line++
    row = { line, cells: [] }
    isBlank = true
  }
  return { rows }
}

type Cell = { text: string; end: number; lineBreaks: number }

/** The cell that begins here, up to its comma or line break; undefined when its quote never closes, or closes in the middle. */
function cellAt(source: string, start: number): Cell | undefined {
  let at = start
  while (source[at] === ' ' || source[at] === '\t') at++
  if (source[at] !== '"') {
    const end = endOfCell(source, at)
    return { text: source.slice(at, end).trimEnd(), end, lineBreaks: 0 }
  }
  const parts: string[] = []
  for (let from = at + 1; ;) {
    const quote = source.indexOf('"', from)
    if (quote === -1) return undefined
    const isDoubled = source[quote + 1] === '"'
    parts.push(source.slice(from, isDoubled ? quote + 1 : quote))
    from = quote + (isDoubled ? 2 : 1)
    if (isDoubled) continue
    const end = endOfCell(source, from)
    if (source.slice(from, end).trim() !== '') return undefined
    const text = parts.join('')
    return { text: text.trim(), end, lineBreaks: text.split('\n').length - 1 }
  }
}

function endOfCell(source: string, from: number): number {
  let at = from
  while (at < source.length && source[at] !== ',' && source[at] !== '\n') at++
  return at
}
