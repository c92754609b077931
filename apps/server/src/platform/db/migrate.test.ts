import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { BadDatabase, checkDatabase, openDatabase } from './open-database.ts'
import { printTables } from './print-tables.ts'

const shipped = readdirSync(migrationsFolder).toSorted()
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true })
})
afterAll(() => database.drop())

const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('processes that start together on an empty database migrate it once', async () => {
  const others = Array.from({ length: 3 }, () => openDatabase(database.url))
  const applied = await Promise.all([database, ...others].map(({ db }) => migrate(db)))
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([shipped, [], [], []])
  const { rows } = await database.pool.query<{ name: string }>('select name from db_migration order by name')
  expect(rows.map(({ name }) => name)).toEqual(shipped)
  await Promise.all(others.map(({ db }) => db.destroy()))
})

test('the TypeScript of the tables is what the migrations make of them', async () => {
  const file = path.join(import.meta.dirname, 'database-tables.ts')
  expect(readFileSync(file, 'utf8')).toBe(await printTables(database.db))
})

test('a migration that fails changes nothing, not even what came before it in the same start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mowatt-migrations-'))
  writeFileSync(
    path.join(folder, '9001-good.sql'),
    'create table test_good (id int); insert into test_good values (1);',
  )
  writeFileSync(
    path.join(folder, '9002-bad.sql'),
    'create table test_bad (id int); select no_such_column from test_bad;',
  )
  const before = await tables()
  await expect(migrate(database.db, folder)).rejects.toThrow('no_such_column')
  expect(await tables()).toEqual(before)
  writeFileSync(path.join(folder, '9002-bad.sql'), 'create table test_bad (id int);')
  expect(await migrate(database.db, folder)).toEqual(['9001-good.sql', '9002-bad.sql'])
  expect(await tables()).toEqual([...before, 'test_bad', 'test_good'].toSorted())
  rmSync(folder, { recursive: true })
})

test('a pool survives the death of its connections, idle and busy alike', async () => {
  const { pool, db } = openDatabase(database.url)
  const busy = Array.from({ length: 3 }, () => pool.query('select pg_sleep(30)'))
  const ends = Promise.allSettled(busy)
  const kill = `select count(pg_terminate_backend(pid)) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  const asleep = `select from pg_stat_activity where datname = current_database() and query = 'select pg_sleep(30)'`
  await expect.poll(async () => (await database.pool.query(asleep)).rowCount).toBe(3)
  await database.pool.query(kill)
  await expect
    .poll(async () => (await pool.query('select 1 as one').catch(() => ({ rows: [] }))).rows)
    .toEqual([{ one: 1 }])
  await database.pool.query(kill)
  await expect
    .poll(async () => (await pool.query('select 1 as one').catch(() => ({ rows: [] }))).rows)
    .toEqual([{ one: 1 }])
  await database.pool.query(kill)
  await ends
  await db.destroy()
})

test('a database that answers is good enough', async () => {
  await expect(checkDatabase(database)).resolves.toBeUndefined()
})

test('a database that is not there is told in one sentence, without the password', async () => {
  const away = openDatabase('postgresql://mowatt:hunter2@127.0.0.1:1/mowatt')
  const complaint = await checkDatabase(away).catch((error: unknown) => error)
  expect(complaint).toBeInstanceOf(BadDatabase)
  expect((complaint as Error).message).toMatch(/^We can’t reach the database at DATABASE_URL: ECONNREFUSED [^\n]*$/)
  expect((complaint as Error).message).not.toContain('hunter2')
  await away.db.destroy()
})
