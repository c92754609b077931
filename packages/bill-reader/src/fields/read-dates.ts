import { daysBetween } from '@mowatt/tariffs'
import type { Candidate } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import { isContinuation } from '../labels/continuation.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsRight, rowOf } from '../layout/neighbours.ts'
import type { Place } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { findDates } from '../values/find-dates.ts'
import { readDay, readRange } from '../values/value-readers.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { isHeadOfDays } from './head-of-days.ts'
import { putLoneDate } from './lone-date.ts'
import { periodEnds } from './period-ends.ts'
import { pick } from './pick.ts'

type Range = { from: string; to: string; place: Place; score: number }

const LONGEST_PERIOD_DAYS = 400

/** The billed period: after its label, or any range whose length is the number of charged days. */
export function readPeriod(context: FieldContext): void {
  const days = daysCharged(context.lines)
  const labelled = [
    ...findCandidates(context.view, ['period'], readRange).map(rangeOf),
    ...splitRanges(context),
    ...periodEnds(context.view),
  ]
  const unlabelled = context.view.cells.flatMap((cell) =>
    findDates(cell.text)
      .filter(({ isRange }) => isRange)
      .map(({ from, to, start, end }): Range => {
        const isHead = cell.page.page === 1 && cell.top < 0.5 * cell.page.heightPoints
        return { from, to, place: { cell, start, end }, score: isHead ? 0.5 : 0.4 }
      }),
  )
  const all = [
    ...labelled,
    ...unlabelled,
    ...brokenRanges(context),
    ...rangesOverLines(context),
    ...readingDays(context),
    ...spanOfLines(context.lines),
    ...daysApart(context, days),
    ...stackedDays(context),
  ].filter(({ from, to }) => {
    const length = daysBetween(from, to)
    return length > 0 && length <= LONGEST_PERIOD_DAYS
  })
  const ranked = [...Map.groupBy(all, ({ from, to }) => `${from} ${to}`).values()]
    .map((group) => {
      const [first] = [...group].sort((a, b) => b.score - a.score)
      const isProven =
        first !== undefined && days.some((charged) => [0, 1].includes(charged - daysBetween(first.from, first.to)))
      return (
        first && {
          ...first,
          isProven,
          score:
            first.score +
            0.04 * Math.min(3, group.length - 1) +
            (isProven ? 0.35 : 0) +
            (isWholeSpan(first, context.lines) ? 0.1 : 0),
        }
      )
    })
    .filter((range) => range !== undefined)
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return
  context.ledger.put({ path: 'periodFrom', value: best.from, score: best.score, place: best.place })
  context.ledger.put({ path: 'periodTo', value: best.to, score: best.score, place: best.place })
  if (best.isProven) {
    const detail = 'The period has as many days as the bill charges for.'
    context.ledger.note({ name: 'days', outcome: 'supports', fields: ['periodFrom', 'periodTo'], detail })
  }
}

/** Days of standing charge per fuel; a price change in the middle makes two lines of one period. */
function daysCharged(lines: readonly PriceLine[]): number[] {
  const standing = lines.filter(({ kind }) => kind === 'standing')
  return [...Map.groupBy(standing, ({ fuel }) => fuel).values()].map((group) =>
    group.reduce((sum, { quantity }) => sum + quantity.value, 0),
  )
}

/** Two dates on one page whose distance is the number of charged days, if no other two match: they need no label. */
function daysApart({ view }: FieldContext, days: readonly number[]): Range[] {
  const single = view.cells.flatMap((cell) =>
    findDates(cell.text).flatMap(({ isRange, from, start, end }) => (isRange ? [] : [{ day: from, cell, start, end }])),
  )
  const pairs = single.flatMap((first) =>
    single
      .filter(({ day, cell }) => cell.page === first.cell.page && days.includes(daysBetween(first.day, day) + 1))
      .map((last): Range => ({ from: first.day, to: last.day, place: last, score: 0.3 })),
  )
  return new Set(pairs.map(({ from }) => from)).size === 1 ? pairs : []
}

/** In days: the length of a bill whose first and last day are printed one above the other with nothing else. */
const LIKELY_PERIOD = { least: 20, most: 130 }

function stackedDays({ view }: FieldContext): Range[] {
  return view.cells.flatMap((cell) => {
    const first = wholeDay(cell)
    const [next, third] = first ? cellsBelow(cell, view.cells) : []
    const last = next && next.top - cell.bottom < next.height ? wholeDay(next) : undefined
    const length = first && last ? daysBetween(first, last) : 0
    const isListed = third !== undefined && wholeDay(third) !== undefined
    if (!first || !next || !last || isListed || length < LIKELY_PERIOD.least || length > LIKELY_PERIOD.most) return []
    return [{ from: first, to: last, place: { cell: next, start: 0, end: next.text.length }, score: 0.5 }]
  })
}

function wholeDay({ text }: Cell): string | undefined {
  const [day] = findDates(text)
  return day && !day.isRange && day.end - day.start >= text.trim().length - 2 ? day.from : undefined
}

/** If prices changed, each line has its own days, and together they are the period. */
function spanOfLines(lines: readonly PriceLine[]): Range[] {
  const dated = lines.filter((line) => line.from !== undefined && line.to !== undefined)
  const [first] = dated
  const froms = new Set(dated.map((line) => line.from ?? ''))
  if (!first || froms.size < 2) return []
  const from = [...froms].sort()[0] ?? ''
  const to =
    dated
      .map((line) => line.to ?? '')
      .sort()
      .at(-1) ?? ''
  const { cell, start, end } = first.quantity
  return [{ from, to, place: { cell, start, end }, score: 0.4 }]
}

/** From the first to the last day of all lines. */
function isWholeSpan({ from, to }: { from: string; to: string }, lines: readonly PriceLine[]): boolean {
  const dated = lines.filter((line) => line.from !== undefined && line.to !== undefined)
  return (
    dated.length > 0 &&
    dated.every((line) => (line.from ?? '') >= from && (line.to ?? '') <= to) &&
    dated.some((line) => line.from === from) &&
    dated.some((line) => line.to === to)
  )
}

function rangeOf(candidate: Candidate<{ from: string; to: string }>): Range {
  const isHead = candidate.cell.page.page === 1 ? 0.05 : 0
  return { ...candidate.value, place: candidate, score: candidate.score + isHead }
}

/** "Previous 21 Jan 2026" and "Latest 20 Apr 2026" above the readings: the period, if those days are charged. */
function readingDays({ view }: FieldContext): Range[] {
  const daysOf = (kind: LabelKind) =>
    view.labels
      .filter((label) => label.kind === kind && label.start === 0)
      .flatMap(({ cell }) => findDates(cell.text).map((date) => ({ ...date, cell })))
      .filter(({ isRange }) => !isRange)
  const latest = daysOf('latestReading')
  const dated = view.cells
    .filter(({ text }) => DATED.test(text))
    .flatMap((cell) =>
      findDates(cell.text)
        .slice(0, 1)
        .map((date) => ({ ...date, cell })),
    )
  const days = [...new Set(dated.map(({ from }) => from))].toSorted()
  const [first] = dated.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const spans = first && days.length > 1 ? [{ from: first.from, to: days.at(-1) ?? '', place: first, score: 0.4 }] : []
  const headed = daysOf('previousReading').flatMap(({ from, cell, start, end }) =>
    latest
      .filter((other) => other.from > from && other.cell.page === cell.page)
      .map((other) => ({ from, to: other.from, place: { cell, start, end }, score: 0.4 })),
  )
  return [...headed, ...spans]
}

/** "Reading on 12 Sep 2026", "11th August 2026: 51,666 (smart)". */
const DATED = /^(?:meter )?reading (?:on|at) \d|^\d[^:]{6,20}: ?[\d,.]+ \(?(?:smart|actual|estimate|customer)/i

/** "Energy bill 11 Nov 2025 10 Dec 2025": two dates with an arrow between them that was not read. */
function brokenRanges({ view }: FieldContext): Range[] {
  return view.cells.flatMap((cell) => {
    const from = findDates(cell.text).at(-1)
    const [next] = from && !from.isRange && from.end === cell.text.length ? cellsRight(cell, view.cells) : []
    const to = next && next.left - cell.right < 4 * cell.height ? findDates(next.text)[0] : undefined
    if (!from || !next || !to || to.isRange || to.start > 4 || to.from <= from.from) return []
    return [{ from: from.from, to: to.from, place: { cell, start: from.start, end: from.end }, score: 0.4 }]
  })
}

/** "1 Oct 25 to 31" over "Oct 25": in a narrow box the last day runs over to the next line. */
function rangesOverLines({ view }: FieldContext): Range[] {
  return view.cells.flatMap((cell) => {
    if (!OPEN_RANGE.test(cell.text)) return []
    const [next] = cellsBelow(cell, view.cells)
    if (!next || !isContinuation(cell, next)) return []
    const found = findDates(`${cell.text} ${next.text}`).find(({ isRange, end }) => isRange && end > cell.text.length)
    return found
      ? [{ from: found.from, to: found.to, place: { cell, start: found.start, end: cell.text.length }, score: 0.45 }]
      : []
  })
}

const OPEN_RANGE = /(?:\bto\b|\buntil\b|\band\b|[-–—])(?:\s\d{1,2}(?:st|nd|rd|th)?(?:\s[A-Za-z]{3,9})?)?$/i

/** "From 1 Oct 2025" and "to 31 Oct 2025" in cells of their own, on the line of a period label. */
function splitRanges({ view }: FieldContext): Range[] {
  return view.labels
    .filter(({ kind }) => kind === 'period')
    .flatMap((label) => {
      const row = rowOf(label.cell, view.cells)
        .filter((cell) => cell.left >= label.cell.left)
        .slice(0, 4)
      const text = row.map((cell) => cell.text).join(' ')
      const found = readRange(text.slice(label.end), label, 'behind')
      const place = row[1] ?? label.cell
      return found
        ? [{ ...found.value, place: { cell: place, start: 0, end: place.text.length }, score: 0.9 * label.strength }]
        : []
    })
}

export function readBillDate(context: FieldContext): void {
  const from = context.ledger.get('periodFrom')?.value
  const to = context.ledger.get('periodTo')?.value
  const candidates = findCandidates(context.view, ['billDate'], readDay).filter(({ label, cell, relation, value }) => {
    if (typeof from === 'string' && value < from) return false
    if (relation === 'below' && isHeadOfDays(context, label.cell)) return false
    // "The reading that you sent us on 30 June".
    if (/\byou(?:['’]ve| have)?\s$/i.test(label.cell.text.slice(0, label.start))) return false
    if (label.strength > 0.6 && !/^date$/i.test(label.text)) return true
    const isHead = cell.page.page === 1 && cell.top < 0.4 * cell.page.heightPoints
    const before = label.cell.text.slice(0, label.start)
    if (relation === 'behind' && /[.;|]\s$/.test(before)) return isHead
    return isHead && relation !== 'above' && before === '' && label.cell.text.length - label.text.length < 26
  })
  const weighed = candidates.map((candidate) => ({
    ...candidate,
    score: candidate.score + (candidate.cell.page.page === 1 ? 0.05 : 0) + afterPeriod(candidate.value, to),
  }))
  const picked = pick(weighed)
  // On a page of charges the only date may as well be that of a reading or a payment.
  if (!picked) return context.ledger.has('accountNumber') ? putLoneDate(context, to) : undefined
  putCandidate(context, 'billDate', picked.best.value, picked.best, picked.score)
  if (typeof to !== 'string') return
  const gap = daysBetween(to, picked.best.value)
  if (gap >= -3 && gap <= 60) {
    context.ledger.note({
      name: 'order of dates',
      outcome: 'supports',
      fields: ['billDate'],
      detail: 'The bill is dated soon after its period ended.',
    })
  }
}

function afterPeriod(day: string, periodTo: string | number | undefined): number {
  if (typeof periodTo !== 'string') return 0
  const gap = daysBetween(periodTo, day)
  if (gap < -3 || gap > 120) return -0.3
  return gap <= 45 ? 0.1 : 0
}
