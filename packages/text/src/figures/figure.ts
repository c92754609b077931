/** A claim of a text: an amount, a share, a date, a duration, a number, a link. Equal claims have equal keys. */
export type Figure = {
  domain: 'money' | 'percent' | 'energy' | 'day' | 'span' | 'phone' | 'code' | 'link' | 'share' | 'number'
  /** Comparable: money in millionths of a penny, days as ISO or part of it, durations with their unit. */
  value: string
  text: string
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** 1 to 12 for a month's name or its three-letter abbreviation. */
export function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1
}

/** The shortest writing of a number, without grouping: `1529.32`. */
export function plainNumber(text: string): string {
  return String(Number(text.replaceAll(',', '')))
}
