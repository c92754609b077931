// Runs in a server worker: a visitor's query may be crafted to take long.
import type { SiteTask } from '@mowatt/contract/visit'
import type { SearchDocument } from './search-document.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { search, type SearchOutcome } from './search.ts'

let kept: { documents: unknown; index: SearchIndex } | undefined

/** Its index is rebuilt only when the documents have changed. */
export const searchFor: SiteTask<{ query: string; page: number }, SearchOutcome> = ({ query, page }, { resident }) => {
  const documents = resident('documents') as readonly SearchDocument[]
  if (kept?.documents !== documents) kept = { documents, index: buildSearchIndex(documents) }
  return search(kept.index, query, page)
}
