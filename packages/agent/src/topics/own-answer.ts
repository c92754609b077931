import { asksOpenly } from '@mowatt/text/find/asks-whether'
import { wordOverlap } from '@mowatt/text/words/word-overlap'
import type { OwnAnswer, Topic } from './topic.ts'

/** The share of all words in both that must be the same. */
const NEAR = 0.6

/** The answer of a topic to one of its own questions, or to one in nearly the same words that asks in the same way. */
export function ownAnswer({ asks, answers }: Topic, text: string): OwnAnswer | undefined {
  const isOpen = asksOpenly(text)
  const near = asks
    .filter((ask) => asksOpenly(ask) === isOpen)
    .map((ask) => ({ ask, wordOverlap: wordOverlap(text, ask) }))
    .filter((each) => each.wordOverlap >= NEAR)
    .toSorted((one, other) => other.wordOverlap - one.wordOverlap)
  return near[0] && answers[near[0].ask]
}
