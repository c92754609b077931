const MONTH_START = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const AS_DIGIT: Record<string, string> = {
  o: '0',
  O: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  '!': '1',
  i: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
}

/** Most texts have no letter, and no comma, next to a digit. */
const MAY_SLIP =
  /\d[oOlI|ZS,]|[oOlI|ZQ][\d/.]|[oOlI|]{1,2}(?:st|nd|rd|th)?\s[A-Z]|\b[jJ]u[1|!]|\b[aA]pri[1|!]|0ct|\b[nN]0v|\b5ep/

/** Letters that OCR sees in place of digits, corrected one by one: the text keeps its length. */
function digitsOf(text: string): string {
  return text.replaceAll(/[oOQlI|!iZzSsB]/g, (letter) => AS_DIGIT[letter] ?? letter)
}

const MONTH_SLIPS: readonly [RegExp, string][] = [
  [/(?<=(?<![\d.,£])[0-3]?\d)0(?=ct(?:ober|\b))/gi, 'O'],
  [/\b0(?=ct(?:ober|\b))/gi, 'O'],
  [/(?<=\b[nN])0(?=v(?:ember|\b))/g, 'o'],
  [/(?<=\b[jJ]u)[1|!](?=y?\b)/g, 'l'],
  [/(?<=\b[aA]pri)[1|!I]\b/g, 'l'],
  [/\b5(?=ep(?:t|\b))/g, 'S'],
]
const DAY_BEFORE_MONTH = new RegExp(
  `(?<![A-Za-z0-9£.,])[oOlI|1-3]?[oOlI|0-9](?=(?:st|nd|rd|th)?[\\s.-]{0,2}(?:of )?${MONTH_START})`,
  'gi',
)
const YEAR_BEHIND_MONTH = new RegExp(
  `(?<=${MONTH_START}[a-z]{0,6}[\\s.,-]{1,2})[2Zz][oOQ0][0-9oOlIZzSsB]{2}(?![A-Za-z0-9])`,
  'gi',
)
const FIGURES =
  /(?<![A-Za-z0-9/])[0-3oOlI|][0-9oOlI|]?\/[01oOlI|][0-9oOlI|]?\/(?:[2Zz][0oO][0-9oOlI|]{2}|[0-9oOlI|]{2})(?![A-Za-z0-9/])/g

/** "29106/2024", "29/0612024": a slash that was read as a 1. */
const FIRST_SLASH = /(?<=(?<!\d)(?:0[1-9]|[12]\d|3[01]))1(?=(?:0[1-9]|1[0-2])\/20\d\d(?!\d))/g
const LAST_SLASH = /(?<=(?<!\d)(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2]))1(?=20\d\d(?!\d))/g

/** "l5 0ct 2O25" is a date: letters are read as digits only where a day or a year must be. */
export function mendDateSlips(printed: string): string {
  const text = printed.replaceAll(FIRST_SLASH, '/').replaceAll(LAST_SLASH, '/')
  if (!MAY_SLIP.test(text)) return text
  let mended = text
  for (const [slip, letter] of MONTH_SLIPS) mended = mended.replaceAll(slip, letter)
  return mended
    .replaceAll(DAY_BEFORE_MONTH, digitsOf)
    .replaceAll(YEAR_BEHIND_MONTH, digitsOf)
    .replaceAll(FIGURES, digitsOf)
}

const INSIDE = /(?<=\d[.,]?)[oOlI|](?=[.,]?\d)/g
const AFTER_POUND = /(?<=£\s?)[oOlI|](?=\d*[.,]\d{2}(?!\d))/g
const LAST_OF_PENCE = /(?<=\d[.,]\d)[oO](?![A-Za-z0-9])/g
/** No British bill writes a decimal comma: two digits behind one are pence. */
const COMMA = /(?<=£\s?(?:\d{1,3},)?\d{1,3}),(?=\d{2}(?!\d))|(?<=(?<![\d.,])\d{1,2}),(?=\d{2,4}\s?p(?:ence|\/|\b))/g

/** "25 :98" alone in its cell: not a valid time. */
const COLON = /^(£?\s?\d{1,4})\s?[:;]\s?(?=\d{2,4}\s?p?$)/

/** ".763.82": a pound sign of which only its foot was seen. */
const POUND = /(?<=^|\s)\.(?=\d{1,4}\.\d{2}(?!\d))/g

function isHour(hours: string, text: string): boolean {
  return Number(hours) < 24 && Number(/\d{2}(?=\s?p?$)/.exec(text)?.[0]) < 60
}

/** Letters among the digits of an amount, and a comma in place of the decimal point. */
export function mendNumberSlips(printed: string): string {
  const text = printed
    .replaceAll(POUND, '£')
    .replace(COLON, (head, number: string) => (isHour(number, printed) ? head : `${number}.`.padStart(head.length)))
  if (!MAY_SLIP.test(text)) return text
  return text
    .replaceAll(INSIDE, digitsOf)
    .replaceAll(AFTER_POUND, digitsOf)
    .replaceAll(LAST_OF_PENCE, '0')
    .replaceAll(COMMA, '.')
}
