import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'

const OLD = /^(?:your )?(?:old |previous )?(?:unit )?(?:prices|rates) (?:until|up to|to)\b/i
const NEW = /^(?:your )?(?:new )?(?:unit )?(?:prices|rates) from\b/i

/** "Prices until 31 March" over a charge, with "New prices from 1 April" after it: the tariff continues. */
export function isOfOldPrices({ cells }: BillView, { text, page }: Cell): boolean {
  return OLD.test(text) && cells.some((other) => other.page === page && NEW.test(other.text))
}
