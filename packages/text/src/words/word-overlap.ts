const WORD = /[\p{L}\d]+/gu

/** The share of the words of two texts that are in both, from 0 to 1. */
export function wordOverlap(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const both = [...words].filter((word) => others.has(word)).length
  return both / Math.max(1, words.size + others.size - both)
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().replaceAll(/['’]/g, '').match(WORD) ?? [])
}
