import { isIsoDay } from '@mowatt/tariffs'

/** A day as ISO text, or undefined if there is no such day, or none that a bill could mean. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const fullYear = year < 100 ? 2000 + year : year
  if (fullYear < 1990 || fullYear > 2079) return undefined
  const iso = `${fullYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isIsoDay(iso) ? iso : undefined
}
