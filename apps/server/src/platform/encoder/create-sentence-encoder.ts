import type { Log } from '../log/log.ts'
import { createWorkers, type Workers } from '../workers/create-workers.ts'
import type * as encoderTasks from './encoder-tasks.ts'

export type SentenceEncoder = {
  /** A sentence's vector; undefined where it can't be calculated, and then words alone have to do. */
  embed: (text: string) => Promise<Int8Array | undefined>
  /** Loads it for a user who is about to ask. Its memory is freed once it hasn't been used for a while. */
  warmUp: () => void
  workers: Workers
}

const TASKS = new URL('./encoder-tasks.ts', import.meta.url)
/** Processor time: 64 tokens take 30 ms. */
const EMBEDDING = { cpuMs: 2000 }

/** One process for all callers: loaded, it takes 180 MB, and a sentence a hundredth of a second. */
export function createSentenceEncoder(log: Log, tasks = TASKS): SentenceEncoder {
  let isTold = false
  const tell = (error: unknown) => {
    if (isTold) return
    isTold = true
    log.warn({ error }, 'messages are read without the sentence encoder')
  }
  const workers = createWorkers({ most: 1, isNative: true })
  const run = workers.tasksOf<typeof encoderTasks>(tasks)
  return {
    async embed(text) {
      try {
        return await run('embed', text, EMBEDDING)
      } catch (error) {
        if (!workers.closed.aborted) tell(error)
        return undefined
      }
    },
    warmUp: () => void workers.warmUp(tasks),
    workers,
  }
}
