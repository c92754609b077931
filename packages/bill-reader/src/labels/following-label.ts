import type { BillView } from './bill-view.ts'
import type { LabelHit } from './label-hit.ts'

/** "Estimated annual cost inc. VAT": with or without VAT belongs to the label. */
const OF_VAT = /^\s*[(,-]?\s?(?:inc|incl|including|includes|inclusive of|with|ex|exc|excl|excluding|before)\.?\s*$/i

/** Another label after this one in its cell; "(with VAT)" belongs to the label before it. */
export function followingLabel(view: BillView, label: LabelHit): LabelHit | undefined {
  if (namesOfList(label).length > 1) return undefined
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

const PARTED = /\s[/·•|+]\s/

/** "Supply number / meter": a list of labels, whose values are listed in the same order in another cell. */
export function namesOfList({ cell, area }: LabelHit): string[] {
  const names = area === cell && !/\d/.test(cell.text) ? cell.text.split(PARTED) : []
  return names.length > 1 && names.every((name) => name.trim().length > 2 && name.length < 32) ? names : []
}

/** Of values listed in the order of their labels, the part for this label. */
export function partOfList(label: LabelHit, text: string): { text: string; offset: number } | undefined {
  const names = namesOfList(label)
  const values = names.length > 1 ? text.split(PARTED) : []
  if (values.length < 2 || values.length !== names.length) return undefined
  const index = label.cell.text.slice(0, label.start).split(PARTED).length - 1
  const value = values[index]
  return value === undefined ? undefined : { text: value, offset: text.indexOf(value) }
}

function isVatOfLabel({ cell, end }: LabelHit, other: LabelHit): boolean {
  const between = cell.text.slice(end, other.start)
  const isSaid = /^includ/i.test(other.text) && between.trim() === ''
  return other.kind === 'vat' && (isSaid || OF_VAT.test(between))
}
