import { flattenRecord } from './flatten-record.ts'
import {
  dayIfAny,
  identityOf,
  listOf,
  neededRecord,
  neededSome,
  neededTextOf,
  neededWordsOf,
  orderOf,
  usable,
  wordsOf,
} from './read-fields.ts'
import { safeHtml } from './safe-html.server.ts'
import type { LegalDocument, LegalSection } from './site-content.ts'

/**
 * The service ignores the requested order of the sections, so we sort them ourselves. An invalid field or section is
 * left out, and the rest is kept.
 */
export function legalFrom(wire: unknown, own: LegalDocument): LegalDocument {
  const record = neededRecord(flattenRecord(wire))
  const sections = usable(listOf(record['sections']), legalSectionFrom).toSorted(
    (one, other) => one.order - other.order,
  )
  return {
    id: identityOf(record),
    title: wordsOf(record, 'title') ?? own.title,
    subtitle: wordsOf(record, 'subtitle'),
    lastUpdated: dayIfAny(record, 'lastUpdated', 'updatedAt', 'publishedAt'),
    inShort: listOf(record['inShort']).filter((each) => typeof each === 'string'),
    // A legal page without its text would be worse than our own text.
    sections: neededSome(sections),
  }
}

function legalSectionFrom(wire: unknown): LegalSection {
  const record = neededRecord(flattenRecord(wire))
  return {
    id: identityOf(record),
    title: neededWordsOf(record, 'title'),
    content: safeHtml(neededTextOf(record, 'content')),
    order: orderOf(record, 'order'),
  }
}
