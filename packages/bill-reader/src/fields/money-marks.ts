import type { BillView } from '../labels/bill-view.ts'
import type { Candidate } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import { headedMoney, rowedMoney } from './headed-money.ts'
import { type Money, readMoney } from '../values/value-readers.ts'

/** `told` is the sentence that says it, when no label does. */
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

/** Every labelled sum of money on the bill. */
export function findMoneyMarks(view: BillView): MoneyMark[] {
  const labelled = KINDS.flatMap((kind) =>
    findCandidates(view, [kind], readMoney).map((candidate) => ({ ...candidate, kind })),
  )
  return [...labelled, ...headedMoney(view), ...rowedMoney(view)]
}

export function isNear(a: number, b: number, slack = 0.011): boolean {
  return Math.abs(a - b) <= slack
}
