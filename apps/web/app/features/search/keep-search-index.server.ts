import type { SearchDocument } from './search-document.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

let kept: { print: string; index: SearchIndex } | undefined

/** The index of these documents: built anew only when one of them has changed. */
export function keepSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const print = JSON.stringify(documents)
  if (kept?.print !== print) kept = { print, index: buildSearchIndex(documents) }
  return kept.index
}
