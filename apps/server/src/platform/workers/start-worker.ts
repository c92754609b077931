import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DeadlineWatch, watchDeadline } from './deadline-watch.ts'
import { type StopReason, WorkStopped } from './work-stopped.ts'
import type { WorkerOrder, WorkerReport } from './worker-messages.ts'

const PROCESS = fileURLToPath(new URL('./worker-process.ts', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url))
const HEAP_MB = 512
const COMPLAINT_LETTERS = 2000
/** Loading all that Mo knows takes a second or two, and more on a busy machine. */
const LOADING_MS = 60_000

// oxlint-disable-next-line typescript/no-explicit-any -- the tasks of a module and their acts know each other's values
export type Acts = Readonly<Record<string, (...args: any[]) => Promise<unknown>>>

/** `resident` are large values by name: each is sent again only when it is another object than the last time. */
export type Order = {
  module: URL
  task: string
  input: unknown
  cpuMs: number
  resident?: Readonly<Record<string, object>> | undefined
  acts?: Acts | undefined
}

export type Worker = {
  /** Whether it has begun and can take an order; false when it ended before that. */
  ready: Promise<boolean>
  /** One order at a time. */
  run: (order: Order) => Promise<unknown>
  isUsable: () => boolean
  ended: Promise<void>
  stop: () => void
  /** What it said last; for the log, when it ended by itself. */
  lastWords: () => string
}

/**
 * Starts a process that does tasks: without settings or secrets, unable to start programs or to write but what it compiled.
 * It is ready once it has loaded the module that it will be asked for.
 */
export function startWorker(prepared: URL | undefined): Worker {
  const compiled = getCompileCacheDir()
  // The folder that was asked for; inside it Node keeps one for each of its versions.
  const cache = compiled === undefined ? undefined : path.dirname(compiled)
  const child = fork(PROCESS, prepared ? [prepared.href] : [], {
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      '--permission',
      `--allow-fs-read=${REPOSITORY}`,
      ...(cache === undefined ? [] : [`--allow-fs-read=${cache}`, `--allow-fs-write=${cache}`]),
      '--disable-warning=SecurityWarning',
    ],
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const sent = new Map<string, object>()
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_LETTERS)
  })
  child.on('error', () => {
    // It could not be started or told something; its end is handled below.
  })
  const starting = Promise.withResolvers<boolean>()
  const tooLong = setTimeout(() => child.kill('SIGKILL'), LOADING_MS).unref()
  const begun = (isReady: boolean) => {
    clearTimeout(tooLong)
    starting.resolve(isReady)
  }
  child.once('message', () => begun(true))
  child.once('close', () => begun(false))
  // A worker that rests keeps nobody from ending.
  child.unref()
  child.channel?.unref()
  const send = (order: WorkerOrder) => void child.send(order, () => {})

  /** Only what it does not have yet. */
  const missing = (resident: Readonly<Record<string, object>>) => {
    const news = Object.entries(resident).filter(([name, value]) => sent.get(name) !== value)
    for (const [name, value] of news) sent.set(name, value)
    return Object.fromEntries(news)
  }

  return {
    isUsable: () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null,
    stop: () => child.kill('SIGKILL'),
    lastWords: () => complaint,
    ready: starting.promise,
    ended,
    run: ({ module, task, input, cpuMs, resident = {}, acts = {} }) =>
      new Promise((resolve, reject) => {
        const acting: Promise<void>[] = []
        let under = 0
        const failures = new Map<number, unknown>()
        let reason: StopReason = 'crash'
        let watch: DeadlineWatch | undefined
        const giveUp = (by: 'work' | 'clock') => {
          // What got no processor to work with is not to blame.
          reason = by === 'work' ? 'deadline' : 'busy'
          child.kill('SIGKILL')
        }
        const loading = setTimeout(giveUp, LOADING_MS, 'clock')
        const finish = (settle: () => void) => {
          clearTimeout(loading)
          watch?.end()
          child.off('message', take)
          child.off('close', gone)
          child.channel?.unref()
          settle()
        }
        // What the server does for it already is done to its end first: nothing happens after the answer.
        const gone = () => finish(() => void Promise.all(acting).then(() => reject(new WorkStopped(reason, task))))
        const act = async (call: number, name: string, args: unknown[]) => {
          watch?.pause()
          under += 1
          try {
            send({ kind: 'acted', call, value: await acts[name]?.(...args) })
          } catch (error) {
            failures.set(call, error)
            send({ kind: 'acted', call, isFailed: true })
          }
          under -= 1
          if (under === 0) watch?.goOn()
        }
        const take = (report: WorkerReport) => {
          if (report.kind === 'begun') {
            clearTimeout(loading)
            watch = watchDeadline({ pid: child.pid ?? 0, usedBeforeMs: report.cpuMs, cpuMs, onPast: giveUp })
          }
          if (report.kind === 'act') {
            acting.push(act(report.call, report.name, report.args))
          }
          if (report.kind === 'done') finish(() => resolve(report.output))
          if (report.kind === 'failed') finish(() => reject(failures.get(report.call ?? -1) ?? errorFrom(report.error)))
        }
        child.on('message', take)
        child.on('close', gone)
        child.channel?.ref()
        if (child.exitCode !== null || child.signalCode !== null) return gone()
        send({ kind: 'run', module: module.href, task, input, resident: missing(resident) })
      }),
  }
}

function errorFrom({ name, message, stack }: { name: string; message: string; stack: string }): Error {
  return Object.assign(new Error(message), { name, stack })
}
