import { findCandidates } from '../labels/find-candidates.ts'
import type { LabelHit } from '../labels/label-hit.ts'
import type { Cell } from '../layout/cell.ts'
import { type Clause, clausesOf, placeInClause } from '../layout/clauses.ts'
import { cellsAbove, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import type { Place } from '../proof/ledger.ts'
import { findDates } from '../values/find-dates.ts'
import { readAccount } from '../values/value-readers.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { pick } from './pick.ts'

/** The customer's number. Supply numbers are read before it, and are not mistaken for it. */
export function readAccountNumber(context: FieldContext): void {
  const supply = ['electricity.mpan', 'gas.mprn', 'export.mpan'].map((path) => String(context.ledger.get(path)?.value))
  const all = findCandidates(context.view, ['account'], readAccount).filter(
    ({ value, label, cell }) =>
      !KIND_OF_READING.test(label.cell.text) &&
      !isOfMeterRow(context, cell) &&
      !supply.includes(value.replaceAll(/\D/g, '')) &&
      !(BARE_REF.test(label.text) && isInProse(label)),
  )
  const banks = new Set(all.filter(({ label }) => isBank(label.cell.text)).map(({ value }) => value))
  const named = all.filter(({ label }) => !isBank(label.cell.text))
  // On a payment slip the bank's number may be level with the customer's label.
  const own = named.filter(({ value }) => !banks.has(value))
  const candidates = own.length > 0 ? own : named
  const picked = pick(candidates, (value) => value.replaceAll(/[\s-]/g, ''))
  if (picked) return putCandidate(context, 'accountNumber', picked.best.value, picked.best, picked.score)
  const told = context.view.cells.flatMap((cell) => [...namedIn(cell), ...runningIn(cell)])
  const asked = told.length > 0 ? told : clausesOf(context.view.cells).flatMap(codeInClause)
  const codes = asked.length > 0 ? asked : context.view.cells.flatMap((cell) => codeAtHead(context, cell))
  const found = codes.filter(({ place }) => !isOfMeterRow(context, place.cell))
  const [first] = found
  if (first && new Set(found.map(({ value }) => value)).size === 1 && !supply.includes(first.value))
    context.ledger.put({ path: 'accountNumber', value: first.value, score: 0.7, place: first.place })
}

/** "38720 Customer": how a reading was taken. */
const KIND_OF_READING = /^\d[\d.,]{2,8}\s?(?:m3\s)?\(?customer\)?$/i

/** "Meter serial" beside it, on a page where a word above it may mean the customer. */
function isOfMeterRow({ view }: FieldContext, cell: Cell): boolean {
  const [left] = cellsLeft(cell, view.cells)
  const named = left ? view.labelsIn(left) : []
  return named.some(({ kind, strength }) => kind === 'serial' && strength === 1) && named.every(isNoAccount)
}

function isNoAccount({ kind }: LabelHit): boolean {
  return kind !== 'account'
}

/** "... in red. Ref 264767-93. Lines open": a reference in running text belongs to that text. */
const BARE_REF = /^\W*ref(?:erence)?\W*$/i

function isInProse({ cell, start }: LabelHit): boolean {
  return /[a-z]{2}\s[a-z]+[.,;]\s$/.test(cell.text.slice(0, start))
}

/** "Your heather number is 11290754", "Heather ID A-76472300": suppliers name the number after themselves. */
const NAMED =
  /(?:\b(?:your|my)\s(?<whose>[\w'’-]+(?:\s[\w'’-]+)?)\s(?:number|id|reference|ref|code)(?:\s+is\b|\s*:)?|^(?<name>[A-Z][\w'’-]+(?:\s[A-Z][\w'’-]+)?)\sID\b:?)\s*(?=[A-Z0-9])/gi
const OF_ELSE =
  /\b(?:meter|supply|mpan|mprn|point|serial|invoice|bill|statement|document|phone|mobile|tel|telephone|contact|council|tax|vat|company|order|payment|bank|card|sort|rent|heat|policy|postcode|case|complaint|reading|transaction|giro|charity|registration|enquiry|site|device|unique|user|online|login|tracking|booking|voucher|referral|friend|promo|discount|offer|pin)\b/i

function namedIn(cell: Cell): { value: string; place: Place }[] {
  return [...cell.text.matchAll(NAMED)].flatMap((match) => {
    if (OF_ELSE.test(match[0])) return []
    const from = match.index + match[0].length
    const printed = /^[A-Z]{0,4}[-/ ]?[A-Z0-9]*(?:[-/ ]\d[A-Z0-9]*)*/.exec(cell.text.slice(from))?.[0]
    const digits = printed?.replaceAll(/\D/g, '').length ?? 0
    const plain = printed?.replaceAll(/[\s/-]/g, '') ?? ''
    if (!printed || digits < 5 || plain.length < 6 || plain.length > 14) return []
    return [{ value: printed.trim(), place: { cell, start: from, end: from + printed.length } }]
  })
}

const OF_CUSTOMER = /\b(?:account|a\/c|acct|customer|client|member(?:ship)?|agreement|contract|reference|ref)\b/i
const CODE_AT_END = /(?:^|[\s:#])([A-Z]{0,4}[-/ ]?\d[\dA-Z]{0,12}(?:[-/ ][\dA-Z]{1,8}){0,5})\.?$/

/** A code after or below any word for the customer's own number. */
function codeInClause(clause: Clause): { value: string; place: Place }[] {
  const { heading, before } = clause
  // Next to a digit an o was a zero.
  const text = clause.text.replaceAll(/(?<=\d)[oO]|(?<=[-/ ])[oO](?=\d)/g, '0')
  const value = CODE_AT_END.exec(text)?.[1]?.trim()
  const words = value === undefined ? '' : text.slice(0, text.lastIndexOf(value))
  const asked = /[a-z]{2}/i.test(words) ? words : heading
  if (!clause.isFirst && BARE_REF.test(asked)) return []
  if (!value || asked.length > LONGEST_ASKED || !OF_CUSTOMER.test(asked) || OF_ELSE.test(asked) || isBank(before))
    return []
  const plain = value.replaceAll(/[\s/-]/g, '')
  const digits = plain.replaceAll(/\D/g, '').length
  if (digits < 4 || plain.length < 6 || plain.length > 14 || findDates(value).length > 0 || POSTCODE.test(value))
    return []
  const start = text.lastIndexOf(value)
  const place = placeInClause(clause, start, start + value.length)
  return place ? [{ value, place }] : []
}

const LONGEST_ASKED = 45

/** On the page from its first line: a photo shows the table too. */
const HEAD_SHARE = 0.12
const RUNNING = /(?:^|[·•|]\s?|\s)([A-Z]{0,4}-?\d{5,12})\s?[·•|]\s?page \d/i

/** "Northlight Energy · 20542671 · page 2" at the foot of a page. */
function runningIn(cell: Cell): { value: string; place: Place }[] {
  const value = RUNNING.exec(cell.text)?.[1]
  const start = value === undefined ? 0 : cell.text.indexOf(value)
  return value === undefined ? [] : [{ value, place: { cell, start, end: start + value.length } }]
}

const CODE =
  /^(?:(?:#|ID:?\s|Ref\.?:?\s)\s?(?<marked>[A-Z]{0,4}[-/ ]?\d[\dA-Z]*(?:[-/ ][\dA-Z]+)*)|(?<plain>[A-Z]{1,4}[-/ ]?\d[\dA-Z]*(?:[-/ ][\dA-Z]+)*|[A-Z]-[0-9A-F]{8}))$/

/** "A-0D0DEA43", "#M43023522", "ID KST-541000" with no other name at the head of the first page. */
function codeAtHead(context: FieldContext, cell: Cell): { value: string; place: Place }[] {
  const { view } = context
  const top = Math.min(...view.cells.filter(({ page }) => page === cell.page).map((other) => other.top))
  const isHead = cell.page.page === 1 && cell.top - top < HEAD_SHARE * cell.page.heightPoints
  const isElse = view.labelsIn(cell).some(({ kind, strength }) => strength === 1 && kind !== 'account')
  const { marked, plain } = (isHead && !isElse && CODE.exec(cell.text)?.groups) || {}
  const value = marked ?? plain
  if (!value || findDates(value).length > 0 || POSTCODE.test(value)) return []
  const digits = value.replaceAll(/\D/g, '')
  // A telephone number begins with a zero; a number of a bill or a meter has its label beside or above it.
  const isNumber = digits.length >= 5 && digits.length <= 13 && !/^0\d{9,10}$/.test(digits)
  const near = [cellsLeft(cell, view.cells)[0], cellsAbove(cell, view.cells)[0]]
  const isNamed = near.some(
    (other) =>
      other &&
      (cell.top - other.bottom < cell.height || other.right <= cell.left) &&
      /\b(?:no|number|ref(?:erence)?|invoice|meter|tel|phone|call|vat|fax)\b\W*$/i.test(other.text),
  )
  const start = cell.text.indexOf(value)
  return (isNumber || /^[A-Z]-/.test(value)) && !isNamed && !isOfMeter(context, cell)
    ? [{ value, place: { cell, start, end: start + value.length } }]
    : []
}

/** Lines above a code that may be the heading of its column. */
const MOST_HEADS = 4
const READING = /^\d{3,6}(?:\s?\(?[A-Za-z]{1,12}\)?)?$/

/** In a column of meters, or level with a meter reading. */
function isOfMeter({ view }: FieldContext, cell: Cell): boolean {
  const heads = cellsAbove(cell, view.cells).slice(0, MOST_HEADS)
  if (heads.some(({ text }) => /\b(?:meter|serial|msn)\b/i.test(text))) return true
  return cellsRight(cell, view.cells).some(({ text }) => READING.test(text.trim()))
}

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/

function isBank(text: string): boolean {
  return /^credit account|bank|sort\s?code|iban|cheque|payable|giro|post office|paypoint/i.test(text)
}
