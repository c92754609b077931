import type { AgentState } from '../../agent-state.ts'
import { isOwnKind } from '../../knowledge/deeper/find-deeper.ts'
import { isTold } from '../../told-before.ts'
import type { QuestionKind } from '../../understand/question-kind.ts'
import { textOfTopic } from './text-of-topic.ts'

const SENTENCES = /(?<=[.?!])\s+(?=[A-Z“])/
/** What Mo offers, and no part of the answer. */
const OFFERS = /^(?:Tell me|Ask me|Give me|Add |Say ["“]|I compare|I can|With (?:a|your) (?:bill|postcode))/
/** How a sentence of ours looks that tells the price, the time or whom to turn to. */
const HOLDS: Partial<Record<QuestionKind, RegExp>> = {
  cost: /£\d|\bfree(?: of charge)?\b|\bno (?:extra )?(?:charge|cost|fee)\b|\bcosts? (?:you )?nothing\b|\b(?:a|any) (?:charge|fee)\b|\bmay charge\b|\bquotes?\b/,
  how_long:
    /\b(?:\d+|two|three|four|six|some|a few) (?:working )?(?:minutes|hours|days|weeks|months)\b|\ban hour\b|\bin minutes\b|\bpromptly\b/,
  who: /\b(?:ask|tell|ring|call) (?:your|the) (?:\w+ ){0,2}(?:supplier|network|landlord|installer|council|bank|licensee)\b/i,
}

/**
 * The sentence of the last text that tells its price, its time or whom to ask, where that text is narrower than the family
 * whose answers it shares: "does that cost" is asked of leaving Economy 7 and not of Economy 7.
 */
export function quoteOfKind(kind: QuestionKind, state: AgentState): string | undefined {
  const { topic } = state
  const holds = HOLDS[kind]
  if (!topic || !holds || isOwnKind(topic, kind)) return undefined
  const found = textOfTopic(topic)
    ?.split(SENTENCES)
    .find(
      (sentence) =>
        !OFFERS.test(sentence) && holds.test(sentence.replaceAll(/\bstanding charges?\b|\bexit fees?\b/g, '')),
    )
  return found === undefined || isTold(found, state.told) ? undefined : found
}
