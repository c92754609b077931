import type { ContentKind } from '../content-kinds.ts'

type PlainType = 'text' | 'number' | 'boolean' | 'date' | 'time'

const PLAIN: Readonly<Record<string, PlainType>> = {
  text: 'text',
  url: 'text',
  markdown: 'text',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
}

const EVERYWHERE: Readonly<Record<string, PlainType>> = {
  id: 'number',
  documentId: 'text',
  createdAt: 'time',
  updatedAt: 'time',
  publishedAt: 'time',
}

/** What a record can be sorted and filtered by. */
export function plainTypeOf({ fields }: ContentKind, name: string): PlainType | undefined {
  if (Object.hasOwn(EVERYWHERE, name)) return EVERYWHERE[name]
  return Object.hasOwn(fields, name) ? PLAIN[fields[name] ?? ''] : undefined
}
