import { addDays, type IsoDay, isIsoDay } from '@mowatt/tariffs'

const HOUR_MS = 3_600_000
const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

/** The day that calendars in London show at a moment. */
export function londonDay(at: Date): IsoDay {
  return inLondon.format(at)
}

/** The moment at which a day begins in London: in summer its midnight comes an hour before that of the world's clock. */
export function startOfLondonDay(day: IsoDay): Date {
  const midnight = new Date(`${day}T00:00:00Z`)
  const anHourBefore = new Date(midnight.getTime() - HOUR_MS)
  return londonDay(anHourBefore) === day ? anHourBefore : midnight
}

/** The midnight that ends the day in London. */
export function nextLondonMidnight(at: Date): Date {
  return startOfLondonDay(addDays(londonDay(at), 1))
}

/** 23:59:59 on London's clocks. */
export function endOfLondonDay(day: IsoDay): Date {
  if (!isIsoDay(day)) throw new RangeError(`${day} is not a day`)
  return new Date(startOfLondonDay(addDays(day, 1)).getTime() - 1000)
}
