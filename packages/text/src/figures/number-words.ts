const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
)
const BIG: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000, dozen: 12 }
const WORD = [...Object.keys(SMALL), ...Object.keys(TENS), ...Object.keys(BIG)].join('|')

/** A run of number words, such as "fifteen hundred and forty". */
export const NUMBER_WORDS = `(?:(?:${WORD})(?:(?:\\s{1,9}and\\s{1,9}|\\s{1,9}|-)(?=(?:${WORD})\\b))?){1,12}`

/** The value of such a run. Undefined if it contains another word. */
export function valueOfWords(text: string): number | undefined {
  let total = 0
  let current = 0
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and' || word === '') continue
    const small = SMALL[word] ?? TENS[word]
    const big = BIG[word]
    if (small !== undefined) current += small
    else if (big === undefined) return undefined
    else if (big === 100 || big === 12) current = (current || 1) * big
    else {
      total += (current || 1) * big
      current = 0
    }
  }
  return total + current
}
