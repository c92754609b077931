import type { Household } from '../household.ts'

type Key = keyof Household

/** Flags of another value, without a value of their own. */
const MARKS: readonly Key[] = ['isEndMonth', 'exitFeeOn']

/** The details that are present. */
export function keysOf(household: Household): Key[] {
  return Object.keys(household).filter((key): key is Key => key in household && !MARKS.some((mark) => mark === key))
}

export function onlyKeys(household: Household, keys: readonly Key[]): Household {
  return Object.fromEntries(Object.entries(household).filter(([key]) => keys.some((each) => each === key)))
}

export function sameValue(key: Key, one: Household, other: Household): boolean {
  return key in other && JSON.stringify(one[key]) === JSON.stringify(other[key])
}

const MONEY = /£|\b(?:quid|pounds?|pay|paying|pays|spend|spending|direct debit|dd|costs?)\b/i
const PERIOD = /\b(?:month|monthly|year|yearly|annual\w*|week|weekly|quarter\w*|pcm|pm|p\/m|pa)\b/i
const ENERGY = /\b(?:kwhs?|kw\/?h|kilowatt.?hours?|units)\b/i
const OF_PRICE = /\d\s?(?:p|pence)\b|£/i

const FUEL = /\b(?:gas|electric\w*|leccy|elec|night|off.?peak)\b/i
/** 10p to 19p a kWh may be an expensive price of gas, or a cheap one of electricity. */
const OF_EITHER = /(?<![\d.])1\d(?:\.\d{1,4})?\s?(?:p|pence)\b/i

/** "£5 per kWh": pounds where pence are meant. */
const OF_POUNDS =
  /(?:£\s?[1-9][\d.]{0,6}|\b[1-9]\d{2,4}(?:\.\d{1,4})? ?(?:p|pence)) ?(?:a|per|each|every|\/|p) ?(?:units?|kwh|kw)\b|\brate\b[^\d£]{0,20}£\s?[1-9]/i

const GUESSED =
  /(?:\b(?:about|around|roughly|approx(?:imately)?|maybe|perhaps|probably|nearly|almost|circa|something like|i (?:think|guess|reckon))|~) {0,3}(?:(?:it'?s|i pay|we pay|i use|we use) )?£?\d|\d(?: ?(?:kwh|quid|pounds|p))?(?:ish| ?(?:or so|or thereabouts|give or take|i think|i guess|i reckon|maybe|probably))\b/i

/** Whether the words state the value with its unit and its period, so that none of it is guessed. */
export function isPlainly(key: Key, words: string, wanted: string | undefined): boolean {
  if (GUESSED.test(words)) return false
  if (key === 'spend') return (MONEY.test(words) && PERIOD.test(words)) || wanted === 'spend'
  if (key === 'kwh') return ENERGY.test(words)
  if (wanted === 'night_rate') return true
  return (
    key !== 'rates' || (!OF_POUNDS.test(words) && OF_PRICE.test(words) && (FUEL.test(words) || !OF_EITHER.test(words)))
  )
}
