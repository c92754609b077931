import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

/** The log is no second store of texts: it says what changed, and versions have the rest. */
const MOST_CHARACTERS = 300

/** The fields that differ, before and after, each cut to what a log entry can show. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
  const only = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, glimpse(fields[name] ?? null)]))
  return { before: only(before), after: only(after) }
}

function glimpse(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).toWellFormed()}…` : text
}
