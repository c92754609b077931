import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type * as hostile from '../../../test/planted/hostile-tasks.ts'
import { asCaller } from '../limits/caller.ts'
import { createWorkers, type Workers } from './create-workers.ts'

const MODULE = new URL('../../../test/planted/hostile-tasks.ts', import.meta.url)
const QUICK = { cpuMs: 300 }

let workers: Workers
const onStopped = vi.fn<() => void>()

beforeAll(() => {
  workers = createWorkers({ most: 2, onStopped })
})
afterAll(() => workers.close())

const run = <Name extends keyof typeof hostile>(
  ...[task, input, given = QUICK]: [task: Name, input: unknown, given?: Parameters<ReturnType<typeof tasks>>[2]]
) => tasks()(task, input as never, given)
const tasks = () => workers.tasksOf<typeof hostile>(MODULE)

test('callers take turns, and where too many wait the one with most of them makes room', async () => {
  const alone = createWorkers({ most: 1 })
  const only = alone.tasksOf<typeof hostile>(MODULE)
  const done: string[] = []
  const ask = (caller: string) =>
    asCaller(caller, () =>
      only('echo', caller, QUICK).then(
        () => done.push(caller),
        ({ reason }) => done.push(`${caller} ${String(reason)}`),
      ),
    )
  const asked = [...Array.from({ length: 500 }, () => ask('many')), ask('one')]
  await Promise.all(asked)
  expect(done.slice(0, 3)).toEqual(['many busy', 'many', 'one'])
  await alone.close()
})

test('plain values go in and out as they are', async () => {
  const value = { day: '2026-11-16', list: [1, undefined, null], names: new Map([['a', new Set([1n])]]) }
  expect(await run('echo', value)).toEqual(value)
})

test('the server goes before its workers where processors are few', async () => {
  expect(await run('priority', {})).toBeGreaterThan(getPriority())
})

test('a server that is started with a low priority still goes before them, and starts them without special rights', async () => {
  const server = fork(new URL('../../../test/planted/nice-server.ts', import.meta.url))
  const [priority] = (await once(server, 'message')) as [number]
  expect(priority).toBeGreaterThan(10)
})

test.each(['loop', 'backtrack'] as const)(
  '%s, which does not yield, is stopped; others are served meanwhile and after',
  async (task) => {
    const done: string[] = []
    const stopped = run(task, {}, { cpuMs: 1000 }).catch((error: unknown) => {
      done.push('stopped')
      return error
    })
    for (let each = 0; each < 5; each += 1) expect(await run('echo', each)).toBe(each)
    done.push('others')
    expect(await stopped).toMatchObject({ name: 'WorkStopped', reason: 'deadline' })
    expect(done).toEqual(['others', 'stopped'])
    expect(onStopped).toHaveBeenLastCalledWith(expect.objectContaining({ task, reason: 'deadline' }))
    expect(workers.stopped()).toContainEqual({ task, reason: 'deadline', count: 1 })
    expect(await run('echo', 'after')).toBe('after')
  },
)

test('what takes all memory ends its worker and nothing else', async () => {
  const tooMuch = { name: 'WorkStopped', reason: 'memory' }
  await expect(run('hoard', {}, { cpuMs: 60_000 })).rejects.toMatchObject(tooMuch)
  await expect(run('hoard', {}, { cpuMs: 60_000, memoryMb: 50 })).rejects.toMatchObject(tooMuch)
  expect(await run('echo', 'after')).toBe('after')
})

test('a worker that is told to end before it knows better is no fault of what it did', async () => {
  await expect(run('beTerminated', {})).rejects.toMatchObject({ reason: 'busy' })
})

test('more tasks than workers wait for their turn, also behind those that are stopped', async () => {
  const outcomes = await Promise.allSettled([
    run('loop', {}),
    run('loop', {}),
    run('loop', {}),
    ...Array.from({ length: 10 }, (_, each) => run('echo', each)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 3 }, () => 'rejected'),
    ...Array.from({ length: 10 }, () => 'fulfilled'),
  ])
})

test.runIf(process.platform === 'linux')('a task whose worker gets no processor time is not to blame', async () => {
  const impatient = createWorkers({ most: 1, starvedMs: 1000 })
  const acts = { stop: async (pid: number) => process.kill(pid, 'SIGSTOP') }
  const halted = impatient.tasksOf<typeof hostile>(MODULE)('loopBeside', 'stop', { cpuMs: 60_000, acts })
  await expect(halted).rejects.toMatchObject({ name: 'WorkStopped', reason: 'busy' })
  await impatient.close()
})

test('each step of a task has a budget of its own', async () => {
  expect(await run('inSteps', { steps: 5, workMs: 100, cpuMs: 300 }, QUICK)).toBe('done')
  const short = run('inSteps', { steps: 1, workMs: 1000, cpuMs: 50 }, { cpuMs: 60_000 })
  await expect(short).rejects.toMatchObject({ name: 'WorkStopped', reason: 'deadline' })
})

test('who gives up leaves the line or ends the task, and the next is served', async () => {
  const alone = createWorkers({ most: 1 })
  const only = alone.tasksOf<typeof hostile>(MODULE)
  const [doing, waiting] = [new AbortController(), new AbortController()]
  const begun = Promise.withResolvers<void>()
  const acts = { tell: async () => begun.resolve() }
  const first = only('actAndLoop', 'tell', { cpuMs: 60_000, acts, signal: doing.signal })
  const second = only('echo', 2, { ...QUICK, signal: waiting.signal })
  const third = only('echo', 3, QUICK)
  await begun.promise
  waiting.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  doing.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  expect(await third).toBe(3)
  expect(alone.stopped()).toEqual([])
  await alone.close()
})

test('closing lets what is in hand finish within the grace, and begins nothing that waits', async () => {
  const alone = createWorkers({ most: 1 })
  const only = alone.tasksOf<typeof hostile>(MODULE)
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const first = only('callBack', 'wait', {
    ...QUICK,
    acts: { wait: () => (begun.resolve(), end.promise) },
  })
  const second = only('echo', 2, QUICK)
  await begun.promise
  const closing = alone.close(60_000)
  await expect(second).rejects.toMatchObject({ reason: 'busy' })
  end.resolve('finished')
  expect(await first).toBe('finished')
  await closing
})

test('a bug in a task is an error with its place, and costs no worker', async () => {
  const error = await run('fail', 'too far').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'RangeError', message: 'too far' })
  expect((error as Error).stack).toContain('hostile-tasks.ts')
})

test('acts are done by the server; what they throw is thrown as it is', async () => {
  const refused = Object.assign(new Error('refused'), { code: 'not_found' })
  const acts = {
    add: async (...args: unknown[]) => args,
    refuse: async () => {
      throw refused
    },
  }
  expect(await run('callBack', 'add', { ...QUICK, acts })).toEqual([1, { deep: ['value'] }])
  await expect(run('callBack', 'refuse', { ...QUICK, acts })).rejects.toBe(refused)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('an act that has begun is done to its end before the task counts as stopped', async () => {
  const order: string[] = []
  const acts = {
    slow: async (pid: number) => {
      await expect.poll(() => isAlive(pid)).toBe(false)
      order.push('its worker is gone', 'acted')
    },
  }
  await run('loopBeside', 'slow', { ...QUICK, acts }).catch(() => order.push('stopped'))
  expect(order).toEqual(['its worker is gone', 'acted', 'stopped'])
})

test('the time that the server takes for an act does not count', async () => {
  const impatient = createWorkers({ most: 1, starvedMs: 1000 })
  const acts = { wait: () => new Promise((resolve) => setTimeout(resolve, 2500, 'done')) }
  expect(await impatient.tasksOf<typeof hostile>(MODULE)('callBack', 'wait', { ...QUICK, acts })).toBe('done')
  await impatient.close()
})

test('a large value is sent once to each worker, and again when it is another one', async () => {
  const alone = createWorkers({ most: 1 })
  const only = alone.tasksOf<typeof hostile>(MODULE)
  const read = vi.fn<() => number>(() => 1)
  const list = [Object.defineProperty({}, 'x', { enumerable: true, get: read })]
  for (let each = 0; each < 3; each += 1) {
    expect(await only('measure', {}, { ...QUICK, resident: { list } })).toBe(1)
  }
  expect(read).toHaveBeenCalledTimes(1)
  expect(await only('measure', {}, { ...QUICK, resident: { list: [1, 2] } })).toBe(2)
  await alone.close()
})

test('a worker has no settings and reads nothing outside the project', async () => {
  await expect(run('wander', '/etc/hostname')).rejects.toMatchObject({ message: expect.stringContaining('restricted') })
  const seen = (await run('wander', new URL('./task.ts', import.meta.url).pathname)) as { env: string[] }
  expect(seen.env.filter((name) => name !== 'NODE_COMPILE_CACHE')).toEqual([])
})

test('a module that cannot be loaded is told to each who asks, and nobody waits for ever', async () => {
  const broken = createWorkers({ most: 1 })
  void broken.warmUp(new URL('file:///nowhere/to/be/found.ts'))
  const missing = broken.tasksOf<typeof hostile>(MODULE)
  await expect(missing('echo', 1, QUICK)).rejects.toMatchObject({ name: 'WorkStopped', reason: 'crash' })
  await broken.close()
})

test('a worker that was warmed up is there before anybody asks, and ends when nobody has asked for a while', async () => {
  const idle = createWorkers({ most: 1, warmMs: 1 })
  expect(idle.running()).toBe(0)
  await idle.warmUp(MODULE)
  await expect.poll(() => idle.running()).toBe(0)
  const echo = idle.tasksOf<typeof hostile>(MODULE)
  expect(await echo('echo', 'on demand', QUICK)).toBe('on demand')
  await idle.close()

  const warm = createWorkers({ most: 1 })
  await warm.warmUp(MODULE)
  expect(warm.running()).toBe(1)
  const loop = warm.tasksOf<typeof hostile>(MODULE)
  await expect(loop('loop', {}, QUICK)).rejects.toMatchObject({ reason: 'deadline' })
  // While it is warm, a stopped worker is replaced before the next task.
  await expect.poll(() => warm.running()).toBe(1)
  await warm.close()
})

test('a worker that doesn’t yield ends with a server that was killed', async () => {
  const server = fork(new URL('../../../test/planted/killed-server.ts', import.meta.url))
  const [pid] = (await once(server, 'message')) as [number]
  const isThere = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  onTestFinished(() => void (isThere() && process.kill(pid, 'SIGKILL')))
  expect(isThere()).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(isThere).toBe(false)
})

test('after closing nothing is begun', async () => {
  const over = createWorkers({ most: 1 })
  const last = over.tasksOf<typeof hostile>(MODULE)
  const waiting = last('loop', {}, QUICK).catch((error: unknown) => error)
  void over.close()
  expect(await waiting).toMatchObject({ name: 'WorkStopped' })
  await expect(last('echo', 1, QUICK)).rejects.toMatchObject({ reason: 'busy' })
})
