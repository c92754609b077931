const london = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** The last day of a competition in London, as the site writes days: 30 September 2025. */
export function closingDate(closesAt: string): string {
  return london.format(new Date(Date.parse(closesAt) - 1))
}
