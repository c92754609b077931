import { fuelNamed } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, cellsRight } from '../layout/neighbours.ts'
import { findNumbers } from '../values/find-numbers.ts'
import type { FieldContext } from './field-context.ts'

type FuelName = 'electricity' | 'gas'

const ROW_SCORE = 0.75
/** In text heights: rows further down are under another heading. */
const FURTHEST = 8
const FOLLOWS = /^(?:which|this|that|it) (?:would|will|should) cost(?: you)?(?: about| around)?:?$/i

/** A year's cost in a separate row for each fuel, under a heading that names it, or directly under the year's usage. */
export function readAnnualCostRows(context: FieldContext, fuels: readonly FuelName[]): void {
  for (const cell of [...rowsUnderHeads(context), ...rowsUnderUse(context)]) {
    const fuel = fuels.find((one) => one === (fuelNamed(cell.text) ?? context.view.fuelOf(cell)))
    const path = `${fuel}.estimatedAnnualCostGbp`
    const [sum, ...more] = cellsRight(cell, context.view.cells)
    const isSum = sum && more.length === 0 && /^£\s?[\d,]+(?:\.\d{2})?$/.test(sum.text.trim())
    const money = isSum ? findNumbers(sum.text)[0] : undefined
    if (!fuel || !sum || !money || context.ledger.has(path)) continue
    context.ledger.put({
      path,
      value: money.value,
      score: ROW_SCORE,
      place: { cell: sum, start: money.start, end: money.end },
    })
  }
}

/** "Your estimated annual cost", over "Electricity: ..., based on 3,227 kWh a year  £1,032.34". */
function rowsUnderHeads({ view }: FieldContext): Cell[] {
  return view.labels
    .filter(
      ({ kind, strength, cell, text }) => kind === 'annualCost' && strength === 1 && cell.text.length < text.length + 8,
    )
    .filter(({ cell }) => cellsRight(cell, view.cells).length === 0)
    .flatMap(({ cell: head }) =>
      cellsBelow(head, view.cells).filter(
        (cell) =>
          cell.top - head.bottom < FURTHEST * cell.height &&
          Math.abs(cell.left - head.left) < head.height &&
          /^(?:your )?(?:electricity|gas)\b/i.test(cell.text),
      ),
    )
}

/** "We think you'll use in the next year  2,534 kWh", over "Which would cost  £558.41". */
function rowsUnderUse({ view }: FieldContext): Cell[] {
  return view.cells.filter((cell) => {
    const [above] = FOLLOWS.test(cell.text) ? cellsAbove(cell, view.cells) : []
    return above && view.labelsIn(above).some(({ kind, strength }) => kind === 'annualUse' && strength === 1)
  })
}
