import type { Outcome, ReadingProcess } from './reading-process.ts'
import { HEAVY_WORKER_MB } from './reading-limits.ts'

const IDLE_MS = 60_000
const MOST_READS = 100

type Worker = { process: ReadingProcess; reads: number; idle: NodeJS.Timeout | undefined }
type Read = (process: ReadingProcess) => Promise<Outcome>

export type WorkerPool = {
  /** How many wait for a worker. */
  waiting: () => number
  /** Lends a worker once it is this one's turn; undefined when the pool closes first. Whoever gives up leaves the line. */
  use: (read: Read, signal: AbortSignal | undefined) => Promise<Outcome | undefined>
  closed: AbortSignal
  /** Nobody gets a worker any more. Those who have one may finish within the grace; yields once all are ended. */
  close: (graceMs?: number) => Promise<void>
}

/** A few worker processes that are kept between files, and replaced once they are worn, heavy or gone. */
export function createWorkerPool(size: number, start: () => ReadingProcess): WorkerPool {
  const resting: Worker[] = []
  const waiting: ((worker: Worker | undefined) => void)[] = []
  const atWork = new Set<Worker>()
  const closing = new AbortController()
  const allEnded = Promise.withResolvers<void>()
  let isEnded = false
  let lent = 0

  const fresh = (): Worker => ({ process: start(), reads: 0, idle: undefined })
  const rested = (): Worker => {
    const worker = resting.pop()
    if (!worker) return fresh()
    clearTimeout(worker.idle)
    return worker.process.isUsable() ? worker : rested()
  }
  const take = async (signal: AbortSignal | undefined): Promise<Worker | undefined> => {
    signal?.throwIfAborted()
    if (closing.signal.aborted) return undefined
    if (lent >= size) return inLine(waiting, signal)
    lent += 1
    return rested()
  }
  const giveBack = (worker: Worker) => {
    const isWornOut = worker.reads >= MOST_READS || worker.process.weightMb() > HEAVY_WORKER_MB
    if (isWornOut || closing.signal.aborted) worker.process.stop()
    else if (worker.process.isUsable()) {
      worker.idle = setTimeout(() => {
        resting.splice(resting.indexOf(worker), 1)
        worker.process.stop()
      }, IDLE_MS).unref()
      resting.push(worker)
    }
    const next = waiting.shift()
    if (next) return next(rested())
    lent -= 1
    if (lent === 0) allEnded.resolve()
  }
  const readWith = async (worker: Worker, read: Read, signal: AbortSignal | undefined): Promise<Outcome> => {
    const giveUp = () => worker.process.stop()
    atWork.add(worker)
    try {
      signal?.throwIfAborted()
      signal?.addEventListener('abort', giveUp)
      const outcome = await read(worker.process)
      signal?.throwIfAborted()
      return outcome
    } finally {
      signal?.removeEventListener('abort', giveUp)
      atWork.delete(worker)
      worker.reads += 1
    }
  }

  return {
    waiting: () => waiting.length,
    closed: closing.signal,
    use: async (read, signal) => {
      let worker = await take(signal)
      if (!worker) return undefined
      try {
        const isWorn = worker.reads > 0
        let outcome = await readWith(worker, read, signal)
        // It may have ended over what other files left in it, which says nothing of this one.
        if (isWorn && endsWorker(outcome) && !isEnded) {
          worker.process.stop()
          worker = fresh()
          outcome = await readWith(worker, read, signal)
        }
        return isEnded && outcome.kind !== 'answered' ? undefined : outcome
      } finally {
        giveBack(worker)
      }
    },
    close: async (graceMs = 0) => {
      closing.abort()
      for (const { process, idle } of resting.splice(0)) {
        clearTimeout(idle)
        process.stop()
      }
      for (const next of waiting.splice(0)) next(undefined)
      if (lent === 0) return
      const impatience = setTimeout(() => {
        isEnded = true
        for (const { process } of atWork) process.stop()
      }, graceMs)
      await allEnded.promise
      clearTimeout(impatience)
    },
  }
}

function endsWorker(outcome: Outcome): boolean {
  return outcome.kind === 'crashed' || (outcome.kind === 'killed' && outcome.verdict === 'too much memory')
}

/** A worker, once it is this one's turn. */
function inLine(
  waiting: ((worker: Worker | undefined) => void)[],
  signal: AbortSignal | undefined,
): Promise<Worker | undefined> {
  const turn = Promise.withResolvers<Worker | undefined>()
  const leave = () => {
    const at = waiting.indexOf(turn.resolve)
    if (at !== -1) waiting.splice(at, 1)
    turn.reject(signal?.reason)
  }
  waiting.push(turn.resolve)
  signal?.addEventListener('abort', leave)
  return turn.promise.finally(() => signal?.removeEventListener('abort', leave))
}
