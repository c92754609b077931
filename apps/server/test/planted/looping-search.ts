import type { SiteTask } from '@mowatt/contract/visit'

/** A search that finds nothing, or never ends: only for tests, whose workers load this instead of the site's. */
export const searchFor: SiteTask<{ query: string; page: number }, object> = ({ query }) => {
  if (query.includes('for ever')) for (;;);
  return { total: 0, page: 1, pageCount: 1, results: [], isGuess: false }
}
