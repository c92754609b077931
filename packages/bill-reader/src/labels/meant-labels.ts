import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsRight } from '../layout/neighbours.ts'
import { isContinuation } from './continuation.ts'
import type { LabelHit } from './label-hit.ts'
import { LONGEST_MEANING, MEANING_RULES, MEANING_STRENGTH } from './meaning-rules.ts'
import { unionOf } from './widen-labels.ts'

/** Up to the first figure, but "the last 12 months" counts as words. */
const LABEL_WORDS = /^(?:[^\d£:]|\b12(?=[\s-]?months?\b))*/i
/** Dots, a bar or a plain answer, at the end of the label. */
const LEADER =
  /\s?\.{3,}|\s\|\s|\s(?=None\b|Not applicable|N\/A|Nil\b|No(?: [a-z]+){0,3}$|There (?:is|are) no|Open-ended|Ongoing)/
/** Lines of one label are closer together than rows of a table. */
const SAME_LABEL_GAP = 0.4

/** The words of a text before its value. */
export function labelWords(text: string): string {
  return LABEL_WORDS.exec(text.split(LEADER)[0] ?? '')?.[0].trimEnd() ?? ''
}

/** Labels by meaning, in cells without a known phrase; a narrow column breaks them over two or three lines. */
export function meantLabels(cell: Cell, cells: readonly Cell[], isKnown: (cell: Cell) => boolean): LabelHit[] {
  if (isKnown(cell)) return []
  const words = labelWords(cell.text)
  // "Fixed Tariff v43" is a tariff's name, not a label.
  const isName = /^\s?v?\d/.test(cell.text.slice(words.length)) || words.endsWith(' v')
  const kinds = kindsOf(words).filter((kind) => kind !== 'tariffName' || !isName)
  const single = words.length < 3 ? [] : kinds.map((kind) => hitOf(kind, [cell], words, words.length))
  return [...single, ...overLines(cell, cells, isKnown)]
}

function overLines(first: Cell, cells: readonly Cell[], isKnown: (cell: Cell) => boolean): LabelHit[] {
  const lines = [first]
  const parts = new Set(kindsOf(first.text))
  while (lines.length < 3) {
    const last = lines.at(-1) ?? first
    const next = /\d|£|:$/.test(last.text) ? undefined : cellsBelow(last, cells)[0]
    if (!next || !isContinuation(last, next) || isKnown(next)) return []
    if (next.top - last.bottom > SAME_LABEL_GAP * next.height || !isAligned(first, next)) return []
    // Two lines that each have a figure next to them are two labels.
    if (cellsRight(first, cells).length > 0 && cellsRight(next, cells).length > 0) return []
    lines.push(next)
    const words = labelWords(next.text)
    if (words.length < 2) return []
    const text = lines.map((line) => (line === next ? words : line.text)).join(' ')
    const kinds = kindsOf(text).filter((kind) => !parts.has(kind))
    if (kinds.length > 0) return kinds.map((kind) => hitOf(kind, [...lines], text, words.length))
  }
  return []
}

function isAligned(first: Cell, next: Cell): boolean {
  return Math.abs(next.left - first.left) <= next.height || Math.abs(next.right - first.right) <= 0.5 * next.height
}

function kindsOf(words: string): LabelHit['kind'][] {
  if (words.length > LONGEST_MEANING) return []
  return MEANING_RULES.filter(({ means, unless }) => means.test(words) && !unless?.test(words)).map(({ kind }) => kind)
}

function hitOf(kind: LabelHit['kind'], lines: readonly Cell[], text: string, end: number): LabelHit {
  const cell = lines.at(-1) as Cell
  const area = lines.length === 1 ? cell : unionOf(lines)
  return { kind, strength: MEANING_STRENGTH, cell, start: 0, end, area, lines, text, foldedLength: text.length }
}
