import { addDays, dayNumber, type IsoDay } from './iso-day.ts'

const MINUTES_PER_DAY = 1440
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/** A moment as London's clocks show it. */
export type LondonMoment = { day: IsoDay; minutes: number }

/** Parses a date and time; without a zone it is London's. Undefined if it is invalid. */
export function londonMomentOf(dateTime: string): LondonMoment | undefined {
  const match = DATE_TIME.exec(dateTime)
  if (!match) return undefined
  const [, day = '', hours, minutes, zone] = match
  const clock = Number(hours) * 60 + Number(minutes)
  if (zone === undefined) return { day, minutes: clock }
  const utc = moved(day, clock - offsetOf(zone))
  return isSummerTime(utc) ? moved(utc.day, utc.minutes + 60) : utc
}

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number)
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

function moved(day: IsoDay, minutes: number): LondonMoment {
  const days = Math.floor(minutes / MINUTES_PER_DAY)
  return { day: addDays(day, days), minutes: minutes - days * MINUTES_PER_DAY }
}

/** From one in the morning, universal time, of the last Sunday in March to the same of October. */
function isSummerTime({ day, minutes }: LondonMoment): boolean {
  const hour = `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}`
  const { begins, ends } = summerTimeOf(day.slice(0, 4))
  return hour >= `${begins}T01` && hour < `${ends}T01`
}

/** The days on which the clocks change, each at 01:00 UTC. */
export function summerTimeOf(year: string): { begins: IsoDay; ends: IsoDay } {
  return { begins: lastSunday(`${year}-03-31`), ends: lastSunday(`${year}-10-31`) }
}

function lastSunday(lastOfMonth: IsoDay): IsoDay {
  // The first of January 1970 was a Thursday.
  return addDays(lastOfMonth, -((dayNumber(lastOfMonth) + 4) % 7))
}
