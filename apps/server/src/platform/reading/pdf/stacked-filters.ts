const FILTER_LISTS = /\/F(?:ilter)?\s*\[([^[\]]{0,2000})\]/g
const MOST_FILTERS = 2
const PACKERS = ['/FlateDecode', '/Fl', '/LZWDecode', '/LZW', '/RunLengthDecode', '/RL']

/**
 * Whether anything in a PDF was packed over and over: a few hundred bytes that unpack to gigabytes. No real bill is
 * like that. Lists hidden in packed objects are not seen here; the limits on time and memory end those.
 */
export function hasStackedFilters(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  for (const [, list = ''] of text.matchAll(FILTER_LISTS)) {
    const filters = list.match(/\/[^\s/]*/g) ?? []
    if (filters.length > MOST_FILTERS) return true
    if (filters.filter((filter) => PACKERS.includes(filter)).length > 1) return true
  }
  return false
}
