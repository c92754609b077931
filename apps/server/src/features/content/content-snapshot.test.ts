import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { contentKinds, type ContentKind } from './content-kinds.ts'
import { createContentSnapshot } from './content-snapshot.ts'
import { seedContent } from './seed-content.ts'

let database: TestDatabase
let now = new Date('2026-11-15T09:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  await seedContent({ db: database.db, now: () => now })
})
afterAll(() => database.drop())

function kind(name: string): ContentKind {
  const found = contentKinds.find((each) => each.name === name)
  if (!found) throw new Error(`There is no kind ${name}`)
  return found
}

test('5,000 askers at once cause one read', async () => {
  const queries = vi.spyOn(database.pool, 'connect')
  const snapshot = createContentSnapshot({ db: database.db, now: () => now })
  const answers = await Promise.all(Array.from({ length: 5000 }, () => snapshot.read(kind('hero-banner'))))
  expect(answers.every(({ records }) => records.length === 3)).toBe(true)
  expect(queries).toHaveBeenCalledTimes(1)
  queries.mockRestore()
})

test('an edit shows after a second, and the last good copy outlives the database', async () => {
  const own = await createTestDatabase()
  await seedContent({ db: own.db, now: () => now })
  const snapshot = createContentSnapshot({ db: own.db, now: () => now })
  const count = async () => (await snapshot.read(kind('claim'))).records.length
  expect(await count()).toBe(6)
  await own.db.deleteFrom('content_record').where('document_id', '=', 'shipped-claim-users').execute()
  expect(await count()).toBe(6)
  now = new Date(now.getTime() + 1001)
  expect(await count()).toBe(5)
  await own.drop()
  now = new Date(now.getTime() + 1001)
  expect(await count()).toBe(5)
})

test('what has not changed keeps its answers, and what has changed does not', async () => {
  const snapshot = createContentSnapshot({ db: database.db, now: () => now })
  const first = await snapshot.read(kind('step'))
  const made = vi.fn<() => object>(() => ({ data: [] }))
  first.answers.get('flat /api/steps', made)
  now = new Date(now.getTime() + 1001)
  expect(snapshot.fresh(kind('step'))).toBeUndefined()
  const second = await snapshot.read(kind('step'))
  second.answers.get('flat /api/steps', made)
  expect(made).toHaveBeenCalledTimes(1)
  await database.db.deleteFrom('content_record').where('document_id', '=', 'shipped-step-1').execute()
  now = new Date(now.getTime() + 1001)
  const third = await snapshot.read(kind('step'))
  third.answers.get('flat /api/steps', made)
  expect(made).toHaveBeenCalledTimes(2)
})

test('a database that hangs keeps nobody waiting who can have the last copy, and is asked once', async () => {
  const snapshot = createContentSnapshot({ db: database.db, now: () => now })
  const first = await snapshot.read(kind('faq'))
  const blocker = await database.pool.connect()
  const queries = vi.spyOn(database.pool, 'connect')
  try {
    await blocker.query('begin; lock table content_record in access exclusive mode')
    now = new Date(now.getTime() + 1001)
    for (let round = 0; round < 3; round++) expect(await snapshot.read(kind('faq'))).toBe(first)
    expect(queries).toHaveBeenCalledTimes(1)
  } finally {
    await blocker.query('rollback')
    blocker.release()
    queries.mockRestore()
  }
})
