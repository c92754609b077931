/** A day as ISO text, or undefined when there is no such day. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const fullYear = year < 100 ? 2000 + year : year
  if (fullYear < 1990 || fullYear > 2079 || month < 1 || month > 12) return undefined
  if (day < 1 || day > daysInMonth(fullYear, month)) return undefined
  return `${fullYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days from one ISO day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function dayNumber(iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const shifted = month <= 2 ? year - 1 : year
  const monthFromMarch = (month + 9) % 12
  const daysOfYears = 365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return daysOfYears + Math.floor((153 * monthFromMarch + 2) / 5) + day
}
