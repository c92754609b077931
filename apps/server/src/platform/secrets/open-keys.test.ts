import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ageDatabase } from '../../../test/age-database.ts'
import { captureLog } from '../../../test/captured-log.ts'
import { oneKey } from '../../../test/one-key.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openKeys } from './open-keys.ts'
import type { GivenSecrets } from './read-secrets.ts'
import { createSeal } from './seal.ts'

const A = 'first secret of this test, thirty-two bytes'
const B = 'second secret of this test, thirty-two bytes'
const C = 'third secret of this test, thirty-two bytes'
const START = Date.parse('2026-11-15T09:00:00Z')
const captured = captureLog()
const { log } = captured

let database: TestDatabase
let nowMs = START

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  nowMs = START
  await database.pool.query('delete from secrets_key')
})

const now = () => new Date(nowMs)
const pass = (minutes: number) => (nowMs += minutes * 60_000)
const open = (...files: GivenSecrets['files']) =>
  openKeys({ db: database.db, now, log, given: { session: [A], files } })
const wrappers = async () =>
  (await database.pool.query(`select distinct wrapped_by from secrets_wrap where ring = 'files'`)).rowCount

test('keys are random, the same after a restart, and stand nowhere as they are', async () => {
  const first = await open(A)
  const again = await open(A)
  expect([again.session, again.files]).toEqual([first.session, first.files])
  expect(first.session).not.toBe(first.files)
  expect([first.session, first.files]).not.toContain(A)
  const { rows } = await database.pool.query<{ row: string }>('select t::text as row from secrets_wrap t')
  const stored = rows.map(({ row }) => row).join('\n')
  for (const secret of [A, first.files, first.sealing.files.current().text]) {
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
  }
})

test('processes that start together share their keys', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => open(A)))
  expect(new Set(all.map(({ files }) => files)).size).toBe(1)
})

test('a secret that opens nothing is refused, and changes nothing', async () => {
  await open(A)
  const sentence =
    'FILES_SECRET: doesn’t open what’s in this database. Set it back to what it was, or put the old one into FILES_SECRET_OLD'
  await expect(open(B)).rejects.toThrow(sentence)
  await expect(open(B, C)).rejects.toThrow(sentence)
  expect(await wrappers()).toBe(1)
  await open(A)
})

test('while both are given, processes with either start and learn the new key', async () => {
  const old = await open(A)
  pass(1)
  const both = await open(B, A)
  await open(A)
  expect(await wrappers()).toBe(2)
  pass(6)
  await old.refresh()
  expect(old.sealing.files.current()).toEqual(both.sealing.files.current())
  expect(both.sealing.files.current().id).toBe(2)
})

test('a process that still runs with a dropped secret knows it, and says so once', async () => {
  const old = await open(A)
  pass(1)
  await open(B, A)
  await old.refresh()
  expect(old.areOpen()).toBe(true)
  pass(1)
  await open(B)
  await old.refresh()
  await old.refresh()
  expect(old.areOpen()).toBe(false)
  const warnings = captured.lines().filter(({ level }) => level === 'warn')
  expect(warnings.map(({ msg }) => String(msg))).toEqual([expect.stringMatching(/^FILES_SECRET: no longer opens/)])
})

test('without the old one its wraps go, and it opens nothing any more', async () => {
  const first = await open(A)
  pass(1)
  await open(B, A)
  pass(1)
  expect((await open(B)).files).toBe(first.files)
  expect(await wrappers()).toBe(1)
  await expect(open(A)).rejects.toThrow('FILES_SECRET: doesn’t open')
  await open(B, A)
  expect(await wrappers()).toBe(1)
})

test('a former secret that never opened anything gets no keys', async () => {
  await open(A)
  pass(1)
  await open(A, C)
  await expect(open(C)).rejects.toThrow('FILES_SECRET: doesn’t open')
})

test('back to the former secret is a change like any other', async () => {
  await open(A)
  pass(1)
  await open(B, A)
  pass(1)
  await open(B)
  pass(1)
  await open(A, B)
  pass(6)
  expect((await open(A)).sealing.files.current().id).toBe(3)
})

test('a database from before the keys: all that the secret sealed and hashed stays good', async () => {
  await ageDatabase(database)
  const stored = createSeal(oneKey(A, 0), 'test').close(Buffer.from('kept'), 'a')
  await expect(open(B, A)).rejects.toThrow('FILES_SECRET_OLD: is too early')
  const upgraded = await open(A)
  expect(upgraded.files).toBe(A)
  expect(createSeal(upgraded.sealing.files, 'test').open(stored, 'a').toString()).toBe('kept')
  // Until every process is a new one, everything is written so that the previous version can read it.
  expect(createSeal(upgraded.sealing.files, 'test').close(Buffer.from('x'), 'a')[0]).toBe(1)
  expect(upgraded.sealing.files.hasOldKeys()).toBe(false)
  pass(6)
  expect(createSeal(upgraded.sealing.files, 'test').close(Buffer.from('x'), 'a')[0]).toBe(2)
  expect(upgraded.sealing.files.hasOldKeys()).toBe(true)
  const rotated = await open(B, A)
  const only = await open(B)
  for (const each of [rotated, only]) {
    expect(each.files).toBe(A)
    expect(createSeal(each.sealing.files, 'test').open(stored, 'a').toString()).toBe('kept')
  }
})
