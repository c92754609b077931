import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import type { CleanRecord } from './clean-record.ts'
import type { ContentKind } from './content-kinds.ts'
import { listPublished } from './content-store.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'

/** The maximum age of an answer: an edit in any process is visible everywhere within this time. */
const FRESH_MS = 1000
/** How long a newer copy is waited for. */
const PATIENCE_MS = 1000

/** One version of a kind: its records, ready to be sent, and the answers made from them. */
export type Edition = { records: readonly CleanRecord[]; answers: AnswerCache }

export type ContentSnapshot = {
  /** The cached and fresh value, at once; undefined when it must be read first. */
  fresh(kind: ContentKind): Edition | undefined
  /** Concurrent callers cause one read, and the last good copy is used while the database is away. */
  read(kind: ContentKind): Promise<Edition>
}

type Entry = { edition: Edition; source: string; readAtMs: number; readOf: number }
type Read = { edition: Promise<Edition>; readOf: number }

/**
 * Content is small, read at every page and written rarely: so it is cached in memory and reloaded once a second, and at
 * once when the number of `changes` differs: no page may be cached with content from before.
 */
export function createContentSnapshot(
  { db, now }: Pick<Context, 'db' | 'now'>,
  changes: () => number = () => 0,
): ContentSnapshot {
  const entries = new Map<string, Entry>()
  const reads = new Map<string, Read>()

  async function readAnew(kind: ContentKind): Promise<Edition> {
    const readOf = changes()
    const stored = await listPublished(db, kind.name)
    const source = JSON.stringify(stored)
    const known = entries.get(kind.name)
    // Unchanged content keeps its cached answers.
    const edition = known?.source === source ? known.edition : await editionOf()
    entries.set(kind.name, { edition, source, readAtMs: now().getTime(), readOf })
    return edition

    async function editionOf(): Promise<Edition> {
      // With the sanitiser, which would slow down the start.
      const { cleanRecord } = await import('./clean-record.ts')
      return { records: stored.map((record) => cleanRecord(kind, record)), answers: createAnswerCache() }
    }
  }

  function fresh(kind: ContentKind): Edition | undefined {
    const known = entries.get(kind.name)
    if (known?.readOf !== changes()) return undefined
    return Math.abs(now().getTime() - known.readAtMs) < FRESH_MS ? known.edition : undefined
  }

  /** While the database is slow or away, the last good copy is served without waiting. */
  function begin(kind: ContentKind): Read {
    const last = entries.get(kind.name)
    const reading = readAnew(kind)
    const begun: Read = { edition: last ? inTime(reading, last) : reading, readOf: changes() }
    reads.set(kind.name, begun)
    const end = () => void (reads.get(kind.name) === begun && reads.delete(kind.name))
    reading.then(end, end)
    return begun
  }

  function inTime(reading: Promise<Edition>, last: Entry): Promise<Edition> {
    const renewed = reading.catch(() => {
      last.readAtMs = now().getTime()
      last.readOf = changes()
      return last.edition
    })
    return Promise.race([renewed, setTimeout(PATIENCE_MS, last.edition, { ref: false })])
  }

  return {
    fresh,
    async read(kind) {
      const known = fresh(kind)
      if (known) return known
      const running = reads.get(kind.name)
      return (running?.readOf === changes() ? running : begin(kind)).edition
    },
  }
}
