import { NUMBER_WORDS, valueOfWords } from '../figures/number-words.ts'

const PER = '(?:a|per|each|every|an?)\\s+(?:calendar\\s+)?(?:month|year|week|quarter)|monthly|yearly|weekly|pcm'
/** What may come between a figure in words and the unit that shows it is one. */
const SHOWS = `(?=\\s+(?:(?:quid|pounds?|odd|or so|ish|dd|by direct debit|direct debit|on (?:energy|gas and elec\\w*)|for (?:both|the lot|everything|gas and elec\\w*))\\s+){0,4}(?:${PER}|quid|pounds?|kwh|units?)\\b)`
const IN_WORDS = new RegExp(`\\b(?:an?\\s+)?(${NUMBER_WORDS})${SHOWS}`, 'gi')
/** "One forty a month": people omit the hundred. */
const SHORT_HUNDRED = /^(one|two|three|four)[\s-]+((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety).*|ten)$/i
const LEAST_IN_WORDS = 12
const THOUSANDS = /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?)\s?(?:k|grand|thousand)\b(?!\s?w)/gi
const A_GRAND = /\b(?:about |around |nearly |over )?(?:a|one) grand( and a half)?\b/gi
const COUPLE = /\ba? ?couple (?:of )?(hundred|grand|thousand)\b/gi
const TON = /\ba ton(?:\s+(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten))?(?=\s+(?:a|per|each|every) )/gi
const ABOUT = /(?<=\d)\s?-?(?:ish|odd)\b/gi
const A_MONTH = /(?<=\d)\s?(?:p\/m|\/\s?mo|\/\s?mth|\/\s?month|p\.m\.|a mth|per mth)(?![a-z])/gi
const A_YEAR = /(?<=\d)\s?(?:p\/a|\/\s?yr|\/\s?year|p\.a\.|a yr|per yr)(?![a-z])/gi
/** "0.2741" next to a unit or a day is in pounds, as bills print it too. */
const IN_POUNDS = /(?<![\d.,])£?\s?0?\.(\d{2,5})(?!\d)(?!\s?%)/g
const OF_PRICES = /\b(?:kwh|units?|rates?|standing|day|tariff)\b/i

const NOTES: readonly [RegExp, string][] = [
  [/\b(?:a )?tenner\b/gi, '£10'],
  [/\b(?:a )?fiver\b/gi, '£5'],
  [/\ba score\b/gi, '£20'],
]
/** "£10 every two days", as prepayment customers count. */
const EVERY_DAYS =
  /£?(\d{1,3})(?: quid| pounds)?((?: \w+){0,4}?) every (other|second|two|2|three|3|four|4|five|5|few|couple of) days?\b/gi
const DAYS: Readonly<Record<string, number>> = {
  other: 2,
  second: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  few: 3,
  'couple of': 2,
}
/** "I pay about one seventy five", without a word for money. */
const PAID_WORDS =
  /(?<=\b(?:pay|paying|its|it's|it is|about|around|roughly|dd is|direct debit is|bill is) )((?:one|two|three|four)[\s-](?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?)(?=\s*(?:$|[.,;]))|(?<=\b(?:dd|direct debit|monthly payment) is )(one hundred(?: and \w+(?:[ -]\w+)?)?|two hundred(?: and \w+(?:[ -]\w+)?)?)(?=\s*(?:$|[.,;]))/gi

/** "My rates are 26.1 and 54 for electric": figures without a unit after the word are in pence. */
const OF_RATES = /\brates? (?:are|is|of)\b(.{0,150})$/i
const LEAST_RATE = 2
const BARE_RATE =
  /(?<![\d.,£a-z])(\d{1,2}(?:\.\d{1,3})?)(?=\s*(?:$|[,.;](?!\d)|\s(?:and|for|on|electric\w*|elec|gas|standing|unit|a day|per day|with|plus)\b))/gi

/** Figures as people say them, converted to digits: "4.2k units", "two hundred and ten a month", "0.2741 a unit". */
export function writeFigures(text: string): string {
  let noted = text
  for (const [word, sum] of NOTES) noted = noted.replaceAll(word, sum)
  const written = noted
    .replaceAll(EVERY_DAYS, (_whole, sum: string, between: string, days: string) => {
      const many = DAYS[days.toLowerCase()] ?? Number(days)
      return `£${Math.round((Number(sum) * 7) / many)} a week${between}`
    })
    .replaceAll(PAID_WORDS, (whole: string) => (inDigits(whole) === undefined ? whole : `£${inDigits(whole)} a month`))
    .replaceAll(TON, (_whole, more?: string) => `£${100 + (more === undefined ? 0 : (valueOfWords(more) ?? 0))}`)
    .replaceAll(COUPLE, (_whole, size: string) => (/hundred/i.test(size) ? '200' : '2000'))
    .replaceAll(A_GRAND, (_whole, half?: string) => (half === undefined ? '£1000' : '£1500'))
    .replaceAll(THOUSANDS, (whole, amount: string) =>
      /grand/i.test(whole) ? `£${thousands(amount)}` : thousands(amount),
    )
    .replaceAll(IN_WORDS, (whole, words: string) => inDigits(words) ?? whole)
    .replaceAll(ABOUT, '')
    .replaceAll(A_MONTH, ' a month')
    .replaceAll(A_YEAR, ' a year')
    .replaceAll('££', '£')
  const rated = written.replace(OF_RATES, (whole) =>
    whole.replaceAll(BARE_RATE, (rate) => (Number(rate) < LEAST_RATE ? rate : `${rate}p`)),
  )
  return OF_PRICES.test(rated)
    ? rated.replaceAll(IN_POUNDS, (_whole, digits: string) => ` ${(Number(`0.${digits}`) * 1e5) / 1e3}p`)
    : rated
}

function thousands(amount: string): string {
  return String(Math.round(Number(amount) * 1000))
}

function inDigits(words: string): string | undefined {
  const short = SHORT_HUNDRED.exec(words)
  const value = short
    ? (valueOfWords(short[1] ?? '') ?? 0) * 100 + (valueOfWords(short[2] ?? '') ?? 0)
    : valueOfWords(words)
  return value === undefined || value < LEAST_IN_WORDS ? undefined : String(value)
}
