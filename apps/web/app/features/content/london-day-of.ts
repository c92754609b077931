const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** The day of a moment in London. */
export function londonDayOf(moment: Date): string {
  return londonDay.format(moment)
}
