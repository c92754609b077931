const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Yields a calendar day as people write it: 30 September 2025. The browser's own way takes a slow phone 0.2 s to load. */
export function longDate(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** The same within a year: 30 September. */
export function dayAndMonth(isoDay: string): string {
  return longDate(isoDay).replace(/ \d+$/, '')
}
