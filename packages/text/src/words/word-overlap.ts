const WORD = /[\p{L}\d]+/gu

/** The share of the words of two texts that are in both, from 0 to 1. */
export function wordOverlap(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const both = [...words].filter((word) => others.has(word)).length
  return both / Math.max(1, words.size + others.size - both)
}

const SHORT = 3
/** They change no answer. */
const FILLERS = new Set('anything really actually please just still'.split(' '))

/** Whether each longer word of a text is in the other: "can bailiffs break in" isn't "can bailiffs come in". */
export function isWithin(one: string, other: string): boolean {
  const others = wordsOf(other)
  return [...wordsOf(one)].every((word) => word.length <= SHORT || FILLERS.has(word) || others.has(word))
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().replaceAll(/['’]/g, '').match(WORD) ?? [])
}
