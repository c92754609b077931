import { editDistance } from './edit-distance.ts'
import type { SearchIndex } from './search-index.ts'
import type { Token } from './tokenise.ts'

/** Stems that a searched word stands for, each with how sure we are. */
export type TermMatch = { stems: ReadonlyMap<string, number>; isGuess: boolean }

const SHORTEST_PREFIX = 3
const PREFIX_TRUST = 0.6
const TYPO_TRUST = { 1: 0.5, 2: 0.25 }

/** The word itself and words that it begins; only where neither exists, words that are a typing mistake away. */
export function matchTerm({ words, weights }: SearchIndex, { word, stem }: Pick<Token, 'word' | 'stem'>): TermMatch {
  const stems = new Map<string, number>()
  if (weights.has(stem)) stems.set(stem, 1)
  for (const [known, knownStem] of words) {
    if (word.length < SHORTEST_PREFIX || knownStem === stem || !known.startsWith(word)) continue
    stems.set(knownStem, PREFIX_TRUST * (word.length / known.length))
  }
  if (stems.size > 0) return { stems, isGuess: false }
  const near = nearestStems(words, word)
  return { stems: near, isGuess: near.size > 0 }
}

/** Words with one mistake; only where there are none, words with two. Hardly anybody mistypes the first letter. */
function nearestStems(words: ReadonlyMap<string, string>, word: string): Map<string, number> {
  const near = { 1: new Map<string, number>(), 2: new Map<string, number>() }
  const forgiven = mistakesForgiven(word)
  for (const [known, stem] of forgiven > 0 ? words : []) {
    if (known[0] !== word[0]) continue
    const distance = Math.min(editDistance(word, known, forgiven), editDistance(word, stem, forgiven))
    if (distance === 1 || distance === 2) {
      const trust = TYPO_TRUST[distance] * likeness(word, known)
      near[distance].set(stem, Math.max(near[distance].get(stem) ?? 0, trust))
    }
  }
  if (near[1].size > 0 || forgiven < 2) return near[1]
  return near[2]
}

/** Of words with as many mistakes, the one that begins like the typed word for longer is the likelier. */
function likeness(word: string, known: string): number {
  let same = 0
  while (same < word.length && word[same] === known[same]) same += 1
  return same / word.length
}

/** Numbers are meant as they are, and a short word with a mistake is another word. */
function mistakesForgiven(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}
