import type { SearchDocument } from './search-document.ts'
import { tokenise } from './tokenise.ts'

/**
 * A word in the title says more about a text than one in its middle, especially if the title was written for readers.
 */
const TITLE_WEIGHTS: Record<SearchDocument['kind'], number> = { article: 6, question: 6, benefit: 4, legal: 2, page: 4 }

export type SearchIndex = {
  documents: readonly SearchDocument[]
  /** For each stem, how much each document has of it. */
  weights: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Every word of any document, and its stem. */
  words: ReadonlyMap<string, string>
  /** For each document, the stems of the words of its title. */
  titleStems: readonly (readonly string[])[]
  lengths: readonly number[]
  averageLength: number
}

export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const weights = new Map<string, Map<number, number>>()
  const words = new Map<string, string>()
  const lengths = documents.map(({ kind, title, text }, at) => {
    const titleTokens = tokenise(title)
    const textTokens = tokenise(text)
    for (const [tokens, weight] of [[titleTokens, TITLE_WEIGHTS[kind]] as const, [textTokens, 1] as const]) {
      for (const { word, stem } of tokens) {
        words.set(word, stem)
        const counts = weights.get(stem) ?? new Map<number, number>()
        weights.set(stem, counts.set(at, (counts.get(at) ?? 0) + weight))
      }
    }
    return titleTokens.length + textTokens.length
  })
  const titleStems = documents.map(({ title }) => tokenise(title).map(({ stem }) => stem))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return { documents, weights, words, titleStems, lengths, averageLength: total / Math.max(1, documents.length) }
}
