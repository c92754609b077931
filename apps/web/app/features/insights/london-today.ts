const DAY_MS = 86_400_000
const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

/** Today in London, and the date so many days before it. */
export function londonToday(daysBefore: number, nowMs = Date.now()): { from: string; to: string } {
  const to = inLondon.format(nowMs)
  // By the calendar: a day on which the clocks change does not last 24 hours.
  return { from: new Date(Date.parse(to) - daysBefore * DAY_MS).toISOString().slice(0, 10), to }
}
