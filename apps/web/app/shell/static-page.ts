/** The `handle` of a page that is finished when it arrives: it carries no React and no router. */
export const staticPage = { scripts: false }

/** Says for how many seconds the hosting process may give the same page to everybody. */
export const KEEP_HEADER = 'x-cache-for-seconds'

/**
 * The headers of a page that looks the same to everybody, but for the query parameters that it names; every page reads
 * `theme`. Short: content itself is kept for a while, and both add up.
 */
export function keptBriefly(parameters: readonly string[] = []) {
  return { [KEEP_HEADER]: '10', 'x-cache-query': ['theme', ...parameters].join(' ') }
}
