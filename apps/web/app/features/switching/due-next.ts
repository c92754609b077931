import type { Switch } from '@mowatt/contract'
import { longDate } from '../../browser/long-date.ts'
import { sayMoment } from './say-moment.ts'

/** The next day of a switch that a person should know of, by where it stands; nothing where none is known. */
export function dueNext(about: Switch): string | undefined {
  const { state, cooling_off_ends_on: lastDay, expected_on: move, tariff } = about
  switch (state) {
    case 'draft':
    case 'details':
    case 'consent':
      return `We can keep this price for you until ${sayMoment(about.offer_expires_at)}`
    case 'submitted':
    case 'cooling_off':
      return lastDay === null ? undefined : `You can cancel until the end of ${longDate(lastDay)}`
    case 'switching':
      return move === null ? undefined : `Your supply moves by ${longDate(move)}`
    case 'complete': {
      const end = tariff.price_ends
      return end === null ? undefined : `Your fixed price ends ${end.is_about ? 'around' : 'on'} ${longDate(end.on)}`
    }
    case 'cancelled':
    case 'failed':
      return undefined
  }
}
