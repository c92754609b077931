import { Refusal } from './refusal.ts'

// A line for a day with 50 half hours has a few hundred characters.
const LONGEST_LINE = 20_000

/** Splits a text that arrives in chunks into lines, with any line ending. Empty lines are counted and skipped. */
export class TextRows {
  #rest = ''
  #line = 0
  readonly #take: (line: string, number: number) => void

  constructor(take: (line: string, number: number) => void) {
    this.#take = take
  }

  push(piece: string): void {
    const text = this.#rest + piece
    let from = 0
    let feed = text.indexOf('\n')
    let carriage = text.indexOf('\r')
    while (feed >= 0 || carriage >= 0) {
      const end = feed < 0 || (carriage >= 0 && carriage < feed) ? carriage : feed
      // A chunk that ends with a carriage return may have its line feed in the next chunk.
      if (end === carriage && end === text.length - 1) break
      this.#give(text.slice(from, end))
      from = end + (end === carriage && feed === end + 1 ? 2 : 1)
      if (feed >= 0 && feed < from) feed = text.indexOf('\n', from)
      if (carriage >= 0 && carriage < from) carriage = text.indexOf('\r', from)
    }
    this.#rest = text.slice(from)
    if (this.#rest.length > LONGEST_LINE) this.#give(this.#rest)
  }

  end(): void {
    this.#give(this.#rest.replace(/\r$/, ''))
    this.#rest = ''
  }

  #give(line: string): void {
    this.#line++
    if (line.length > LONGEST_LINE) throw new Refusal('This line is far too long for a usage file.', this.#line)
    if (line.trim() !== '') this.#take(line, this.#line)
  }
}

/** The cells of a line; undefined if its quotes are unbalanced. */
export function cellsOf(line: string, delimiter: string): string[] | undefined {
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim())
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    while (line[at] === ' ') at++
    if (line[at] !== '"') {
      const end = endOfCell(line, delimiter, at)
      cells.push(line.slice(at, end).trim())
      at = end + 1
      continue
    }
    let text = ''
    for (at++; ;) {
      const quote = line.indexOf('"', at)
      if (quote < 0) return undefined
      text += line.slice(at, quote)
      at = quote + 1
      if (line[at] !== '"') break
      text += '"'
      at++
    }
    const end = endOfCell(line, delimiter, at)
    if (line.slice(at, end).trim() !== '') return undefined
    cells.push(text.trim())
    at = end + 1
  }
  return cells
}

function endOfCell(line: string, delimiter: string, from: number): number {
  const end = line.indexOf(delimiter, from)
  return end < 0 ? line.length : end
}
