type ContentRecord<Fields> = { id: number; attributes: Fields }

/** Names that reach an object's prototype instead of the object. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Yields a content record as one flat object: its id, and its fields beside it. */
export function flattenRecord<Fields extends object>(
  record: ContentRecord<Fields>,
): Omit<Fields, 'id'> & { id: number } {
  const safe = Object.entries(record.attributes).filter(([key]) => !UNSAFE_KEYS.has(key))
  return Object.fromEntries([...safe, ['id', record.id]]) as Omit<Fields, 'id'> & { id: number }
}
