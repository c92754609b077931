import { daysBetween } from '@mowatt/tariffs'
import { isoDay } from './calendar-day.ts'
import { mendDateSlips } from './mend-slips.ts'

/** A date or a range of dates in a text; `from` equals `to` for a single day. */
export type FoundDate = { from: string; to: string; isRange: boolean; start: number; end: number }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WELSH_MONTHS = [
  'ionawr',
  'chwefror',
  'mawrth',
  'ebrill',
  'mai',
  'mehefin',
  'gorffennaf',
  'awst',
  'medi',
  'hydref',
  'tachwedd',
  'rhagfyr',
]
const MONTH_NAMES =
  'jan(uary)|feb(ruary)|mar(ch)|apr(il)|may|jun(e)|jul(y)|aug(ust)|sep(tember)|oct(ober)|nov(ember)|dec(ember)'
/** "Novem ber": OCR splits long words. */
const MONTH = `(${MONTH_NAMES.replaceAll(/\(([a-z]+)\)/g, (_, rest: string) => `(?:${rest.split('').join('\\s?').replace('m', '(?:m|rn)')})?`)}|sept|${WELSH_MONTHS.join('|')})\\.?`
const DAY = '(?<![\\d.,£])(\\d{1,2})(?:\\s?(?:st|nd|rd|th))?'
// "15 Dec - 14 Jan 2026": the 14 is a day, not a year.
const YEAR = `'?(20\\d{2}|\\d{2}(?!\\s?(?:st|nd|rd|th)?\\s?${MONTH.replace('(', '(?:')}))(?!\\d|\\.\\d|,\\d{3})`
// On photos, OCR sees a £ where there is none.
const GAP = '[\\s,/.£-]{0,3}(?:of\\s?)?'
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\\s*)?'

/** "3 Hydref / October 2025": the month in both languages. */
const IN_WELSH = `(?:${WELSH_MONTHS.join('|')})`

const NAMED = new RegExp(`${DAY}${GAP}(?:${IN_WELSH}\\s?/\\s?)?${MONTH}(?:\\s?/\\s?${IN_WELSH})?${GAP}${YEAR}`, 'gi')
const FIGURES = /(?<![\d.,£/])(\d{1,2})(?:\/|\s\/\s|\.|-)(\d{1,2})(?:\/|\s\/\s|\.|-)(20\d{2}|\d{2})(?![\d/]|[.,]\d)/g
/** "06 10 2026": dates of digits with only spaces in between. */
const SPACED = /(?<![\d.,£/]|\d\s)(\d{2})\s(\d{2})\s(20\d{2})(?![\d/]|[.,]\d|\s\d)/g
const BACKWARDS = /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/g
const MONTH_FIRST = new RegExp(`(?<![a-z])${MONTH}\\s?(\\d{1,2})(?:st|nd|rd|th)?(?:,\\s?|\\s)(20\\d{2})(?!\\d)`, 'gi')

const JOINT = new RegExp(
  `^\\s*(?:-|to|until|and|through|up\\s?to|hyd|i|>|→)\\s*(?:and\\s?including\\s*)?${WEEKDAY}$`,
  'i',
)
const OPEN_START = new RegExp(`${DAY}(?:${GAP}${MONTH})?\\s*(?:-|to|until|and|>|→)\\s*${WEEKDAY}$`, 'i')

/** "Oct 1 - Oct 31, 2025", with the month first. */
const OPEN_MONTH_FIRST = new RegExp(`(?<![a-z])${MONTH}\\s?(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:-|to|until|and)\\s*$`, 'i')

/** Every date in the text in the ways that bills print them; day before month, as in Britain. */
export function findDates(printed: string): FoundDate[] {
  const text = mendDateSlips(printed)
  const found: FoundDate[] = []
  for (const single of findSingles(text)) {
    const last = found.at(-1)
    if (last && single.start < last.end) continue
    if (last && !last.isRange && last.from <= single.to && JOINT.test(text.slice(last.end, single.start))) {
      found[found.length - 1] = { from: last.from, to: single.to, isRange: true, start: last.start, end: single.end }
    } else {
      found.push(openRange(text, single, last?.end ?? 0) ?? single)
    }
  }
  return found
}

function findSingles(text: string): FoundDate[] {
  const at = (match: RegExpMatchArray, year?: string, month?: string | number, day?: string): FoundDate[] => {
    const iso = isoDay(Number(year), typeof month === 'number' ? month : Number(month), Number(day))
    const start = match.index ?? 0
    return iso ? [{ from: iso, to: iso, isRange: false, start, end: start + match[0].length }] : []
  }
  return [
    ...[...text.matchAll(NAMED)].flatMap((match) => at(match, match[3], monthNumber(match[2]), match[1])),
    ...[...text.matchAll(FIGURES)].flatMap((match) => at(match, match[3], match[2], match[1])),
    ...[...text.matchAll(SPACED)].flatMap((match) => at(match, match[3], match[2], match[1])),
    ...[...text.matchAll(BACKWARDS)].flatMap((match) => at(match, match[1], match[2], match[3])),
    ...[...text.matchAll(MONTH_FIRST)].flatMap((match) => at(match, match[3], monthNumber(match[1]), match[2])),
  ].sort((a, b) => a.start - b.start)
}

/** "1 - 31 October 2025" and "1 Oct to 31 Oct 2025": the first date takes its missing parts from the second. */
function openRange(text: string, single: FoundDate, after: number): FoundDate | undefined {
  const before = text.slice(after, single.start)
  const turned = OPEN_MONTH_FIRST.exec(before)
  const match = turned ?? OPEN_START.exec(before)
  if (!match) return undefined
  // "Easy Fix 18 until 31 May 2027": the 18 belongs to a name.
  if (
    !turned &&
    !match[2] &&
    /(?<![A-Za-z])[A-Z][a-z]{0,15}\s$/.test(before.slice(0, match.index)) &&
    /until\s*$/i.test(before)
  )
    return undefined
  const [day, name] = turned ? [match[2], match[1]] : [match[1], match[2]]
  const [year = 0, month = 1] = single.to.split('-').map(Number)
  const startMonth = name ? monthNumber(name) : month
  const from = isoDay(startMonth > month ? year - 1 : year, startMonth, Number(day))
  if (!from || from >= single.to || daysBetween(from, single.to) > 400) return undefined
  return { from, to: single.to, isRange: true, start: after + match.index, end: single.end }
}

function monthNumber(name: string | undefined): number {
  const month = (name ?? '').toLowerCase()
  return Math.max(MONTHS.indexOf(month.slice(0, 3)), WELSH_MONTHS.indexOf(month)) + 1
}
