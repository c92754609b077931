// A server whose parent process lowered its priority (nice) below that of its workers. Reports their priority.
import { setPriority } from 'node:os'
import { createWorkers } from '../../src/platform/workers/create-workers.ts'
import type * as hostile from './hostile-tasks.ts'

setPriority(10)
const workers = createWorkers({ most: 1 })
const tasks = workers.tasksOf<typeof hostile>(new URL('./hostile-tasks.ts', import.meta.url))
process.send?.(await tasks('priority', {}, { cpuMs: 300 }))
await workers.close()
process.disconnect()
