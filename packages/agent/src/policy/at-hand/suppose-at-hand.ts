import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { temperaturesIn } from '../../understand/find/find-temperatures.ts'
import { timesInWeek } from '../at-once/run-span.ts'
import { SUPPOSED } from './what-if-use.ts'

const MOST_WORDS = 10
/** Another count, measure or fuel in what was just worked out: "and 2 degrees?", "every day", "just the gas". */
const ANOTHER =
  /\b(?:\d{1,2}|one|two|three|four|five|half|twice|once|every|couple)\b.{0,12}\b(?:degrees?|hours?|hrs?|minutes?|mins?|times|week|day|loads?|washes|%|per ?cent)|\b(?:every|each) (?:day|night)\b|\b\d{1,2} ?%|\b(?:ten|twenty|thirty|fifty|five) per ?cent\b|^(?:(?:and|just|only|what|about|the|for|on|so|ok|now|if|with)\s+)*(?:(?:gas|electric\w*|leccy)(?: by (?:\d{1,2}|the same))?|baths?|electric showers?|warmer|up|more|less)$/

/** A number alone, with what holds a question together. */
const BARE = /^(?:(?:and|so|what|if|they|he|she|we|i|did|do|does|only|just|about|got|it|down|to|or)\s+)*(\d{1,2})$/
const FUEL = /\b(?:gas|electric\w*|elec|leccy)\b/
const EVERY_FUEL = new RegExp(FUEL, 'g')
const HOW_OFTEN =
  /\b(?:\d+|once|twice|one|two|three|four|five|six|seven)?(?: times?| loads?| washes| baths?| showers?)? ?(?:a|per|every|each) (?:day|night|evening|week)\b/g

/** What each supposed use is answered with, kept so that "a month?" and "2 degrees?" go on from it. */
export const ANSWERS_OF_USE = Object.fromEntries(
  Object.keys(SUPPOSED).map((wish) => [
    wish,
    (heard: Heard, facts: BillFacts) =>
      sayWish(wish, heard.plain, heard, facts) ?? sayWish(wish, `${heard.plain} ${saidBefore(heard)}`, heard, facts),
  ]),
)

/** What "it" or "a new one" stands for. */
function saidBefore({ state }: Heard): string {
  return typeof state.topic?.args['said'] === 'string'
    ? state.topic.args['said']
    : (state.summary.at(-2) ?? '').toLowerCase()
}

export function supposeAgain(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const { plain, state } = heard
  const { asked, said } = state.topic?.args ?? {}
  if (typeof asked !== 'string' || typeof said !== 'string' || SUPPOSED[asked] === undefined) return undefined
  const isOther =
    ANOTHER.test(plain) ||
    (asked === 'shower' && BARE.test(plain)) ||
    (asked === 'use_percent' && /^(?:and |so |or )*\d{1,2}(?: then)?$/.test(plain)) ||
    (asked === 'degree' && temperaturesIn(plain).length > 0)
  if (plain.split(' ').length > MOST_WORDS || !isOther) return undefined
  // Of two temperatures the one that they have now stays.
  if (asked === 'degree' && temperaturesIn(plain).length === 1) {
    const now = temperaturesIn(said)[0]
    if (now !== undefined) return sayWish(asked, `from ${now} to ${temperaturesIn(plain)[0]}`, heard, facts)
  }
  // What is named now is found before what was named then.
  const minutes = asked === 'shower' ? BARE.exec(plain)?.[1] : undefined
  if (minutes !== undefined) return sayWish(asked, `${minutes} minutes ${said}`, heard, facts)
  const counted =
    asked === 'use_percent'
      ? plain.replace(/^(?:and |so |or )*(\d{1,2})(?: then)?$/, '$1%').replace(/\bby (\d{1,2})$/, 'by $1%')
      : plain
  const isOfDegrees = asked === 'degree' && /\bdegrees?\b/.test(plain)
  const rest = isOfDegrees
    ? said.replaceAll(/\b(?:1[4-9]|2[0-6])\b/g, ' ')
    : timesInWeek(plain) === undefined
      ? said
      : said.replaceAll(HOW_OFTEN, ' ')
  // A fuel that is named now stands in the place of the one before.
  const left = FUEL.test(plain) ? rest.replaceAll(EVERY_FUEL, ' ') : rest
  return sayWish(asked, `${counted} ${left}`, heard, facts)
}

function sayWish(wish: string, plain: string, { state }: Heard, facts: BillFacts): HomeAnswer | undefined {
  const found = SUPPOSED[wish]?.(plain, facts)
  if (!found) return undefined
  const running = { of: found.of, pence: Math.abs(found.pence), fuel: undefined, hasStanding: true, year: {} }
  const args = { aspect: 'against_typical', asked: wish, said: plain, running }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'supposed_use', found.says)],
    about: { name: 'explain_bill', args },
  }
}
