import type { BillView } from '../labels/bill-view.ts'
import type { Ledger } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { rowOf } from '../layout/neighbours.ts'

const CHARGER =
  /\b(?:ev|vehicle|car|rapid|public)[\s-]charg|\bcharg(?:ing|er|e)[\s-]?(?:sessions?|stations?|points?|hubs?|bays?|networks?|receipt|invoice|statement|summary)\b|\bchargers?\b|\bchademo\b|\bccs\b|\bconnector\b/i
/** A heading is above this share of the first page. */
const HEAD_SHARE = 0.25

/**
 * Energy that a car took at a charger: no meter point, no tariff and no standing charge, and the page or its charges
 * are about charging. A home's bill may advertise a charger, but it charges by the day too.
 */
export function isOfCharger({ cells }: BillView, ledger: Ledger, lines: readonly PriceLine[]): boolean {
  if (ledger.paths().some((path) => OF_SUPPLY.test(path))) return false
  const rows = lines.map(({ quantity }) =>
    rowOf(quantity.cell, cells)
      .map(({ text }) => text)
      .join(' '),
  )
  const heads = cells.filter(({ page, top }) => page.page === 1 && top < HEAD_SHARE * page.heightPoints)
  const isPriced = lines.some(({ kind }) => kind === 'unit')
  return (
    [...rows, ...heads.map(({ text }) => text)].some((text) => CHARGER.test(text)) ||
    (isPriced && cells.some(({ text }) => CHARGER.test(text)))
  )
}

const OF_SUPPLY = /\.(?:mpan|mprn|standingCharge\w+|tariffName|meterSerial|readings)/
