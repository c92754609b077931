import { ContentTrouble } from './content-host.server.ts'
import { isObject } from './flatten-record.ts'

const PAGE_SIZE = 100
/** A host that never ends its list would keep us reading for ever. */
const MOST_PAGES = 20

/** Reads a whole list: the service is paginated, and chooses its own page size. */
export async function readAllPages(get: (path: string) => Promise<unknown>, path: string): Promise<unknown[]> {
  const all: unknown[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const paging = `pagination[pageSize]=${PAGE_SIZE}${page > 1 ? `&pagination[page]=${page}` : ''}`
    const reply = await get(`${path}&${paging}`)
    const records = isObject(reply) ? reply['data'] : undefined
    if (!Array.isArray(records)) throw new ContentTrouble()
    all.push(...(records as unknown[]))
    if (records.length === 0 || page >= pageCountOf(reply)) break
  }
  return all
}

function pageCountOf(reply: unknown): number {
  const meta = isObject(reply) ? reply['meta'] : undefined
  const pagination = isObject(meta) ? meta['pagination'] : undefined
  return isObject(pagination) ? Number(pagination['pageCount']) || 1 : 1
}
