import { enableCompileCache } from 'node:module'
import path from 'node:path'
import type { Context } from '../src/context.ts'
import { createWorkers } from '../src/platform/workers/create-workers.ts'

let shared: Pick<Context, 'workers' | 'thinkers'> | undefined

/** Workers for all tests of this process: loading all that Mo knows takes longer than most of them. They end with it. */
export function testWorkers(): Pick<Context, 'workers' | 'thinkers'> {
  enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/mowatt-compiled'))
  shared ??= { workers: createWorkers({ most: 2 }), thinkers: createWorkers({ most: 1 }) }
  return shared
}
