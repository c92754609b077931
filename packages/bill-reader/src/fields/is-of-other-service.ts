import type { BillView } from '../labels/bill-view.ts'
import { OTHER_SERVICE } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove } from '../layout/neighbours.ts'

const ENERGY = /electric|\bgas\b|energy|tariff|\bkwh\b|mp[ar]n/i

/** The end of a broadband contract is not the tariff's. */
export function isOfOtherService(view: BillView, cell: Cell, label: Cell): boolean {
  const isOther = ({ text }: Cell) => OTHER_SERVICE.test(text) && !ENERGY.test(text)
  if ([label, cell].some(isOther)) return true
  // Up the page to the first words that say which service this part is about.
  const over = cellsAbove(label, view.cells)
    .slice(0, 4)
    .find(
      (other) =>
        // A heading of another part ends the search.
        other.height > 1.2 * label.height ||
        (other.text.length < 60 && (OTHER_SERVICE.test(other.text) || ENERGY.test(other.text))),
    )
  return over !== undefined && isOther(over)
}
