import type { Cell } from '../layout/cell.ts'
import { cellsBelow, rowOf } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import type { FieldContext } from './field-context.ts'

/** "Date" above several dates, or next to another "Date" or a reading, is the heading of a list of events. */
export function isHeadOfDays({ view }: FieldContext, head: Cell): boolean {
  if (!/^date$/i.test(head.text)) return false
  if (rowOf(head, view.cells).some((other) => other !== head && /^(?:date|(?:meter )?readings?)$/i.test(other.text)))
    return true
  const days = cellsBelow(head, view.cells)
    .slice(0, 3)
    .filter(({ text }) => findDates(text).some(({ isRange, start }) => !isRange && start === 0))
  return days.length > 1
}
