import { findDates } from './find-dates.ts'
import { mendNumberSlips } from './mend-slips.ts'

/** `units` are meter units: kWh of electricity and, for gas, whatever the bill means by them. */
export type NumberUnit = 'gbp' | 'pence' | 'kwh' | 'days' | 'percent' | 'volume' | 'units'

/**
 * A number in a text with its printed unit. `per` is the unit that a price is for; `isCredit` if CR, minus or brackets
 * say so.
 */
export type FoundNumber = {
  value: number
  decimals: number
  unit?: NumberUnit
  per?: 'kwh' | 'day' | 'year' | 'month'
  isCredit: boolean
  isDebit: boolean
  start: number
  end: number
}

// Photographed commas look like points: 1.261.58 is a thousand and more.
const NUMBER =
  /\d{1,3}(?:[.,]\d{3}){1,6}\.\d{1,2}(?!\d)|\d{1,3}(?:,\s?\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|(?<![\d\w])\.\d+/g
const CLOCK = /\b\d{1,2}[:.]\d{2}\s?(?:am|pm)?(?=\s*-\s*\d{1,2}[:.]\d{2}|\s?(?:am|pm))|\b\d{1,2}:\d{2}\b/gi
const TELEPHONE = /(?<!\d)0[1-9]\d{1,3}[ -]\d{3,4}[ -]?\d{3,4}(?!\d)/g
const BEFORE = /(?<minus>-|minus\s?)?\s?(?<open>\()?\s?(?<pound>£|GBP|€|(?<![a-z])[fel](?=\d*$))?\s?(?<minus2>-)?\s?$/i
const PER = /^\s*(?:\/|per|each|a(?=\s)|for\s?each)\s*(kw\s?h|unit|day|year|annum|month)/i
const AFTER: readonly [RegExp, NumberUnit][] = [
  [/^\s*(?:%|per\s?cent)/i, 'percent'],
  [/^\s?(?:(?:day|night|peak|off-?peak)\s)?(?:kw\s?h|kilowatt\s?-?\s?hours?)/i, 'kwh'],
  [/^\s?days?(?![a-z])|^\s?d(?=\s*(?:x|@|\*|at\b))/i, 'days'],
  [/^\s?(?:m3|cubic\s?met|ft3|hcf|cubic\s?f|100s?\s?(?:cu|ft)|hundreds? of cubic|cu\.?\s?(?:m|f))/i, 'volume'],
  [/^\s?units?(?=\s*(?:x|@|\*|at\b|used|$))/i, 'units'],
  [/^\s?(?:pence|p(?!er)(?=[^a-z]|per|kwh|day|$))/i, 'pence'],
]

/** Every number of a text that is not part of a date, a time, a telephone number or a name. */
export function findNumbers(text: string): FoundNumber[] {
  let masked = text.replaceAll(CLOCK, blank).replaceAll(TELEPHONE, blank)
  for (const { start, end } of findDates(text))
    masked = masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end)
  masked = mendNumberSlips(masked)
  return [...masked.matchAll(NUMBER)].flatMap((match) => {
    const before = masked.slice(Math.max(0, match.index - 8), match.index)
    if (isInsideName(before, match[0])) return []
    return [describeNumber(masked, match[0], match.index)]
  })
}

function blank(letters: string): string {
  return ' '.repeat(letters.length)
}

function describeNumber(text: string, printed: string, start: number): FoundNumber {
  const plain = printed.replaceAll(/[,\s]/g, '').replaceAll(/\.(?=\d{3}\.)/g, '')
  const before = BEFORE.exec(text.slice(0, start))?.groups ?? {}
  const found: FoundNumber = {
    value: Number(plain),
    decimals: plain.split('.')[1]?.length ?? 0,
    isCredit: Boolean(before['minus'] ?? before['minus2']),
    isDebit: false,
    start,
    end: start + printed.length,
  }
  if (before['pound']) found.unit = 'gbp'
  else readUnit(found, text)
  const per = PER.exec(text.slice(found.end))
  if (per?.[1]) {
    found.per = perWord(per[1])
    found.end += per[0].length
  }
  const rest = text.slice(found.end)
  if (before['open'] && /^\s?\)/.test(rest)) found.isCredit = true
  if (/^\s?\(?(?:cr(?![a-z])|credit\b|(?:is\s?)?in\s?credit)/i.test(rest)) found.isCredit = true
  if (/^\s?\(?(?:dr(?![a-z])|debit\b|in\s?debit)/i.test(rest)) found.isDebit = true
  return found
}

function readUnit(found: FoundNumber, text: string): void {
  const rest = text.slice(found.end)
  for (const [pattern, unit] of AFTER) {
    const match = pattern.exec(rest)
    if (!match) continue
    found.unit = unit
    found.end += match[0].length
    return
  }
}

function perWord(word: string): NonNullable<FoundNumber['per']> {
  const letter = word.charAt(0).toLowerCase()
  if (letter === 'k' || letter === 'u') return 'kwh'
  if (letter === 'd') return 'day'
  return letter === 'm' ? 'month' : 'year'
}

/**
 * "m3", "E6S1234": a digit after a letter belongs to a name, unless the letter is an arithmetic sign or a misread pound
 * sign.
 */
function isInsideName(before: string, printed: string): boolean {
  if (!/[a-z_]$/i.test(before)) return false
  if (/(?:^|[^a-z])[fel]$/i.test(before)) return !/\.\d{2}$/.test(printed)
  return !/(?:^|[^a-z])x$|gbp$|(?:at|by|of|is|kwh|days|total|charge|rate|vat|cost|per|from|to|day|night)$/i.test(before)
}
