const NIGHT_HOURS = 8
const DAY_HOURS = 24

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'half an': 0.5,
  half: 0.5,
  'an hour and a half': 1.5,
}

/** For how long something runs, in hours. */
export function hoursIn(plain: string): number | undefined {
  const [, hours] =
    /\b(\d+(?:\.\d+)?|an?|one|two|three|four|five|six|eight|ten|half an|half) ?(?:hours?|hrs?)\b/.exec(plain) ?? []
  const [, minutes] = /\b(\d+|five|ten|fifteen|twenty|thirty|forty) ?(?:minutes?|mins?)\b/.exec(plain) ?? []
  if (minutes !== undefined) return (WORDS[minutes] ?? Number(minutes)) / 60
  if (hours !== undefined) return WORDS[hours] ?? Number(hours)
  if (/\b(?:all|over|whole|through the) ?night\b|\bovernight\b/.test(plain)) return NIGHT_HOURS
  return /\b(?:24 ?7|all day|constantly|non stop|round the clock|whole day|all the time)\b/.test(plain)
    ? DAY_HOURS
    : undefined
}

const COUNT = '(\\d{1,2}|once|twice|one|two|three|four|five|six|seven|ten|a couple of)'
const IN_DAY = new RegExp(
  `\\b${COUNT}(?: times?| loads?| goes| washes| baths?| showers?)? (?:a|per|each|every) (?:day|night)\\b`,
)
const IN_WEEK = new RegExp(
  `\\b${COUNT}(?: times?| loads?| goes| washes| baths?| showers?| days?| nights?)? (?:a|per|each|every) week\\b`,
)
const DAILY =
  /\b(?:every|each|per) (?:single )?(?:day|night|evening|morning)\b|\b(?:daily|nightly)\b|\b(?:hours?|hrs?|minutes?|mins?) (?:a|per) (?:day|night)\b/
const WEEKLY = /\b(?:every|each) week\b|\bweekly\b/
const DAYS_OF_WEEK = 7

/** How often in a week, where that is said. */
export function timesInWeek(plain: string): number | undefined {
  if (DAILY.test(plain)) return DAYS_OF_WEEK
  const day = IN_DAY.exec(plain)?.[1]
  if (day !== undefined) return valueOf(day) * DAYS_OF_WEEK
  const week = IN_WEEK.exec(plain)?.[1]
  if (week !== undefined) return valueOf(week)
  return WEEKLY.test(plain) ? 1 : undefined
}

function valueOf(word: string): number {
  return /\d/.test(word) ? Number(word) : (WORDS[word.replace(/^a (couple) of$/, '$1')] ?? 1)
}

/** "6 hours", "40 minutes". */
export function hoursText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`
  const text = String(Math.round(hours * 100) / 100)
  return hours === 1 ? '1 hour' : `${text} hours`
}

export function kwhText(kwh: number): string {
  return `${(Math.round(kwh * 100) / 100).toLocaleString('en-GB')} kWh`
}

export function wattsIn(plain: string): number | undefined {
  const [, kilo, one] = /\b(\d+(?:\.\d+)?) ?(?:kw|kilowatts?)\b(?! ?h)|\b(\d{2,5}) ?(?:w|watts?)\b/.exec(plain) ?? []
  if (kilo !== undefined) return Number(kilo) * 1000
  return one === undefined ? undefined : Number(one)
}
