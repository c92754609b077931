import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import * as contract from '@mowatt/contract'
import { fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackupKey } from '../src/platform/backup/make-backup-key.ts'
import { answerIn, eventsIn } from './chat-test-app.ts'
import { type FakeS3, startFakeS3 } from './fake-s3.ts'
import { energyBill, wholeBill } from './files/bill-files.ts'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { COMPILED, type SpawnedServer, spawnServer } from './spawned-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { patientClient } from './patient-client.ts'

const scene = mkdtempSync(path.join(tmpdir(), 'mowatt-backup-'))
const folder = path.join(scene, 'backups')
const tools = path.resolve(import.meta.dirname, '../../../tools')
let key: { recipient: string; identity: string }
let catcher: MailCatcher
let database: TestDatabase
let s3: FakeS3
let server: SpawnedServer | undefined

beforeAll(async () => {
  key = await makeBackupKey()
  catcher = await startMailCatcher()
  database = await createTestDatabase({ isEmpty: true })
  s3 = await startFakeS3()
})
afterAll(async () => {
  await server?.stop()
  await catcher.close()
  await s3.close()
  await database.drop()
  rmSync(scene, { recursive: true, force: true })
})

type Env = Record<string, string>

/** Like a separate machine: an embedded database and a folder, with secrets that the server generated. */
const machine = (name: string): Env => ({
  DATA_DIR: path.join(scene, name),
  DATABASE_URL: '',
  FILES_URL: '',
  MAIL_URL: catcher.url,
})

async function run(tool: string, args: readonly string[], env: Env) {
  const child = spawn(process.execPath, [path.join(tools, tool), ...args], {
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('close', done)),
  ])
  return { said: said.trim(), complained: complained.trim(), status }
}

type Known = { email: string; token: string; chatId: string; answers: unknown; billId: string; points: number }

/** Joins, signs in, talks to Mo and hands over a bill. */
async function live(url: string, number: number): Promise<Known> {
  const call = patientClient(fetchSend(url))
  const email = `person-${number}@post.example`
  const visitor = (await call(contract.startAnonymousSession, { body: {} })).jwt
  await call(contract.joinWaitlist, { body: { email, terms_accepted: true } }, { token: visitor })
  const link = () => /oobCode=([\w-]+)/.exec(catcher.accepted.find(({ to }) => to === email)?.text ?? '')?.[1]
  await expect.poll(link).toBeDefined()
  const signedIn = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=mowatt-local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, oobCode: link() }),
    },
  )
  const { idToken: token } = (await signedIn.json()) as { idToken: string }
  const { chat_id: chatId } = await call(contract.createChat, {}, { token })
  const bill = { file_data: wholeBill().toString('base64'), file_name: 'october.pdf', file_type: 'pdf' }
  const said = await fetch(`${url}/api/v1/chats/${chatId}/bills`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(bill),
  })
  answerIn(eventsIn(await said.text()))
  const { messages } = await call(contract.readChat, { params: { chat_id: chatId } }, { token })
  const billId = /"bill_id":"([\w-]+)"/.exec(JSON.stringify(messages))?.[1] ?? ''
  const { points } = await call(contract.readMember, { query: {} }, { token })
  return { email, token, chatId, answers: messages, billId, points }
}

/** All of their data is there, under their old token: rows, sealed words, the bill and a page of it. */
async function expectThere(url: string, known: Known): Promise<void> {
  const call = patientClient(fetchSend(url))
  const { token, chatId } = known
  const { messages } = await call(contract.readChat, { params: { chat_id: chatId } }, { token })
  expect(messages).toEqual(known.answers)
  expect((await call(contract.readMember, { query: {} }, { token })).points).toBe(known.points)
  const page = await fetch(`${url}/api/v1/bills/${known.billId}/pages/1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp'])
}

/** No bill without its file, and no file without its bill. */
async function expectNoOrphan(billIds: readonly string[], files: readonly string[]): Promise<void> {
  expect(files.filter((name) => !name.startsWith('bill-pages/')).toSorted()).toEqual(
    [...billIds.map((id) => `bills/${id}`), 'store-mark'].toSorted(),
  )
}

let backup = ''
let people: Known[] = []

test('a backup is made while people use the server, which goes on', async () => {
  const env = machine('first')
  server = await spawnServer({ env })
  const { url } = server
  people = [await live(url, 1), await live(url, 2)]
  let isOver = false
  let meanwhile = 0
  const busy = (async () => {
    for (let number = 100; !isOver; number++) {
      const { token, billId } = await live(url, number)
      meanwhile += 1
      const call = patientClient(fetchSend(url))
      const body = { file_data: energyBill(number).toString('base64'), file_name: 'bill.pdf', file_type: '' }
      await call(contract.submitEnergyBill, { body }, { token })
      expect(billId).not.toBe('')
    }
  })()
  // Requests are running when the backup begins.
  await expect.poll(() => meanwhile).toBeGreaterThan(0)
  const made = await run('backup.ts', [folder], { ...env, BACKUP_RECIPIENT: key.recipient })
  isOver = true
  await busy
  expect(made).toMatchObject({
    status: 0,
    complained: expect.stringMatching(/^\d+ rows and \d+ files\.( \d+ were deleted meanwhile\.)?$/),
  })
  backup = made.said
  expect(existsSync(backup)).toBe(true)
  expect(readFileSync(backup).includes('person-1@post.example')).toBe(false)
  await expectThere(url, people[0]!)
  await server.stop()
  server = undefined
})

test('an empty machine gets everything from it, into PostgreSQL and a bucket', async () => {
  const checked = await run('backup.ts', ['check', backup], { BACKUP_IDENTITY: key.identity })
  expect(checked).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^The backup is complete\. It was made at [\dTZ:.-]+, with \d+ rows and \d+ files\.$/),
  })
  const env = { ...machine('second'), DATABASE_URL: database.url, FILES_URL: s3.url() }
  const done = await run('restore.ts', [backup], { ...env, BACKUP_IDENTITY: key.identity })
  expect(done).toMatchObject({
    status: 0,
    complained: '',
    said: expect.stringContaining('You can start the server now.'),
  })
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from bills_bill where state <> 'arriving' and delete_at is not null`,
  )
  const waiting = await database.pool.query<{ id: string }>(
    'select id from waitlist_bill where has_file and state = $1',
    ['pending'],
  )
  const files = [...s3.objects.keys()].map((name) => name.replace('/bills/', ''))
  await expectNoOrphan(
    rows.map(({ id }) => id),
    files.filter((name) => !name.startsWith('waitlist/')),
  )
  expect(files.filter((name) => name.startsWith('waitlist/')).toSorted()).toEqual(
    waiting.rows.map(({ id }) => `waitlist/bills/${id}`).toSorted(),
  )
  server = await spawnServer({ env })
  for (const known of people) await expectThere(server.url, known)
  // Sequences continue after the old rows.
  people.push(await live(server.url, 3))
})

test('whatever does not fit is refused in one sentence', async () => {
  const env = { ...machine('second'), DATABASE_URL: database.url, FILES_URL: s3.url() }
  const sentence = async (file: string, identity: string) => {
    const { status, said, complained } = await run('restore.ts', [file], { ...env, BACKUP_IDENTITY: identity })
    return { status, said, complained }
  }
  const refused = (complained: string) => ({ status: 1, said: '', complained })
  const cut = path.join(scene, 'cut.age')
  writeFileSync(cut, readFileSync(backup).subarray(0, -1))
  // In parallel: each loads all that a restore needs.
  const [foreign, shortened, full] = await Promise.all([
    sentence(backup, (await makeBackupKey()).identity),
    sentence(cut, key.identity),
    sentence(backup, key.identity),
  ])
  expect(foreign).toEqual(refused('BACKUP_IDENTITY doesn’t open this backup, which was made with another key.'))
  expect(shortened).toEqual(refused('The backup is incomplete or has been changed, so we can’t use any of it.'))
  expect(full).toEqual(refused('The database isn’t empty. Restore into a new one.'))
})
