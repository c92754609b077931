import type { BillField } from '@mowatt/contract'
import type { BillPage } from './open-bill-door.ts'

export type NumberedField = {
  number: number
  field: BillField
  /** How many earlier values stand in the very same place: a period is two dates in one box. */
  shift: number
}
export type PageOfFields = { page: BillPage; fields: NumberedField[] }

/** The values page by page, each with its number, down the page as one reads it. */
export function numberFields(fields: readonly BillField[], pages: readonly BillPage[]): PageOfFields[] {
  let number = 0
  return pages.flatMap((page) => {
    const here = fields
      .filter((field) => field.page === page.page)
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
  return fields.filter((field) => !pages.some(({ page }) => page === field.page))
}
