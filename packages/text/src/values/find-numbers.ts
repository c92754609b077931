import type { IsoDay } from '@mowatt/tariffs'
import type { Value } from './value.ts'
import { NUMBER_WORDS, valueOfWords } from '../figures/number-words.ts'
import { findDays } from '../find/find-days.ts'

type Unit = Extract<Value, { amount: number }>['unit']
/** A number or a date in the user's words. A number without a unit is a count. */
export type Named = { value: Value; words: string }
/** `message` counts back from the newest. */
export type NamedValues = ReadonlyMap<string, Named & { message: number }>

const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3}){1,3}(?![\d,])|\d{1,9})(?:\.\d{1,6})?`
const UNIT =
  'per ?cent|pounds?|quid|grand|pence|p|kwh|kw|k|watts?|w|hours?|hrs?|h|minutes?|mins?|days?|weeks?|wks?|months?|years?|yrs?|miles?'
const NUMBER = new RegExp(
  String.raw`(?<![a-z\d.,])(?:(£)? ?(${DIGITS})|\b(${NUMBER_WORDS}|half|double[ds]?|twice)\b)(?:[ -]?(%|(?:${UNIT})(?![a-z])))?(?![a-z\d]|[.,]\d)`,
  'g',
)
/** What is hidden from models has no name: telephone numbers, and other long rows of digits. */
const LONG_ROW = /(?<![\d£.,])\+?\d(?:[ -]?\d){5,200}(?!\.?\d)/g
const OF_TIME = /\b(?:day|week|month|year)/i
const MOST_NUMBERS = 20
const MOST_DAYS = 4

/** By the beginning of the unit, the first that fits. */
const UNITS: readonly [begins: string, unit: Unit, scale: number][] = [
  ['£', 'pence', 100],
  ['pound', 'pence', 100],
  ['quid', 'pence', 100],
  ['grand', 'pence', 100_000],
  ['%', 'basis_points', 100],
  ['per', 'basis_points', 100],
  ['p', 'micropence_per_kwh', 1_000_000],
  ['kwh', 'watt_hours', 1000],
  ['kw', 'watts', 1000],
  ['k', 'count', 1000],
  ['we', 'weeks', 1],
  ['wk', 'weeks', 1],
  ['w', 'watts', 1],
  ['h', 'hours', 1],
  ['mil', 'miles', 1],
  ['min', 'minutes', 1],
  ['m', 'months', 1],
  ['d', 'days', 1],
  ['y', 'years', 1],
]
/** The possible units of a number without one: `pence(n1)`. */
export const READ_AS: readonly string[] = ['pounds', 'pence', 'percent', 'kwh', 'kw', 'watts', 'hours', 'minutes']

/** The numbers of a text, in order, except those of a date. */
export function findNumbers(text: string, today: IsoDay): Named[] {
  const lower = text.toLowerCase().replaceAll(/(?<=\d)[x×*](?=[£\d])/g, ' ')
  const dates = findDays(text, today).map(({ at, length }) => [at, text.slice(at, at + length)] as const)
  const rows = [...lower.matchAll(LONG_ROW)].map(({ 0: row, index }) => [index, row] as const)
  const left = [...dates.filter(([, words]) => !OF_TIME.test(words)), ...rows].reduce(
    (rest, [at, { length }]) => rest.slice(0, at) + '#'.repeat(length) + rest.slice(at + length),
    lower,
  )
  return [...left.matchAll(NUMBER)].flatMap(({ 0: all, 1: sign, 2: digits, 3: word = '', 4: unit, index }) => {
    const number = digits === undefined ? numberOf(word) : Number(digits.replaceAll(',', ''))
    // "That one" is not a number.
    if (number === undefined || (word === 'one' && unit === undefined)) return []
    const share = word === 'half' && unit === undefined
    const value = share ? inUnit(50, '%') : inUnit(sign && unit === 'k' ? number * 1000 : number, sign ?? unit)
    return [{ value, words: text.slice(index, index + all.length).trim() }]
  })
}

function numberOf(word: string): number | undefined {
  if (word === 'half') return 0.5
  return /^(?:double|twice)/.test(word) ? 2 : valueOfWords(word)
}

function unitOf(words = '') {
  return UNITS.find(([begins]) => words.startsWith(begins))
}

function inUnit(number: number, words: string | undefined): Value {
  const [, unit, scale] = unitOf(words) ?? ['', 'count' as const, 1]
  const amount = Number((number * scale).toFixed(6))
  // "£0.2741" is a price, and stored in pence.
  const isPrice = unit === 'pence' && !Number.isInteger(amount)
  return isPrice ? { unit: 'micropence_per_kwh', amount: Math.round(amount * 1_000_000) } : { unit, amount }
}

/** A number with its assumed unit. One that has a unit is never given another. */
export function readAs(value: Value, as: string): Value | undefined {
  if (!READ_AS.includes(as)) return undefined
  if (value.unit === 'count') return inUnit(value.amount, as)
  return value.unit === unitOf(as)?.[1] ? value : undefined
}

/** The numbers and days of messages by name: n1, n2 … and d1, d2 …, those of the newest first. */
export function namedValues(newestFirst: readonly string[], today: IsoDay): NamedValues {
  const named = (letter: 'n' | 'd', most: number, find: (text: string) => readonly Named[]) =>
    newestFirst
      .flatMap((text, message) => find(text).map((each) => ({ ...each, message })))
      .slice(0, most)
      .map((each, index) => [`${letter}${index + 1}`, each] as const)
  const days = (text: string) =>
    findDays(text, today).map(({ day, at, length }): Named => {
      return { value: { unit: 'day', day }, words: text.slice(at, at + length) }
    })
  return new Map([...named('n', MOST_NUMBERS, (text) => findNumbers(text, today)), ...named('d', MOST_DAYS, days)])
}
