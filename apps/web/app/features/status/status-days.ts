import type { Status } from '@mowatt/contract'

export type StatusDay = { day: string; minutesDown: number }

const MINUTE_MS = 60_000
const MOST_DAYS = 90
const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

/** For each recorded day in London, how long the product was unavailable; the oldest first. */
export function statusDays({ recorded_since: since, outages }: Status, now: Date): StatusDay[] {
  if (since === null) return []
  const minutesDown = new Map<string, number>()
  for (const day of daysFrom(inLondon.format(new Date(since)), inLondon.format(now))) minutesDown.set(day, 0)
  for (const { from, to } of outages) {
    for (let at = Date.parse(from); at < Date.parse(to); at += MINUTE_MS) {
      const day = inLondon.format(at)
      minutesDown.set(day, (minutesDown.get(day) ?? 0) + 1)
    }
  }
  return [...minutesDown].map(([day, minutes]) => ({ day, minutesDown: minutes })).slice(-MOST_DAYS)
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  // Noon: an hour's clock change stays on the same day.
  for (const at = new Date(`${first}T12:00:00Z`); ; at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10)
    if (day > last) return days
    days.push(day)
  }
}
