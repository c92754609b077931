import type { Fuel } from '@mowatt/tariffs'
import { valueOfWords } from '../../verify/number-words.ts'

export type Span = 'bill' | 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year'
export type Part = 'all' | 'energy' | 'standing' | 'vat' | 'use'

/** One figure of the bill: which part of it, of which fuel, and for how long. */
export type Figure = {
  part: Part
  fuel?: Fuel
  per: Span
  ways?: number
  /** One fuel beside the other. */
  isEach?: true
}

/** What a message names of a figure. What it leaves open is as in the figure before. */
export type AskedFigure = {
  part?: Part
  /** Both fuels, where one was talked about before. */
  fuel?: Fuel | 'both'
  per?: Span
  ways?: number
  /** Times so many, or divided by it where it is below one. */
  times?: number
  /** What they reckon it to be, in pence; in kWh where the use is talked of. */
  claim?: number
  isGap?: true
}

type Reader = readonly [pattern: RegExp, read: (match: RegExpExecArray) => AskedFigure]

const COUNT = '(\\d{1,2}|two|three|four|five|six|seven|eight)'
const SPAN_WORDS: Readonly<Record<string, Span>> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  fortnight: 'fortnight',
  quarter: 'quarter',
  quarterly: 'quarter',
  month: 'month',
  monthly: 'month',
  year: 'year',
  years: 'year',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  annum: 'year',
}

/** What a message can name, the long forms before the short ones. What is read is taken out before the next is looked for. */
const READERS: readonly Reader[] = [
  [
    /\b(?:without|(?:with )?no|minus|not (?:counting|including|with)|excluding|excl|leaving out|leave out|tak(?:e|ing) (?:out|off)|ignoring|less|before|w out)(?: the| any)? (?:(?:standing|daily) charges?|standing)\b/,
    () => ({ part: 'energy' }),
  ],
  [
    /\b(?:with|including|incl|plus|add(?:ing)?|counting|on top of)(?: the| any)? (?:(?:standing|daily) charges?|standing)\b(?: on top| on| too| as well)?/,
    () => ({ part: 'all' }),
  ],
  [/\b(?:standing|daily) charges?\b|\bstanding (?:bit|part|one)\b/, () => ({ part: 'standing' })],
  [/\b(?:vat|tax)\b/, () => ({ part: 'vat' })],
  [
    /\b(?:just|only) (?:for )?(?:the )?(?:energy|units|usage)\b|\benergy (?:part|bit|itself|alone|only)\b|\bunits (?:alone|only)\b/,
    () => ({ part: 'energy' }),
  ],
  [
    /\b(?:in )?(?:kwhs?|kilowatt hours?)\b|\b(?:did|do|have) (?:i|we) (?:use|used|using|get through)\b/,
    () => ({ part: 'use' }),
  ],
  [/\b(?:x|times|multiplied by|multiply by|by) ?(\d{1,3})\b/, ([, many]) => ({ times: Number(many) })],
  [/\bdivided? by ?(\d{1,3})\b/, ([, many]) => ({ times: 1 / Number(many) })],
  [
    new RegExp(
      `\\b${COUNT} (?:ways|of us|people|persons|housemates|flatmates|adults|lads|girls|tenants|sharers|in the house|in here|living here|sharing)\\b`,
    ),
    ([, many = '']) => ({ ways: /\d/.test(many) ? Number(many) : (valueOfWords(many) ?? 1) }),
  ],
  [
    /(?<![\d.])£ ?(\d[\d,]*(?:\.\d{1,2})?)(?![\d%])|(?<![\d.])(\d[\d,]{0,12}(?:\.\d{1,2})?) ?(?:quid|pounds)\b/,
    ([, sum, words]) => ({ claim: Math.round(numberOf(sum ?? words) * 100) }),
  ],
  [/(?<![\d.])(\d{1,3}(?:\.\d{1,2})?) ?(?:p|pence)\b/, ([, pence]) => ({ claim: numberOf(pence) })],
  [/\b(?:(?:over|for|in) )?(?:12|twelve) months\b/, () => ({ per: 'year' })],
  [/\b(?:(?:over|for|in) )?(?:3|three) months\b/, () => ({ per: 'quarter' })],
  [
    /\b(?:a|per|each|every|an|one) (day|week|fortnight|month|quarter|year|annum)\b|\b(?:whole |full |entire |in (?:a|the|one) |over (?:a|the) |across (?:a|the) |for (?:a|the) ){1,6}(day|week|fortnight|month|quarter|year|years)\b|\b(daily|weekly|quarterly|monthly|yearly|annual|annually)\b|(?<=\d )a (years)\b/,
    ([, ...words]) => ({ per: SPAN_WORDS[words.find((word) => word !== undefined) ?? ''] ?? 'bill' }),
  ],
  [
    /\b(?:on|for|in|of) (?:this|the|my|our) (?:bill|one|period)\b|\bthis (?:bill|month|time|period)\b/,
    () => ({ per: 'bill' }),
  ],
  [
    /\bgas\b.{0,12}\b(?:electric\w*|elec|leccy|lecky|power)\b|\b(?:electric\w*|elec|leccy|lecky|power)\b.{0,12}\bgas\b/,
    () => ({ fuel: 'both' }),
  ],
  [/\btotal of (?:those|them|these|the two|both)\b/, () => ({ fuel: 'both' })],
  [/\btotal\b/, () => ({ part: 'all' })],
  [/\bgas\b/, () => ({ fuel: 'gas' })],
  [/\b(?:electric|electricity|electrics|elec|leccy|lecky)\b/, () => ({ fuel: 'electricity' })],
  [
    /\b(?:both|together|altogether|all in|in total|the lot|the two|those two|the whole lot|the two|everything|all of it|combined|dual fuel)\b/,
    () => ({ fuel: 'both' }),
  ],
  [/\bwhich (?:is|costs?|one is) (?:the )?(?:more|most|bigger|biggest|dearer|larger)\b/, () => ({ isGap: true })],
  [/\b(?:by how much|how much (?:more|less|dearer|cheaper)|difference|the gap)\b/, () => ({ isGap: true })],
  [/(?<![\d.])(\d[\d,]{0,5}\.\d{2}|\d[\d,]{1,5})(?![\d.%])/, ([, sum]) => ({ claim: Math.round(numberOf(sum) * 100) })],
]

/** Words that hold a question about a figure together and name nothing of their own. */
const HOLDS = new Set(
  `a about actually across add added after agree almost altogether all alone along also am amount an and another any are around as at average be been bill bit
  but by called can coming change charge charged charges come comes correct cost could damage costing costs could did do does each equals enough everyone everyones exact exactly
  cheers fair figure figures fortnight for from get give giving got hello hey hi hiya has have haha head hmm how i if in into is it its itself just let like likewise lol make makes maths mate many me
  mean meaning mine money month more much my need near nearly now odd of off oh ok okay on one only or our out over owe own part pay
  paying paid per percent persons person please pls pounds put quid reckon right roughly round same say see share side so sound sounds spend spending spent
  sum sums ta tell than thanks that the them then there these they thing through think this those to together too u us use used using we
  well were what want wanted way which whole will with work works worked would year yeah yes yep you your`.split(/\s+/),
)
const AVERAGE = /\baverage\b/
const OWN = /\b(?:my|mine|our|ours|i|we|it|that|so|me|us)\b/

/** Nothing, where any word of it is about something else: then it is no question about a figure alone. */
export function readFigure(plain: string): AskedFigure | undefined {
  let left = ` ${plain} `
  let asked: AskedFigure = {}
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(left)
    if (!match) continue
    asked = { ...read(match), ...asked }
    left = `${left.slice(0, match.index)} ${left.slice(match.index + match[0].length)}`
  }
  const isElsewhere = left.split(/\s+/).some((word) => word !== '' && !HOLDS.has(word))
  if (isElsewhere || (AVERAGE.test(plain) && !OWN.test(plain))) return undefined
  return Object.keys(asked).length === 0 ? undefined : asked
}

function numberOf(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(',', ''))
}
