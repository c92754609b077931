import { type ContentKind, sectionFields } from '../content-kinds.ts'
import type { CleanRecord } from '../clean-record.ts'
import { invalid, invalidKey } from './content-refusal.ts'
import type { Section } from '../sanitise/clean-sections.ts'
import type { QueryNode } from './parse-query-string.ts'
import { plainTypeOf } from './plain-fields.ts'

type Order = { field: string; isDescending: boolean }

export type Compare = (one: CleanRecord, other: CleanRecord) => number

export type CompareSections = (one: Section, other: Section) => number

/**
 * `order:asc`, bare `order`, lists of them, and `sections.order:asc`, which is our sections' order anyway. Any other
 * order of theirs is refused here: use `populate[sections][sort]`.
 */
export function readSort(kind: ContentKind, node: QueryNode | undefined): Compare {
  const orders = wordsIn(node).flatMap((word) => orderFrom(kind, word))
  return (one, other) => {
    for (const { field, isDescending } of orders) {
      const difference = compareValues(one.values[field], other.values[field], isDescending)
      if (difference !== 0) return difference
    }
    return one.id - other.id
  }
}

/** The requested order of populated sections, `populate[sections][sort]=order:desc`; undefined for their own. */
export function readSectionSort(name: string, node: QueryNode | undefined): CompareSections | undefined {
  const orders = wordsIn(node).map((word) => {
    const { field, isDescending } = splitOrder(word)
    if (!isSectionField(field)) throw invalidKey(field, 'populate', `${name}.sort`)
    return { field, isDescending }
  })
  if (orders.length === 0) return undefined
  return (one, other) => {
    for (const { field, isDescending } of orders) {
      const difference = compareValues(one[field], other[field], isDescending)
      if (difference !== 0) return difference
    }
    return one.id - other.id
  }
}

function isSectionField(field: string): field is keyof Section {
  return field === 'id' || Object.hasOwn(sectionFields, field)
}

function splitOrder(word: string): Order {
  const [field = '', direction = 'asc'] = word.split(':').map((part) => part.trim())
  if (!/^(asc|desc)$/i.test(direction)) throw invalid('Invalid order. order can only be one of asc|desc|ASC|DESC')
  return { field, isDescending: direction.toLowerCase() === 'desc' }
}

function wordsIn(node: QueryNode | undefined): string[] {
  if (node === undefined) return []
  if (typeof node === 'string') return node.split(',').filter((word) => word.trim() !== '')
  return Object.entries(node).flatMap(([key, value]) => {
    if (/^\d+$/.test(key)) return wordsIn(value)
    if (typeof value !== 'string') throw invalidKey(key, 'sort')
    return [`${key}:${value}`]
  })
}

function orderFrom(kind: ContentKind, word: string): Order[] {
  const { field, isDescending } = splitOrder(word)
  const [head = '', ...rest] = field.split('.')
  if (rest.length > 0) {
    const inside = rest.join('.')
    const isSections = Object.hasOwn(kind.fields, head) && kind.fields[head] === 'sections'
    if (!isSections) throw invalidKey(head, 'sort')
    if (inside !== 'order' || isDescending) throw invalidKey(inside, 'sort', head)
  } else if (!plainTypeOf(kind, field)) {
    throw invalidKey(field, 'sort')
  }
  return rest.length > 0 ? [] : [{ field, isDescending }]
}

/** Missing values come last in ascending and first in descending order, as in the database. */
function compareValues(one: unknown, other: unknown, isDescending: boolean): number {
  const sign = isDescending ? -1 : 1
  if (one === null || other === null) return one === other ? 0 : (one === null ? 1 : -1) * sign
  if (one === other) return 0
  return ((one as string) < (other as string) ? -1 : 1) * sign
}
