import { monthNumber } from './figure.ts'
import type { Pattern } from './figure-patterns.ts'

const MONTH =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const NEAR = `(?:week|weekend|month|quarter|year|spring|summer|autumn|winter|christmas|easter|${WEEKDAY})`

/** Days as people write them. A day without its year, or a month alone, is a part of a day: `--03-31`, `2027-03`, `--03`. */
export const DAY_PATTERNS: readonly Pattern[] = [
  day(/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, year, month, date]) => iso(year, Number(month), date)),
  day(/\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g, ([, date, month, year]) => iso(year, Number(month), date)),
  day(
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b\\.?,?(?:\\s+(\\d{4}))?`, 'gi'),
    ([, date, month = '', year]) => iso(year, monthNumber(month), date),
  ),
  day(
    new RegExp(`\\b${MONTH}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d)(?:,?\\s+(\\d{4}))?`, 'gi'),
    ([, month = '', date, year]) => iso(year, monthNumber(month), date),
  ),
  day(new RegExp(`\\b${MONTH}\\s+(\\d{4})\\b`, 'gi'), ([, month = '', year]) => iso(year, monthNumber(month))),
  day(
    new RegExp(
      `\\b(?:in|by|until|till|from|since|of|before|after|late|early|mid|next|last|this|every)[\\s-]+${MONTH}\\b`,
      'gi',
    ),
    ([, month = '']) => iso(undefined, monthNumber(month)),
  ),
  day(
    new RegExp(`\\b(?:tomorrow|yesterday|tonight|(?:next|last|this|coming)\\s+${NEAR}|on\\s+${WEEKDAY})\\b`, 'gi'),
    ([text]) => `relative ${text.toLowerCase()}`,
  ),
]

function day(pattern: RegExp, valueOf: (match: RegExpExecArray) => string): Pattern {
  return { domain: 'day', pattern, valueOf }
}

function iso(year: string | undefined, month: number, date?: string): string {
  const start = `${year ?? '-'}-${String(month).padStart(2, '0')}`
  return date === undefined ? start : `${start}-${date.padStart(2, '0')}`
}

/** Whether a known day covers the claim: the whole date, or the part that the text names. */
export function coversDay(known: string, claimed: string): boolean {
  if (known === claimed) return true
  if (!/^\d{4}-\d{2}/.test(known))
    return known.startsWith('--') && claimed.startsWith('--') && known.startsWith(claimed)
  return claimed.startsWith('--') ? known.slice(4).startsWith(claimed.slice(1)) : known.startsWith(claimed)
}
