/** Set by a page that is the same for everyone: the query parameters that it reads, by name, separated by spaces. */
export const QUERY_HEADER = 'x-cache-query'

/** So that made-up addresses can't fill the memory; a dropped one is added again at its next visit. */
const MOST_PAGES = 1000
/** Longer values are no campaign; their page is rendered for their visitor alone. */
const LONGEST_QUERY = 200

type Address = { path: string; query: string }

export type PublicPages = {
  note(url: string, parameters: string): void
  forget(path: string): void
  /** The address with only those parameters that its page reads; undefined for a page of its visitor alone. */
  canonical(url: string): Address | undefined
}

/**
 * Remembers which pages have declared that they are the same for everyone. Advertisers and newsletters add their own
 * parameters to every link: parameters that a page does not read must not give it another cache key.
 */
export function createPublicPages(): PublicPages {
  const parametersOf = new Map<string, readonly string[]>()
  return {
    note(url, parameters) {
      const { path } = split(url)
      // The router's data requests say by their query what they need.
      if (path.endsWith('.data')) return
      parametersOf.delete(path)
      parametersOf.set(path, parameters.split(' ').filter(Boolean))
      const [oldest] = parametersOf.keys()
      if (parametersOf.size > MOST_PAGES && oldest !== undefined) parametersOf.delete(oldest)
    },
    forget: (path) => void parametersOf.delete(path),
    canonical(url) {
      const { path, query } = split(url)
      const parameters = parametersOf.get(path)
      if (!parameters) return undefined
      if (query === '') return { path, query }
      const given = new URLSearchParams(query)
      const kept = new URLSearchParams()
      for (const name of parameters) {
        const value = given.get(name)
        if (value !== null) kept.set(name, value)
      }
      const canonical = kept.size > 0 ? `?${kept.toString()}` : ''
      return canonical.length > LONGEST_QUERY ? undefined : { path, query: canonical }
    },
  }
}

function split(url: string): Address {
  const at = url.indexOf('?')
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) }
}
