import type { BillView } from '../labels/bill-view.ts'
import type { Candidate } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import { fuelNamed } from '../labels/fuel-words.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import { cellsBelow, cellsRight } from '../layout/neighbours.ts'
import { energyMoney, headedMoney, rowedMoney } from './headed-money.ts'
import { type Money, readMoney } from '../values/value-readers.ts'

/** `told` is the sentence that states it, if no label does. */
export type MoneyMark = Candidate<Money> & { kind: LabelKind; told?: string }

const KINDS = [
  'total',
  'fuelTotal',
  'balance',
  'opening',
  'payments',
  'vat',
  'subtotal',
  'exportPayment',
  'otherMoney',
] as const

/** Every labelled amount on the bill. */
export function findMoneyMarks(view: BillView): MoneyMark[] {
  const labelled = KINDS.flatMap((kind) =>
    findCandidates(view, [kind], readMoney).map((candidate) => ({
      ...candidate,
      kind: kind === 'total' && isForOneFuel(candidate) ? ('fuelTotal' as const) : kind,
    })),
  )
  return [...labelled, ...headedMoney(view), ...rowedMoney(view), ...energyMoney(view), ...costsOfUse(view)]
}

/** "We have charged you for electricity". */
function isForOneFuel({ label }: Candidate<Money>): boolean {
  return /^\s(?:for|on) (?:your )?(?:electricity|gas)(?!\s(?:and|&)\s)\b/i.test(label.cell.text.slice(label.end))
}

const SUM = /^[-+]?\s?£\s?[\d,]+\.\d{2}(?:\s?dr)?$/i

/** "Energy you've used this time £96.41": the cost of usage, in pounds. */
function costsOfUse(view: BillView): MoneyMark[] {
  const read: typeof readMoney = (text, label, relation) => {
    const own = relation === 'behind' ? /^\s?(?:\([^)]*\))?\s?:\s?(.+)$/.exec(text)?.[1] : text
    return own !== undefined && SUM.test(own.trim()) ? readMoney(text, label, relation) : undefined
  }
  return findCandidates(view, ['usage'], read)
    .filter(({ label, cell, relation }) => {
      const [beside] = relation === 'right' ? cellsRight(label.cell, view.cells) : cellsBelow(label.cell, view.cells)
      const isBeside = relation === 'behind' || beside === cell
      return label.strength === 1 && isBeside && !/\d\s?kwh|\baverage|last year/i.test(label.cell.text)
    })
    .map((candidate) => ({
      ...candidate,
      kind: fuelNamed(candidate.label.cell.text) ? ('fuelTotal' as const) : ('total' as const),
      score: 0.9 * candidate.score,
    }))
}

export function isNear(a: number, b: number, slack = 0.011): boolean {
  return Math.abs(a - b) <= slack
}
