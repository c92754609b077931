import type { Fuel, IsoDay } from '@mowatt/tariffs'
import type { FactValue } from '../../facts/fact.ts'
import { findDays } from '../../understand/find/find-days.ts'
import { findMoney } from '../../understand/find/find-money.ts'
import { writeFigures } from '../../understand/find/write-figures.ts'
import type { Per, ToldValue } from '../command.ts'
import { readFuel, readPer } from './read-words.ts'

const NUMBER = '(\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{1,4})?|\\d{1,9}(?:\\.\\d{1,4})?)'
const MICRO = 1_000_000
const AROUND = 30

type Kind = readonly [pattern: RegExp, valueOf: (amount: number) => FactValue]

/** In the order in which they are taken: what a longer pattern took is not read again. */
const KINDS: readonly Kind[] = [
  [
    of('\\s?(?:kwhs?|kw\\/?h|kilowatt.?hours?)\\b'),
    (amount) => ({ unit: 'watt_hours', amount: Math.round(amount * 1000) }),
  ],
  [of('\\s?(?:%|per ?cent\\b|percent\\b)'), (amount) => ({ unit: 'basis_points', amount: Math.round(amount * 100) })],
  [of('\\s?miles?\\b'), (amount) => ({ unit: 'miles', amount })],
  [
    of('\\s?(?:m3\\b|m³|cubic met(?:re|er)s?\\b|cubic feet\\b|ft3\\b|units?\\b)'),
    (amount) => ({ unit: 'meter_units', amount }),
  ],
  [of('\\s?days?\\b'), (amount) => ({ unit: 'days', amount })],
  [of('\\s?months?\\b'), (amount) => ({ unit: 'months', amount })],
  [of('\\s?(?:people|of us|adults|kids|children|bed(?:room)?s?)\\b'), (amount) => ({ unit: 'count', amount })],
]
/** "From 10245 to 10310", "readings 4512 and 4630", as meters count. */
const READING = /(?<![£\d.,])(\d{3,6})(?!\d|[.,]\d|\s?(?:p\b|pence|kwh|£|%|quid|pounds|miles|a (?:month|year)))/g
const OF_READINGS = /\b(?:readings?|read|meter|dial|from \d{3,6} to \d{3,6}|went from)\b/i

/** Every figure and day in a text as a value with its words, in the order of the text. For sums on what people say. */
export function readValues(given: string, today: IsoDay): ToldValue[] {
  const text = writeFigures(given)
  const found: (ToldValue & { at: number })[] = []
  let left = text
  const hide = (at: number, length: number) => {
    left = left.slice(0, at) + '#'.repeat(length) + left.slice(at + length)
  }
  const take = (value: FactValue, at: number, words: string, more: Partial<ToldValue> = {}) => {
    found.push({ value, words, at, ...more })
    hide(at, words.length)
  }
  for (const { day, at, length } of findDays(text, today)) take({ unit: 'day', day }, at, text.slice(at, at + length))
  for (const { amount, time, at, length } of findTwoRates(left))
    take({ unit: 'micropence_per_kwh', amount: Math.round(amount * MICRO) }, at, text.slice(at, at + length), { time })
  for (const money of findMoney(left)) {
    const words = text.slice(money.at, money.end)
    take(moneyValue(money.role, money.pence), money.at, words, around(text, money.at, money.end, money.fuel))
  }
  for (const [pattern, valueOf] of KINDS) {
    for (const match of left.matchAll(pattern)) {
      const end = match.index + match[0].length
      take(valueOf(numberOf(match[1])), match.index, match[0], around(text, match.index, end, undefined))
    }
  }
  if (OF_READINGS.test(text))
    for (const match of left.matchAll(READING))
      take({ unit: 'meter_units', amount: numberOf(match[1]) }, match.index, match[0])
  return found.toSorted((one, other) => one.at - other.at).map(({ at: _at, ...value }) => value)
}

const TIMES =
  /(?<!\b(?:a|per|each|every|the same|one) |\/|\d days? )\b(?:(day|daytime|peak)|(night|nighttime|overnight|off[- ]?peak))\b/gi
const RATE =
  /(?<![\d.,£])(\d{1,2}(?:\.\d{1,4})?)(?!\d|[.,]\d|\s?(?:%|per ?cent|kwh|days?\b|hours?\b|months?\b|am\b|pm\b|:))/gi

/** "Day 34 night 17", "34p by day and 17p at night": two rates, each with its time before it or behind it. */
function findTwoRates(text: string): { amount: number; time: 'day' | 'night'; at: number; length: number }[] {
  const times = [...text.matchAll(TIMES)].map(({ index, 1: day }) => ({
    at: index,
    time: day === undefined ? ('night' as const) : ('day' as const),
  }))
  const rates = [...text.matchAll(RATE)]
  const [first, second] = rates
  if (!first || !second || new Set(times.map(({ time }) => time)).size < 2) return []
  const isBefore = (times[0]?.at ?? 0) < first.index
  const found = [first, second].flatMap(({ index, 0: words }) => {
    const beside = isBefore ? times.findLast(({ at }) => at < index) : times.find(({ at }) => at > index)
    return beside ? [{ amount: Number(words), time: beside.time, at: index, length: words.length }] : []
  })
  return new Set(found.map(({ time }) => time)).size === 2 ? found : []
}

function of(unit: string): RegExp {
  return new RegExp(`(?<![\\d.,£])${NUMBER}${unit}`, 'gi')
}

function numberOf(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(',', ''))
}

function moneyValue(role: ReturnType<typeof findMoney>[number]['role'], pence: number): FactValue {
  switch (role) {
    case 'unit_rate':
    case 'night_rate':
      return { unit: 'micropence_per_kwh', amount: Math.round(pence * MICRO) }
    case 'standing_charge':
      return { unit: 'micropence_per_day', amount: Math.round(pence * MICRO) }
    case 'spend':
    case 'exit_fee':
    case 'unsaid':
      return { unit: 'pence', amount: Math.round(pence) }
  }
}

/** The fuel and the period that stand beside a figure. */
function around(text: string, from: number, to: number, known: Fuel | undefined): { fuel?: Fuel; per?: Per } {
  const after = (text.slice(to, to + AROUND).split(/[,;.?!]|\band\b|\d/)[0] ?? '').trim()
  const before =
    text
      .slice(Math.max(0, from - AROUND), from)
      .split(/[,;.?!]|\band\b|\d/)
      .at(-1) ?? ''
  const fuel = known ?? readFuel(after)?.value ?? readFuel(before)?.value
  const per = readPer(`${text.slice(from, to)} ${after}`)?.value
  return { ...(fuel && { fuel }), ...(per && { per }) }
}
