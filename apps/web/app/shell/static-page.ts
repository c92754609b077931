/** The `handle` of a page that is complete without scripts: it has no React and no router. */
export const staticPage = { scripts: false }

/** The header with the number of seconds that the hosting process may cache the page for everybody. */
export const KEEP_HEADER = 'x-cache-for-seconds'

/**
 * The headers of a page that is the same for everybody, except for the query parameters that it names; every page reads
 * `theme`. A short time: content itself is cached for a while, and both add up.
 */
export function keptBriefly(parameters: readonly string[] = []) {
  return { [KEEP_HEADER]: '10', 'x-cache-query': ['theme', ...parameters].join(' ') }
}
