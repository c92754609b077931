/** A record of the content service as one flat object without a prototype, which prevents prototype pollution. */
export type FlatRecord = { readonly [field: string]: unknown }

/** Names that would pollute an object's prototype when this one is copied later. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Returns a record's ID and fields side by side, from the old shape of the service or the new; undefined for anything
 * else.
 */
export function flattenRecord(record: unknown): FlatRecord | undefined {
  if (!isObject(record)) return undefined
  const fields = isObject(record['attributes']) ? record['attributes'] : record
  const flat = Object.create(null) as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) if (!UNSAFE_KEYS.has(name)) flat[name] = value
  for (const name of ['id', 'documentId']) if (record[name] !== undefined) flat[name] = record[name]
  return flat
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
