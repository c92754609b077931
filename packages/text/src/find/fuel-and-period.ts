import type { Fuel } from '@mowatt/tariffs'

/** What a price, an amount or a question may refer to. `until_end`: from today until the deal ends. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'kwh' | 'bill' | 'until_end'

/** A value with the words that it was read from. */
export type Found<Value> = { value: Value; words: string }

const BOTH =
  /\b(?:gas (?:and|&|n|or) (?:electric\w{0,6}|leccy|lecky|elec)|(?:electric\w{0,6}|leccy|lecky|elec) (?:and|&|n|or) gas)\b/gi
/** Names that contain a fuel without meaning one. */
const NAMES =
  /\b(?:british|scottish) gas\b|\bgas safe\b|\belectric (?:car|vehicle|van|shock|blanket|heater)s?\b|\bno gas\b|\bnot (?:the )?(?:gas|electric\w{0,6})\b/gi
const GAS = /\bgas\b/i
const POWER = /\b(?:electric(?:ity|s)?|leccy|lecky|elec|lec|power)\b/i

/** The one fuel that is meant; undefined if both are named. */
export function readFuel(text: string): Found<Fuel> | undefined {
  const said = text.replaceAll(BOTH, ' ').replaceAll(NAMES, ' ')
  const [gas, power] = [GAS.exec(said)?.[0], POWER.exec(said)?.[0]]
  if (gas !== undefined && power !== undefined) return undefined
  if (gas !== undefined) return { value: 'gas', words: gas }
  return power === undefined ? undefined : { value: 'electricity', words: power }
}

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
const EACH = '(?:a|per|each|every|in a|for a|for the|by the|over a|/)\\s?'
const PERS: readonly [Period, RegExp][] = [
  [
    'until_end',
    /\b(?:until|till?) (?:the |my |our |this |it )?(?:(?:deal|fix|fixed deal|contract|tariff) )?(?:ends?|runs? out|is (?:up|over)|finish\w{0,2})\b|\b(?:until|till?|to) the end of (?:the|my|our|this) (?:current |present )?(?:deal|fix|contract|tariff)\b/i,
  ],
  ['kwh', new RegExp(`\\b${EACH}(?:kwh|unit)\\b`, 'i')],
  [
    'month',
    new RegExp(
      `\\b${EACH}(?:calendar )?(?:month|mth)\\b|\\bfor (?:${MONTHS})\\b|\\bmonthly\\b|\\b(?:pcm|p\\/m)\\b|\\bin months\\b|/month\\b`,
      'i',
    ),
  ],
  [
    'year',
    new RegExp(
      `\\b${EACH}(?:whole )?(?:year|yr|annum)\\b|\\b(?:yearly|annual|annually)\\b|/year\\b|\\b12 months\\b`,
      'i',
    ),
  ],
  ['week', new RegExp(`\\b${EACH}(?:week|wk)\\b|\\bweekly\\b|/week\\b`, 'i')],
  ['quarter', new RegExp(`\\b${EACH}quarter\\b|\\bquarterly\\b|/quarter\\b`, 'i')],
  ['day', new RegExp(`\\b${EACH}day\\b|\\bdaily\\b|/day\\b`, 'i')],
  ['bill', /\b(?:on|for|of) (?:this|the|my|that|one|a) bill\b|\bper bill\b/i],
]
/** "£140 a month": the period of a figure, and not of the question. */
const WITH_FIGURE =
  /£?\d[\d,.]{0,12}\s?(?:p|pence|quid|pounds?|kwh|units|miles)?\s?(?:(?:a|per|each|every|\/)\s?(?:month|year|week|quarter|day|kwh|unit|yr|mth)|monthly|yearly|weekly|pcm)\b/gi

/** The period of a question or a statement. */
export function readPer(text: string): Found<Period> | undefined {
  return perIn(text.replaceAll(WITH_FIGURE, ' ')) ?? perIn(text)
}

/** The period of a figure: the first one after it. "£15 a week over a year" is £15 a week. */
export function perBeside(text: string): Period | undefined {
  const found = PERS.map(([value, pattern]) => ({ value, at: text.search(pattern) })).filter(({ at }) => at >= 0)
  return found.toSorted((one, other) => one.at - other.at)[0]?.value
}

function perIn(text: string): Found<Period> | undefined {
  for (const [value, pattern] of PERS) {
    const words = pattern.exec(text)?.[0]
    if (words !== undefined) return { value, words }
  }
  return undefined
}
