const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** The day that a moment is on in London. */
export function londonDayOf(moment: Date): string {
  return londonDay.format(moment)
}
