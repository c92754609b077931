import type { CleanRecord } from './clean-record.ts'
import type { ContentKind } from './content-kinds.ts'
import { notFound } from './query/content-refusal.ts'
import { parseQueryString } from './query/parse-query-string.ts'
import { readFields } from './query/read-fields.ts'
import { readFilters } from './query/read-filters.ts'
import { readPagination } from './query/read-pagination.ts'
import { readPopulate } from './query/read-populate.ts'
import { readSort } from './query/read-sort.ts'
import { type Format, wireRecord } from './wire-record.ts'

export type Question = {
  /** The document asked for, where it is one of a collection. */
  documentId: string | undefined
  /** The query as it came, without the question mark. */
  query: string
  format: Format
}

/** The body of an answer, from published records only; an invalid query is refused with Strapi's error. */
export function answerContent(kind: ContentKind, records: readonly CleanRecord[], question: Question) {
  const query = parseQueryString(question.query)
  const shown = { fields: readFields(kind, query['fields']), populate: readPopulate(kind, query['populate']) }
  const compare = readSort(kind, query['sort'])
  const isWanted = readFilters(kind, query['filters'])
  const wire = (record: CleanRecord) => wireRecord(kind, record, shown, question.format)
  if (kind.isSingle || question.documentId !== undefined) {
    const one = kind.isSingle ? records[0] : records.find(({ documentId }) => documentId === question.documentId)
    if (!one || !isWanted(one)) throw notFound()
    return { data: wire(one), meta: {} }
  }
  const page = readPagination(query['pagination'])
  const found = records.filter(isWanted).toSorted(compare)
  return {
    data: found.slice(page.start, page.start + page.limit).map(wire),
    meta: { pagination: page.meta(found.length) },
  }
}
