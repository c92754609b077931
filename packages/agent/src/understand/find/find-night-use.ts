import type { Household } from '../../agent-state.ts'

const AMOUNT = '(\\d{1,3}(?:,\\d{3})+|\\d{3,5})'
const UNIT = '(?:\\s?(?:kwhs?|units))?'
const BEFORE = '(?:(?:by|in|at|on|during) )?(?:the )?'
const DAYS = '(?:day|days|daytime|peak)'
const NIGHTS = '(?:night|nights|nighttime|overnight|off[- ]?peak)'
const LEAST = 100

/** "1,800 day and 3,200 night": both are the year's use on a meter with two rates. */
export function findNightUse(said: string): Pick<Household, 'kwh' | 'nightPercent' | 'meter'> | undefined {
  const isNamedFirst = said.search(new RegExp(`\\b(?:${DAYS}|${NIGHTS})\\b`)) < said.search(/\d{3}|\d,\d/)
  const [day, night] = [DAYS, NIGHTS].map((words) => figureOf(said, words, isNamedFirst))
  if (day === undefined || night === undefined || day < LEAST || night < LEAST) return undefined
  const electricity = day + night
  return { kwh: { electricity }, nightPercent: Math.round((night / electricity) * 100), meter: 'day_night' }
}

function figureOf(said: string, words: string, isNamedFirst: boolean): number | undefined {
  const named = new RegExp(`\\b${words}(?: (?:use|usage|rate|units|is|about|kwh)|:)* ${AMOUNT}\\b(?!p|\\.)`)
  const counted = new RegExp(`(?<![£\\d.,])${AMOUNT}${UNIT} ${BEFORE}${words}\\b`)
  const [first, second] = isNamedFirst ? [named, counted] : [counted, named]
  const found = first.exec(said)?.[1] ?? second.exec(said)?.[1]
  return found === undefined ? undefined : Number(found.replaceAll(',', ''))
}
