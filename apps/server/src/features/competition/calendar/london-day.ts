import { type IsoDay, isIsoDay } from '@mowatt/tariffs'

const dayInLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })
const hourInLondon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })

/** The day that London's calendars show at this instant. */
export function londonDayOf(instant: Date): IsoDay {
  return dayInLondon.format(instant)
}

/** 23:59:59 on London's clocks: an hour earlier for the rest of the world while summer time lasts. */
export function endOfLondonDay(day: IsoDay): Date {
  if (!isIsoDay(day)) throw new RangeError(`${day} is not a day`)
  const asWinter = new Date(`${day}T23:59:59Z`)
  const isSummer = hourInLondon.format(asWinter) !== '23'
  return isSummer ? new Date(asWinter.getTime() - 3_600_000) : asWinter
}
