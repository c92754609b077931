// A server whose worker never yields, to be killed by a test.
import { createWorkers } from '../../src/platform/workers/create-workers.ts'
import type * as hostile from './hostile-tasks.ts'

const tasks = createWorkers({ most: 1 }).tasksOf<typeof hostile>(new URL('./hostile-tasks.ts', import.meta.url))
const tell = async (pid: number) => void process.send?.(pid)
await tasks('loopBeside', 'tell', { cpuMs: 600_000, acts: { tell } })
