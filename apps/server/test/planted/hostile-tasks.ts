import { getPriority } from 'node:os'
import type { Task } from '../../src/platform/workers/task.ts'

/** Code as an attack would use it: only for tests, whose workers load this instead of the real tasks. */
export const echo: Task<unknown, unknown> = (input) => input

export const priority: Task<unknown, number> = () => getPriority()

export const loop: Task<unknown, never> = () => {
  for (;;);
}

export const backtrack: Task<unknown, boolean> = () => /^(?:a+)+$/.test(`${'a'.repeat(60)}b`)

export const hoard: Task<unknown, never> = () => {
  for (let kept = [0.5]; ;) kept = [...kept, ...kept]
}

export const fail: Task<string, never> = (message) => {
  throw new RangeError(message)
}

export const callBack: Task<string, unknown> = (name, { act }) => act(name, 1, { deep: ['value'] })

export const actAndLoop: Task<string, never> = async (name, { act }) => {
  await act(name)
  for (;;);
}

/** Begins an act and continues without awaiting it. */
export const loopBeside: Task<string, never> = async (name, { act }) => {
  void act(name, process.pid)
  await new Promise((resolve) => setImmediate(resolve))
  for (;;);
}

/** Works for so long, repeatedly, each time as a step with this budget. */
export const inSteps: Task<{ steps: number; workMs: number; cpuMs: number }, string> = async (input, { begin }) => {
  for (let step = 0; step < input.steps; step += 1) {
    begin({ cpuMs: input.cpuMs })
    const from = process.cpuUsage()
    while (process.cpuUsage(from).user < input.workMs * 1000) for (let idle = 0; idle < 1e6; idle += 1);
    await new Promise((resolve) => setImmediate(resolve))
  }
  return 'done'
}

export const measure: Task<unknown, number | undefined> = (_input, { resident }) =>
  (resident('list') as unknown[] | undefined)?.length

export const wander: Task<string, unknown> = async (file) => {
  const { readFileSync } = await import('node:fs')
  return { env: Object.keys(process.env), text: readFileSync(file, 'utf8') }
}

/** As a signal ends a worker that has just started. */
export function beTerminated(): Promise<never> {
  process.removeAllListeners('SIGTERM')
  process.kill(process.pid, 'SIGTERM')
  return new Promise(() => {})
}
