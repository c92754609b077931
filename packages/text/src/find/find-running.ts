import type { Period } from './fuel-and-period.ts'

/** How long something runs, with how many watts, and how often: "2 kW for 5 hours a day", "4 times a week". */
export type Running = {
  hours?: number
  watts?: number
  times?: number
  per?: Exclude<Period, 'kwh' | 'bill' | 'until_end'>
}

const HOURS = /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?)\s?(?:hours?|hrs?|h)\b/i
const WATTS = /(?<![\d.,])(\d{1,5}(?:\.\d{1,2})?)\s?(kw|kilowatts?|w|watts?)\b(?!h)/i
const SMALL = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven']
const TIMES = new RegExp(
  `\\b(\\d{1,3}|${SMALL.join('|')}) ?(?:times|x|loads?|wash(?:es)?|cycles?|goes|runs?|uses?)?(?= (?:a|per|each|every) )`,
  'i',
)
const EACH = /\b(?:a|an|per|each|every) ?(day|night|evening|week|month|year)\b|\b(dai|night|week|month)ly\b/i
const PERIODS = {
  day: 'day',
  dai: 'day',
  night: 'day',
  evening: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
} as const

/** `per` alone is once in that time. */
export function findRunning(text: string): Running {
  const hours = HOURS.exec(text)
  const [, amount, unit = ''] = WATTS.exec(text) ?? []
  const times = TIMES.exec(text)
  const said = times?.[1]?.toLowerCase() ?? ''
  const many = SMALL.includes(said) ? SMALL.indexOf(said) + 1 : Number(said)
  // "How much a month" is what they ask, and not how often it runs.
  const from = times ?? hours
  const [, noun, adverb] = EACH.exec(from ? text.slice(from.index + from[0].length) : text.replaceAll(ASKED, ' ')) ?? []
  const per = PERIODS[(noun ?? adverb ?? '').toLowerCase() as keyof typeof PERIODS]
  return {
    ...(hours && { hours: Number(hours[1]) }),
    ...(amount !== undefined && { watts: Math.round(Number(amount) * (/^k/i.test(unit) ? 1000 : 1)) }),
    ...(many > 0 && { times: many }),
    ...(per && { per }),
  }
}

const ASKED = /\b(?:an?|per|in a|over a) (?:day|week|month|year)\b/gi
