import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Db, type Opened, openDatabase } from '../db/open-database.ts'
import { createNotices, type Notices } from '../notify/notices.ts'
import { type Jobs, startJobs } from './jobs.ts'

const captured = captureLog()
let database: TestDatabase
/** As three processes on one database. */
const processes: Process[] = []

type Process = { opened: Opened; notices: Notices; jobs: Jobs; looksAtClock: () => number }

async function startProcess({ lookS }: { lookS?: number } = {}): Promise<Process> {
  const opened = openDatabase(database.url)
  const notices = createNotices({ pool: opened.pool, log: captured.log })
  await notices.start()
  let looks = 0
  const { pool } = opened
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  pool.query = ((...args: unknown[]) => {
    if (String(args[0]).includes('cron_on')) looks += 1
    return query(...args)
  }) as typeof pool.query
  const jobs = await startJobs({ pool, log: captured.log, notices, lookAtClockS: 1, ...(lookS && { lookS }) })
  return { opened, notices, jobs, looksAtClock: () => looks }
}

async function stopProcess({ opened, notices, jobs }: Process): Promise<void> {
  await jobs.stop()
  await notices.stop()
  await opened.db.destroy()
}

beforeAll(async () => {
  database = await createTestDatabase()
  for (let number = 0; number < 3; number++) processes.push(await startProcess())
})
afterAll(async () => {
  await Promise.all(processes.map(stopProcess))
  await database.drop()
})

const [first, second] = [0, 1].map((at) => ({
  send: (...args: Parameters<Jobs['send']>) => processes[at]!.jobs.send(...args),
  work: <Data extends object>(job: string, handler: (data: Data) => Promise<void>) =>
    processes[at]!.jobs.work(job, handler),
})) as [Pick<Jobs, 'send' | 'work'>, Pick<Jobs, 'send' | 'work'>]

type Task = { number: number }

test('committed work is done once, by whichever process; undone work never', async () => {
  const done: number[] = []
  for (const { jobs } of processes) {
    await jobs.work<Task>('test.count', async ({ number }) => void done.push(number))
  }
  const undone = database.db.transaction().execute(async (tx) => {
    await first.send(tx, 'test.count', { number: -1 })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await database.db.transaction().execute(async (tx) => {
    for (const number of [1, 2, 3, 4]) await first.send(tx, 'test.count', { number })
  })
  await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  const { rows } = await database.pool.query<{ state: string }>(
    `select state from pgboss.job where name = 'test.count'`,
  )
  expect(rows).toHaveLength(4)
})

test('work that fails is tried again until it succeeds, and the failure is logged without its message', async () => {
  const attempts: number[] = []
  await first.work<Task>('test.fail', async ({ number }) => {
    attempts.push(number)
    if (attempts.length === 1) throw new Error('no answer for ada@mowatt.example')
  })
  await database.db.transaction().execute((tx) => second.send(tx, 'test.fail', { number: 7 }))
  // Skips the pause before the next retry.
  const hurry = `update pgboss.job set start_after = now() where name = 'test.fail' and state = 'retry'`
  await expect.poll(async () => (await database.pool.query(hurry)).rowCount).toBe(1)
  await expect.poll(() => attempts).toEqual([7, 7])
  expect(captured.lines().find(({ msg }) => msg === 'job failed')).toMatchObject({
    level: 'error',
    job: 'test.fail',
    error: { kind: 'Error' },
  })
  expect(captured.text()).not.toContain('ada@')
})

test('what comes by the clock is done once, by one of three processes', async () => {
  const done: string[] = []
  for (const [at, { jobs }] of processes.entries()) {
    await jobs.schedule('test.tick', '* * * * *', async () => void done.push(`process ${at}`))
  }
  await expect.poll(() => done.length).toBeGreaterThan(0)
  // Every process has checked the schedule again since, more than once.
  const before = processes.map(({ looksAtClock }) => looksAtClock())
  await expect.poll(() => processes.every(({ looksAtClock }, at) => looksAtClock() >= (before[at] ?? 0) + 3)).toBe(true)
  const sent = await database.pool.query(`select from pgboss.job where name = 'test.tick'`)
  // By the minute that each is for: a late one is sent in the next minute.
  const { rows } = await database.pool.query<{ times: number }>(
    `select count(*)::int as times from pgboss.job where name = '__pgboss__send-it' and data->>'name' = 'test.tick'
     group by data->>'slot'`,
  )
  expect(new Set(rows.map(({ times }) => times))).toEqual(new Set([1]))
  expect(sent.rowCount).toBeLessThanOrEqual(rows.length)
  expect(done.length).toBeLessThanOrEqual(rows.length)
})

test('work is begun when it is sent, by a process that looks for it once an hour', async () => {
  const hourly = await startProcess({ lookS: 3600 })
  const done: number[] = []
  await hourly.jobs.work<Task>('test.told', async ({ number }) => void done.push(number))
  for (const number of [1, 2, 3]) {
    await first.send(database.db, 'test.told', { number })
    await expect.poll(() => done).toHaveLength(number)
  }
  await stopProcess(hourly)
})

test('a look finds what was committed with it, also by somebody who added none because it was waiting', async () => {
  const HOUR_MS = 3_600_000
  const found: number[] = []
  await database.pool.query('create table jobs_left (number int)')
  for (const { jobs } of processes) {
    await jobs.workLook('test.look', async () => {
      const { rows } = await database.pool.query<Task>('select number from jobs_left')
      found.push(...rows.map(({ number }) => number))
    })
  }
  const ask = async (tx: Db, number: number) => {
    await sql`insert into jobs_left values (${number})`.execute(tx)
    await processes[0]!.jobs.sendLook(tx, 'test.look', HOUR_MS)
  }
  await database.db.transaction().execute((tx) => ask(tx, 1))
  await database.db.transaction().execute(async (tx) => {
    await ask(tx, 2)
    const hurry = `update pgboss.job set start_after = now() where name = 'test.look'`
    expect((await database.pool.query(hurry)).rowCount).toBe(1)
    const isWaiting = `select from pg_locks join pg_database on oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`
    await expect.poll(async () => (await database.pool.query(isWaiting)).rowCount === 1 || found.length > 0).toBe(true)
    expect(found).toEqual([])
  })
  await expect.poll(() => found.toSorted((a, b) => a - b)).toEqual([1, 2])
})

test('stopping waits for the work in hand', async () => {
  const leaving = await startProcess()
  const third = leaving.jobs
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: going, resolve: goOn } = Promise.withResolvers<void>()
  let isDone = false
  await third.work('test.slow', async () => {
    begin()
    await going
    isDone = true
  })
  await third.send(database.db, 'test.slow', {})
  await begun
  const stopping = third.stop()
  setImmediate(goOn)
  await stopping
  expect(isDone).toBe(true)
  await leaving.notices.stop()
  await leaving.opened.db.destroy()
})
