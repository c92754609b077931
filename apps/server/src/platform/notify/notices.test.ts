import { afterEach, beforeEach, expect, test } from 'vitest'
import { endListenConnections } from '../../../test/end-listen-connections.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createNotices, type Notices } from './notices.ts'

let database: TestDatabase
/** Two processes, as far as the database knows. */
let here: Notices
let there: Notices

beforeEach(async () => {
  database = await createTestDatabase()
  here = createNotices({ pool: database.pool, log: quietLog })
  there = createNotices({ pool: database.pool, log: quietLog })
  await Promise.all([here.start(), there.start()])
})
afterEach(async () => {
  await Promise.all([here.stop(), there.stop()])
  await database.drop()
})

type Told = { id: number }

/** Collects a topic's notifications, one by one. */
function hearing(notices: Notices, topic: string) {
  const heard: Told[] = []
  let missed = 0
  const stop = notices.on<Told>(topic, { heard: (told) => void heard.push(told), missed: () => void missed++ })
  return { heard, stop, missed: () => missed }
}

test('every process hears what was committed, in its order, and nothing of what was rolled back', async () => {
  const [own, other] = [hearing(here, 'tea'), hearing(there, 'tea')]
  const elsewhere = hearing(there, 'coffee')
  const { db } = database
  await expect(
    db.transaction().execute(async (tx) => {
      await here.tell(tx, 'tea', { id: 0 })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await db.transaction().execute(async (tx) => {
    await here.tell(tx, 'tea', { id: 1 })
    await here.tell(tx, 'tea', { id: 2 })
  })
  await here.tell(db, 'tea', { id: 3 })
  const all = [{ id: 1 }, { id: 2 }, { id: 3 }]
  await expect.poll(() => own.heard).toEqual(all)
  await expect.poll(() => other.heard).toEqual(all)
  expect(elsewhere.heard).toEqual([])
})

test('a listener that fails keeps nothing from the others, and one that has stopped hears no more', async () => {
  here.on('tea', { heard: () => Promise.reject(new Error('not today')), missed() {} })
  const gone = hearing(here, 'tea')
  const own = hearing(here, 'tea')
  gone.stop()
  await here.tell(database.db, 'tea', { id: 1 })
  await expect.poll(() => own.heard).toEqual([{ id: 1 }])
  expect(gone.heard).toEqual([])
})

test('after a lost connection it listens again, and says that something may have been missed', async () => {
  const own = hearing(here, 'tea')
  await endListenConnections(database.pool)
  await expect.poll(own.missed).toBe(1)
  await there.tell(database.db, 'tea', { id: 1 })
  await expect.poll(() => own.heard).toEqual([{ id: 1 }])
})
