import type { ConsoleFinder } from '../../operators/public.ts'
import { listRecords } from './edit-store.ts'

export const contentFinder: ConsoleFinder = {
  page: 'content',
  async find({ db }, words, most) {
    const found = await listRecords(db, { search: words, most })
    return found.map(({ documentId, title, kind, state }) => ({
      title,
      detail: `${kind.replaceAll('-', ' ')}, ${state}`,
      path: `/operate/content/${encodeURIComponent(documentId)}`,
    }))
  },
}
