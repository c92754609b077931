import { asksOpenly } from '@mowatt/text/find/asks-whether'
import { isWithin, wordOverlap } from '@mowatt/text/words/word-overlap'
import type { OwnAnswer, Topic } from './topic.ts'

/** The share of all words in both that must be the same. */
const NEAR = 0.4

/** The answer of a topic to its title or one of its questions, or to one in nearly the same words that asks in the same way. */
export function ownAnswer({ asks, answers, title, verdict }: Topic, text: string): OwnAnswer | undefined {
  const isOpen = asksOpenly(text)
  const [near] = [...asks, title]
    .filter((ask) => asksOpenly(ask) === isOpen && isWithin(text, ask))
    .map((ask) => ({ ask, wordOverlap: wordOverlap(text, ask) }))
    .filter((each) => each.wordOverlap >= NEAR)
    .toSorted((one, other) => other.wordOverlap - one.wordOverlap)
  return near && (answers[near.ask] ?? (verdict && near.ask === title ? { verdict } : undefined))
}
