import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { type ProcessWatch, watchProcess } from './watch-process.ts'

/** Allocates as many megabytes as each message says, and reports it. */
const HOARDER =
  'const kept = []; process.on("message", (mb) => { kept.push(Buffer.alloc(mb * 2 ** 20, 1)); process.send(mb) })'

let child: ChildProcess
let watch: ProcessWatch
const onPast = vi.fn<(reason: string) => void>(() => child.kill('SIGKILL'))
afterEach(() => {
  watch.rest()
  onPast.mockClear()
  child.kill('SIGKILL')
})

async function hoard(megabytes: number): Promise<void> {
  child.send(megabytes)
  await once(child, 'message')
}

it.runIf(process.platform === 'linux')('counts the memory of a step from its beginning', async () => {
  child = spawn(process.execPath, ['-e', HOARDER], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  watch = watchProcess(child.pid, { onPast })
  await hoard(300)
  watch.begin({ cpuMs: 20_000, memoryMb: 200 })
  const ended = once(child, 'exit').then(() => 'ended')
  const looked = new Promise((resolve) => setTimeout(resolve, 300, 'alive'))
  expect(await Promise.race([ended, looked])).toBe('alive')
  child.send(300)
  expect(await ended).toBe('ended')
  expect(onPast.mock.calls).toEqual([['memory']])
})

it.runIf(process.platform === 'linux')('counts no time that it did not see pass', async () => {
  child = spawn(process.execPath, ['-e', HOARDER], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  watch = watchProcess(child.pid, { onPast })
  watch.begin({ cpuMs: 20_000, memoryMb: 200 })
  await hoard(1)
  // As after a night in which the whole machine slept: the clock says hours, and no work was done.
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 8 * 3_600_000)
  for (const until = now() + 300; now() < until;) await hoard(0)
  expect(onPast).not.toHaveBeenCalled()
})

it.runIf(process.platform === 'linux')('does not count the clock while somebody else is at work', async () => {
  child = spawn(process.execPath, ['-e', HOARDER], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await hoard(1)
  child.kill('SIGSTOP')
  const paused = vi.fn<(reason: string) => void>()
  const told = Promise.withResolvers<string>()
  const beside = watchProcess(child.pid, { starvedMs: 400, onPast: told.resolve })
  watch = watchProcess(child.pid, { starvedMs: 200, onPast: paused })
  for (const each of [watch, beside]) each.begin({ cpuMs: 20_000 })
  watch.pause()
  expect(await told.promise).toBe('busy')
  expect(paused).not.toHaveBeenCalled()
  watch.goOn()
  await expect.poll(() => paused.mock.calls).toEqual([['busy']])
})
