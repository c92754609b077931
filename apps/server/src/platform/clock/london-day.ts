const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** The day of the calendar in London, as in 2026-11-15. */
export function londonDay(at: Date): string {
  return inLondon.format(at)
}
