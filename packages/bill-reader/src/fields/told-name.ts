import type { Clause } from '../layout/clauses.ts'
import { isSentence, isTimeOrReading, mendedName, PART, tailOfName, TARIFF_WORD } from './tariff-name.ts'
import { fuelBehind, type Told } from './told-of-each.ts'

export const TARIFF = /\b(?:tariff|plan|product|deal)s?\b/i
const WORD = "(?:[A-Z0-9&+][\\w&'’+./%-]{0,24})"
const NAME = `(${WORD}(?:\\s(?:${WORD}|[a-z]\\d+|and|the|of|for)){0,6})`
const AFTER = '(?=\\s*$|\\s(?:tariff|plan|product|deal)\\b|\\s(?:which|until|with|and|you)\\b|\\s[(–—-])'
const NOUN = '(?:[Tt]ariff|TARIFF|[Pp]lan|PLAN|[Pp]roduct|PRODUCT|[Dd]eal)'
const NAMED: readonly RegExp[] = [
  new RegExp(
    `\\b${NOUN}(?: [Nn]ame)?(?:\\s?[:–—-]\\s?|\\s(?:is|called)\\s(?:called |our |the )?|\\s)"?${NAME}${AFTER}`,
  ),
  new RegExp(`\\b(?:[Oo]n|[Uu]nder|[Ww]ith|[Cc]hosen|[Cc]hose)(?: our| the| your)? ${NAME}(?=\\s${NOUN}\\b)`),
  new RegExp(`^${NAME}(?=\\s${NOUN}\\.?$)`),
  new RegExp(
    `\\b(?:fuels?|electricity|gas|supply|home) (?:is|are)(?: charged| billed)?(?: currently| now)? on(?: our| the)? ${NAME}${AFTER}`,
  ),
  new RegExp(`\\b[Yy]ou(?:['’]re| are| were)(?: currently| now)? on(?: our| the)? ${NAME}${AFTER}`),
]
const OF_FUEL = '(?:[Ee]lectricity(?: (?:and|&) gas)?|[Gg]as(?: (?:and|&) electricity)?|[Bb]oth fuels|[Dd]ual fuel)'
const UNDER = new RegExp(`^(?:${OF_FUEL}\\s?[:–—-]\\s?)?${NAME}$`)
const LEADS_OFF = new RegExp(`^${OF_FUEL}\\s?[:–—-]`)
/** "on Simply Variable for your electricity and Flame Fix 2 for your gas". */
const FOR_FUEL = new RegExp(
  `\\b(?:on|and)(?: our| the)? ${NAME.replace(/\)$/, '?)')}(?= for (?:your |the )?(?:electricity|gas)\\b)`,
  'g',
)
const NO_NAME =
  /^(?:name of|your|my|our|the|this|a|an|current|new|electricity|gas|energy|about|which|what|how|see|rates?|prices?|details?|information|type|ends?|end date|fixed|variable|none|no|yes|from|until|name|standing charge|unit|direct debit|meter|mpan|mprn|exit|annual|estimated|total|charges?|number|account|import|export|dual fuel|other|change|compare)$/i
const NO_WORD =
  /\b(?:charge|cost|total|balance|payment|usage|used|reading|meter|summary|statement|bill|rates?|account|number|period|supply|kwh|mpan|mprn|date|fees?|months?|debit)\b|information|label|method|£|\d{6}|^\d+$/i

const OF_TERMS = /^\W{1,3}(?:which\b|end(?:s|ing)?\b|until|fixed|(?:with )?no end|no exit|exit fees?|variable\b)/i

/** "Quayside Fix 14 (fixed price, ends 13/08/2026) - early exit fee £30": its terms in the same line. */
export const WITH_TERMS = new RegExp(
  `^${NAME}(?=\\s?[(–—·|,-]\\s?(?:fixed (?:price|until|rate|term)|variable (?:price|rate|tariff)|ends |ending |to \\d|no end date|early exit|exit fee|no exit))`,
)

function isFirstOf(sentence: Clause['sentence'], text: string): boolean {
  return sentence.text.startsWith(text)
}

/** A tariff's name in a clause: behind its noun, before it, under its heading or behind its fuel. */
export function tellName({ text, sentence, heading, isFirst, before }: Clause): Told[] {
  const each = [...text.matchAll(FOR_FUEL)].flatMap((match) => {
    const found = nameAt(text, match[1] ?? '', match.index)
    return found ? [{ ...found, fuel: fuelBehind(text.slice(match.index + match[0].length)) }] : []
  })
  if (each.length === 2) return each
  for (const pattern of NAMED) {
    const match = pattern.exec(text)
    const found = match?.[1] && nameAt(text, match[1], match.index)
    if (found) return [found]
  }
  const termed = isFirst ? WITH_TERMS.exec(sentence.text)?.[1] : undefined
  if (termed && TARIFF_WORD.test(termed)) return [nameAt(text, termed, 0) ?? []].flat()
  const isOfFuel = LEADS_OFF.test(text)
  // "Gas: Easy Fix Jan20, ending 31 January 2020": a fuel's tariff, with its terms directly after it.
  const isTermed = isOfFuel && isFirstOf(sentence, text) && OF_TERMS.test(sentence.text.slice(text.length))
  // "Your dual fuel tariff, Easy Fix 18, has an exit fee".
  const isNamed = /\btariff,\s?$/.test(before)
  const isUnder = isTermed || isNamed || (TARIFF.test(heading) && !NO_WORD.test(heading) && (isFirst || isOfFuel))
  const under = isUnder ? UNDER.exec(text.replace(/\.$/, ''))?.[1] : undefined
  const found = under && nameAt(text, under, 0)
  return found ? [found] : []
}

function nameAt(text: string, printed: string, from: number): Told | undefined {
  const short = printed.replace(/(?<![.\s-])[.\s-]+$/, '')
  const value = short + tailOfName(text.slice(text.indexOf(short, from) + short.length))
  if (/\b(?:your|our|my|about)\b/i.test(value)) return undefined
  if (
    value.length < 3 ||
    isTimeOrReading(value) ||
    NO_NAME.test(value) ||
    NO_WORD.test(value) ||
    PART.test(value) ||
    isSentence(value) ||
    !/^[A-Z0-9]/.test(value)
  )
    return undefined
  const start = text.indexOf(value, from)
  return { value: mendedName(value), start, end: start + value.length }
}
