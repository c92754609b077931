import type { IsoDay } from '@mowatt/tariffs'
import { daysMeant } from '../find/days-meant.ts'
import { findDays } from '../find/find-days.ts'
import { findSupplier } from '../find/find-names.ts'
import { writeFigures } from '../find/write-figures.ts'
import { coversDay } from '../figures/day-figures.ts'
import type { Figure } from '../figures/figure.ts'
import { figuresIn } from '../figures/figures-in.ts'
import { valueOfWords } from '../figures/number-words.ts'
import type { Value } from './value.ts'
import { findNumbers, READ_AS, readAs } from './find-numbers.ts'

const MICRO = 1_000_000
const SMALL_WORDS = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi
/** "Over a year" is twelve months. */
const A_YEAR = /\b(?:a|one|the) year\b/i
const LONGEST_WORDS = 100
/** Shares in words, without a figure, in percent. */
const SHARES: readonly [words: RegExp, percent: number][] = [
  [/\bhal(?:f|ve[sd]?|ving)\b/i, 50],
  [/\b(?:doubl(?:e[sd]?|ing)|twice)\b/i, 100],
  [/\ba quarter\b/i, 25],
  [/\ba third\b/i, 33.33],
  [/\ba fifth\b/i, 20],
  [/\ba tenth\b/i, 10],
]

/** Whether the user's words really contain a value, in digits or in words. */
export function holdsValue(words: string, value: Value, today: IsoDay): boolean {
  if (value.unit === 'months' && value.amount === 12 && A_YEAR.test(words)) return true
  if (value.unit === 'name') return bare(words).includes(bare(value.name)) || namesSupplier(words, value.name)
  const figures = figuresOf(words)
  if (value.unit === 'day') {
    const isFound = figures.some((figure) => figure.domain === 'day' && coversDay(value.day, figure.value))
    // "The 21st" leaves out the month of a day that was named before.
    const days = [...findDays(words, today), ...daysMeant(words, today, value.day)]
    return isFound || days.some(({ day }) => day === value.day)
  }
  return figures.some((figure) => isFigure(figure, value)) || isNumber(words, value, today)
}

/** Letters and digits only: we add full stops and capitals to the text that goes into a letter. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** "Octopus" is short for Octopus Energy. */
function namesSupplier(words: string, name: string): boolean {
  return findSupplier(words, [{ supplier: name }]) === name
}

/** As a sum takes it: with its unit, or without one as any. */
function isNumber(words: string, { unit, amount }: Extract<Value, { amount: number }>, today: IsoDay): boolean {
  return findNumbers(words, today).some(({ value }) =>
    [value, ...READ_AS.map((as) => readAs(value, as))].some(
      (each) => each?.unit === unit && 'amount' in each && near(each.amount, amount),
    ),
  )
}

function figuresOf(words: string): Figure[] {
  const small = words.match(SMALL_WORDS) ?? []
  return [
    ...figuresIn(words),
    ...figuresIn(writeFigures(words)),
    ...SHARES.flatMap(([share, percent]): Figure[] =>
      share.test(words) ? [{ domain: 'percent', value: String(percent), text: words }] : [],
    ),
    ...small.map((text): Figure => ({ domain: 'number', value: String(valueOfWords(text) ?? ''), text })),
  ]
}

/** People leave units out, so a bare number may have any of them. */
function isFigure({ domain, value, text }: Figure, wanted: Exclude<Value, { day: string } | { name: string }>) {
  const bare = domain === 'number' || domain === 'code' ? Number(value.replace(/[^\d.]/g, '')) : Number.NaN
  const is = (kind: Figure['domain'], scale: number) =>
    (domain === kind && near(Number(value) * scale, wanted.amount)) || near(bare * scale, wanted.amount)
  switch (wanted.unit) {
    case 'pence':
      return (domain === 'money' && near(Number(value) / MICRO, wanted.amount)) || near(bare * 100, wanted.amount)
    case 'micropence_per_kwh':
    case 'micropence_per_day':
      return (domain === 'money' && near(Number(value), wanted.amount)) || near(bare * MICRO, wanted.amount)
    case 'watt_hours':
      return is('energy', 1000)
    case 'basis_points':
      return is('percent', 100)
    case 'millionths':
      return near(bare * MICRO, wanted.amount)
    case 'watts':
      return near(bare, wanted.amount) || near(Number(/^[\d.]+(?=kW)/i.exec(text)?.[0]) * 1000, wanted.amount)
    case 'days':
    case 'weeks':
    case 'months':
    case 'years':
    case 'hours':
    case 'minutes':
      return near(bare, wanted.amount) || (domain === 'span' && isSpan(value, wanted.unit, wanted.amount))
    case 'count':
    case 'miles':
    case 'meter_units':
      return near(bare, wanted.amount) || near(Number(value.split(' ')[0]), wanted.amount)
  }
}

function isSpan(value: string, unit: string, amount: number): boolean {
  const [many, ...rest] = value.split(' ')
  return rest.join(' ') === unit && near(Number(many), amount)
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other))
}

/** The sentence of a message that contains a value, shortened for quoting; undefined if none does. */
export function wordsWith(message: string, value: Value, today: IsoDay): string | undefined {
  if (!holdsValue(message, value, today)) return undefined
  const sentence = message.split(/(?<=[.!?;])\s|\n/).find((each) => holdsValue(each, value, today)) ?? message
  const short = sentence.trim().slice(0, LONGEST_WORDS)
  return holdsValue(short, value, today) ? short : message
}
