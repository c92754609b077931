/**
 * A canonical text for a value, on any machine: no spaces, keys in the order of their UTF-16 units, integers only. This
 * is the common part of RFC 8785.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} has no canonical text: only whole numbers do`)
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object') {
    const record = value as Record<string, unknown>
    const keys = Object.keys(record).filter((key) => record[key] !== undefined)
    // The default sort compares UTF-16 units, which is what the rule requires.
    return `{${keys
      .toSorted()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`)
      .join(',')}}`
  }
  throw new TypeError(`A ${typeof value} has no canonical text`)
}
