import type { BillView } from '../labels/bill-view.ts'
import { fuelOfText, OTHER_SERVICE } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, rowOf } from '../layout/neighbours.ts'
import { numbersOf } from '../proof/find-price-lines.ts'

const MOST_SERVICES = 6

/** The cost of broadband, a SIM and the like on a bill that has energy too: each printed price once. */
export function servicePrices(view: BillView): number[] {
  const prices = view.cells
    .filter(({ text }) => OTHER_SERVICE.test(text) && !fuelOfText(text) && !/£\s?\d.{0,150}£\s?\d/.test(text))
    .flatMap((cell) => {
      const amounts = rowOf(cell, view.cells)
        .filter(({ left }) => left >= cell.left)
        .flatMap(numbersOf)
        .filter(({ unit, decimals, per }) => unit === 'gbp' && decimals === 2 && per === undefined)
      const [amount] = amounts.length > 0 ? amounts : priceAt(view, cell)
      return amount && amounts.length <= 1 && amount.value > 0 ? [amount.value] : []
    })
  return [...new Set(prices)].slice(0, MOST_SERVICES)
}

/** In a box the price is under the service's name, or above it. */
function priceAt(view: BillView, cell: Cell) {
  const [below] = cellsBelow(cell, view.cells)
  const [above] = cellsAbove(cell, view.cells)
  const gaps = { below: below ? below.top - cell.bottom : Infinity, above: above ? cell.top - above.bottom : Infinity }
  const nearest = gaps.above < gaps.below - 0.4 * cell.height ? above : below
  if (!nearest || Math.min(gaps.below, gaps.above) > 1.2 * Math.max(cell.height, nearest.height)) return []
  const [price, ...more] = numbersOf(nearest)
  const isPrice = price?.unit === 'gbp' && price.decimals === 2 && more.length === 0
  return isPrice && nearest.text.length < 12 ? [price] : []
}
