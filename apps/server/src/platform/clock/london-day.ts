import { addDays, type IsoDay, isIsoDay } from '@mowatt/tariffs'

const HOUR_MS = 3_600_000
const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

/** The date in London at a given time. */
export function londonDay(at: Date): IsoDay {
  return inLondon.format(at)
}

/** The time at which a day begins in London: in summer an hour before midnight UTC. */
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

const hourInLondon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })

/** The moment at which London's clocks show that hour of a day; we use no hour that is shown twice or never. */
export function londonHour(day: IsoDay, hour: number): Date {
  const inWinter = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const isWinter = Number(hourInLondon.format(inWinter)) === hour
  return isWinter ? inWinter : new Date(inWinter.getTime() - HOUR_MS)
}
