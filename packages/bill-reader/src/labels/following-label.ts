import type { BillView } from './bill-view.ts'
import type { LabelHit } from './label-hit.ts'

/** "Estimated annual cost inc. VAT": with or without it is said of the label. */
const OF_VAT = /^\s*[(,-]?\s?(?:inc|incl|including|includes|inclusive of|with|ex|exc|excl|excluding|before)\.?\s*$/i

/** Another label behind this one in its cell; "(with VAT)" belongs to the label it follows. */
export function followingLabel(view: BillView, label: LabelHit): LabelHit | undefined {
  return view
    .labelsIn(label.cell)
    .find(
      (other) =>
        other.start >= label.end &&
        other.strength === 1 &&
        !isVatOfLabel(label, other) &&
        !/\([^)]{0,150}$/.test(label.cell.text.slice(label.start, other.start)),
    )
}

function isVatOfLabel({ cell, end }: LabelHit, other: LabelHit): boolean {
  const between = cell.text.slice(end, other.start)
  const isSaid = /^includ/i.test(other.text) && between.trim() === ''
  return other.kind === 'vat' && (isSaid || OF_VAT.test(between))
}
