// The process that works on untrusted input, without settings, database or secrets; killed when it costs too much.
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Usage } from './process-usage.ts'
import type { Task, TaskTools } from './task.ts'
import type { WorkerOrder, WorkerReport } from './worker-messages.ts'

class ActFailed extends Error {
  override readonly name = 'ActFailed'
  readonly call: number

  constructor(call: number) {
    super('An act of the server failed.')
    this.call = call
  }
}

const resident = new Map<string, unknown>()
const waiting = new Map<number, PromiseWithResolvers<unknown>>()
const loaded = new Map<string, Promise<Record<string, unknown>>>()
let calls = 0

const tools: TaskTools = {
  resident: (name) => resident.get(name),
  act: (name, ...args) => {
    calls += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(calls, answer)
    report({ kind: 'act', call: calls, name, args })
    return answer.promise
  },
  begin: (budget) => report({ kind: 'step', budget, used: used() }),
}

function used(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 1024 ** 2 }
}

function report(message: WorkerReport): void {
  process.send?.(message)
}

function told(message: WorkerReport): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}

/** A module may need preparation before its first task. */
function load(module: string): Promise<Record<string, unknown>> {
  const known = loaded.get(module)
  if (known) return known
  const loading = import(module).then(async (found: Record<string, unknown>) => {
    if (typeof found['prepare'] === 'function') await found['prepare']()
    // Flushed now, because a killed process writes no cache.
    flushCompileCache()
    return found
  })
  loaded.set(module, loading)
  return loading
}

async function run({ module, task, input, resident: sent }: Extract<WorkerOrder, { kind: 'run' }>): Promise<void> {
  for (const [name, value] of Object.entries(sent)) resident.set(name, value)
  try {
    const found = (await load(module))[task]
    if (typeof found !== 'function') throw new TypeError(`There is no task ${task}.`)
    // Sent before the work begins: code that does not yield would delay it, and the task would go unwatched.
    await told({ kind: 'begun', used: used() })
    const output = await (found as Task<unknown, unknown>)(input, tools)
    report({ kind: 'done', output, used: used() })
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    report({
      kind: 'failed',
      used: used(),
      call: error instanceof ActFailed ? error.call : undefined,
      error: { name, message, stack },
    })
  }
}

process.on('message', (order: WorkerOrder) => {
  if (order.kind === 'run') void run(order)
  if (order.kind !== 'acted') return
  const answer = waiting.get(order.call)
  waiting.delete(order.call)
  if (order.isFailed) answer?.reject(new ActFailed(order.call))
  else answer?.resolve(order.value)
})
process.on('disconnect', () => process.exit(0))
// Code that doesn't yield gets no events: a separate thread notices that the server was killed, and ends this process.
const LOOK_FOR_SERVER = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL')
}, 2000)`
new Worker(LOOK_FOR_SERVER, { eval: true }).unref()
// A signal to the whole process group is meant for the server, which finishes running work and then ends us.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})

const [, , prepared] = process.argv
if (prepared !== undefined) await load(prepared)
report({ kind: 'ready' })
