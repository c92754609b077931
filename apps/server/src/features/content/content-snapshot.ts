import type { Context } from '../../context.ts'
import { type ContentRecord, listPublished } from './content-store.ts'

/** How old an answer may be: an edit in any process shows everywhere within this time. */
const FRESH_MS = 1000

export type ContentSnapshot = {
  /** Published records of a kind; many askers at once cause one read, and the last good copy outlives the database. */
  list(kind: string): Promise<readonly ContentRecord[]>
}

type Entry = { records: readonly ContentRecord[]; readAtMs: number }

/** Content is small, read at every page and written rarely: so it is kept in memory and read anew once a second. */
export function createContentSnapshot({ db, now }: Pick<Context, 'db' | 'now'>): ContentSnapshot {
  const entries = new Map<string, Entry>()
  const reads = new Map<string, Promise<readonly ContentRecord[]>>()

  function read(kind: string): Promise<readonly ContentRecord[]> {
    const running = reads.get(kind)
    if (running) return running
    const fresh = listPublished(db, kind)
      .then((records) => {
        entries.set(kind, { records, readAtMs: now().getTime() })
        return records
      })
      .finally(() => reads.delete(kind))
    reads.set(kind, fresh)
    return fresh
  }

  return {
    async list(kind) {
      const known = entries.get(kind)
      const ageMs = known ? Math.abs(now().getTime() - known.readAtMs) : Infinity
      if (known && ageMs < FRESH_MS) return known.records
      try {
        return await read(kind)
      } catch (error) {
        if (known) return known.records
        throw error
      }
    },
  }
}
