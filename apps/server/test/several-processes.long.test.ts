import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { countedVisit, writeNote } from './notebook-room.ts'
import { type SpawnedServer, spawnServer } from './spawned-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { patientClient } from './patient-client.ts'

const entry = path.resolve(import.meta.dirname, 'notebook-server.ts')
const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-two-'))
let database: TestDatabase
let catcher: MailCatcher
let servers: SpawnedServer[] = []

beforeAll(async () => {
  catcher = await startMailCatcher()
  database = await createTestDatabase({ isEmpty: true })
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, MAIL_URL: catcher.url }
  // Started at the same time, on an empty database.
  servers = await Promise.all([spawnServer({ entry, env }), spawnServer({ entry, env })])
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await catcher.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const callers = () => servers.map(({ url }) => patientClient(fetchSend(url)))

test('two processes that start together migrate and seed once', async () => {
  const migrations = await database.pool.query('select name from db_migration')
  const banners = await database.pool.query(`select from content_record where kind = 'hero-banner'`)
  expect(new Set(migrations.rows.map(({ name }: { name: string }) => name)).size).toBe(migrations.rowCount)
  expect(banners.rowCount).toBe(3)
})

test('the same write through both processes has one effect and one mail', async () => {
  const keys = Array.from({ length: 50 }, (_, index) => `note-${index}`)
  const replies = await Promise.all(
    keys.flatMap((key) => callers().map((call) => call(writeNote, { body: { key, text: 'once' } }))),
  )
  expect(replies.filter(({ outcome }) => outcome === 'written')).toHaveLength(keys.length)
  await expect.poll(() => catcher.accepted.length).toBeGreaterThanOrEqual(keys.length)
  await expect
    .poll(async () => (await database.pool.query('select from mail_message where sent_at is null')).rowCount)
    .toBe(0)
  expect(catcher.accepted.map(({ subject }) => subject).sort()).toEqual(keys.sort())
})

test('a limit counts what both processes let through', async () => {
  const attempts = Array.from({ length: 20 }, (_, index) => callers()[index % 2])
  const results = await Promise.allSettled(attempts.map(async (call) => call?.(countedVisit, {})))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('one stops and the other goes on', async () => {
  const [first, second] = servers
  await first?.stop()
  expect((await fetch(`${second?.url}/readyz`)).status).toBe(200)
  servers = second ? [second] : []
})

test('two processes on one data folder share the embedded database, and the last one out stops it', async () => {
  const shared = mkdtempSync(path.join(tmpdir(), 'mowatt-shared-'))
  const env = { DATA_DIR: shared, DATABASE_URL: '' }
  const [first, second] = await Promise.all([spawnServer({ entry, env }), spawnServer({ entry, env })])
  const postmaster = path.join(shared, 'database/cluster/postmaster.pid')
  await patientClient(fetchSend(first.url))(writeNote, { body: { key: 'kept', text: 'by the first' } })
  await first.stop()
  expect(existsSync(postmaster)).toBe(true)
  const again = await patientClient(fetchSend(second.url))(writeNote, { body: { key: 'kept', text: 'by the second' } })
  expect(again.outcome).toBe('already_written')
  await second.stop()
  expect(existsSync(postmaster)).toBe(false)
  rmSync(shared, { recursive: true, force: true })
})
