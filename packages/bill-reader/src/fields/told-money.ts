import type { BillView } from '../labels/bill-view.ts'
import { fuelNamed } from '../labels/fuel-words.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import { placeInSentence, type Sentence, sentencesOf } from '../layout/sentences.ts'
import { findNumbers } from '../values/find-numbers.ts'
import type { MoneyMark } from './money-marks.ts'

/** Below the weight of a label. */
const TOLD_SCORE = 0.62
const OF_OTHERS =
  /\bsav(?:e|ing)|cheap|could|average|typical|last year|compared|price cap|refer\b|offer|discount|next|will be|monthly|\byear|annual|12 months|exit|leav(?:e|ing) (?:us|early|before)|per day|a day|\bfee\b|refund/i

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
    .flatMap((sentence) => markOf(view, sentence))
    .filter((told) => !known.some(({ cell, start }) => cell === told.cell && start === told.start))
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
  const isCredit = only.isCredit || /in credit/i.test(text)
  const label = {
    kind,
    strength: TOLD_SCORE,
    cell,
    start: 0,
    end: 0,
    area: cell,
    lines: [cell],
    text,
    foldedLength: 0,
  }
  return [
    {
      kind: kind === 'total' && fuel ? 'fuelTotal' : kind,
      value: { gbp: only.value, isCredit, isDebit: only.isDebit || /in debit|owe/i.test(text) },
      printed: text.slice(only.start, only.end),
      ...place,
      score: TOLD_SCORE,
      label,
      relation: 'behind',
      told: text,
      fuel: fuel ?? view.fuelOf(cell),
    },
  ]
}
