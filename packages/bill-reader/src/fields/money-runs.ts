import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { rowOf } from '../layout/neighbours.ts'
import { numbersOf } from '../proof/find-price-lines.ts'
import type { PlacedNumber } from '../proof/price-line.ts'

const LEAST = 3
const MOST = 8
/** In text heights: further apart, two amounts are not from one account. */
const WIDEST_GAP = 4.5

/** Amounts printed below one another, or beside one another under headings: the places where an account adds up. */
export function moneyRuns(view: BillView, isOwn: (cell: Cell) => boolean): PlacedNumber[][] {
  const sums = view.cells.filter(isOwn).flatMap((cell) => {
    const own = numbersOf(cell).filter(isSum)
    return own.length === 1 ? own : []
  })
  const columns = [...columnsOf(sums, 'right'), ...columnsOf(sums, 'left')]
  const rows = sums.map((sum) => {
    const row = new Set(rowOf(sum.cell, view.cells))
    return sums.filter(({ cell }) => row.has(cell)).toSorted((a, b) => a.cell.left - b.cell.left)
  })
  const runs = [...columns, ...rows].flatMap(partsOf)
  return [...new Map(runs.map((run) => [run.map((sum) => sums.indexOf(sum)).join(' '), run])).values()]
}

/** A long column contains more than the account, which then begins or ends it. */
function partsOf(run: readonly PlacedNumber[]): PlacedNumber[][] {
  if (run.length < LEAST) return []
  if (run.length <= MOST) return [[...run]]
  const lengths = Array.from({ length: MOST - LEAST + 1 }, (_, at) => LEAST + at)
  return lengths.flatMap((length) => [run.slice(0, length), run.slice(-length)])
}

function isSum({ unit, decimals, per }: PlacedNumber): boolean {
  return (unit === 'gbp' || unit === undefined) && decimals === 2 && per === undefined
}

function columnsOf(sums: readonly PlacedNumber[], edge: 'left' | 'right'): PlacedNumber[][] {
  const runs: PlacedNumber[][] = []
  for (const sum of sums.toSorted((a, b) => a.cell.page.page - b.cell.page.page || a.cell.top - b.cell.top)) {
    const run = runs.find((one) => {
      const { cell } = one.at(-1) ?? sum
      const gap = sum.cell.top - cell.bottom
      return (
        cell.page === sum.cell.page &&
        Math.abs(cell[edge] - sum.cell[edge]) < 0.8 * sum.cell.height &&
        gap >= -0.3 * cell.height &&
        gap < WIDEST_GAP * cell.height
      )
    })
    if (run) run.push(sum)
    else runs.push([sum])
  }
  return runs
}
