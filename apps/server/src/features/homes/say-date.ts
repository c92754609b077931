import { sayPounds, type WatchedDate } from '@mowatt/tariffs'

/** What happens on a day that matters, in a sentence. */
export function sayDate(date: WatchedDate): string {
  const [only] = date.fuels.length === 1 ? date.fuels : []
  const of = only ? ` ${only}` : ''
  switch (date.kind) {
    case 'free_to_leave':
      return `From this day you can leave your${of} deal without an exit fee.`
    case 'fix_ends':
      return `Your fixed${of} price ends.`
    case 'cap_changes':
      return `The price cap changes. A year at the new rates would cost you ${sayPounds(date.yearPence)}.`
  }
}
