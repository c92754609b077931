import type { Switch } from '@mowatt/contract'
import { longDate } from '../../browser/long-date.ts'
import { sayMoment } from './say-moment.ts'
import { dueNextTexts } from './switch-list-texts.ts'

/** The next date of a switch that the user should know, by its state; undefined if none is known. */
export function dueNext(about: Switch): string | undefined {
  const { state, cooling_off_ends_on: lastDay, expected_on: move, tariff } = about
  switch (state) {
    case 'draft':
    case 'details':
    case 'consent':
      return dueNextTexts.keepPrice(sayMoment(about.offer_expires_at))
    case 'submitted':
    case 'cooling_off':
      return lastDay === null ? undefined : dueNextTexts.cancelUntil(longDate(lastDay))
    case 'switching':
      return move === null ? undefined : dueNextTexts.supplyMoves(longDate(move))
    case 'complete': {
      const end = tariff.price_ends
      return end === null ? undefined : dueNextTexts.fixEnds(end.is_about, longDate(end.on))
    }
    case 'cancelled':
    case 'failed':
      return undefined
  }
}
