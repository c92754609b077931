import type { Household } from '../household.ts'

const AMOUNT = '(\\d{1,3}(?:,\\d{3}){1,6}|\\d{3,5})'
const UNIT = '(?:\\s?(?:kwhs?|units))?'
const BEFORE = '(?:(?:by|in|at|on|during) )?(?:the )?'
const DAYS = '(?:day|days|daytime|peak)'
const NIGHTS = '(?:night|nights|nighttime|overnight|off[- ]?peak)'
const ANY = new RegExp(`\\b(?:${DAYS}|${NIGHTS})\\b`)
const OF_DAY = patternsOf(DAYS)
const OF_NIGHT = patternsOf(NIGHTS)
const LEAST = 100

type Patterns = { named: RegExp; counted: RegExp }

function patternsOf(words: string): Patterns {
  return {
    named: new RegExp(`\\b${words}(?: (?:use|usage|rate|units|is|about|kwh)|:){0,5} ${AMOUNT}\\b(?!p|\\.)`),
    counted: new RegExp(`(?<![£\\d.,])${AMOUNT}${UNIT} ${BEFORE}${words}\\b`),
  }
}

/** "1,800 day and 3,200 night": together they are the year's usage on a meter with two rates. */
export function findNightUse(said: string): Pick<Household, 'kwh' | 'nightPercent' | 'meter'> | undefined {
  const isNamedFirst = said.search(ANY) < said.search(/\d{3}|\d,\d/)
  const [day, night] = [OF_DAY, OF_NIGHT].map((patterns) => figureOf(said, patterns, isNamedFirst))
  if (day === undefined || night === undefined || day < LEAST || night < LEAST) return undefined
  const electricity = day + night
  return { kwh: { electricity }, nightPercent: Math.round((night / electricity) * 100), meter: 'day_night' }
}

function figureOf(said: string, { named, counted }: Patterns, isNamedFirst: boolean): number | undefined {
  const [first, second] = isNamedFirst ? [named, counted] : [counted, named]
  const found = first.exec(said)?.[1] ?? second.exec(said)?.[1]
  return found === undefined ? undefined : Number(found.replaceAll(',', ''))
}
