/**
 * The day on which a competition closes, as the countdown names it: September 30, 2025. Seen from London, and a moment
 * before the instant itself, because midnight already belongs to the next day.
 */
export function closingDay(closesAt: string): string {
  const lastMoment = new Date(Date.parse(closesAt) - 1)
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Europe/London' }).format(lastMoment)
}
