import { type Order, startWorker, type Worker } from './start-worker.ts'
import type { InputOf, OutputOf, Tasks } from './task.ts'
import { type StopReason, WorkStopped } from './work-stopped.ts'

/** A task of a module, with that module's types. */
export type RunTask<Module extends Tasks> = <Name extends keyof Module & string>(
  task: Name,
  input: InputOf<Module[Name]>,
  given: Pick<Order, 'cpuMs' | 'resident' | 'acts'>,
) => Promise<OutputOf<Module[Name]>>

export type Stopped = { task: string; reason: StopReason; count: number }

export type Workers = {
  /** Tasks of one module. They throw WorkStopped when they are given up, and whatever else they or their acts throw. */
  tasksOf: <Module extends Tasks>(module: URL) => RunTask<Module>
  /** Has a worker ready with this module from now on, so that the first who asks does not wait for it. Resolves when one is. */
  keepReady: (module: URL) => Promise<void>
  /** What was given up so far. */
  stopped: () => Stopped[]
  close: () => void
}

type Options = {
  most: number
  onStopped?: (stopped: { task: string; reason: StopReason; lastWords: string }) => void
}

type Waiting = { task: string; go: (worker: Worker) => void; giveUp: (reason: StopReason, lastWords: string) => void }

const MOST_WAITING = 500
const IDLE_MS = 60_000

/**
 * Does tasks in processes that can be killed: code that does not yield, or takes all memory, ends its worker and nothing
 * else. Tasks wait in the order of asking; another worker is started while one waits, as long as there may be more.
 */
export function createWorkers({ most, onStopped = () => {} }: Options): Workers {
  const resting: { worker: Worker; idle: NodeJS.Timeout }[] = []
  const waiting: Waiting[] = []
  const counts = new Map<string, Stopped>()
  const all = new Set<Worker>()
  let prepared: URL | undefined
  let isClosed = false

  function start(): void {
    const worker = startWorker(prepared)
    all.add(worker)
    void worker.ready.then((isReady) => {
      if (isReady) giveBack(worker)
      // Whatever ended it would end the next one too: somebody is told, and not all wait for ever.
      else waiting.shift()?.giveUp('crash', worker.lastWords())
    })
    void worker.ended.then(() => {
      all.delete(worker)
      fill()
    })
  }
  function fill(): void {
    const isWanted = waiting.length > 0 || (prepared !== undefined && all.size === 0)
    if (isWanted && all.size < most && !isClosed) start()
  }
  function giveBack(worker: Worker): void {
    if (isClosed || !worker.isUsable()) return worker.stop()
    const next = waiting.shift()
    if (next) return next.go(worker)
    const idle = setTimeout(() => {
      if (prepared && all.size === 1) return idle.refresh()
      resting.splice(
        resting.findIndex((each) => each.worker === worker),
        1,
      )
      return worker.stop()
    }, IDLE_MS).unref()
    resting.push({ worker, idle })
  }
  function rested(): Worker | undefined {
    const last = resting.pop()
    if (!last) return undefined
    clearTimeout(last.idle)
    return last.worker.isUsable() ? last.worker : rested()
  }
  function stop(task: string, reason: StopReason, lastWords: string): WorkStopped {
    const count = (counts.get(`${task} ${reason}`)?.count ?? 0) + 1
    counts.set(`${task} ${reason}`, { task, reason, count })
    onStopped({ task, reason, lastWords })
    return new WorkStopped(reason, task)
  }
  async function takeWorker(task: string): Promise<Worker> {
    const worker = rested()
    if (worker) return worker
    if (isClosed || waiting.length >= MOST_WAITING) throw stop(task, 'busy', '')
    const turn = Promise.withResolvers<Worker>()
    const giveUp: Waiting['giveUp'] = (reason, lastWords) => turn.reject(stop(task, reason, lastWords))
    waiting.push({ task, go: turn.resolve, giveUp })
    fill()
    return turn.promise
  }
  async function run(order: Order): Promise<unknown> {
    const worker = await takeWorker(order.task)
    try {
      return await worker.run(order)
    } catch (error) {
      throw error instanceof WorkStopped ? stop(order.task, error.reason, worker.lastWords()) : error
    } finally {
      giveBack(worker)
    }
  }

  return {
    tasksOf: (module) => async (task, input, given) => (await run({ module, task, input, ...given })) as never,
    async keepReady(module) {
      prepared = module
      fill()
      await Promise.any([...all].map((worker) => worker.ready))
    },
    stopped: () => [...counts.values()],
    close() {
      isClosed = true
      for (const { idle } of resting.splice(0)) clearTimeout(idle)
      for (const worker of all) worker.stop()
      for (const { giveUp } of waiting.splice(0)) giveUp('busy', '')
    },
  }
}
