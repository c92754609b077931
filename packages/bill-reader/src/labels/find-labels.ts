import type { Cell } from '../layout/cell.ts'
import { cellsBelow } from '../layout/neighbours.ts'
import { isContinuation } from './continuation.ts'
import { type FoldedText, foldPattern, foldText } from './fold-text.ts'
import type { LabelHit } from './label-hit.ts'
import { labelWords, meantLabels } from './meant-labels.ts'
import { PHRASES } from './vocabulary.ts'
import { unionOf, widenLabels } from './widen-labels.ts'

const PATTERNS = PHRASES.map(({ kind, phrase, strength }) => ({
  kind,
  strength,
  pattern: new RegExp(foldPattern(phrase), 'g'),
}))

/** From this length on a label is believed even without spaces around it, because OCR loses spaces. */
const TRUSTED_LENGTH = 9
const LONGEST_REST = 60
const BARE_UNIT = /^p(?:ence)?\s?(?:\/|per|a|each)\s?(?:kwh|unit|day)s?$/i

type Span = Omit<LabelHit, 'cell' | 'area' | 'text' | 'lines'>
type Stacked = LabelHit & { firstStart: number }

/** Every label on the pages, including those over two or three lines; of overlapping ones the longest. */
export function findLabels(cells: readonly Cell[]): LabelHit[] {
  const single = cells.flatMap((cell) =>
    spansOf(cell.text, cell.page.source === 'ocr').map((span) => ({
      ...span,
      cell,
      area: cell,
      lines: [cell],
      text: cell.text.slice(span.start, span.end),
    })),
  )
  const stacked = cells.flatMap((cell) => stackedLabels(cell, cells))
  const exact = [...single.filter((hit) => !stacked.some((other) => covers(other, hit))), ...stacked]
  for (const hit of exact) if (hit.kind === 'balance' && isOfBefore(hit)) hit.kind = 'opening'
  const strong = new Set(exact.filter(({ strength }) => strength === 1).flatMap(({ lines }) => lines))
  const isKnown = (cell: Cell) => strong.has(cell)
  const byCell = Map.groupBy(exact, ({ cell }) => cell)
  const isSaid = ({ kind, cell, end }: LabelHit) =>
    // "Your tariff HomeFix 18": the known word is the label, and the text after it the value.
    byCell.get(cell)?.some((hit) => hit.kind === kind && /^\s[A-Z0-9]/.test(cell.text.slice(hit.end, end)))
  const meant = cells.flatMap((cell) => meantLabels(cell, cells, isKnown)).filter((hit) => !isSaid(hit))
  return widenLabels([...exact, ...meant], cells)
}

/** "Your balance when we sent your last bill": the text after the word inverts it. */
function isOfBefore({ cell, end }: LabelHit): boolean {
  const rest = labelWords(cell.text.slice(end))
  // "Your balance was", with its amount in the next cell.
  if (/^\s?was$/i.test(cell.text.slice(end))) return true
  return (
    rest.length < LONGEST_REST &&
    /\bstart\b|previous|\blast (?:bill|statement|time)|before this|brought|opening/i.test(rest)
  )
}

function covers(stacked: Stacked, hit: LabelHit): boolean {
  if (!stacked.lines.includes(hit.cell) || stacked.foldedLength <= hit.foldedLength) return false
  if (hit.cell === stacked.cell) return hit.start < stacked.end
  return hit.cell !== stacked.lines[0] || hit.end > stacked.firstStart
}

/** Characters of a long line that may belong to a label wrapped over two lines of a sentence. */
const LONGEST_HALF = 36

/** "Estimated annual / usage" in a narrow column or a sentence: lines close together are read as one. */
function stackedLabels(cell: Cell, cells: readonly Cell[]): Stacked[] {
  const lines = [cell]
  const hits: Stacked[] = []
  while (lines.length < 3) {
    const last = lines.at(-1) ?? cell
    const next = cellsBelow(last, cells)[0]
    if (!next || !isContinuation(last, next)) break
    lines.push(next)
    const isLong = cell.text.length > LONGEST_HALF || next.text.length > LONGEST_HALF
    if (isLong && lines.length > 2) break
    const upper = lines
      .slice(0, -1)
      .map((line) => line.text)
      .join(' ')
      .slice(-LONGEST_HALF)
    const text = `${upper} ${next.text.slice(0, LONGEST_HALF)}`
    const lastStart = upper.length + 1
    const own = spansOf(next.text, true)
    for (const span of spansOf(text, true)) {
      // A line that is a complete label does not continue the one above it.
      const isOwn = own.some(
        (other) =>
          other.start <= 2 && other.strength === 1 && other.kind !== 'other' && other.end >= span.end - lastStart,
      )
      if (isOwn) continue
      const firstEnd = isLong ? upper.length : cell.text.length
      if (span.start >= firstEnd || span.end <= lastStart || (isLong && span.strength < 1)) continue
      hits.push({
        ...span,
        start: 0,
        end: span.end - lastStart,
        cell: next,
        area: isLong ? next : unionOf(lines),
        text: text.slice(span.start, span.end),
        lines: [...lines],
        firstStart: isLong ? Math.max(0, cell.text.length - upper.length) + span.start : span.start,
      })
    }
  }
  return hits
}

function spansOf(text: string, isLoose: boolean): Span[] {
  const folded = foldText(text)
  const found: Span[] = []
  for (const { kind, strength, pattern } of PATTERNS) {
    for (const match of folded.text.matchAll(pattern)) {
      const span = spanOfMatch(text, folded, match, isLoose)
      if (span) found.push({ ...span, kind, strength })
    }
  }
  found.sort((a, b) => b.foldedLength - a.foldedLength || b.strength - a.strength)
  const kept: Span[] = []
  for (const span of found) {
    if (!kept.some((other) => span.start < other.end && other.start < span.end)) kept.push(span)
  }
  return withTaxTails(
    kept.sort((a, b) => a.start - b.start),
    text,
  )
}

const INCLUDED = /(?:^|[^a-z])(?:including|inclusive of|incl|inc)\W*$/i
const STARTS_INCLUDED = /^(?:including|incl|inc)\b/i
const SAYS_HOW_MUCH = /^\W*(?:of\b|£)/i

/** "Cost of your energy including VAT": such words end the text before them, and name no tax. */
function withTaxTails(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const own = text.slice(span.start, span.end)
    const head = STARTS_INCLUDED.test(own) ? text.slice(0, span.start) : text.slice(0, span.start).replace(INCLUDED, '')
    const isIncluded = head.length < span.start || STARTS_INCLUDED.test(own)
    const saysHowMuch = /\bof$/i.test(own) || SAYS_HOW_MUCH.test(text.slice(span.end))
    if (span.kind !== 'vat' || !isIncluded || saysHowMuch || head.trim().length < 3) {
      joined.push(span)
      continue
    }
    const before = joined.at(-1)
    if (before && /^[\s,(]*$/.test(head.slice(before.end))) joined[joined.length - 1] = { ...before, end: span.end }
  }
  return joined
}

function spanOfMatch(text: string, folded: FoldedText, match: RegExpMatchArray, isLoose: boolean) {
  const from = match.index ?? 0
  const length = match[0].length
  const start = folded.origin[from]
  const last = folded.origin[from + length - 1]
  if (start === undefined || last === undefined) return undefined
  const end = /^s(?![a-z])/i.test(text.slice(last + 1)) ? last + 2 : last + 1
  // After a number a unit is its unit, and not a label.
  if (/\d\s?$/.test(text.slice(0, start)) && BARE_UNIT.test(text.slice(start, end))) return undefined
  // A prepayment is not a payment.
  if (/pre-?$/i.test(text.slice(0, start)) && /^pay/i.test(text.slice(start, end))) return undefined
  // "£85.14 (credit)" is one amount with its sign.
  if (/\d\s?\(?$/.test(text.slice(0, start)) && /^(?:credit|debit)$/i.test(text.slice(start, end))) return undefined
  const mayTouch = length >= TRUSTED_LENGTH || (isLoose && length >= 6)
  const after = text.charAt(end)
  const touchesBefore = /[a-z0-9]/i.test(text.charAt(start - 1))
  const touchesAfter = /[a-z]/i.test(after) || (/\d/.test(after) && (/\d/.test(text.charAt(end - 1)) || length < 5))
  if ((touchesBefore || touchesAfter) && !mayTouch) return undefined
  return { start, end, foldedLength: length }
}
