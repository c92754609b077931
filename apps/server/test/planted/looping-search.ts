import type { SiteTask } from '@mowatt/contract/visit'

/** A search that finds nothing, or no end: for tests alone, which have a worker load this instead of the site's. */
export const searchFor: SiteTask<{ query: string; page: number }, object> = ({ query }) => {
  if (query.includes('for ever')) for (;;);
  return { total: 0, page: 1, pageCount: 1, results: [], isGuess: false }
}
