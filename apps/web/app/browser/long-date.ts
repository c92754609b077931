const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Returns a calendar day as people write it: 30 September 2025. Loading `Intl` takes a slow phone 0.2 s. */
export function longDate(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** The same within a year: 30 September. */
export function dayAndMonth(isoDay: string): string {
  return longDate(isoDay).replace(/ \d+$/, '')
}

/** A moment on the reader's own clock: 30 September 2025, 14:05. */
export function dateAndTime(isoMoment: string): string {
  const at = new Date(isoMoment)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = longDate(`${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`)
  return `${day}, ${two(at.getHours())}:${two(at.getMinutes())}`
}
