import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Opened, openDatabase } from '../db/open-database.ts'
import { type Jobs, startJobs } from './jobs.ts'

const captured = captureLog()
let database: TestDatabase
let other: Opened
/** As two processes on one database. */
let first: Jobs
let second: Jobs

beforeAll(async () => {
  database = await createTestDatabase()
  other = openDatabase(database.url)
  first = await startJobs({ pool: database.pool, log: captured.log })
  second = await startJobs({ pool: other.pool, log: captured.log })
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await other.db.destroy()
  await database.drop()
})

type Task = { number: number }

test('committed work is done once, by whichever process; undone work never', async () => {
  const done: number[] = []
  for (const jobs of [first, second]) {
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
  // The pause before the next try is over.
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

test('stopping waits for the work in hand', async () => {
  const third = await startJobs({ pool: other.pool, log: captured.log })
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
})
