import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove } from '../layout/neighbours.ts'

/** What a column's heading says about the numbers under it. */
export type ColumnRole = 'quantity' | 'price' | 'amount'

const PRICE =
  /\b(?:rates?|prices?|unit (?:cost|charge)|tariff)\b|\bp(?:ence)?\s?(?:\/|per\b)|\(p(?:ence)?\)|^p(?:ence)?$|£\s?(?:\/|per\b)|per (?:kwh|unit|day)|cost (?:of|per) (?:a |each |one )?(?:unit|kwh|day)/i
const QUANTITY =
  /kwh|\bunits?\b|\bused?\b|usage|quantity|\bqty\b|consum|\bdays?\b|volume|advance|how (?:much|many)|number of/i
const AMOUNT = /amount|\bcosts?\b|total|charges?\b|£|\bnet\b|\bvalue\b|\bsum\b|gbp/i
const LONGEST_HEAD = 32
const MOST_CELLS_UP = 14

/** By the nearest words above a number; rows of the table in between have figures in that column. */
export function columnRole(view: BillView, cell: Cell): ColumnRole | undefined {
  const head = cellsAbove(cell, view.cells)
    .slice(0, MOST_CELLS_UP)
    .find(({ text }) => /[a-z£]/i.test(text) && text.length <= LONGEST_HEAD && !/\d[.,]\d|\d{3}/.test(text))
  if (!head) return undefined
  if (PRICE.test(head.text)) return 'price'
  if (QUANTITY.test(head.text)) return 'quantity'
  return AMOUNT.test(head.text) ? 'amount' : undefined
}
