import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

let database: TestDatabase
const folder = mkdtempSync(path.join(tmpdir(), 'mowatt-migrations-'))
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table db_busy as select n as id from generate_series(1, 1000) n')
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('a migration that waits for a table lets everybody else use it meanwhile', async () => {
  const reader = await database.pool.connect()
  await reader.query('begin')
  await reader.query('select from db_busy limit 1')
  write('9101-wider.sql', 'alter table db_busy add column note text;')
  let isDone = false
  const migrating = migrate(database.db, folder).finally(() => (isDone = true))
  const waiting = `select from pg_locks where relation = 'db_busy'::regclass and not granted`
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1)
  // Queues for the lock after the migration, and gets it although the reader still holds its own.
  expect((await database.pool.query('select from db_busy')).rowCount).toBe(1000)
  expect(isDone).toBe(false)
  await reader.query('commit')
  reader.release()
  expect(await migrating).toEqual(['9101-wider.sql'])
})

test('an index is made beside writers, once by all who start together, and anew if one was left half-made', async () => {
  await database.pool.query('insert into db_busy (id) values (7)')
  await expect(database.pool.query('create unique index concurrently db_busy_id on db_busy (id)')).rejects.toThrow(
    'could not create unique index',
  )
  await database.pool.query('delete from db_busy where id = 7')
  const isValid = async () =>
    (await database.pool.query(`select indisvalid from pg_index where indexrelid = 'db_busy_id'::regclass`)).rows
  expect(await isValid()).toEqual([{ indisvalid: false }])

  write(
    '9102-index.sql',
    '-- concurrently\ncreate unique index concurrently if not exists db_busy_id on db_busy (id);\n',
  )
  write('9103-after.sql', `comment on index db_busy_id is 'made';`)
  const others = Array.from({ length: 3 }, () => openDatabase(database.url))
  const applied = await Promise.all([database, ...others].map(({ db }) => migrate(db, folder)))
  expect(applied.flat().toSorted()).toEqual(['9102-index.sql', '9103-after.sql'])
  expect(await isValid()).toEqual([{ indisvalid: true }])
  await Promise.all(others.map(({ db }) => db.destroy()))
})
