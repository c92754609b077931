const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Yields a calendar day as people write it: 30 September 2025. */
export function longDate(isoDay: string): string {
  return format.format(new Date(`${isoDay}T00:00:00Z`))
}
