import type { Change } from '../values/change.ts'
import { readPer } from './fuel-and-period.ts'

type Miles = Extract<Change, { change: 'miles' }>

const MILES = /(?<![\d.,£])(\d{1,3}(?:,\d{3})?|\d{3,6})\s?miles?\b(?! ?(?:\/|an?|per|each|to the) ?kwh)/i
const EACH =
  /^\W{0,2}(?:(?:a|per|each|every|in a) )?(day|week|month|quarter|year)s?\b|^ (dai|week|month|quarter|year)ly\b/i
const DAYS = ['day', 'dai']
/** Fewer in a year are a trip. */
const FEWEST_A_YEAR = 500

/** "10 miles a day", "8,000 miles": how far a car goes, and in which time. */
export function findMiles(text: string): Miles | undefined {
  const found = MILES.exec(text)
  if (!found) return undefined
  const miles = Number((found[1] ?? '').replaceAll(',', ''))
  const [, noun, adverb] = EACH.exec(text.slice(found.index + found[0].length)) ?? []
  const own = (noun ?? adverb)?.toLowerCase()
  const per = own !== undefined && DAYS.includes(own) ? 'day' : (own ?? readPer(text)?.value)
  const isNamed = per === 'week' || per === 'month' || per === 'quarter' || (per === 'day' && own !== undefined)
  return { change: 'miles', miles, per: isNamed ? per : 'year' }
}

/** The miles of a year, where the words say those. */
export function milesOfYear({ miles, per }: Miles): number | undefined {
  return per === 'year' && miles >= FEWEST_A_YEAR ? miles : undefined
}
