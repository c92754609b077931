import type { BillField } from '@mowatt/contract'
import type { BillPage } from './create-bill-client.ts'

export type NumberedField = { number: number; field: BillField }
export type PageOfFields = { page: BillPage; fields: NumberedField[] }

/** The values page by page, each with its number, in reading order. A corrected one keeps its place. */
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

/** Values on a page without a picture: they are listed all the same. */
export function fieldsWithoutPage(fields: readonly BillField[], pages: readonly BillPage[]): BillField[] {
  return fields.filter((field) => !pages.some(({ page }) => page === field.page))
}

const FIRST = 8
/** The values that a year is calculated from and linked to, the most important first. */
const WEIGHTS = [/total charges/i, /rate|standing charge|used/i, /tariff|ends|exit fee/i]

/**
 * The values that matter, in the order of the page: those in doubt or stated by the user, those that prices are
 * calculated from, and the selected one.
 */
export function inBrief(all: readonly NumberedField[], chosen: number | undefined): NumberedField[] {
  const weigh = ({ field: { status, label } }: NumberedField) => {
    const place = WEIGHTS.findIndex((words) => words.test(label))
    if (status !== 'read') return -1
    return place === -1 ? WEIGHTS.length : place
  }
  const first = all.toSorted((one, other) => weigh(one) - weigh(other)).slice(0, FIRST)
  return all.filter((each) => first.includes(each) || each.number === chosen || each.field.status !== 'read')
}
