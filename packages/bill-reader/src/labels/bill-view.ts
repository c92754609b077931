import type { DocumentWords } from '../document-words.ts'
import type { Cell } from '../layout/cell.ts'
import { pageCells } from '../layout/page-cells.ts'
import { findLabels } from './find-labels.ts'
import { fuelFinder } from './fuel-finder.ts'
import type { Fuel } from './fuel-words.ts'
import type { LabelHit } from './label-hit.ts'

/** The document as a reader sees it: cells, the labels among them, and each one's fuel. */
export type BillView = {
  cells: readonly Cell[]
  labels: readonly LabelHit[]
  labelsIn: (cell: Cell) => readonly LabelHit[]
  fuelOf: (cell: Cell) => Fuel | undefined
}

export function viewBill(document: DocumentWords): BillView {
  const cells = document.pages.flatMap((page) => pageCells(page))
  const labels = findLabels(cells)
  const byCell = Map.groupBy(labels, (label) => label.cell)
  return { cells, labels, labelsIn: (cell) => byCell.get(cell) ?? [], fuelOf: fuelFinder(cells) }
}
