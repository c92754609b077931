import { AsyncResource } from 'node:async_hooks'
import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Usage } from './process-usage.ts'
import { type Budget, watchProcess } from './watch-process.ts'
import { type StopReason, WorkStopped } from './work-stopped.ts'
import type { WorkerOrder, WorkerReport } from './worker-messages.ts'

const PROCESS = fileURLToPath(new URL('./worker-process.ts', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url))
const HEAP_MB = 600
/** A lower priority (nice) than the server's: however busy the workers are, it still answers immediately. */
const NICENESS = 5
const COMPLAINT_CHARACTERS = 2000
/** Loading all that Mo knows takes a second or two. It is our own code, and doesn't count against any task. */
const LOADING: Budget = { cpuMs: 60_000 }
/** Sent to the server's whole process group, it ends a worker that has just started and does not ignore it yet. */
const TOLD_TO_END: ReadonlySet<NodeJS.Signals> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP'])
/** V8's message at its own limit, before the watch has seen anything. */
const OUT_OF_HEAP = /JavaScript heap out of memory/

// oxlint-disable-next-line typescript/no-explicit-any -- the tasks of a module and their acts know each other's values
export type Acts = Readonly<Record<string, (...args: any[]) => Promise<unknown>>>

/** Its budget is for its first step; a task in several steps declares those of the next ones. */
export type Order = Budget & {
  module: URL
  task: string
  input: unknown
  /** Large values by name: each is sent again only when it is another object than the last time. */
  resident?: Readonly<Record<string, object>> | undefined
  acts?: Acts | undefined
  /** Stops it at once, whether it is queued or running; its reason is thrown. */
  signal?: AbortSignal | undefined
}

export type WorkerKind = {
  /** Loaded before it is ready. */
  module?: URL | undefined
  /** May load native code; then it may not even write its compile cache. */
  isNative?: boolean | undefined
  /** How long it may go without any processor time. */
  starvedMs?: number | undefined
}

export type Worker = {
  /** Whether it has started and can take a task; false when it ended before that. */
  ready: Promise<boolean>
  /** One task at a time. */
  run: (order: Order) => Promise<unknown>
  isUsable: () => boolean
  /** How many tasks it has run, and its memory after the last. */
  wear: () => { tasks: number; memoryMb: number }
  ended: Promise<void>
  /** Stops it for reasons other than its task. */
  stop: () => void
  /** Why it ended, and its last output, for the log. */
  end: () => { reason: StopReason; lastWords: string }
}

/** glibc gives freed memory back above this size: otherwise the encoder keeps 50 MB that only its loading needed. */
const GIVES_BACK = { MALLOC_MMAP_THRESHOLD_: String(1 << 20) }

/**
 * Starts a process for tasks: without settings or secrets, unable to start programs or to write beyond its compile
 * cache.
 */
export function startWorker({ module: prepared, isNative = false, starvedMs }: WorkerKind): Worker {
  const compiled = isNative ? undefined : getCompileCacheDir()
  // The requested folder; inside it Node keeps one for each of its versions.
  const cache = compiled === undefined ? undefined : path.dirname(compiled)
  const child = fork(PROCESS, prepared ? [prepared.href] : [], {
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      '--permission',
      '--allow-worker',
      `--allow-fs-read=${REPOSITORY}`,
      ...(isNative ? ['--allow-addons'] : []),
      ...(cache === undefined ? [] : [`--allow-fs-read=${cache}`, `--allow-fs-write=${cache}`]),
      '--disable-warning=SecurityWarning',
      ...(process.sourceMapsEnabled ? ['--enable-source-maps'] : []),
    ],
    env: isNative ? GIVES_BACK : cache === undefined ? {} : { NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const starting = Promise.withResolvers<boolean>()
  const sent = new Map<string, object>()
  const wear = { tasks: 0, memoryMb: 0 }
  let complaint = ''
  let reason: StopReason = 'crash'
  let isLoading = true

  const kill = (because: StopReason) => {
    reason = because
    child.kill('SIGKILL')
  }
  // A lower priority than the server's: only a privileged process may raise one.
  const niceness = Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW)
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  const watch = watchProcess(child.pid, { starvedMs, onPast: (by) => kill(isLoading ? 'busy' : by) })
  watch.begin(LOADING)
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_CHARACTERS)
  })
  child.on('error', () => {
    // It could not be started or sent something; its end is handled below.
  })
  const begun = (isReady: boolean) => {
    watch.rest()
    starting.resolve(isReady)
  }
  child.once('message', () => begun(true))
  child.once('close', (_code, signal) => {
    if (reason === 'crash' && OUT_OF_HEAP.test(complaint)) reason = 'memory'
    if (reason === 'crash' && signal !== null && TOLD_TO_END.has(signal)) reason = 'busy'
    begun(false)
  })
  // An idle worker doesn't keep the process alive.
  child.unref()
  child.channel?.unref()
  const send = (order: WorkerOrder) => void child.send(order, () => {})

  /** Only what it does not have yet. */
  const missing = (resident: Readonly<Record<string, object>>) => {
    const news = Object.entries(resident).filter(([name, value]) => sent.get(name) !== value)
    for (const [name, value] of news) sent.set(name, value)
    return Object.fromEntries(news)
  }

  const run = ({ module, task, input, resident = {}, acts = {}, signal, ...budget }: Order) =>
    new Promise<unknown>((resolve, reject) => {
      const acting: Promise<void>[] = []
      let under = 0
      const failures = new Map<number, unknown>()
      const giveUp = () => kill('busy')
      const finish = (settle: () => void) => {
        watch.rest()
        child.off('message', take)
        child.off('close', gone)
        child.channel?.unref()
        signal?.removeEventListener('abort', giveUp)
        settle()
      }
      const answer = (used: Usage, settle: () => void) => {
        wear.tasks += 1
        wear.memoryMb = used.memoryMb
        finish(() => (signal?.aborted ? reject(signal.reason) : settle()))
      }
      const fail = () => reject(signal?.aborted ? signal.reason : new WorkStopped(reason, task))
      // Acts that the server is already running for it are finished first: nothing happens after the answer.
      const gone = () => finish(() => void Promise.all(acting).then(fail))
      // Messages arrive without an async context: what the server does for this task belongs to its caller's trace.
      const act = AsyncResource.bind(async (call: number, name: string, args: unknown[]) => {
        watch.pause()
        under += 1
        try {
          send({ kind: 'acted', call, value: await acts[name]?.(...args) })
        } catch (error) {
          failures.set(call, error)
          send({ kind: 'acted', call, isFailed: true })
        }
        under -= 1
        if (under === 0) watch.goOn()
      })
      const take = (report: WorkerReport) => {
        if (report.kind === 'begun') {
          isLoading = false
          watch.begin(budget, report.used)
        }
        if (report.kind === 'step') watch.begin(report.budget, report.used)
        if (report.kind === 'act') acting.push(act(report.call, report.name, report.args))
        if (report.kind === 'done') answer(report.used, () => resolve(report.output))
        if (report.kind === 'failed') {
          answer(report.used, () => reject(failures.get(report.call ?? -1) ?? errorFrom(report.error)))
        }
      }
      isLoading = true
      watch.begin(LOADING)
      child.on('message', take)
      child.on('close', gone)
      child.channel?.ref()
      signal?.addEventListener('abort', giveUp)
      if (child.exitCode !== null || child.signalCode !== null) return gone()
      send({ kind: 'run', module: module.href, task, input, resident: missing(resident) })
    })

  return {
    isUsable: () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null,
    stop: () => kill('busy'),
    end: () => ({ reason, lastWords: complaint }),
    wear: () => wear,
    ready: starting.promise,
    ended,
    run,
  }
}

function errorFrom({ name, message, stack }: { name: string; message: string; stack: string }): Error {
  return Object.assign(new Error(message), { name, stack })
}
