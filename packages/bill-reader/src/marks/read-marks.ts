import type { FieldContext } from '../fields/field-context.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsRight, closeBelow } from '../layout/neighbours.ts'
import { placeInSentence, type Sentence, sentencesOf } from '../layout/sentences.ts'
import type { Place } from '../proof/ledger.ts'
import { findDates } from '../values/find-dates.ts'
import { findNumbers } from '../values/find-numbers.ts'
import { exitFeesOf } from './exit-fees.ts'
import {
  CALORIFIC,
  CUBIC_METRES,
  EXIT_FEE_ENDS,
  type MarkRule,
  MONEY_RULES,
  OTHER_SERVICE,
  VAT_PERCENT,
  WORD_RULES,
  YEAR_SUMMARY,
} from './mark-phrases.ts'
import { priceChangeOf } from './price-change.ts'

/** The text of the bill as a reader sees it: a sentence across its lines, or a cell of a table. */
type Saying = { text: string; cell: Cell; placeOf: (start: number, end: number) => Place | undefined }

const LABELLED = 0.8
const TOLD = 0.7

/** What the bill says about itself besides its figures. It is returned as `marks` and proves nothing. */
export function readMarks({ view, ledger, lines }: FieldContext): void {
  const sayings = sayingsOf(view)
  const put = (path: string, value: string | number, place: Place | undefined, score = LABELLED) => {
    if (place && !ledger.has(`marks.${path}`)) ledger.put({ path: `marks.${path}`, value, score, place })
  }
  const taken = new Set<string>()
  for (const rule of MONEY_RULES) {
    const found = sayings.flatMap((saying) => moneyOf(view, saying, rule, taken))[0]
    if (!found) continue
    taken.add(keyOf(found.place))
    put(rule.name, found.gbp, found.place, found.score)
  }
  for (const rule of WORD_RULES) {
    const found = sayings.find(({ text }) => rule.says.test(text) && !rule.unless.test(text))
    const match = found && rule.says.exec(found.text)
    if (match) put(rule.name, match[0], found.placeOf(match.index, match.index + match[0].length))
  }
  const summary = view.cells.find(isYearHeading)
  if (summary) put('yearSummary', summary.text, { cell: summary, start: 0, end: summary.text.length })
  vatOf(sayings).forEach(({ percent, place }, at) => put(`vat.${at}.percent`, percent, place))
  const ends = sayings.flatMap(exitFeeEnd)[0]
  if (ends) put('exitFeeEndsOn', ends.day, ends.place, TOLD)
  const { charged, named, back } = exitFeesOf(view)
  charged.forEach(({ gbp, place }, at) => put(`exitFees.${at}.gbp`, gbp, place))
  named.forEach(({ gbp, place }, at) => put(`exitFeesNamed.${at}.gbp`, gbp, place))
  const [given] = back
  if (given) put('exitFeeBack', given.cell.text.slice(given.start, given.end), given)
  const [other] = sayings.flatMap((saying) => moneyOf(view, saying, OTHER_SERVICE, taken))
  if (other) put('otherServiceGbp', other.gbp, other.place, other.score)
  const [heat] = sayings.flatMap((saying) => calorificOf(view, saying))
  if (heat) put('calorificValue', heat.value, heat.place)
  const volume = sayings.find(({ text }) => CUBIC_METRES.test(text))
  const metres = volume && CUBIC_METRES.exec(volume.text)
  if (metres) put('gasCubicMetres', Number(metres[1]), volume.placeOf(metres.index, metres.index + metres[0].length))
  const change = priceChangeOf(lines)
  if (change) put('priceChangedOn', change.from, change.place)
}

function sayingsOf({ cells }: BillView): Saying[] {
  const sentences = sentencesOf(cells).map((sentence: Sentence): Saying => ({
    text: sentence.text,
    cell: sentence.cell,
    placeOf: (start, end) => placeInSentence(sentence, start, end),
  }))
  const told = new Set(sentencesOf(cells).flatMap(({ parts }) => parts.map(({ cell }) => cell)))
  const others = cells
    .filter((cell) => !told.has(cell))
    .map((cell): Saying => ({ text: cell.text, cell, placeOf: (start, end) => ({ cell, start, end }) }))
  return [...others, ...sentences]
}

type FoundMoney = { gbp: number; place: Place; score: number }

function moneyOf(view: BillView, saying: Saying, rule: MarkRule<string>, taken: ReadonlySet<string>): FoundMoney[] {
  const { text, cell, placeOf } = saying
  const match = rule.says.exec(text)
  if (!match || rule.unless.test(text)) return []
  const own = poundsIn(text)
  const [nearest] = own.toSorted((a, b) => distance(a, match) - distance(b, match))
  const inText = nearest && placeOf(nearest.start, nearest.end)
  if (inText) return taken.has(keyOf(inText)) ? [] : [{ gbp: nearest.value, place: inText, score: TOLD }]
  return [...cellsRight(cell, view.cells).slice(0, 2), ...closeBelow(cell, view.cells)]
    .flatMap((other): FoundMoney[] => {
      const [only, ...more] = poundsIn(other.text)
      // Words beside the amount have their own meaning.
      if (!only || more.length > 0 || other.text.replaceAll(/[^a-z]/gi, '').length > 12) return []
      return [{ gbp: only.value, place: { cell: other, start: only.start, end: only.end }, score: LABELLED }]
    })
    .filter(({ place }) => !taken.has(keyOf(place)))
    .slice(0, 1)
}

function poundsIn(text: string) {
  return findNumbers(text).filter(({ unit, value }) => unit === 'gbp' && value > 0)
}

function distance({ start, end }: { start: number; end: number }, match: RegExpExecArray): number {
  return start >= match.index ? start - match.index : match.index - end + match[0].length
}

function keyOf({ cell, start }: Place): string {
  return `${cell.page.page} ${cell.left} ${cell.top} ${start}`
}

/** In the sentence, or below or beside its label. */
function calorificOf(view: BillView, { text, cell, placeOf }: Saying): { value: number; place: Place | undefined }[] {
  const match = CALORIFIC.exec(text)
  const printed = match?.[1] ?? match?.[2]
  if (match && printed !== undefined) {
    const start = match.index + match[0].indexOf(printed)
    return [{ value: Number(printed), place: placeOf(start, start + printed.length) }]
  }
  if (!/^calorific value\b/i.test(text) || text.length > 40) return []
  return [...closeBelow(cell, view.cells), ...cellsRight(cell, view.cells).slice(0, 1)].flatMap((other) => {
    const value = /^\d{2}\.\d{1,4}$/.test(other.text.trim()) ? Number(other.text) : undefined
    return value === undefined ? [] : [{ value, place: { cell: other, start: 0, end: other.text.length } }]
  })
}

/** In shares of the first page, and in characters: further down or longer, it says where such a paper is found. */
const HEAD_OF_PAGE = 0.3
const LONGEST_HEADING = 40

function isYearHeading({ text, page, top }: Cell): boolean {
  const isHead = page.page === 1 && top < HEAD_OF_PAGE * page.heightPoints && text.length <= LONGEST_HEADING
  return isHead && YEAR_SUMMARY.test(text)
}

/** Each rate once, at its first position. */
function vatOf(sayings: readonly Saying[]): { percent: number; place: Place | undefined }[] {
  const found = sayings.flatMap(({ text, placeOf }) =>
    [...text.matchAll(VAT_PERCENT)].map((match) => ({
      percent: Number(match[1] ?? match[2]),
      place: placeOf(match.index, match.index + match[0].length),
    })),
  )
  return [...new Map(found.toReversed().map((each) => [each.percent, each])).values()].toReversed()
}

/** The day from which leaving is free, if the bill names one. */
function exitFeeEnd({ text, placeOf }: Saying): { day: string; place: Place | undefined }[] {
  const match = EXIT_FEE_ENDS.exec(text)
  const [date] = match ? findDates(match[0]) : []
  if (!match || !date || date.isRange) return []
  return [{ day: date.from, place: placeOf(match.index + date.start, match.index + date.end) }]
}
