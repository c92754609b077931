import type { Context } from '../../../context.ts'
import type * as topicTasks from './topic-tasks.ts'

const TOPIC_TASKS = new URL('./topic-tasks.ts', import.meta.url)
/** Processor time, with all files the first time. */
export const TOPIC_WORK = { cpuMs: 10_000 }

export function workOnTopics({ workers }: Pick<Context, 'workers'>) {
  return workers.tasksOf<typeof topicTasks>(TOPIC_TASKS)
}
