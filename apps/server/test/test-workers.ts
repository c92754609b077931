import { enableCompileCache } from 'node:module'
import path from 'node:path'
import type { Context } from '../src/context.ts'
import { createSentenceEncoder } from '../src/platform/encoder/create-sentence-encoder.ts'
import { createReader, type Reader } from '../src/platform/reading/create-reader.ts'
import type { Unfinished } from '../src/platform/reading/read-result.ts'
import { createWorkers } from '../src/platform/workers/create-workers.ts'
import { quietLog } from './quiet-log.ts'

export type TestWorkers = Pick<Context, 'workers' | 'thinkers' | 'encoder' | 'reader'>

let shared: TestWorkers | undefined

/** Workers for all tests of this process: loading all that Mo knows takes longer than most of them. They end with it. */
export function testWorkers(): TestWorkers {
  enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/mowatt-compiled'))
  shared ??= {
    workers: createWorkers({ most: 2 }),
    thinkers: createWorkers({ most: 1 }),
    encoder: createSentenceEncoder(quietLog),
    reader: createReader(),
  }
  return { ...shared, reader: closedAlone(shared.reader) }
}

/** Closed with its app, as one of its own would be, while the processes behind it read on for the next. */
function closedAlone(reader: Reader): Reader {
  const closing = new AbortController()
  const closed = new Promise<Unfinished>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve({ kind: 'unfinished', why: 'closed' }))
  })
  return {
    read: (...given) => Promise.race([reader.read(...given), closed]),
    digest: (...given) => Promise.race([reader.digest(...given), closed]),
    draw: (...given) => Promise.race([reader.draw(...given), closed]),
    closed: closing.signal,
    close: async () => closing.abort(),
  }
}
