import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { type BudgetWatch, watchBudget } from './budget-watch.ts'

/** Fills so many megabytes at each word it is told, and says so. */
const HOARDER =
  'const kept = []; process.on("message", (mb) => { kept.push(Buffer.alloc(mb * 2 ** 20, 1)); process.send(mb) })'

let child: ChildProcess
let watch: BudgetWatch
afterEach(() => {
  watch.end()
  child.kill('SIGKILL')
})

async function hoard(megabytes: number): Promise<void> {
  child.send(megabytes)
  await once(child, 'message')
}

it.runIf(process.platform === 'linux')('counts the memory of a step from its beginning', async () => {
  child = spawn(process.execPath, ['-e', HOARDER], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  watch = watchBudget(child)
  await hoard(300)
  watch.begin({ cpuMs: 20_000, memoryMb: 200 })
  const ended = once(child, 'exit').then(() => 'ended')
  const looked = new Promise((resolve) => setTimeout(resolve, 300, 'alive'))
  expect(await Promise.race([ended, looked])).toBe('alive')
  child.send(300)
  expect(await ended).toBe('ended')
  expect(watch.verdict()).toBe('too much memory')
})

it.runIf(process.platform === 'linux')('counts no time that it did not see pass', async () => {
  child = spawn(process.execPath, ['-e', HOARDER], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  watch = watchBudget(child)
  watch.begin({ cpuMs: 20_000, memoryMb: 200 })
  await hoard(1)
  // As after a night in which the whole machine slept: the clock says hours, and nobody has worked.
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 8 * 3_600_000)
  for (const until = now() + 300; now() < until;) await hoard(0)
  expect(watch.verdict()).toBeUndefined()
})
