/** The `handle` of a page that is finished when it arrives: it carries no React and no router. */
export const staticPage = { scripts: false }

/**
 * The headers of a page that looks the same to everybody, but for the query parameters that it names; every page reads
 * `theme`. Short: content itself is kept for a while, and both add up.
 */
export function keptFor(seconds: number, parameters: readonly string[] = []) {
  return { 'x-cache-for-seconds': String(seconds), 'x-cache-query': ['theme', ...parameters].join(' ') }
}

export const keptBriefly = keptFor(10)
