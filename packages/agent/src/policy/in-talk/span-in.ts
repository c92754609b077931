import { NUMBER_WORDS, valueOfWords } from '../../verify/number-words.ts'

/** A time that somebody names: so many days, in their own words, and whether it lies ahead. */
export type Span = { days: number; words: string; isAhead: boolean }

const DAYS: Readonly<Record<string, number>> = {
  hour: 0,
  hr: 0,
  day: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 30.5,
  year: 365,
  yr: 365,
}
const COUNT = new RegExp(
  `\\b(\\d{1,3}|an?|couple of|few|${NUMBER_WORDS})\\s{0,9}(?:and a half )?(hour|hr|day|week|wk|fortnight|month|year|yr)s?\\b`,
)
const NAMED: readonly [RegExp, number, string][] = [
  [/\b(?:today|this morning|this afternoon|just now|earlier)\b/, 0, 'today'],
  [/\byesterday\b|\blast night\b/, 1, 'yesterday'],
  [/\blast week(?:end)?\b/, 7, 'last week'],
  [/\blast month\b/, 30.5, 'last month'],
  [/\blast year\b/, 365, 'last year'],
]
const AHEAD = /\b(?:in|left|to go|until|till|from now|more to|another)\b/
/** "A month" as a price is no time. */
const EACH = /\b(?:£?\d+|pounds?|quid|p|kwh|times?|hours?) (?:a|an|per|each|every) (?:day|week|month|year)\b/

export function spanIn(plain: string): Span | undefined {
  if (EACH.test(plain)) return undefined
  const [whole, count = '', unit = ''] = COUNT.exec(plain) ?? []
  const isAhead = AHEAD.test(plain)
  if (whole !== undefined) {
    const many = /^an?$/.test(count) ? 1 : count.startsWith('couple') ? 2 : count === 'few' ? 3 : valueOf(count)
    if (many === undefined) return undefined
    return {
      days: Math.round(many * (DAYS[unit] ?? 1)),
      words: whole.replace(/^an? fortnight/, '2 weeks').replace(/^an? /, '1 '),
      isAhead,
    }
  }
  const named = NAMED.find(([on]) => on.test(plain))
  return named && { days: Math.round(named[1]), words: named[2], isAhead: false }
}

function valueOf(count: string): number | undefined {
  return /\d/.test(count) ? Number(count) : valueOfWords(count)
}
