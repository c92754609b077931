import type { BillView } from '../labels/bill-view.ts'
import { fuelNamed } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsRight, closeBelow } from '../layout/neighbours.ts'
import { placeInSentence, type Sentence, sentencesOf } from '../layout/sentences.ts'
import type { Place } from '../proof/ledger.ts'
import { findNumbers, type FoundNumber } from '../values/find-numbers.ts'
import { NOT_THEIRS, PERHAPS } from './mark-phrases.ts'

export type ExitFee = { gbp: number; place: Place }

const FEE = String.raw`\b(?:exit|leaving|cancellation|termination) (?:fee|charge)s?\b`
const CHARGED = String.raw`\b(?:charged|applied|added|billed)\b`
const NAMES_FEE = new RegExp(FEE, 'i')
/** A fee that the bill says it charged: the one that a tariff would have is only named. */
const SAYS_CHARGED = new RegExp(`${FEE}.{0,30}${CHARGED}|${CHARGED}.{0,30}${FEE}`, 'i')
const UNLESS = new RegExp(`${NOT_THEIRS}|${PERHAPS}|\\b(?:if|no|not|none|never|will|won.t)\\b|last bill|previous`, 'i')
const OF_OTHERS = new RegExp(NOT_THEIRS, 'i')
const GIVEN_BACK =
  /\b(?:refund(?:ed|s)?|waive[ds]?|waiver|removed|reversed|reversal|credited|cancelled|taken off|paid back)\b/i
/** "Electricity early exit fee": what may come before it on its line. */
const LEADS = new RegExp(`^(?:(?:your|an?|electricity|gas|early|tariff|contract)\\s)*${FEE}`, 'i')
const LONGEST_LINE = 60
/** In characters: an amount further on belongs to something else in the sentence. */
const NEAR = 30

/**
 * Exit fees: those that the bill says it charged, those on a separate line, of which only its sums tell whether they're
 * charged, and the words of a refund.
 */
export function exitFeesOf(view: BillView): { charged: ExitFee[]; named: ExitFee[]; back: Place[] } {
  const rows = view.cells.flatMap((cell) => rowOfFee(view, cell))
  const sentences = sentencesOf(view.cells).filter(({ text }) => NAMES_FEE.test(text))
  const fees = once(rows.filter(({ isBack }) => !isBack))
  const inRows = new Set(rows.map(({ cell }) => cell))
  // Lines of a table that are close together look like one sentence.
  const told = sentences.filter(({ parts }) => !parts.some(({ cell }) => inRows.has(cell)))
  const charged = fees.filter(({ text }) => SAYS_CHARGED.test(text))
  return {
    // A sentence may repeat the charge of a line.
    charged: charged.length > 0 ? charged : told.flatMap(chargedIn).slice(0, 1),
    named: fees.filter(({ text }) => !SAYS_CHARGED.test(text)),
    back: [...rows.filter(({ isBack }) => isBack).map(({ place }) => place), ...told.flatMap(backIn)],
  }
}

type Row = ExitFee & { cell: Cell; text: string; fuel: string | undefined; isBack: boolean }

/** "Exit fee charged £50.00", with the amount at its end, or alone beside it or below it. */
function rowOfFee(view: BillView, cell: Cell): Row[] {
  const own = poundsIn(cell.text)
  const near = own.length > 0 ? [] : [...cellsRight(cell, view.cells).slice(0, 1), ...closeBelow(cell, view.cells)]
  const beside = near.find(({ text }) => poundsIn(text).length > 0)
  const holder = beside ?? cell
  const [amount, ...more] = beside ? poundsIn(beside.text) : own
  const text = (beside || !amount ? cell.text : cell.text.slice(0, amount.start)).trimEnd()
  const rest = amount ? holder.text.slice(amount.end) : ''
  const isLine = LEADS.test(text) && text.length <= LONGEST_LINE && more.length === 0 && !/[a-z]{4}/i.test(rest)
  if (!amount || !isLine) return []
  const isBack = amount.isCredit || GIVEN_BACK.test(text)
  if (!isBack && UNLESS.test(text)) return []
  const place = { cell: holder, start: amount.start, end: amount.end }
  return [{ gbp: amount.value, place, cell, text, fuel: fuelNamed(text) ?? view.fuelOf(cell), isBack }]
}

/** On the summary and again in the detail it is one fee; for each fuel it is two. */
function once(rows: readonly Row[]): Row[] {
  return rows.filter(
    (row, at) =>
      !rows
        .slice(0, at)
        .some(
          ({ text, gbp, fuel }) =>
            text === row.text && gbp === row.gbp && (fuel === row.fuel || fuel === undefined || row.fuel === undefined),
        ),
  )
}

/** "We've charged an exit fee of £50.00." */
function chargedIn(sentence: Sentence): ExitFee[] {
  const { text } = sentence
  const match = SAYS_CHARGED.exec(text)
  if (!match || UNLESS.test(text) || GIVEN_BACK.test(text)) return []
  const end = match.index + match[0].length
  const [amount] = poundsIn(text).filter(({ start }) => start >= match.index && start <= end + NEAR)
  const place = amount && placeInSentence(sentence, amount.start, amount.end)
  return place ? [{ gbp: amount.value, place }] : []
}

function backIn(sentence: Sentence): Place[] {
  const match = NAMES_FEE.exec(sentence.text)
  if (!match || !GIVEN_BACK.test(sentence.text) || OF_OTHERS.test(sentence.text)) return []
  return [placeInSentence(sentence, match.index, match.index + match[0].length) ?? []].flat()
}

function poundsIn(text: string): FoundNumber[] {
  return findNumbers(text).filter(({ unit, value }) => unit === 'gbp' && value > 0)
}
