import type { Area, Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow } from '../layout/neighbours.ts'
import { isContinuation } from './continuation.ts'
import type { LabelHit } from './label-hit.ts'

const MOST_LINES = 4
/** Lines of one label are closer together than rows of a table. */
const SAME_LABEL_GAP = 0.4

/** Labels in a narrow column start on a line before the known words, and end on a line after their bracket opened. */
export function widenLabels(hits: readonly LabelHit[], cells: readonly Cell[]): LabelHit[] {
  const isLabel = new Set(hits.filter(({ strength }) => strength === 1).map(({ cell }) => cell))
  const bracketed = new Set<Cell>()
  const wide = hits.map((hit) => {
    const closed = closeBracket(hit, cells)
    if (closed) for (const line of closed.lines.slice(1)) bracketed.add(line)
    return closed ?? beginHigher(hit, cells, isLabel)
  })
  // Text inside the brackets of a label is not a label.
  return wide.filter((hit) => (hit.lines.length > 1 || !bracketed.has(hit.cell)) && !isAnswer(hit, cells))
}

/** "There are no / exit fees" is the answer to a label. */
function isAnswer({ kind, cell, start }: LabelHit, cells: readonly Cell[]): boolean {
  const [above] = kind === 'exitFee' && start === 0 ? cellsAbove(cell, cells) : []
  return (
    above !== undefined &&
    /\b(?:no|without)(?:\s(?:early|exit|cancellation|termination|leaving)){0,6}$/i.test(above.text) &&
    isContinuation(above, cell)
  )
}

/** "Exit fees (if you / cancel this tariff / early)": the label ends with its bracket. */
function closeBracket(hit: LabelHit, cells: readonly Cell[]): LabelHit | undefined {
  const before = hit.cell.text.slice(0, hit.end)
  const rest = hit.cell.text.slice(hit.end)
  const isOpen = before.lastIndexOf('(') > before.lastIndexOf(')') || /^\s?\(/.test(rest)
  if (hit.strength < 1 || !isOpen || rest.includes(')')) return undefined
  const lines = [...hit.lines]
  for (let line = 1; line < MOST_LINES; line++) {
    const last = lines.at(-1) ?? hit.cell
    const [next] = cellsBelow(last, cells)
    if (!next || !isContinuation(last, next)) return undefined
    lines.push(next)
    const end = next.text.indexOf(')') + 1
    if (end > 0) return { ...hit, cell: next, start: 0, end, lines, area: unionOf(lines) }
  }
  return undefined
}

/** "Please quote / account number": a line of words directly above a label belongs to it. */
function beginHigher(hit: LabelHit, cells: readonly Cell[], isLabel: ReadonlySet<Cell>): LabelHit {
  if (hit.start > 0 || hit.end < hit.cell.text.length - 1) return hit
  const lines = [...hit.lines]
  while (lines.length < MOST_LINES) {
    const first = lines[0] ?? hit.cell
    const [above] = cellsAbove(first, cells)
    if (!above || isLabel.has(above) || !isSameLabel(above, first)) break
    lines.unshift(above)
  }
  return lines.length === hit.lines.length ? hit : { ...hit, lines, area: unionOf(lines) }
}

function isSameLabel(above: Cell, below: Cell): boolean {
  const { height } = below
  return (
    /^[A-Za-z][A-Za-z' ]*$/.test(above.text) &&
    above.text.length < 24 &&
    (Math.abs(above.left - below.left) < 0.3 * height || Math.abs(above.right - below.right) < 0.3 * height) &&
    Math.abs(above.height - height) < 0.08 * height &&
    below.top - above.bottom < SAME_LABEL_GAP * height
  )
}

export function unionOf(lines: readonly Cell[]): Area {
  return {
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
    top: Math.min(...lines.map((line) => line.top)),
    bottom: Math.max(...lines.map((line) => line.bottom)),
  }
}
