import { enableCompileCache } from 'node:module'
import path from 'node:path'
import type { Context } from '../src/context.ts'
import { createSentenceEncoder } from '../src/platform/encoder/create-sentence-encoder.ts'
import { createWorkers } from '../src/platform/workers/create-workers.ts'
import { quietLog } from './quiet-log.ts'

let shared: Pick<Context, 'workers' | 'thinkers' | 'encoder'> | undefined

/** Workers for all tests of this process: loading all that Mo knows takes longer than most of them. They end with it. */
export function testWorkers(): Pick<Context, 'workers' | 'thinkers' | 'encoder'> {
  enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/mowatt-compiled'))
  shared ??= {
    workers: createWorkers({ most: 2 }),
    thinkers: createWorkers({ most: 1 }),
    encoder: createSentenceEncoder(quietLog),
  }
  return shared
}
