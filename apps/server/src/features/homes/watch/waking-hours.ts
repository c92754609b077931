import { londonDay, londonHour } from '../../../platform/clock/london-day.ts'

const FIRST_HOUR = 9
const LAST_HOUR = 20

/** No mails are sent at night. */
export function isWakingHour(now: Date): boolean {
  const day = londonDay(now)
  return now >= londonHour(day, FIRST_HOUR) && now < londonHour(day, LAST_HOUR)
}
