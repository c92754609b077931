import type { BillView } from '../labels/bill-view.ts'
import { fuelNamed } from '../labels/fuel-words.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import { placeInSentence, type Sentence, sentencesOf } from '../layout/sentences.ts'
import type { Place } from '../proof/ledger.ts'
import { findNumbers, type FoundNumber } from '../values/find-numbers.ts'
import { isNear, type MoneyMark } from './money-marks.ts'
import { oneOfEach } from './told-of-each.ts'

/** Below the weight of a label. */
const TOLD_SCORE = 0.62
const OF_OTHERS =
  /\bsav(?:e[sd]?|ings?)\b|cheap|could|average|typical|last year|compared|price cap|refer\b|offer|discount|next|will be|monthly|\byear|annual|12 months|exit|leav(?:e|ing) (?:us|early|before)|per day|a day|\bfee\b|refund/i

/** What a sentence with one amount says about the account, in order of precedence. */
const MEANINGS: readonly [kind: LabelKind, means: RegExp, unless?: RegExp][] = [
  [
    'opening',
    /(?:last|previous) (?:bill|statement|balance)|previously|at the start|started|starting|opening|brought forward|\bwere\b.{0,150}in (?:credit|debit)|owed/i,
    /\bnow\b|since|new balance/i,
  ],
  ['payments', /\bpaid\b|received|payments?\b|thank you for/i, /\bno payment|please|balance|by direct debit|charged/i],
  [
    'balance',
    /\bnow\b.{0,150}(?:owe|in credit|in debit|balance)|new balance|balance is|in credit by|owe us|(?:amount|left|sum) to pay|to pay is|you owe|account is|leaves (?:you|£)|leaving (?:you )?£|means you(?:'re| are)/i,
  ],
  ['total', /charg|\bcosts?\b|comes to|came to|used|total/i, /standing|unit rate|vat of|balance/i],
]

/** Amounts that the bill states in sentences. */
export function toldMoney(view: BillView, known: readonly MoneyMark[]): MoneyMark[] {
  return sentencesOf(view.cells)
    .flatMap((sentence) => [...markOf(view, sentence), ...costsOfEach(sentence)])
    .filter((told) => !known.some(({ cell, start }) => cell === told.cell && start === told.start))
}

/** "£259.32 for electricity and £171.28 for gas", with both together before them. */
function costsOfEach(sentence: Sentence): MoneyMark[] {
  const { text } = sentence
  const numbers = findNumbers(text).filter(({ unit, per, decimals }) => unit === 'gbp' && !per && decimals === 2)
  const each = oneOfEach(text, numbers.slice(-2))
  const sum = each.reduce((all, { value }) => all + value, 0)
  const isWhole = numbers.length === 3 && isNear(numbers[0]?.value ?? 0, sum)
  if (!isWhole || OF_OTHERS.test(text)) return []
  return each.flatMap(({ fuel, ...number }) => {
    const place = placeInSentence(sentence, number.start, number.end)
    const found = numbers.find(({ start }) => start === number.start)
    return place && found ? [toldMark(sentence, found, place, 'fuelTotal', fuel)] : []
  })
}

function markOf(view: BillView, sentence: Sentence): MoneyMark[] {
  const { text, cell } = sentence
  if (OF_OTHERS.test(text)) return []
  const numbers = findNumbers(text).filter(({ unit, per, decimals }) => unit === 'gbp' && !per && decimals === 2)
  const [only] = numbers
  const kind = MEANINGS.find(([, means, unless]) => means.test(text) && !unless?.test(text))?.[0]
  const place = only && placeInSentence(sentence, only.start, only.end)
  if (!only || !place || numbers.length > 1 || !kind || /kwh/i.test(text)) return []
  const fuel = fuelNamed(text)
  return [toldMark(sentence, only, place, kind === 'total' && fuel ? 'fuelTotal' : kind, fuel ?? view.fuelOf(cell))]
}

function toldMark(
  { text, cell }: Sentence,
  { start, end, value, ...number }: FoundNumber,
  place: Place,
  kind: LabelKind,
  fuel: MoneyMark['fuel'],
): MoneyMark {
  const isCredit = number.isCredit || /in credit/i.test(text)
  const span = { cell, start: 0, end: 0, area: cell, lines: [cell], text, foldedLength: 0 }
  return {
    kind,
    value: { gbp: value, isCredit, isDebit: number.isDebit || /in debit|owe/i.test(text) },
    printed: text.slice(start, end),
    ...place,
    score: TOLD_SCORE,
    label: { kind, strength: TOLD_SCORE, ...span },
    relation: 'behind',
    told: text,
    fuel,
  }
}
