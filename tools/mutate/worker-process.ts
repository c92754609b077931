import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Answered, Asked } from './mutant-worker.ts'

/** A process that runs tests on mutated code. It is killed and restarted where it doesn't answer in time. */
export type WorkerProcess = {
  ask(asked: Asked, limitMs: number): Promise<Answered | 'too long'>
  /** Whether it has to load everything before it can answer, which takes much longer than any test. */
  isCold(): boolean
  end(): void
}

const OPENING_MS = 300_000

export function startWorkerProcess(opening: Asked, env: NodeJS.ProcessEnv): WorkerProcess {
  let child: ChildProcess | undefined

  async function open(): Promise<ChildProcess> {
    const started = fork(path.join(import.meta.dirname, 'mutant-worker.ts'), {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const answered = await send(started, opening, OPENING_MS)
    if (answered === 'too long' || !answered.passed)
      throw new Error(`no tests could be started: ${JSON.stringify(answered)}`)
    return started
  }

  async function ask(asked: Asked, limitMs: number): Promise<Answered | 'too long'> {
    child ??= await open()
    const answered = await send(child, asked, limitMs)
    if (answered === 'too long') end()
    return answered
  }

  function end(): void {
    child?.kill('SIGKILL')
    child = undefined
  }
  return { ask, end, isCold: () => child === undefined }
}

/** A process that crashes because of a mutation counts as a failed test. */
async function send(child: ChildProcess, asked: Asked, limitMs: number): Promise<Answered | 'too long'> {
  const over = new AbortController()
  const limit = setTimeout(() => over.abort(), limitMs)
  try {
    const answered = Promise.race([
      once(child, 'message', { signal: over.signal }).then(([answer]) => answer as Answered),
      once(child, 'exit', { signal: over.signal }).then(() => 'too long' as const),
    ])
    child.send(asked)
    return await answered
  } catch (error) {
    if (over.signal.aborted) return 'too long'
    throw error
  } finally {
    clearTimeout(limit)
    over.abort()
  }
}
