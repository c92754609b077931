import type { Fuel, IsoDay } from '@mowatt/tariffs'
import { findDays } from '../find/find-days.ts'
import { findMoney } from '../find/find-money.ts'
import { writeFigures } from '../find/write-figures.ts'
import type { ToldValue, Value } from './value.ts'
import { perBeside, type Period, readFuel } from '../find/fuel-and-period.ts'

const NUMBER = '(\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{1,4})?|\\d{1,9}(?:\\.\\d{1,4})?)'
const MICRO = 1_000_000
const AROUND = 30

type Kind = readonly [pattern: RegExp, valueOf: (amount: number) => Value]

/** In order of precedence: text matched by a longer pattern is not read again. */
const KINDS: readonly Kind[] = [
  [
    of('\\s?(?:kwhs?|kw\\/?h|kilowatt.?hours?)\\b'),
    (amount) => ({ unit: 'watt_hours', amount: Math.round(amount * 1000) }),
  ],
  [of('\\s?(?:%|per ?cent\\b|percent\\b)'), (amount) => ({ unit: 'basis_points', amount: Math.round(amount * 100) })],
  [of('\\s?miles?\\b(?! ?(?:/|an?|per|each|to the) ?kwh)'), (amount) => ({ unit: 'miles', amount })],
  [
    of('\\s?(?:m3\\b|m³|cubic met(?:re|er)s?\\b|cubic feet\\b|ft3\\b|units?\\b)'),
    (amount) => ({ unit: 'meter_units', amount }),
  ],
  [of('\\s?days?\\b'), (amount) => ({ unit: 'days', amount })],
  [of('\\s?months?\\b'), (amount) => ({ unit: 'months', amount })],
  [of('\\s?(?:people|of us|adults|kids|children|bed(?:room)?s?)\\b'), (amount) => ({ unit: 'count', amount })],
]
/** Only gas is metered by its volume. */
const OF_GAS_METER = /m3|m³|cubic|ft3/i
/** "From 10245 to 10310", "readings 4512 and 4630", as meters count. */
const READING =
  /(?<![£\d.,])(\d{3,6}|\d{1,3},\d{3})(?!\d|[.,]\d|\s?(?:p\b|pence|kwh|£|%|quid|pounds|miles|a (?:month|year)))/g
const OF_READINGS = /\b(?:readings?|read|meter|dial|from \d{3,6} to \d{3,6}|\d{4,6} to \d{4,6}|went from)\b/i

/** Every figure and date in a text as a value with its words, in order. For calculations on what users say. */
export function readValues(given: string, today: IsoDay): ToldValue[] {
  const text = writeFigures(given)
  const found: (ToldValue & { at: number })[] = []
  let left = text
  const hide = (at: number, length: number) => {
    left = left.slice(0, at) + '#'.repeat(length) + left.slice(at + length)
  }
  const take = (value: Value, at: number, words: string, more: Partial<ToldValue> = {}) => {
    found.push({ value, words, at, ...more })
    hide(at, words.length)
  }
  for (const { day, at, length } of findDays(text, today)) take({ unit: 'day', day }, at, text.slice(at, at + length))
  for (const { rate, kwh } of findProducts(left)) {
    const [from, to] = [Math.min(rate.at, kwh.at), kwh.at + kwh.words.length]
    const { per, ...fuel } = around(text, from, to, undefined)
    take({ unit: 'micropence_per_kwh', amount: Math.round(numberOf(rate.words) * MICRO) }, rate.at, rate.words, fuel)
    const over = { ...fuel, ...(per && { per }) }
    take({ unit: 'watt_hours', amount: Math.round(numberOf(kwh.words) * 1000) }, kwh.at, kwh.words, over)
  }
  for (const { unit, fuel, words, at } of findOffer(left))
    take({ unit, amount: Math.round(numberOf(words) * MICRO) }, at, words, { fuel })
  for (const { amount, time, at, length } of findTwoRates(left))
    take({ unit: 'micropence_per_kwh', amount: Math.round(amount * MICRO) }, at, text.slice(at, at + length), { time })
  for (const money of findMoney(left)) {
    const words = text.slice(money.at, money.end)
    take(moneyValue(money.role, money.pence), money.at, words, around(text, money.at, money.end, money.fuel))
  }
  for (const [pattern, valueOf] of KINDS) {
    for (const match of left.matchAll(pattern)) {
      const end = match.index + match[0].length
      const ofMeter = OF_GAS_METER.test(match[0]) ? 'gas' : undefined
      take(valueOf(numberOf(match[1])), match.index, match[0], around(text, match.index, end, ofMeter))
    }
  }
  if (OF_READINGS.test(text))
    for (const match of left.matchAll(READING))
      take({ unit: 'meter_units', amount: numberOf(match[1]) }, match.index, match[0])
  return found.toSorted((one, other) => one.at - other.at).map(({ at: _at, ...value }) => value)
}

const BY = '\\s?(?:x|×|\\*|times|multiplied by)\\s?'
const PENCE = '(\\d{1,3}(?:\\.\\d{1,4})?)\\s?p(?:ence)?\\b'
const NO_MONEY = '(?!\\s?(?:p\\b|pence|£|%|days?|months?)|[\\d.])'
const PRODUCTS = [
  new RegExp(`${PENCE}${BY}${NUMBER}${NO_MONEY}`, 'gi'),
  new RegExp(`(?<![£\\d.,])${NUMBER}${BY}${PENCE}`, 'gi'),
  // "6.4p for 11000": so large a number beside a rate is no span of time, unless it's a year.
  new RegExp(
    `${PENCE} (?:for|on) (?!20[23]\\d\\b)(\\d{3,6}|\\d{1,3},\\d{3})(?! ?(?:miles|hours|people|homes))${NO_MONEY}`,
    'gi',
  ),
]

type Found = { words: string; at: number }

/** "27.5p x 245", "27.5p for 2,900": so many kWh at so many pence. */
function findProducts(text: string): { rate: Found; kwh: Found }[] {
  const foundOf = ({ 0: all, 1: one = '', 2: other = '', index }: RegExpExecArray): [Found, Found] => [
    { words: one, at: index },
    { words: other, at: index + all.lastIndexOf(other) },
  ]
  const [ofRate = [], ofKwh = [], forKwh = []] = PRODUCTS.map((pattern) => [...text.matchAll(pattern)].map(foundOf))
  const products = [...ofRate, ...forKwh].map(([rate, kwh]) => ({ rate, kwh }))
  return [...products, ...ofKwh.map(([kwh, rate]) => ({ rate, kwh }))]
}

const PAIR =
  '(\\d{1,2}(?:\\.\\d{1,3})?)\\s?p?\\s?(?:and|&|\\/|,|for electric\\w{0,6} and)\\s?(\\d{1,2}(?:\\.\\d{1,3})?)(?![\\d.]|\\s?(?:kwh|days?|months?|years?|%|£))'
const STANDING = new RegExp(`\\bstanding charges?\\D{0,20}?(?<![£\\d.,])${PAIR}`, 'i')
const UNIT_RATES = new RegExp(
  `\\b(?:at|rates? (?:of|are|is)?|offer\\w{0,4}|fix\\w{0,4})\\D{0,20}?(?<![£\\d.,])${PAIR}|(?<![£\\d.,])${PAIR}\\D{0,20}\\b(?:offer|rates?)\\b`,
  'i',
)
/** Electricity costs more than gas for each unit, and both have a usual size. */
const LEAST_POWER = 12
type OfferValue = { unit: 'micropence_per_kwh' | 'micropence_per_day'; fuel: Fuel; words: string; at: number }

/** "Fix at 26.2 and 6.9", "standing charges 54 and 30": electricity first, as people usually say it. */
function findOffer(text: string): OfferValue[] {
  const pairOf = (match: RegExpExecArray | null, unit: OfferValue['unit']): OfferValue[] => {
    if (!match) return []
    const [one, other] = match.slice(1).filter((each) => each !== undefined)
    if (one === undefined || other === undefined) return []
    const at = match.index + match[0].indexOf(one)
    const second = text.indexOf(other, at + one.length)
    return [
      { unit, fuel: 'electricity', words: one, at },
      { unit, fuel: 'gas', words: other, at: second },
    ]
  }
  const standing = pairOf(STANDING.exec(text), 'micropence_per_day')
  if (standing.length > 0) return standing
  const rates = pairOf(UNIT_RATES.exec(text), 'micropence_per_kwh')
  const [power, gas] = rates.map(({ words }) => numberOf(words))
  return power !== undefined && gas !== undefined && power >= LEAST_POWER && gas < power ? rates : []
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

function moneyValue(role: ReturnType<typeof findMoney>[number]['role'], pence: number): Value {
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

/** The fuel and the period next to a figure. */
function around(text: string, from: number, to: number, known: Fuel | undefined): { fuel?: Fuel; per?: Period } {
  const after = (text.slice(to, to + AROUND).split(/[,;.?!]|\band\b|\d/)[0] ?? '').trim()
  const before =
    text
      .slice(Math.max(0, from - AROUND), from)
      .split(/[,;.?!]|\band\b|\d/)
      .at(-1) ?? ''
  const fuel = known ?? readFuel(after)?.value ?? readFuel(before)?.value
  const per = perBeside(`${text.slice(from, to)} ${after}`)
  return { ...(fuel && { fuel }), ...(per && { per }) }
}
