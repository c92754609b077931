import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createContentSnapshot } from './content-snapshot.ts'
import { seedContent } from './seed-content.ts'

let database: TestDatabase
let now = new Date('2026-11-15T09:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  await seedContent({ db: database.db, now: () => now })
})
afterAll(() => database.drop())

test('5,000 askers at once cause one read', async () => {
  const queries = vi.spyOn(database.pool, 'connect')
  const snapshot = createContentSnapshot({ db: database.db, now: () => now })
  const answers = await Promise.all(Array.from({ length: 5000 }, () => snapshot.list('hero-banner')))
  expect(answers.every((records) => records.length === 3)).toBe(true)
  expect(queries).toHaveBeenCalledTimes(1)
})

test('an edit shows after a second, and the last good copy outlives the database', async () => {
  const own = await createTestDatabase()
  await seedContent({ db: own.db, now: () => now })
  const snapshot = createContentSnapshot({ db: own.db, now: () => now })
  expect(await snapshot.list('claim')).toHaveLength(3)
  await own.db.deleteFrom('content_record').where('document_id', '=', 'shipped-claim-users').execute()
  expect(await snapshot.list('claim')).toHaveLength(3)
  now = new Date(now.getTime() + 1001)
  expect(await snapshot.list('claim')).toHaveLength(2)
  await own.drop()
  now = new Date(now.getTime() + 1001)
  expect(await snapshot.list('claim')).toHaveLength(2)
})
