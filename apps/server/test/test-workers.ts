import { enableCompileCache } from 'node:module'
import path from 'node:path'
import type { Context } from '../src/context.ts'
import { createSentenceEncoder } from '../src/platform/encoder/create-sentence-encoder.ts'
import { createReader, type Reader } from '../src/platform/reading/create-reader.ts'
import { createWorkers } from '../src/platform/workers/create-workers.ts'
import { quietLog } from './quiet-log.ts'

type Shared = Pick<Context, 'reader' | 'workers' | 'thinkers' | 'encoder'>

let shared: Shared | undefined

/**
 * Workers for all tests of this process: loading their knowledge takes longer than most of the tests. They end with it.
 */
export function testWorkers(): Shared {
  enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/mowatt-compiled'))
  shared ??= {
    reader: createReader(),
    workers: createWorkers({ most: 2 }),
    thinkers: createWorkers({ most: 1 }),
    encoder: createSentenceEncoder(quietLog),
  }
  return { ...shared, reader: closedAlone(shared.reader) }
}

/** Closing it cancels this app's readings, and leaves the processes to the next app. */
function closedAlone(reader: Reader): Reader {
  const closing = new AbortController()
  return {
    ...reader,
    closed: closing.signal,
    digest: async (files, module, signal = new AbortController().signal) => {
      try {
        return await reader.digest(files, module, AbortSignal.any([signal, closing.signal]))
      } catch (error) {
        if (closing.signal.aborted && !signal.aborted) return { kind: 'unfinished', why: 'closed' }
        throw error
      }
    },
    close: async () => closing.abort(),
  }
}
