import type { Context } from '../../context.ts'
import type { RunTask } from '../../platform/workers/create-workers.ts'
import { currentFigures } from '../figures/public.ts'
import { currentCatalogue } from '../switching/public.ts'
import type * as homeTasks from './home-tasks.ts'
import type { Prices } from './home-tasks.ts'

const HOME_TASKS = new URL('./home-tasks.ts', import.meta.url)
/** Processor time, for one home. */
const CPU_MS = 5000

/** Calculations on a home, where they can be stopped, on today's tariffs. */
export function workOnHome({ workers }: Pick<Context, 'workers'>): RunTask<typeof homeTasks> {
  return workers.tasksOf<typeof homeTasks>(HOME_TASKS)
}

/** The tariffs and figures of this moment. */
export function currentPrices(): Prices {
  return { catalogue: currentCatalogue(), figures: currentFigures() }
}

export function homeWork({ catalogue, figures } = currentPrices()) {
  return { cpuMs: CPU_MS, resident: { catalogue, figures } }
}
