import type { Context } from '../../context.ts'
import type { RunTask } from '../../platform/workers/create-workers.ts'
import { currentFigures } from '../figures/public.ts'
import type * as billTasks from './bill-tasks.ts'

const BILL_TASKS = new URL('./bill-tasks.ts', import.meta.url)

/** Processor time; a few milliseconds are enough for any of our bills. */
export function billWork() {
  return { cpuMs: 1000, resident: { figures: currentFigures() } }
}

/** Calculations on a bill, where they can be stopped. */
export function workOnBill({ workers }: Pick<Context, 'workers'>): RunTask<typeof billTasks> {
  return workers.tasksOf<typeof billTasks>(BILL_TASKS)
}
