import type { FlatRecord } from './flatten-record.ts'
import { richTextToPlain } from './rich-text-to-plain.ts'
import { safeLink } from '@mowatt/contract/safe-link'

/** If one of these is missing or invalid, the record is not usable. */
class UnusableRecord extends Error {
  override readonly name = 'UnusableRecord'
}

/** Text that may be missing. Rich text is converted to plain text. */
export function wordsOf(record: FlatRecord, field: string): string | undefined {
  return richTextToPlain(record[field]) || undefined
}

/** Required text. */
export function neededWordsOf(record: FlatRecord, field: string): string {
  const words = wordsOf(record, field)
  if (words === undefined) throw new UnusableRecord(`${field} is missing`)
  return words
}

/** Required text with line breaks. */
export function neededTextOf(record: FlatRecord, field: string): string {
  const text = record[field]
  if (typeof text !== 'string' || text.trim() === '') throw new UnusableRecord(`${field} is missing`)
  return text.trim()
}

/** A record's stable name: ids change when an editor publishes again. */
export function identityOf(record: FlatRecord): string {
  const id = record['documentId'] ?? record['id']
  if (typeof id === 'string' || typeof id === 'number') return String(id)
  throw new UnusableRecord('id is missing')
}

/** A number to sort by; records without one come last. */
export function orderOf(record: FlatRecord, field: string): number {
  const order = record[field]
  return typeof order === 'number' && Number.isFinite(order) ? order : Number.MAX_SAFE_INTEGER
}

export function linkOf(record: FlatRecord, field: string): string | undefined {
  const link = record[field]
  return typeof link === 'string' ? safeLink(link) : undefined
}

/** A date and time as ISO text; the first field that contains one counts. */
export function momentOf(record: FlatRecord, ...fields: string[]): string {
  for (const field of fields) {
    const given = record[field]
    const moment = typeof given === 'string' ? new Date(given) : undefined
    if (moment && !Number.isNaN(moment.getTime())) return moment.toISOString()
  }
  throw new UnusableRecord(`${fields.join(' or ')} is missing`)
}

/** A calendar day as ISO text. */
export function dayOf(record: FlatRecord, ...fields: string[]): string {
  return momentOf(record, ...fields).slice(0, 'yyyy-mm-dd'.length)
}

/** A calendar day that may be missing. */
export function dayIfAny(record: FlatRecord, ...fields: string[]): string | undefined {
  return usable([record], () => dayOf(record, ...fields))[0]
}

/** The valid records of a list: an incomplete one does not lose the others. */
export function usable<T>(records: readonly unknown[], read: (record: unknown) => T): T[] {
  return records.flatMap((record) => {
    try {
      return [read(record)]
    } catch (error) {
      if (error instanceof UnusableRecord) return []
      throw error
    }
  })
}

/** A name that is valid as a path segment. */
export function slugOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z0-9][\w-]{0,199}$/i.test(value) ? value : undefined
}

export function neededSlugOf(record: FlatRecord, field: string): string {
  const slug = slugOf(record[field])
  if (slug === undefined) throw new UnusableRecord(`${field} is missing`)
  return slug
}

/** A list that is valid when empty. */
export function neededSome<T>(list: T[]): T[] {
  if (list.length === 0) throw new UnusableRecord('an empty list')
  return list
}

/** A record that is not even an object is useless. */
export function neededRecord(record: FlatRecord | undefined): FlatRecord {
  if (!record) throw new UnusableRecord('not a record')
  return record
}

/** Anything but a list counts as an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
