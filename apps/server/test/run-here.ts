import type { RunTask } from '../src/platform/workers/create-workers.ts'
import type { Task, Tasks } from '../src/platform/workers/task.ts'

/** Runs tasks in this process, for tests that do thousands; values are copied as between processes. */
export function runHere<Module extends Tasks>(tasks: Module): RunTask<Module> {
  return async (name, input, { resident = {}, acts = {} }) => {
    const task = tasks[name] as Task<unknown, unknown>
    const output = await task(structuredClone(input), {
      resident: (which) => resident[which],
      act: async (which, ...args) => acts[which]?.(...args),
      begin: () => {},
    })
    return structuredClone(output) as never
  }
}
