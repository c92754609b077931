import type { ReadingKind } from '../bill-facts.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import { paragraphsOf, type Sentence } from '../layout/sentences.ts'
import type { Place } from '../proof/ledger.ts'
import { findDates } from '../values/find-dates.ts'

/** "Our estimate" and "customer estimate" are estimates, so the order counts. "Ours" may be read or estimated. */
const KINDS: readonly [RegExp, ReadingKind][] = [
  [/estimat|\bwe think\b|amcangyfrif/i, 'estimated'],
  [
    /customer|\byou(?:['’]ve)? (?:gave|sent|told|took|read|given|submitted|provided|supplied)\b|\b(?:read|given|sent|taken|submitted|provided|supplied) by you\b|\byour own\b|cwsmer|gennych chi/i,
    'customer',
  ],
  [/\bsmart\b|\bremote(?:ly)?\b|\bautomatic(?:ally)?\b|clyfar/i, 'smart'],
  [/\bactual\b|\bwe (?:read|took)\b|\b(?:read|taken) by us\b|\bmeter reader\b|gwirioneddol/i, 'actual'],
]
/** "(your reading)" says who took it; "Your reading on 1 May" does not. */
const YOURS = /^\W{0,2}your(?:s\b| (?:own )?read(?:ing)?\b)/i
const LETTER = /^\s?[([]?([EASC])[)\]]?(?![\w'’])/
const LETTERS: Record<string, ReadingKind> = { E: 'estimated', A: 'actual', S: 'smart', C: 'customer' }
/** In characters: words further from a reading are about something else. */
const NEAR = 48
const LONGEST_NEXT_CELL = 14
const LONGEST_HEAD = 40
/** "Smart meter reading", "Estimated by us". */
const OF_READING = /^\W?(?:smart|estimated?|actual|customer|your|our|meter reader|remote)\b/i

/** How a reading was taken, by the words behind it, beside it, in its label or in its sentence. */
export function kindOfReading(view: BillView, place: Place): ReadingKind | undefined {
  const { cell } = place
  const text = textAround(view, place)
  return (
    kindBehind(text.after) ??
    kindInCells(cellsRight(cell, view.cells)) ??
    kindBefore(text.before) ??
    kindInLabel(view, cell) ??
    kindInHeads(view, cell) ??
    kindOfAll(text)
  )
}

function kindIn(text: string): ReadingKind | undefined {
  const inBrackets = /\(([^()]{2,24})\)/.exec(text)?.[1] ?? ''
  return KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? (YOURS.test(inBrackets) ? 'customer' : undefined)
}

/** Up to the next figure and the end of the sentence. */
function kindBehind(after: string): ReadingKind | undefined {
  const letter = LETTER.exec(after)?.[1]
  if (letter) return LETTERS[letter]
  const own = after.split(/[.;]\s|\s\d/, 1)[0] ?? ''
  const near = own.slice(0, NEAR)
  return kindIn(near) ?? (YOURS.test(near) ? 'customer' : undefined)
}

/** A cell of its own after the reading. What a whole row says of a smart meter is said of both its readings. */
function kindInCells([next, ...more]: readonly Cell[]): ReadingKind | undefined {
  if (!next) return undefined
  const longest = OF_READING.test(next.text) ? 2 * LONGEST_NEXT_CELL : LONGEST_NEXT_CELL
  if (next.text.length < longest && !/^\s?\d/.test(next.text)) return kindBehind(next.text)
  const isSmart = /^\d[\d,.]*$/.test(next.text) && more.some(({ text }) => /^smart(?: meter)?$/i.test(text))
  return isSmart ? 'smart' : undefined
}

function kindBefore(before: string): ReadingKind | undefined {
  return kindIn(lastOf(before, /[.;]\s|\d[\s,]/g).slice(-NEAR))
}

/** The cell to the left, with its second line where a bracket is open. */
function kindInLabel({ cells }: BillView, cell: Cell): ReadingKind | undefined {
  const [label] = cellsLeft(cell, cells)
  if (!label || !/[a-z]{3}/i.test(label.text) || label.text.length > 2 * NEAR) return undefined
  const isOpen = label.text.lastIndexOf('(') > label.text.lastIndexOf(')')
  const rest = isOpen ? cellsBelow(label, cells).find(({ text }) => text.includes(')'))?.text : undefined
  return kindBefore(withoutDates(rest === undefined ? label.text : `${label.text} ${rest}`))
}

/** "Opening read (smart)" above it or at the head of its column. */
function kindInHeads({ cells }: BillView, cell: Cell): ReadingKind | undefined {
  const head = cellsAbove(cell, cells)
    .slice(0, 5)
    .find(({ text }) => /[a-z]{3}/i.test(withoutDates(text)))
  return head && head.text.length <= LONGEST_HEAD && /read|index|darlleniad/i.test(head.text)
    ? kindIn(head.text)
    : undefined
}

/** "Smart readings: ..., ..." before it, or "Both came from your smart meter." directly after its sentence. */
function kindOfAll({ before, following }: TextAround): ReadingKind | undefined {
  const listed = /\b(\w+) (?:meter )?(?:readings|reads)\b[^.;]{0,30}:/i.exec(before)?.[1]
  const said = listed === undefined ? undefined : kindIn(listed)
  return said ?? (/^(?:both|these|they)\b/i.test(following) ? kindIn(following) : undefined)
}

type TextAround = { before: string; after: string; following: string }

/** The text around a reading in its sentence, however many lines that takes, without dates. */
function textAround({ cells }: BillView, { cell, start, end }: Place): TextAround {
  for (const sentences of paragraphsOf(cells)) {
    for (const [at, sentence] of sentences.entries()) {
      const from = offsetOf(sentence, cell)
      if (from === undefined || from + start < 0 || from + end > sentence.text.length) continue
      const text = withoutDates(sentence.text)
      const following = sentences[at + 1]?.text ?? ''
      return { before: text.slice(0, from + start), after: text.slice(from + end), following }
    }
  }
  const text = withoutDates(cell.text)
  return { before: text.slice(0, start), after: text.slice(end), following: '' }
}

function offsetOf({ parts }: Sentence, cell: Cell): number | undefined {
  return parts.find((part) => part.cell === cell)?.from
}

/** The text after the last place where a pattern fits. */
function lastOf(text: string, pattern: RegExp): string {
  const last = [...text.matchAll(pattern)].at(-1)
  return last ? text.slice(last.index + last[0].length) : text
}

/** The year of a date is not a reading; the rest keeps its place. */
export function withoutDates(text: string): string {
  return findDates(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}
