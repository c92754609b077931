import type { IsoDay } from '../calendar/iso-day.ts'
import type { FixEnd } from './fix-end.ts'

const FREE = 'You can leave your energy deal without a fee'
const ENDS = 'Your fixed energy price ends'

/** For a calendar: when leaving becomes free, and the last day, if they are in the future. */
export function fixDates({ freeFrom, endsOn }: Pick<FixEnd, 'freeFrom' | 'endsOn'>, today: IsoDay) {
  const all = [
    { on: freeFrom, title: FREE, says: 'There’s no exit fee from this date, so compare deals.' },
    { on: endsOn, title: ENDS, says: 'Without a new deal, you’ll move to a variable one.' },
  ]
  return all.flatMap(({ on, ...words }) => (on !== null && on >= today ? [{ on, ...words }] : []))
}
