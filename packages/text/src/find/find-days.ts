import { addDays, addMonths, daysBetween, type IsoDay, isIsoDay } from '@mowatt/tariffs'
import { monthNumber } from '../figures/figure.ts'
import { NUMBER_WORDS, valueOfWords } from '../figures/number-words.ts'

/** A date that the user named. For a month alone it is the last day, or the first if they said so. */
export type FoundDay = { day: IsoDay; precision: 'day' | 'month'; at: number; length: number }

const MONTH =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const COUNT = `(\\d{1,3}|a|an|${NUMBER_WORDS})`

type Finder = [
  pattern: RegExp,
  read: (match: RegExpExecArray, today: IsoDay) => IsoDay | undefined,
  precision: FoundDay['precision'],
]

const FINDERS: readonly Finder[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([whole]) => whole, 'day'],
  [
    /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/g,
    ([, date, month, year = '']) => iso(year.length === 2 ? `20${year}` : year, Number(month), Number(date)),
    'day',
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b\\.?,?(?:\\s*(\\d{4}))?`, 'gi'),
    ([, date, month = '', year], today) => dayIn(today, monthNumber(month), year, Number(date)),
    'day',
  ],
  [
    new RegExp(`\\b${MONTH}\\.?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d|:)(?:,?\\s*(\\d{4}))?`, 'gi'),
    ([, month = '', date, year], today) => dayIn(today, monthNumber(month), year, Number(date)),
    'day',
  ],
  [
    new RegExp(`\\b(?:start|beginning|early|first week) (?:of |in )?(?:next )?${MONTH}\\b(?:\\s*(\\d{4}))?`, 'gi'),
    ([, month = '', year], today) => dayIn(today, monthNumber(month), year, 1),
    'day',
  ],
  [
    new RegExp(`\\bmid(?:dle)?[\\s-](?:of )?${MONTH}\\b(?:\\s*(\\d{4}))?`, 'gi'),
    ([, month = '', year], today) => dayIn(today, monthNumber(month), year, 15),
    'day',
  ],
  [
    new RegExp(`\\b(?:end|last day|late) (?:of |in )?(?:next )?${MONTH}\\b(?:\\s*(\\d{4}))?`, 'gi'),
    ([, month = '', year], today) => lastOf(today, monthNumber(month), year),
    'day',
  ],
  [
    new RegExp(
      `\\b(?:in|by|until|till|til|from|for|since|of|before|after|this|next|coming|ends?|ending|expires?|around|about|to)\\s+(?:next\\s+)?${MONTH}\\b(?:\\s*(\\d{4}))?`,
      'gi',
    ),
    ([, month = '', year], today) => lastOf(today, monthNumber(month), year),
    'month',
  ],
  [
    new RegExp(`\\b${MONTH}\\s+(\\d{4})\\b`, 'gi'),
    ([, month = '', year], today) => lastOf(today, monthNumber(month), year),
    'month',
  ],
  [
    new RegExp(
      `\\b(?:in\\s+(?:about\\s+)?|another\\s+|still\\s+)?${COUNT}\\s{1,9}(day|week|month|year)s?(?:'s?)?\\s*(?:time|left|to go|from now|remaining|more)\\b`,
      'gi',
    ),
    (match, today) => after(today, match),
    'day',
  ],
  [
    new RegExp(`\\bin\\s+(?:about\\s+)?${COUNT}\\s{1,9}(day|week|month|year)s?\\b`, 'gi'),
    (match, today) => after(today, match),
    'day',
  ],
  [/\bin a fortnight\b|\ba fortnight (?:today|from now)\b/gi, (_match, today) => addDays(today, 14), 'day'],
  [
    /\b(?:(?:on|by|this|next|coming|until|till|before|for) (mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?|(?:me|it) (mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?day)\b/gi,
    ([words, named, after = ''], today) => nextWeekday(today, named ?? after, /^next/i.test(words)),
    'day',
  ],
  [
    /\b(?:(?:on|by|until|till|for) the (\d{1,2})|the ([6-9]|[12]\d|3[01]))(?:st|nd|rd|th)\b(?! (?:one|floor|bill|payment|century|tariff|offer|deal|option|quarter|month|time|year|percent))/gi,
    ([, after, alone], today) => nextDate(today, Number(after ?? alone)),
    'day',
  ],
  [/\b(?:christmas|xmas) eve\b/gi, (_match, today) => dayIn(today, 12, undefined, 24), 'day'],
  [
    /\b(?:(?:christmas|xmas) day|(?:at|by|before|until|till|for) (?:christmas|xmas))\b/gi,
    (_match, today) => dayIn(today, 12, undefined, 25),
    'day',
  ],
  [/\bboxing day\b/gi, (_match, today) => dayIn(today, 12, undefined, 26), 'day'],
  [/\bnew year'?s eve\b/gi, (_match, today) => dayIn(today, 12, undefined, 31), 'day'],
  [/\bnew year'?s day\b/gi, (_match, today) => dayIn(today, 1, undefined, 1), 'day'],
  [/\bvalentine'?s(?: day)?\b/gi, (_match, today) => dayIn(today, 2, undefined, 14), 'day'],
  [/\bend of (?:the|this) year\b/gi, (_match, today) => `${today.slice(0, 4)}-12-31`, 'day'],
  [
    /\bend of (?:this|the) month\b|\bmonth[ -]end\b/gi,
    (_match, today) => addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1),
    'day',
  ],
  [/\bend of next month\b/gi, (_match, today) => addDays(addMonths(`${today.slice(0, 7)}-01`, 2), -1), 'day'],
  [/\bnext month\b/gi, (_match, today) => addMonths(today, 1), 'month'],
  [/\bnext week\b/gi, (_match, today) => addDays(today, 7), 'day'],
  [/\btomorrow\b/gi, (_match, today) => addDays(today, 1), 'day'],
]

const WEEKDAYS = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed']

const MONDAY = WEEKDAYS.indexOf('mon')

/** The first of 1970 was a Thursday. Today is never meant by its name, and "next Friday" is the one of next week. */
function nextWeekday(today: IsoDay, name: string, isNextWeek: boolean): IsoDay {
  const until = (weekday: number, from: IsoDay) => (weekday - daysBetween('1970-01-01', from) + 7 * 1e5) % 7
  const weekday = WEEKDAYS.indexOf(name.toLowerCase())
  const first = addDays(today, (isNextWeek ? until(MONDAY, today) : until(weekday, today)) || 7)
  return isNextWeek ? addDays(first, until(weekday, first)) : first
}

/** "The 29th" is the next one. */
function nextDate(today: IsoDay, date: number): IsoDay | undefined {
  const months = [0, 1, 2].map((each) => addMonths(`${today.slice(0, 7)}-01`, each).slice(0, 7))
  return months.map((month) => `${month}-${String(date).padStart(2, '0')}`).find((day) => isIsoDay(day) && day >= today)
}

/** Days in a text, in order. A day without a year is the next one from today. */
export function findDays(text: string, today: IsoDay): FoundDay[] {
  let left = text
  const found: FoundDay[] = []
  for (const [pattern, read, precision] of FINDERS) {
    for (const match of left.matchAll(pattern)) {
      const day = read(match, today)
      if (day === undefined || !isIsoDay(day)) continue
      found.push({ day, precision, at: match.index, length: match[0].length })
      left = left.slice(0, match.index) + '#'.repeat(match[0].length) + left.slice(match.index + match[0].length)
    }
  }
  return found.toSorted((a, b) => a.at - b.at)
}

function iso(year: string, month: number, date: number): IsoDay {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

function dayIn(today: IsoDay, month: number, year: string | undefined, date: number): IsoDay {
  if (year !== undefined) return iso(year, month, date)
  const thisYear = iso(today.slice(0, 4), month, date)
  return thisYear >= today ? thisYear : iso(String(Number(today.slice(0, 4)) + 1), month, date)
}

function lastOf(today: IsoDay, month: number, year: string | undefined): IsoDay {
  const first = (each: string) => iso(each, month, 1)
  const lastIn = (each: string) => addDays(addMonths(first(each), 1), -1)
  if (year !== undefined) return lastIn(year)
  const thisYear = today.slice(0, 4)
  return lastIn(thisYear) >= today ? lastIn(thisYear) : lastIn(String(Number(thisYear) + 1))
}

function after(today: IsoDay, [, count = '', unit = '']: RegExpExecArray): IsoDay | undefined {
  const many = /^an?$/i.test(count) ? 1 : /\d/.test(count) ? Number(count) : valueOfWords(count)
  if (many === undefined) return undefined
  switch (unit.toLowerCase()) {
    case 'day':
      return addDays(today, many)
    case 'week':
      return addDays(today, many * 7)
    case 'month':
      return addMonths(today, many)
    default:
      return addMonths(today, many * 12)
  }
}
