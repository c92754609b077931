import { createWorkers, type Workers } from '../../src/platform/workers/create-workers.ts'

const PLANTED: Readonly<Record<string, URL>> = {
  'mo-tasks.ts': new URL('./looping-mo.ts', import.meta.url),
  'bill-tasks.ts': new URL('./looping-bill.ts', import.meta.url),
  'search-tasks.ts': new URL('./looping-search.ts', import.meta.url),
}

/** Real workers that load planted tasks instead of the real ones of that name. */
export function plantTasks(options: Parameters<typeof createWorkers>[0]): Workers {
  const workers = createWorkers(options)
  const planted = (module: URL) => PLANTED[module.pathname.split('/').at(-1) ?? ''] ?? module
  return {
    ...workers,
    tasksOf: (module) => workers.tasksOf(planted(module)),
    warmUp: (module) => workers.warmUp(planted(module)),
  }
}
