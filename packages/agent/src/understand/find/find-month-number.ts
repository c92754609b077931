const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const NAMED = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b/
const EVERY_NAMED = new RegExp(NAMED, 'g')
/** Said as a time of the year: its most telling month. */
const SEASONS: readonly [RegExp, number][] = [
  [/\b(?:christmas|xmas)\b/, 12],
  [/\bwinter\b|\bcoldest\b|\bcold\b/, 1],
  [/\bsummer\b|\bwarm\b/, 7],
  [/\bspring\b/, 4],
]

/** A month that is named alone, by its number; "May" only where it is no verb. */
export function findMonthNumber(plain: string): number | undefined {
  const name = NAMED.exec(plain.replaceAll(/\bmay (?:be|have|not|i|we|it)\b/g, ' '))?.[1]
  return name === undefined ? SEASONS.find(([pattern]) => pattern.test(plain))?.[1] : MONTHS.indexOf(name) + 1
}

/** All months that are named, in their order. */
export function findMonthNumbers(plain: string): number[] {
  return [...plain.matchAll(EVERY_NAMED)].map(([, name = '']) => MONTHS.indexOf(name) + 1)
}
