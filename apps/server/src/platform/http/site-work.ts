import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Visit } from '@mowatt/contract/visit'
import type { Workers } from '../workers/create-workers.ts'
import { WorkStopped } from '../workers/work-stopped.ts'

/** Processor time; a page waits for it. */
const CPU_MS = 1000

/** Lets the site run tasks of its own modules in workers. From its sources: a build no longer has them by name. */
export function siteWork(workers: Workers, sources: string): Visit['work'] {
  return async (module, task, input, resident) => {
    const run = workers.tasksOf(pathToFileURL(path.join(sources, module)))
    try {
      return (await run(task, input as never, { cpuMs: CPU_MS, resident })) as never
    } catch (error) {
      if (error instanceof WorkStopped) return undefined
      throw error
    }
  }
}
