import { ContentRefusal } from './content-refusal.ts'
import type { QueryNode } from './parse-query-string.ts'

const DEFAULT_SIZE = 25
const LARGEST_SIZE = 100

export type Page = {
  start: number
  limit: number
  meta(total: number): Record<string, number>
}

/** Pages by number or by offset, never by both; values out of range are clamped. */
export function readPagination(node: QueryNode | undefined): Page {
  const given = typeof node === 'object' ? node : {}
  const isByPage = given['page'] !== undefined || given['pageSize'] !== undefined
  const isByOffset = given['start'] !== undefined || given['limit'] !== undefined
  if (isByPage && isByOffset) {
    throw new ContentRefusal('PaginationError', 'Cannot use both page & offset pagination in the same query')
  }
  const { withCount } = given
  const isCounted = typeof withCount !== 'string' || !/^(false|f|0)$/i.test(withCount)
  if (isByOffset) {
    const start = whole(given['start'], 0, 0)
    const limit = size(given['limit'])
    return { start, limit, meta: (total) => ({ start, limit, ...(isCounted ? { total } : {}) }) }
  }
  const page = whole(given['page'], 1, 1)
  const pageSize = size(given['pageSize'])
  return {
    start: (page - 1) * pageSize,
    limit: pageSize,
    meta: (total) => ({ page, pageSize, ...(isCounted ? { pageCount: Math.ceil(total / pageSize), total } : {}) }),
  }
}

function size(node: QueryNode | undefined): number {
  return node === '-1' ? LARGEST_SIZE : Math.min(whole(node, DEFAULT_SIZE, 1), LARGEST_SIZE)
}

function whole(node: QueryNode | undefined, otherwise: number, least: number): number {
  const value = typeof node === 'string' && node.trim() !== '' ? Math.trunc(Number(node)) : otherwise
  return Number.isSafeInteger(value) ? Math.max(value, least) : otherwise
}
