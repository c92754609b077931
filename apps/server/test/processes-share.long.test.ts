import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createChat, listBills, startAnonymousSession } from '@mowatt/contract'
import { fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { casesOf } from '../../../test-size.ts'
import { startBalancedLoad } from './balanced-load.ts'
import { type FakeS3, startFakeS3 } from './fake-s3.ts'
import { wholeBill } from './files/bill-files.ts'
import { productionEnv } from './production-env.ts'
import { freePort, type SpawnedServer, spawnServer } from './spawned-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { patientClient } from './patient-client.ts'

const SECRETS = { SESSION_SECRET: randomBytes(32).toString('hex'), FILES_SECRET: randomBytes(32).toString('hex') }
const home = mkdtempSync(path.join(tmpdir(), 'mowatt-share-'))
let database: TestDatabase
let bucket: FakeS3

beforeAll(async () => {
  bucket = await startFakeS3()
})
afterAll(async () => {
  await bucket.close()
  rmSync(home, { recursive: true, force: true })
})

/** As on separate machines: only what the settings name is shared. */
const machine = (name: string, env: Record<string, string> = {}) => ({
  DATA_DIR: path.join(home, name),
  DATABASE_URL: database.url,
  FILES_URL: bucket.url(),
  ...SECRETS,
  ...env,
})

const { DATABASE_URL: _database, SESSION_SECRET: _session, FILES_SECRET: _files, ...settings } = productionEnv
const modes: [string, Record<string, string>][] = [
  ['production', { ...settings, MAIL_URL: 'smtp://127.0.0.1:9' }],
  ['development', { SITE_URL: 'http://localhost' }],
]

/** As in production, and as a developer runs it with `npm run test:long`. */
describe.each(modes.slice(0, casesOf(modes.length, 1)))('in %s mode', (mode, more) => {
  const servers: SpawnedServer[] = []
  const ports: number[] = []
  const start = (at: number) =>
    spawnServer({ port: ports[at]!, env: machine(`${mode}-${at}`, { NODE_ENV: mode, ...more }) })

  beforeAll(async () => {
    database = await createTestDatabase({ isEmpty: true })
    ports.push(await freePort(), await freePort())
    servers.push(...(await Promise.all([start(0), start(1)])))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
    bucket.objects.clear()
  })

  test('a bill that one process took is shown by the other', async () => {
    const [one, other] = servers.map(({ url }) => ({ url, call: patientClient(fetchSend(url)) }))
    const { jwt: token } = await one!.call(startAnonymousSession, { body: {} })
    const { chat_id } = await one!.call(createChat, {}, { token })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' }
    const file = { file_data: wholeBill().toString('base64'), file_name: 'october.pdf', file_type: 'pdf' }
    const answer = await fetch(`${one!.url}/api/v1/chats/${chat_id}/bills`, {
      method: 'POST',
      headers,
      body: JSON.stringify(file),
    })
    expect(answer.status).toBe(200)
    await answer.text()
    const [bill] = (await other!.call(listBills, {}, { token })).bills
    const picture = await fetch(`${other!.url}/api/v1/bills/${bill?.bill_id}/pages/1`, { headers })
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  test('a process that does not share the files does not start, and says why', async () => {
    const env = { NODE_ENV: mode, ...more }
    await expect(spawnServer({ env: machine('alone', { ...env, FILES_URL: '' }) })).rejects.toThrow(
      'This database’s files are in another folder or bucket. Set FILES_URL to the same bucket, or DATA_DIR to the shared folder.',
    )
    const FILES_SECRET = randomBytes(32).toString('hex')
    await expect(spawnServer({ env: machine('stranger', { ...env, FILES_SECRET }) })).rejects.toThrow(/FILES_SECRET/)
  })

  test('a rolling restart under load loses no request', async () => {
    const load = startBalancedLoad(ports, ['/api/v1/waitlist', '/api/v1/waitlist/question-of-the-day', '/livez'])
    await Promise.all(ports.map((port) => load.untilSeen(port, true)))
    for (const [at, port] of ports.entries()) {
      const before = load.answered()
      const stopping = servers[at]!.stop()
      await load.untilSeen(port, false)
      await stopping
      servers[at] = await start(at)
      await load.untilSeen(port, true)
      expect(load.answered()).toBeGreaterThan(before)
    }
    await load.stop()
    expect(load.lost).toEqual([])
    // oxlint-disable-next-line no-console -- the figures of a run belong in its output
    console.log(`${mode}: ${load.answered()} of ${load.answered() + load.lost.length} requests answered`)
  })
})
