import type { BillField } from '@mowatt/contract'
import type { BillPage } from './open-bill-door.ts'

export type NumberedField = { number: number; field: BillField }
export type PageOfFields = { page: BillPage; fields: NumberedField[] }

/** The values page by page, each with its number, down the page as one reads it. */
export function numberFields(fields: readonly BillField[], pages: readonly BillPage[]): PageOfFields[] {
  let number = 0
  return pages.flatMap((page) => {
    const here = fields
      .filter((field) => field.page === page.page)
      .toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
      .map((field) => ({ number: ++number, field }))
    return here.length > 0 ? [{ page, fields: here }] : []
  })
}

/** Values whose page has no picture: they are listed all the same. */
export function fieldsWithoutPage(fields: readonly BillField[], pages: readonly BillPage[]): BillField[] {
  return fields.filter((field) => !pages.some(({ page }) => page === field.page))
}
