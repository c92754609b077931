/** Words of a name that appear on some documents only. */
const FILLING = new Set(['the', 'energy', 'ltd', 'limited', 'plc', 'uk', 'group', 'supply', 'retail', 'company', 'co'])

/**
 * Whether two documents name one supplier in different spellings. A name that consists only of such words is compared
 * whole.
 */
export function isSameSupplier(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  return short.length > 0 && short.every((word, at) => word === long[at])
}

function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !FILLING.has(word))
  return telling.length > 0 ? telling : words
}
