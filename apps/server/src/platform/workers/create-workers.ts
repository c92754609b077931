import type { Span } from '@opentelemetry/api'
import { currentCaller } from '../limits/caller.ts'
import { createFairLine } from '../limits/fair-line.ts'
import { traceSpan } from '../telemetry/trace-span.ts'
import { type Order, startWorker, type Worker, type WorkerKind } from './start-worker.ts'
import type { InputOf, OutputOf, Tasks } from './task.ts'
import { type StopReason, WorkStopped } from './work-stopped.ts'

/** A task of a module, with that module's types. */
export type RunTask<Module extends Tasks> = <Name extends keyof Module & string>(
  task: Name,
  input: InputOf<Module[Name]>,
  given: Omit<Order, 'module' | 'task' | 'input'>,
) => Promise<OutputOf<Module[Name]>>

export type Stopped = { task: string; reason: StopReason; count: number }

export type Workers = {
  /** Tasks of one module. They throw WorkStopped when they are stopped, and any error of their own or of their acts. */
  tasksOf: <Module extends Tasks>(module: URL) => RunTask<Module>
  /**
   * Keeps a worker ready with this module, so that the next caller does not wait for it. Resolves when one is. It is
   * ended, and its memory freed, once neither has been used for a while.
   */
  warmUp: (module: URL) => Promise<void>
  /** How many processes there are. */
  running: () => number
  /** How many wait for a worker. */
  waiting: () => number
  /** What was stopped so far. */
  stopped: () => Stopped[]
  /** Aborts when it begins to close. */
  closed: AbortSignal
  /** No caller gets a worker any more. Running tasks may be finished within the grace; resolves once all have ended. */
  close: (graceMs?: number) => Promise<void>
}

type Options = WorkerKind & {
  most: number
  /**
   * For tasks without side effects: a worker is replaced after so many; a crash from others' leftovers doesn't count.
   */
  mostTasks?: number
  /** How long a worker that was warmed up stays ready for the next caller. */
  warmMs?: number
  onStopped?: (stopped: { task: string; reason: StopReason; lastWords: string }) => void
}

type Waiting = { go: (worker: Worker) => void; giveUp: (reason: StopReason, lastWords: string) => void }

const MOST_WAITING = 500
const IDLE_MS = 60_000
/** A worker that keeps more memory than this after a task is replaced: the next task may need the rest. */
const HEAVY_MB = 600
const WARM_MS = 10 * 60_000

/**
 * Runs tasks in processes that can be killed: code that does not yield, or takes all memory, ends its worker and
 * nothing else. Groups of callers take turns, each first come, first served; another worker is started while one waits,
 * up to the limit.
 */
export function createWorkers({ most, mostTasks, warmMs = WARM_MS, onStopped = () => {}, ...kind }: Options): Workers {
  const resting = new Map<Worker, NodeJS.Timeout>()
  const waiting = createFairLine<Waiting>()
  const counts = new Map<string, Stopped>()
  const all = new Set<Worker>()
  const lent = new Set<Worker>()
  const closing = new AbortController()
  const allReturned = Promise.withResolvers<void>()
  let prepared: URL | undefined
  let isWarm = false
  let cooling: NodeJS.Timeout | undefined

  function start(): Worker {
    const worker = startWorker({ ...kind, module: prepared ?? kind.module })
    all.add(worker)
    void worker.ended.then(() => drop(worker))
    return worker
  }
  /** The slot of a lent worker stays taken until it is given back. */
  function drop(worker: Worker): void {
    if (!lent.has(worker) && all.delete(worker)) fill()
  }
  function fill(): void {
    const isWanted = waiting.size() > 0 || (isWarm && all.size === 0)
    if (!isWanted || all.size >= most || closing.signal.aborted) return
    const worker = start()
    void worker.ready.then((isReady) => {
      if (isReady) return giveBack(worker)
      const { reason, lastWords } = worker.end()
      // Whatever ended it would end the next one too: one caller gets the error, instead of all waiting for ever.
      waiting.shift()?.giveUp(reason, lastWords)
      return noteEnd()
    })
  }
  function noteEnd(): void {
    if (closing.signal.aborted && lent.size === 0 && waiting.size() === 0) allReturned.resolve()
  }
  function stayWarm(): void {
    isWarm = true
    clearTimeout(cooling)
    cooling = setTimeout(() => {
      isWarm = false
      endResting()
    }, warmMs).unref()
  }
  function endResting(): void {
    for (const [worker, idle] of resting) {
      clearTimeout(idle)
      worker.stop()
    }
    resting.clear()
  }
  function giveBack(worker: Worker): void {
    lent.delete(worker)
    noteEnd()
    const { tasks, memoryMb } = worker.wear()
    const isWornOut = tasks >= (mostTasks ?? Infinity) || memoryMb > HEAVY_MB
    const isOver = closing.signal.aborted && waiting.size() === 0
    if (isWornOut || isOver || !worker.isUsable()) {
      worker.stop()
      void worker.ended.then(() => drop(worker))
      return
    }
    const next = waiting.shift()
    if (next) {
      lent.add(worker)
      return next.go(worker)
    }
    const idle = setTimeout(() => {
      if (isWarm && all.size === 1) return idle.refresh()
      resting.delete(worker)
      return worker.stop()
    }, IDLE_MS).unref()
    resting.set(worker, idle)
  }
  /** The one that became idle last, so that the others may end. */
  function rested(): Worker | undefined {
    const [worker, idle] = [...resting].at(-1) ?? []
    if (!worker) return undefined
    clearTimeout(idle)
    resting.delete(worker)
    return worker.isUsable() ? worker : rested()
  }
  function stop(task: string, reason: StopReason, lastWords: string): WorkStopped {
    const count = (counts.get(`${task} ${reason}`)?.count ?? 0) + 1
    counts.set(`${task} ${reason}`, { task, reason, count })
    onStopped({ task, reason, lastWords })
    return new WorkStopped(reason, task)
  }
  async function takeWorker({ task, signal }: Order): Promise<Worker> {
    signal?.throwIfAborted()
    if (closing.signal.aborted) throw stop(task, 'busy', '')
    const caller = currentCaller()
    if (waiting.size() >= MOST_WAITING) {
      const last = waiting.dropLongerThan(caller)
      if (!last) throw stop(task, 'busy', '')
      last.giveUp('busy', '')
    }
    const worker = rested()
    if (worker) {
      lent.add(worker)
      return worker
    }
    const turn = Promise.withResolvers<Worker>()
    const place: Waiting = { go: turn.resolve, giveUp: (...why) => turn.reject(stop(task, ...why)) }
    const leave = () => {
      if (waiting.remove(place)) turn.reject(signal?.reason)
    }
    waiting.push(caller, place)
    signal?.addEventListener('abort', leave)
    fill()
    return turn.promise.finally(() => signal?.removeEventListener('abort', leave))
  }
  /** Replaces one that has ended. */
  function replace(worker: Worker): Worker {
    lent.delete(worker)
    all.delete(worker)
    const fresh = start()
    lent.add(fresh)
    return fresh
  }
  const run = (order: Order) => traceSpan(`work ${order.task}`, {}, (span) => runInWorker(order, span))
  async function runInWorker(order: Order, span: Span): Promise<unknown> {
    let worker = await takeWorker(order)
    if (isWarm) stayWarm()
    span.addEvent('a worker is free')
    try {
      order.signal?.throwIfAborted()
      const isUsed = worker.wear().tasks > 0
      try {
        return await worker.run(order)
      } catch (error) {
        const hasEnded = error instanceof WorkStopped && (error.reason === 'crash' || error.reason === 'memory')
        if (mostTasks === undefined || !isUsed || !hasEnded) throw error
        // It may have ended because of leftovers of other tasks, which says nothing about this one.
        worker = replace(worker)
        await worker.ready
        return await worker.run(order)
      }
    } catch (error) {
      throw error instanceof WorkStopped ? stop(order.task, error.reason, worker.end().lastWords) : error
    } finally {
      giveBack(worker)
    }
  }

  return {
    tasksOf: (module) => async (task, input, given) => (await run({ module, task, input, ...given })) as never,
    async warmUp(module) {
      if (closing.signal.aborted) return
      prepared = module
      stayWarm()
      fill()
      await Promise.any([...all].map((worker) => worker.ready))
      // Counted from when it is ready, however long it took to load.
      if (!closing.signal.aborted) stayWarm()
    },
    running: () => all.size,
    waiting: () => waiting.size(),
    stopped: () => [...counts.values()],
    closed: closing.signal,
    async close(graceMs = 0) {
      closing.abort()
      clearTimeout(cooling)
      // A caller whose worker is just starting counts as running.
      const starting = [...all].filter((worker) => !lent.has(worker) && !resting.has(worker)).length
      endResting()
      const inLine = waiting.empty()
      for (const { giveUp } of inLine.splice(graceMs > 0 ? starting : 0)) giveUp('busy', '')
      for (const place of inLine) waiting.push('', place)
      const end = () => [...all].forEach((worker) => worker.stop())
      const isIdle = lent.size === 0 && waiting.size() === 0
      if (graceMs === 0 || isIdle) end()
      if (isIdle) return
      const impatience = setTimeout(end, graceMs)
      await allReturned.promise
      clearTimeout(impatience)
    },
  }
}
