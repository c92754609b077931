import type { BillField } from '@mowatt/contract'
import type { BillPage } from './create-bill-client.ts'

export type NumberedField = {
  number: number
  field: BillField
  /** How many earlier values stand in the very same place: a period is two dates in one box. */
  shift: number
}
export type PageOfFields = { page: BillPage; fields: NumberedField[] }

/** The values page by page, each with its number, down the page as one reads it. What a person told us stands on no page. */
export function numberFields(fields: readonly BillField[], pages: readonly BillPage[]): PageOfFields[] {
  let number = 0
  return pages.flatMap((page) => {
    const here = fields
      .filter((field) => field.page === page.page && field.status !== 'corrected')
      .toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
      .map((field, place, sorted) => ({
        number: ++number,
        field,
        shift: sorted.slice(0, place).filter((earlier) => isSamePlace(earlier, field)).length,
      }))
    return here.length > 0 ? [{ page, fields: here }] : []
  })
}

function isSamePlace({ box: one }: BillField, { box: other }: BillField): boolean {
  return one.left === other.left && one.top === other.top && one.right === other.right
}

/** Values whose page has no picture: they are listed all the same. */
export function fieldsWithoutPage(fields: readonly BillField[], pages: readonly BillPage[]): BillField[] {
  return fields.filter((field) => field.status !== 'corrected' && !pages.some(({ page }) => page === field.page))
}

const FIRST = 8
/** What a year is worked out from and tied to, the weightiest first. */
const WEIGHTS = [/total charges/i, /rate|standing charge|used/i, /tariff|ends|exit fee/i]

/** The values that matter, in the order of the page: what is in doubt, what prices are made of, and the one that was chosen. */
export function inBrief(all: readonly NumberedField[], chosen: number | undefined): NumberedField[] {
  const weigh = ({ field: { status, label } }: NumberedField) => {
    const place = WEIGHTS.findIndex((words) => words.test(label))
    if (status === 'doubtful') return -1
    return place === -1 ? WEIGHTS.length : place
  }
  const first = all.toSorted((one, other) => weigh(one) - weigh(other)).slice(0, FIRST)
  return all.filter((each) => first.includes(each) || each.number === chosen || each.field.status === 'doubtful')
}
