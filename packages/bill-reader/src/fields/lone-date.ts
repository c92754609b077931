import { daysBetween } from '@mowatt/tariffs'
import { isContinuation } from '../labels/continuation.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, cellsLeft, rowOf } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import type { FieldContext } from './field-context.ts'
import { isHeadOfDays } from './head-of-days.ts'

const ABOUT_THE_BILL =
  /bill|statement|invoice|reference|dated?\b|issue|\b(?:made|produced|prepared|created|sent|written)\b/i
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const ABOUT_ELSE = /due|(?<!pre)pay|debit|collect|last|next|\bby\b|read|tariff|until|balance|start|end|from/i

/** "End of bill 5 Apr 2026 51158.9": the date of a reading, named in its row heading. */
const OF_METER = /^(?:start|end)\b|\bread/i

/** A meter reading, alone or with how it was taken. */
const FIGURE = /^\d{3,7}(?:\.\d+)?(?:\s?m3|\s?\(?(?:[SACE]\b|actual|smart|estimated|customer)\)?.*)?$/i

function isDay({ text }: Cell): boolean {
  const [date] = findDates(text)
  return date !== undefined && !date.isRange && date.start === 0 && date.end === text.length
}

function isOfMeter(context: FieldContext, cell: Cell): boolean {
  const [above] = cellsAbove(cell, context.view.cells)
  if (above && isHeadOfDays(context, above)) return true
  if (rowOf(cell, context.view.cells).some((other) => other !== cell && (FIGURE.test(other.text) || isDay(other))))
    return true
  return cellsLeft(cell, context.view.cells).some(({ text }) => OF_METER.test(text))
}

/** One of the dates in a column of dates, aligned with those above or below it. */
function isListed({ view }: FieldContext, cell: Cell): boolean {
  const days = view.cells.filter(
    (other) => other.page === cell.page && Math.abs(other.left - cell.left) < 0.5 * cell.height && isDay(other),
  )
  return isDay(cell) && days.length >= LEAST_LISTED
}

const LEAST_LISTED = 3

/** The words on a date's side of the dots and bars that separate a line. */
function besideDate(text: string, start: number, end: number): string {
  const before =
    text
      .slice(0, start)
      .split(/\s[·•|]\s/)
      .at(-1) ?? ''
  return before + (text.slice(end).split(/\s[·•|]\s/)[0] ?? '')
}

/** The year of a date may have wrapped to the next line of its column. */
function datesOverLines({ view }: FieldContext, cell: Cell) {
  const dates = findDates(cell.text)
  const [next] = dates.length === 0 && /\d/.test(cell.text) ? cellsBelow(cell, view.cells) : []
  if (!next || !isContinuation(cell, next) || !/^20\d\d\W*$/.test(next.text)) return dates
  return findDates(`${cell.text} ${next.text}`).map((date) => ({ ...date, end: cell.text.length }))
}

/** Without a label: a date soon after the period at the top of the bill, alone or with words about the bill. */
export function putLoneDate(context: FieldContext, to: string | number | undefined): void {
  if (typeof to !== 'string') return putMadeDate(context)
  const found = context.view.cells
    .filter(
      ({ page, top, text }) =>
        (page.page === 1 && top < 0.45 * page.heightPoints) || /^(?:bill|statement|invoice)\b[^(]{0,40}\(/i.test(text),
    )
    .filter((cell) => !isOfMeter(context, cell) && !isListed(context, cell))
    .flatMap((cell) => datesOverLines(context, cell).map((date) => ({ ...date, cell })))
    .filter(({ isRange, from, cell, start, end }) => {
      const gap = daysBetween(to, from)
      const words = besideDate(cell.text, start, end)
        .replace(WEEKDAY, '')
        .replace(/^\s*(?:as (?:at|of)|on|this)\s*$/i, '')
      const isAlone = words.replaceAll(/[^a-z]/gi, '').length === 0
      return !isRange && gap >= 0 && gap <= 45 && (isAlone || ABOUT_THE_BILL.test(words)) && !ABOUT_ELSE.test(words)
    })
  // The last day of the period may be printed alone too.
  const later = found.filter(({ from }) => from > to)
  const days = later.length > 0 ? later : found
  const [first] = days.length > 0 ? days : balanceDays(context, to)
  if (!first || new Set(days.map(({ from }) => from)).size > 1) return
  context.ledger.put({ path: 'billDate', value: first.from, score: 0.6, place: first })
}

const MADE = /\b(?:made|issued|produced|prepared|created|written)(?: on)?\s$/i

/** "Account LC-3381 · made 4 Aug 2026": without a period only the word for it identifies the date. */
function putMadeDate({ view, ledger }: FieldContext): void {
  const days = view.cells
    .filter(({ page, top }) => page.page === 1 && top < 0.45 * page.heightPoints)
    .flatMap((cell) => findDates(cell.text).map((date) => ({ ...date, cell })))
    .filter(({ isRange, cell, start }) => !isRange && MADE.test(cell.text.slice(0, start)))
  const [first] = days
  if (!first || new Set(days.map(({ from }) => from)).size > 1) return
  ledger.put({ path: 'billDate', value: first.from, score: 0.6, place: first })
}

/** "Your account balance on 5 Nov 2025": the date of the account statement. */
function balanceDays({ view }: FieldContext, to: string) {
  const days = view.cells.flatMap((cell) =>
    findDates(cell.text)
      .filter(({ isRange, from, start }) => {
        const gap = daysBetween(to, from)
        const before = cell.text.slice(0, start)
        return (
          !isRange &&
          gap > 0 &&
          gap <= 45 &&
          /(?:balance (?:on|as at|at|as of)|^as (?:of|at))\s$/i.test(before) &&
          !/previous|opening/i.test(before)
        )
      })
      .map((date) => ({ ...date, cell })),
  )
  return new Set(days.map(({ from }) => from)).size === 1 ? days : []
}
