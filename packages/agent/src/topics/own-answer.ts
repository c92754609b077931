import { asksOpenly } from '@mowatt/text/find/asks-whether'
import type { OwnAnswer, Topic } from './topic.ts'

const WORD = /[\p{L}\d]+/gu
/** The share of all words in both that must be the same. */
const NEAR = 0.6

/** The answer of a topic to one of its own questions, or to one in nearly the same words that asks in the same way. */
export function ownAnswer({ asks, answers }: Topic, text: string): OwnAnswer | undefined {
  const words = wordsOf(text)
  const isOpen = asksOpenly(text)
  const near = asks
    .filter((ask) => asksOpenly(ask) === isOpen)
    .map((ask) => ({ ask, likeness: likeness(words, wordsOf(ask)) }))
    .filter((each) => each.likeness >= NEAR)
    .toSorted((one, other) => other.likeness - one.likeness)
  return near[0] && answers[near[0].ask]
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  return both / Math.max(1, one.size + other.size - both)
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().replaceAll(/['’]/g, '').match(WORD) ?? [])
}
