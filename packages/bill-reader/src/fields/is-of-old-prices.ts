import { daysBetween } from '@mowatt/tariffs'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { findDates } from '../values/find-dates.ts'

const OLD = /^(?:your )?(?:old |previous )?(?:unit )?(?:prices|rates) (?:until|up to|to)\b/i
const NEW = /^(?:your )?(?:new )?(?:unit )?(?:prices|rates) from\b/i
const UNTIL = /^(?:[a-z]+ ){0,2}(?:until|up to|to)\s/i
const FROM = /^(?:[a-z]+ ){0,2}from\s/i

/** "Prices until 31 March" over a charge, with "New prices from 1 April" after it: the tariff continues. */
export function isOfOldPrices({ cells }: BillView, { text, page }: Cell): boolean {
  const ended = UNTIL.test(text) ? onlyDay(text) : undefined
  return cells.some(
    (other) =>
      other.page === page &&
      ((OLD.test(text) && NEW.test(other.text)) || (FROM.test(other.text) && isNextDay(ended, onlyDay(other.text)))),
  )
}

function onlyDay(text: string): string | undefined {
  const [day, ...more] = findDates(text)
  return day && !day.isRange && more.length === 0 ? day.from : undefined
}

function isNextDay(day: string | undefined, other: string | undefined): boolean {
  return day !== undefined && other !== undefined && daysBetween(day, other) === 1
}
