/** A row of a CSV text with the line it begins on, counted from 1 as editors do. */
export type CsvRow = { line: number; cells: string[] }

/** Reads CSV as RFC 4180 has it: quotes, doubled quotes, commas and line breaks inside quotes, any line ending, a byte order mark. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.cells.some((each) => each !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  const source = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  for (let at = 0; at < source.length; at++) {
    const letter = source[at]
    if (letter === '\n') line++
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source[at + 1] === '"') cell += source[at++]
      else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (letter === ',') endCell()
    else if (letter === '\n') endRow()
    else cell += letter
  }
  endRow()
  return rows
}
