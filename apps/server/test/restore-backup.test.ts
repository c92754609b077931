import { existsSync, globSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { quietLog } from './quiet-log.ts'
import { createTestApp, TEST_SECRETS, type TestApp } from './test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { backedUpFeatures } from '../src/backed-up-features.ts'
import { endReading, keepBill, keepReading, receiveBill } from '../src/features/bills/public.ts'
import { checkFileStore } from '../src/platform/files/check-file-store.ts'
import { createFileStore, openStore } from '../src/platform/files/create-file-store.ts'
import { openKeys } from '../src/platform/secrets/open-keys.ts'
import type { GivenSecrets } from '../src/platform/secrets/read-secrets.ts'
import { type BackupParts, makeBackup } from '../src/platform/backup/make-backup.ts'
import { makeBackupKey } from '../src/platform/backup/make-backup-key.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-restore-'))
const IDS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const file = path.join(dir, 'one.age')
let testApp: TestApp
let target: TestDatabase
let key: { recipient: string; identity: string }
let stores = 0
let storeDir: string

beforeAll(async () => {
  key = await makeBackupKey()
  testApp = await createTestApp()
  const { ctx } = testApp
  const { db, now } = ctx
  const files = openStore(ctx.config.files)
  await checkFileStore({ db, files, now, log: quietLog, isOneFolder: false, makeMark: () => 'our-mark' })
  for (const id of IDS) {
    const content = Buffer.from(`%PDF bill ${id}`)
    await receiveBill(ctx, { id, chatId: IDS[0], owner: 'somebody', userId: null, bytes: content.length }, content)
    await keepBill(db, id)
    await keepReading(ctx, db, id, { reading: { facts: {}, evidence: {} } } as never)
    await endReading(ctx, db, id)
  }
  // Pending in the job queue, and must not be lost with it.
  await ctx.jobs.work('switching.withdraw', async () => {})
  await ctx.jobs.send(db, 'switching.withdraw', { reference: 'kept' }, 3_600_000)
  await makeBackup(parts(), file)
  target = await createTestDatabase({ isEmpty: true })
})
afterAll(async () => {
  await testApp.close()
  await target.drop()
  rmSync(dir, { recursive: true })
})
beforeEach(() => {
  storeDir = path.join(dir, `store-${(stores += 1)}`)
})

const parts = (): BackupParts => ({
  pool: testApp.database.pool,
  db: testApp.database.db,
  store: openStore(testApp.ctx.config.files),
  features: backedUpFeatures,
  recipient: key.recipient,
  madeAt: new Date('2026-11-16T12:00:00Z'),
})

function restore(from = file, { secrets = TEST_SECRETS, into = target } = {}) {
  return restoreBackup(
    {
      pool: into.pool,
      url: into.url,
      store: openStore({ kind: 'folder', dir: storeDir }),
      features: backedUpFeatures,
      identity: key.identity,
      openKeys: async (db) => void (await openKeys({ db, now: () => new Date(), log: quietLog, given: secrets })),
    },
    from,
  )
}

const filesThere = () => (existsSync(storeDir) ? globSync('{bills/*,store-mark}', { cwd: storeDir }).toSorted() : [])

/** The contents of a database, table by table. */
async function contentOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; n: string }>(
    `select table_schema || '.' || table_name as name, (xpath('/row/n/text()', query_to_xml(format(
       'select md5(string_agg(t::text, chr(10) order by t::text)) as n from %I.%I t', table_schema, table_name), false, true, '')))[1]::text as n
     from information_schema.tables where (table_schema = 'public' or table_name in ('job_common', 'queue')) and table_type = 'BASE TABLE' order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

test('a wrong secret is refused before anything is final', async () => {
  const stranger: GivenSecrets = {
    session: ['another session secret'.repeat(2)],
    files: ['another files secret'.repeat(2)],
  }
  await expect(restore(file, { secrets: stranger })).rejects.toThrow('SESSION_SECRET')
  expect(filesThere()).toEqual([])
  expect((await target.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0)
})

test('a store that somebody uses is refused', async () => {
  await openStore({ kind: 'folder', dir: storeDir }).put('store-mark', Buffer.from('theirs'))
  await expect(restore()).rejects.toThrow(
    'The file store is in use. Set FILES_URL to an empty bucket, or DATA_DIR to an empty folder.',
  )
})

test('every row and every file is there, files open, and numbers go on', async () => {
  await restore()
  expect(await contentOf(target)).toEqual(await contentOf(testApp.database))
  expect(filesThere()).toEqual([...IDS.map((id) => `bills/${id}`), 'store-mark'])
  const keys = await openKeys({ db: target.db, now: () => new Date(), log: quietLog, given: TEST_SECRETS })
  const store = createFileStore({ kind: 'folder', dir: storeDir }, keys.sealing.files)
  expect((await store.get(`bills/${IDS[1]}`))?.toString()).toBe(`%PDF bill ${IDS[1]}`)
  const nextNumbers = async ({ pool }: TestDatabase) =>
    (await pool.query(`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`)).rows
  expect(await nextNumbers(target)).toEqual(await nextNumbers(testApp.database))
  await expect(restore()).rejects.toThrow('The database isn’t empty. Restore into a new one.')
})

test('a file that goes while a backup runs is kept by no row; one that was lost is named', async () => {
  const into = await createTestDatabase({ isEmpty: true })
  const { pool } = testApp.database
  const real = openStore(testApp.ctx.config.files)
  const place = (id: string) => path.join(testApp.ctx.config.dataDir, 'files/bills', id)
  const half = path.join(dir, 'half.age')
  const store = {
    async get(name: string) {
      // It expires after the rows were copied, and before the file is.
      if (name === `bills/${IDS[0]}`) {
        await pool.query('update bills_bill set delete_at = null where id = $1', [IDS[0]])
        unlinkSync(place(IDS[0]))
      }
      if (name === `bills/${IDS[1]}`) unlinkSync(place(IDS[1]))
      return real.get(name)
    },
  }
  const done = await makeBackup({ ...parts(), store }, half)
  expect(done).toMatchObject({ files: 0, gone: [`bills/${IDS[0]}`], lost: [`bills/${IDS[1]}`] })
  await restore(half, { into })
  const { rows } = await into.pool.query('select id, delete_at is null as "isGone" from bills_bill order by id')
  expect(rows).toEqual([
    { id: IDS[0], isGone: true },
    { id: IDS[1], isGone: false },
  ])
  await into.drop()
})

test('what is no backup, or one of a later version, is refused', async () => {
  const junk = path.join(dir, 'junk.age')
  writeFileSync(junk, 'no backup at all')
  await expect(restore(junk)).rejects.toThrow(
    'The backup is incomplete or has been changed, so we can’t use any of it.',
  )
  await testApp.database.pool.query(`insert into db_migration values ('9999-of-tomorrow.sql')`)
  const later = path.join(dir, 'later.age')
  await makeBackup(parts(), later)
  await target.pool.query('drop schema public cascade; create schema public')
  await expect(restore(later)).rejects.toThrow(
    'The backup is newer than this code. Restore it with the version that made it.',
  )
})
