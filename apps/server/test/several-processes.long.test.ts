import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendSignInLinkToEmail, signInWithEmailLink } from '@firebase/auth'
import { importFigures, listFigures, listTariffs, previewFigures } from '@mowatt/contract'
import { type Call, fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRole } from '../src/features/operators/public.ts'
import { createNotices } from '../src/platform/notify/notices.ts'
import { createFirebaseClient } from './firebase-client.ts'
import { patience } from '../../../test-patience.ts'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { countedVisit, writeNote } from './notebook-feature.ts'
import { quietLog } from './quiet-log.ts'
import { showPasskey } from './show-passkey.ts'
import { type SpawnedServer, spawnServer } from './spawned-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { patientClient } from './patient-client.ts'

const entry = path.resolve(import.meta.dirname, 'notebook-server.ts')
const DAY_MS = 86_400_000
/** What the console promises. */
const SOON = { timeout: patience(30_000) }
const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-two-'))
let database: TestDatabase
let catcher: MailCatcher
let servers: SpawnedServer[] = []

beforeAll(async () => {
  catcher = await startMailCatcher()
  database = await createTestDatabase({ isEmpty: true })
  // Started at the same time, on an empty database.
  servers = await Promise.all([start(), start()])
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await catcher.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = () =>
  spawnServer({
    entry,
    env: { DATA_DIR: dataDir, DATABASE_URL: database.url, MAIL_URL: catcher.url, SITE_URL: 'http://localhost:3000' },
  })
const callers = () => servers.map(({ url }) => patientClient(fetchSend(url)))

/** Signs in at one process, with a passkey. */
async function signInEditor(at: string): Promise<string> {
  const email = 'editor@mowatt.example'
  const notices = createNotices({ pool: database.pool, log: quietLog })
  await setRole({ db: database.db, notices, now: () => new Date() }, email, 'editor')
  const client = createFirebaseClient(at)
  const url = 'http://localhost:3000/waitlist?terms=accepted'
  await sendSignInLinkToEmail(client.auth, email, { url, handleCodeInApp: true })
  const link = () => /^http\S+$/m.exec(catcher.accepted.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  const { user } = await signInWithEmailLink(client.auth, email, link())
  const token = await user.getIdToken()
  await client.close()
  await showPasskey({ call: patientClient(fetchSend(at)) }, token)
  return token
}

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

test('a price cap that is stored in one process is used by both, and by one that starts later', async () => {
  const [one, other] = servers.map(({ url }) => ({ url, call: patientClient(fetchSend(url)) }))
  const token = await signInEditor(one!.url)
  const { last_cap_day: last } = await one!.call(listFigures, { query: {} }, { token })
  const from = new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10)
  const to = new Date(Date.parse(last) + 90 * DAY_MS).toISOString().slice(0, 10)
  const text = [
    'kind,region,payment_method,from,to,electricity_unit_p,electricity_standing_p,source,address,checked_on',
    ...['', 'C'].map(
      (region) => `cap,${region},direct_debit,${from},${to},28.40,47.00,Test,https://a.example,2026-11-01`,
    ),
  ].join('\n')
  const { mistakes, seen } = await one!.call(previewFigures, { body: { text } }, { token })
  expect(mistakes).toEqual([])
  const body = { text, seen, reason: 'Announced' }
  const taken = await one!.call(importFigures, { body }, { token, idempotencyKey: crypto.randomUUID() })
  expect(taken).toEqual({ outcome: 'imported', figures: 2 })

  const capsAt = async ({ call }: { call: Call }) => {
    const { figures } = await call(listTariffs, { query: { region: 'C', payment_method: 'direct_debit' } })
    return figures.caps.filter((cap) => cap.from === from).map(({ region, electricity }) => [region, ...electricity])
  }
  const stored = [
    ['C', '28.40', '47.00'],
    [null, '28.40', '47.00'],
  ]
  for (const each of [one!, other!]) await expect.poll(() => capsAt(each), SOON).toEqual(stored)
  const later = await start()
  // Ready means that it has read them.
  expect(await capsAt({ call: patientClient(fetchSend(later.url)) })).toEqual(stored)
  await later.stop()
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
