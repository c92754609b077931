import type { BillView } from '../labels/bill-view.ts'
import { fuelOfText, OTHER_SERVICE } from '../labels/fuel-words.ts'
import { rowOf } from '../layout/neighbours.ts'
import { numbersOf } from '../proof/find-price-lines.ts'

const MOST_SERVICES = 6

/** What broadband, a SIM and the like cost on a bill that has energy too: each printed price once. */
export function servicePrices(view: BillView): number[] {
  const prices = view.cells
    .filter(({ text }) => OTHER_SERVICE.test(text) && !fuelOfText(text) && !/£\s?\d.*£\s?\d/.test(text))
    .flatMap((cell) => {
      const amounts = rowOf(cell, view.cells)
        .filter(({ left }) => left >= cell.left)
        .flatMap(numbersOf)
        .filter(({ unit, decimals, per }) => unit === 'gbp' && decimals === 2 && per === undefined)
      const [amount] = amounts
      return amount && amounts.length === 1 && amount.value > 0 ? [amount.value] : []
    })
  return [...new Set(prices)].slice(0, MOST_SERVICES)
}
