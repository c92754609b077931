const DAY_MS = 86_400_000
const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

/** Today on London's clocks, and the day that lies so many days before it. */
export function londonToday(daysBefore: number, nowMs = Date.now()): { from: string; to: string } {
  return { from: inLondon.format(nowMs - daysBefore * DAY_MS), to: inLondon.format(nowMs) }
}
