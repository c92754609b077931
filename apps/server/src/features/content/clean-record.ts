import type { ContentKind, FieldType } from './content-kinds.ts'
import type { ContentRecord } from './content-store.ts'
import { cleanBlocks } from './sanitise/clean-blocks.ts'
import { cleanIcon } from './sanitise/clean-icon.ts'
import { cleanMarkdown } from './sanitise/clean-markdown.ts'
import { cleanMedia } from './sanitise/clean-media.ts'
import { cleanSections } from './sanitise/clean-sections.ts'
import { safeLink } from '@mowatt/contract/safe-link'

/** A record that may leave the server: only known fields, nothing missing but null, nothing dangerous. */
export type CleanRecord = {
  id: number
  documentId: string
  /** Every field by name; the identity and the times too, so that all can be sorted and filtered by. */
  values: Readonly<Record<string, unknown>>
}

const CLEANERS: Readonly<Partial<Record<FieldType, (value: unknown) => unknown>>> = {
  url: (value) => safeLink(value) ?? null,
  markdown: cleanMarkdown,
  blocks: cleanBlocks,
  icon: cleanIcon,
  media: cleanMedia,
  sections: cleanSections,
}

/** Done once for each version of a record and not for each request. */
export function cleanRecord({ fields }: ContentKind, record: ContentRecord): CleanRecord {
  const { id, documentId } = record
  const values: Record<string, unknown> = { id, documentId }
  for (const [name, type] of Object.entries(fields)) {
    const stored = Object.hasOwn(record.fields, name) ? record.fields[name] : null
    const clean = CLEANERS[type]
    values[name] = stored === null || stored === undefined ? absent(type) : clean ? clean(stored) : stored
  }
  values['createdAt'] = record.createdAt.toISOString()
  values['updatedAt'] = record.updatedAt.toISOString()
  values['publishedAt'] = record.publishedAt.toISOString()
  return { id, documentId, values }
}

function absent(type: FieldType): null | [] {
  return type === 'sections' ? [] : null
}
