import { addDays, type IsoDay } from '@mowatt/tariffs'

const HOUR_MS = 3_600_000
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day that a calendar in London shows at a moment. */
export function londonDay(at: Date): IsoDay {
  return calendar.format(at)
}

/** The moment at which the day in London ends. */
export function endOfLondonDay(at: Date): Date {
  const next = addDays(londonDay(at), 1)
  const midnightUtc = new Date(`${next}T00:00:00Z`)
  // In summer London is an hour ahead, so that its midnight comes an hour before.
  const anHourBefore = new Date(midnightUtc.getTime() - HOUR_MS)
  return londonDay(anHourBefore) === next ? anHourBefore : midnightUtc
}
