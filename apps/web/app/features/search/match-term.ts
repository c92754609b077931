import { editDistance } from './edit-distance.ts'
import type { SearchIndex } from './search-index.ts'
import type { Token } from './tokenise.ts'

/** Stems that match a search word, each with a confidence. */
export type TermMatch = { stems: ReadonlyMap<string, number>; isGuess: boolean }

const SHORTEST_PREFIX = 3
const SHORTEST_FORGIVEN = 4
const PREFIX_TRUST = 0.6
/** In addition to a word one typing mistake away, a longer word with the same beginning is hardly meant. */
const PREFIX_BESIDE_TYPO = 0.5
const TYPO_TRUST = { 1: 0.5, 2: 0.25 }

/**
 * The word itself and words that it is a prefix of; if it is not in the vocabulary, words at a typing mistake's
 * distance too.
 */
export function matchTerm({ words, weights }: SearchIndex, { word, stem }: Pick<Token, 'word' | 'stem'>): TermMatch {
  const stems = new Map<string, number>()
  // 'metr' is not a word, though 'metre' without its ending is the same.
  const isKnown = words.has(word) || (weights.has(stem) && word !== stem)
  if (weights.has(stem)) stems.set(stem, isKnown ? 1 : PREFIX_TRUST)
  for (const [known, knownStem] of words) {
    if (word.length < SHORTEST_PREFIX || knownStem === stem || !known.startsWith(word)) continue
    stems.set(knownStem, PREFIX_TRUST * (word.length / known.length))
  }
  if (isKnown) return { stems, isGuess: false }
  const near = nearestStems(words, word, stems.size > 0 ? 1 : 2)
  const isGuess = [...near.keys()].some((each) => !stems.has(each))
  for (const [each, trust] of isGuess ? stems : []) stems.set(each, trust * PREFIX_BESIDE_TYPO)
  for (const [each, trust] of near) stems.set(each, Math.max(trust, stems.get(each) ?? 0))
  return { stems, isGuess }
}

/** Words with one mistake; only if there are none, words with two. The first character is hardly ever mistyped. */
function nearestStems(words: ReadonlyMap<string, string>, word: string, most: 1 | 2): Map<string, number> {
  const near = { 1: new Map<string, number>(), 2: new Map<string, number>() }
  const forgiven = Math.min(mistakesForgiven(word), most)
  for (const [known, stem] of forgiven > 0 ? words : []) {
    if (known[0] !== word[0] || (word.length < SHORTEST_FORGIVEN && !isLastLetterOnly(word, known))) continue
    const distance = Math.min(editDistance(word, known, forgiven), editDistance(word, stem, forgiven))
    if (distance === 1 || distance === 2) {
      const trust = TYPO_TRUST[distance] * likeness(word, known)
      near[distance].set(stem, Math.max(near[distance].get(stem) ?? 0, trust))
    }
  }
  if (near[1].size > 0 || forgiven < 2) return near[1]
  return near[2]
}

/** Of words with equally many mistakes, the one with the longer common prefix is likelier. */
function likeness(word: string, known: string): number {
  let same = 0
  while (same < word.length && word[same] === known[same]) same += 1
  return same / word.length
}

/** Of a very short word only the last character may be wrong, 'gaz' for 'gas': any other one makes another word. */
function isLastLetterOnly(word: string, known: string): boolean {
  return known.length === word.length && known.startsWith(word.slice(0, -1))
}

/** Numbers must match exactly, and a short word with a mistake is another word. */
function mistakesForgiven(word: string): 0 | 1 | 2 {
  if (word.length < SHORTEST_FORGIVEN - 1 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}
