import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  addComplaint,
  changeHome,
  keepHalfHours,
  readSessionInfo,
  setReminder,
  startHome,
  watchHome,
} from '@mowatt/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealShare } from '../src/features/switching/shares/share-seal.ts'
import { namedHash } from '../src/platform/secrets/named-hash.ts'
import { insertShare } from '../src/features/switching/shares/share-store.ts'
import { buildApp } from '../src/app.ts'
import { BadConfig } from '../src/config.ts'
import { type Context, createContext } from '../src/context.ts'
import { getBillFile } from '../src/features/bills/keep-bill.ts'
import { keepBill, keepReading, receiveBill } from '../src/features/bills/public.ts'
import { sealJson, sealSaid, sealTitle } from '../src/features/chat/chat-words.ts'
import { sealAnswer, sealAsked } from '../src/features/chat/person/person-words.ts'
import { sealAddress } from '../src/features/competition/awards/address-seal.ts'
import { beginGuards } from '../src/features/homes/guardian/begin-guards.ts'
import { inProcessSend } from '../src/platform/http/in-process-send.ts'
import type { SealedColumn } from '../src/platform/secrets/reseal-column.ts'
import type { GivenSecrets } from '../src/platform/secrets/read-secrets.ts'
import { createSeal, headOf } from '../src/platform/secrets/seal.ts'
import { resealEverything, sealedColumns } from '../src/reseal-everything.ts'
import { captureLog } from './captured-log.ts'
import { londonDay } from '../src/platform/clock/london-day.ts'
import { TOLD } from './homes-test-app.ts'
import { createSwitchingTestApp, type SwitchingTestApp } from './switching-test-app.ts'
import { TEST_SECRETS } from './test-app.ts'
import { patientClient } from './patient-client.ts'

const [OLD_SESSION, OLD_FILES] = [TEST_SECRETS.session[0], TEST_SECRETS.files[0]]
const [NEW_SESSION, NEW_FILES] = ['new session secret '.repeat(2), 'new files secret '.repeat(2)]
const BOTH: GivenSecrets = { session: [NEW_SESSION, OLD_SESSION], files: [NEW_FILES, OLD_FILES] }
const ONLY_NEW: GivenSecrets = { session: [NEW_SESSION], files: [NEW_FILES] }
const BILL = Buffer.from('%PDF a bill')
const IDS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const captured = captureLog()

let testApp: SwitchingTestApp
const running: Context[] = []

beforeAll(async () => {
  testApp = await createSwitchingTestApp({ log: captured.log })
})
afterAll(async () => {
  for (const ctx of running) await Promise.all([ctx.jobs.stop(), ctx.mail.stop()])
  await testApp.close()
})

/** The same database and the same files, under other secrets. */
async function restarted(secrets: GivenSecrets): Promise<Context> {
  const { config, log, now, db, pool } = testApp.ctx
  const ctx = await createContext({ config, secrets, opened: { db, pool }, log, now })
  running.push(ctx)
  return ctx
}

type Sealed = { id: string | Buffer; sealed: Buffer }

async function rowsOf({ table, column, key = 'id' }: SealedColumn): Promise<Sealed[]> {
  const { rows } = await sql<Sealed>`select ${sql.ref(key)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by 1`.execute(testApp.ctx.db)
  return rows
}

/** The decrypted contents of every sealed column. */
async function openAll({ secrets }: Context): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const column of sealedColumns) {
    const seal = createSeal(secrets.sealing[column.ring], column.purpose)
    const { labelOf = (id: string) => id } = column
    const rows = await rowsOf(column)
    all[`${column.table}.${column.column}`] = rows.map(({ id, sealed }) =>
      seal.open(sealed, labelOf(typeof id === 'string' ? id : id.toString('hex'))).toString(),
    )
  }
  return all
}

/** How many values a key has sealed, rows and bill files together. */
async function countOf(keyId: number): Promise<number> {
  const head = headOf(keyId)
  const rows = (await Promise.all(sealedColumns.map(rowsOf))).flat().map(({ sealed }) => sealed)
  const files = IDS.map((id) => readFileSync(path.join(testApp.ctx.config.dataDir, 'files/bills', id)))
  return [...rows, ...files].filter((each) => each.subarray(0, head.length).equals(head)).length
}

/** Something in every sealed column, and files. */
async function fillEverything(): Promise<{ idToken: string; refreshToken: string }> {
  const { ctx } = testApp
  const who = testApp.visitor()
  const compared = await testApp.compare(who, { date: '2027-06-10' })
  const begun = await testApp.start(who, compared)
  await testApp.consent(who, await testApp.fillAll(who, begun.switch_id), 'once')
  // At once, without waiting for its job.
  await beginGuards(ctx, ctx.db, [begun.switch_id])
  const { idToken, refreshToken } = await testApp.signIn('ada@mowatt.example')
  const { home_id } = await testApp.call(startHome, { body: { name: 'Home' } }, { token: idToken })
  await testApp.call(changeHome, { params: { home_id }, body: { told: TOLD } }, { token: idToken })
  await testApp.call(watchHome, { params: { home_id }, body: { agrees: true } }, { token: idToken })
  const complaint = { supplier: 'Northern Spark Energy', subject: 'Charged twice', made_on: londonDay(ctx.now()) }
  await testApp.call(addComplaint, { params: { home_id }, body: complaint }, { token: idToken })
  const halfHours = { first_half_hour: 990_000, packed: Buffer.alloc(96).toString('base64') }
  const ofFuel = { home_id, fuel: 'electricity' } as const
  await testApp.call(keepHalfHours, { params: ofFuel, body: halfHours }, { token: idToken })
  const reminder = { comparison_id: compared.comparison_id, on: '2027-06-10', email: 'ada@mowatt.example' }
  await testApp.call(setReminder, { body: reminder }, { token: await who.token() })
  const shared = { id: IDS[0], comparisonId: compared.comparison_id, chatId: null, owner: who.owner, userId: null }
  const sealed = sealShare(ctx, IDS[0], { token: 'token', shown: {} as never })
  const days = { createdAt: ctx.now(), expiresAt: new Date('2028-01-01') }
  await insertShare(ctx.db, { ...shared, ...days, linkHash: namedHash('share', 'token'), sealed })
  await ctx.mail.queue(ctx.db, { to: 'ada@mowatt.example', subject: 'Waiting', text: 'mail', html: 'mail' })
  const at = ctx.now()
  for (const id of IDS) {
    await receiveBill(ctx, { id, chatId: IDS[0], owner: who.owner, userId: null, bytes: BILL.length }, BILL)
    await keepBill(ctx.db, id)
    await keepReading(ctx, ctx.db, id, { reading: { facts: {}, evidence: {} } } as never)
  }
  const { pool } = testApp.database
  await pool.query(
    'insert into chat_conversation (id, owner, sealed_title, created_at, touched_at) values ($1, $2, $3, $4, $4)',
    [IDS[0], who.owner, sealTitle(ctx, IDS[0], 'A title'), at],
  )
  await pool.query(
    'insert into chat_message (id, chat_id, number, author, sealed_content, sealed_state, created_at) values ($1, $2, 1, $3, $4, $5, $6)',
    [
      IDS[1],
      IDS[0],
      'mo',
      sealSaid(ctx, IDS[1], { text: 'words', cards: [] }),
      sealJson(ctx, `state of ${IDS[1]}`, { known: 1 }),
      at,
    ],
  )
  const request = Buffer.from('0a0b', 'hex')
  await pool.query(
    'insert into chat_request (id, chat_id, asked, message_id, state, sealed_answer, leased_until, created_at) values ($1, $2, $1, $3, $4, $5, $6, $6)',
    [request, IDS[0], IDS[1], 'done', sealJson(ctx, '0a0b', []), at],
  )
  const asked = sealAsked(ctx, IDS[0], { email: 'ada@mowatt.example', summary: 'words' })
  await pool.query('insert into chat_person_request (id, email_hash, sealed_asked, asked_at) values ($1, $2, $3, $4)', [
    IDS[0],
    request,
    asked,
    at,
  ])
  await pool.query(
    'insert into chat_person_answer (id, request_id, operator, sealed_words, at) values ($1, $2, $3, $4, $5)',
    [IDS[1], IDS[0], 'support@mowatt.example', sealAnswer(ctx, IDS[1], 'words'), at],
  )
  const address = { name: 'Ada', addressLine1: '1 Lane', addressLine2: '', town: 'London', postcode: 'SW1A 1AA' }
  await testApp.ctx.db.connection().execute(async (one) => {
    // A winner takes a whole competition; only its sealed address matters here.
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into competition_award (id, edition_id, number, kind, prize, place, state, sealed_address)
      values (${IDS[0]}, 'none', 1, 'rank', 'x', 1, 'claimed', ${sealAddress(ctx, IDS[0], address)})`.execute(one)
    await sql`set session_replication_role = default`.execute(one)
  })
  return { idToken, refreshToken }
}

test('secrets are changed while people use the server, and nothing is lost', async () => {
  const { idToken, refreshToken } = await fillEverything()
  const before = await openAll(testApp.ctx)
  expect(Object.entries(before).filter(([, values]) => values.length === 0)).toEqual([])
  const total = await countOf(1)

  // New and old: everything decrypts, no one is signed out, look-ups find what they found.
  testApp.pass(1)
  const both = await restarted(BOTH)
  expect(await openAll(both)).toEqual(before)
  expect([both.secrets.session, both.secrets.files]).toEqual([testApp.ctx.secrets.session, testApp.ctx.secrets.files])
  const app = await buildApp(both)
  const call = patientClient(inProcessSend(app))
  expect(await call(readSessionInfo, {}, { token: idToken })).toMatchObject({ kind: 'user' })
  const refreshed = await app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=mowatt-local',
    payload: { grant_type: 'refresh_token', refresh_token: refreshToken },
  })
  expect(refreshed.statusCode).toBe(200)

  // The new key is used once every process has had time to load it; one with the old settings loads it too.
  expect(both.secrets.sealing.files.current().id).toBe(1)
  testApp.pass(301)
  expect(both.secrets.sealing.files.current().id).toBe(2)
  const sealed = sealTitle(both, IDS[0], 'A title')
  await testApp.database.pool.query('update chat_conversation set sealed_title = $1', [sealed])
  await testApp.ctx.secrets.refresh()
  expect(await openAll(testApp.ctx)).toEqual(before)
  expect((await app.inject('/metrics')).body).toContain('secrets_former_keys{ring="files"} 1')

  // The job is killed half-way: it waits for a table that we have locked.
  const { pool } = testApp.database
  const holder = await pool.connect()
  await holder.query('begin; lock table switching_reminder in access exclusive mode')
  const job = spawn(process.execPath, [path.join(import.meta.dirname, 'reseal-once.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: testApp.database.url,
      DATA_DIR: testApp.ctx.config.dataDir,
      TEST_NOW: testApp.ctx.now().toISOString(),
      SESSION_SECRET: NEW_SESSION,
      SESSION_SECRET_OLD: OLD_SESSION,
      FILES_SECRET: NEW_FILES,
      FILES_SECRET_OLD: OLD_FILES,
    },
    stdio: 'inherit',
  })
  const ended = once(job, 'exit')
  const isWaiting = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%switching_reminder%'`,
      )
    ).rowCount
  await expect.poll(isWaiting).toBe(1)
  job.kill('SIGKILL')
  await ended
  await holder.query('rollback')
  holder.release()
  const half = await countOf(1)
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(total)
  expect(await openAll(both)).toEqual(before)

  // It resumes where it was, with rows and files; the keys are retired once the short-lived data is deleted too.
  await resealEverything(both)
  expect(await countOf(1)).toBe(0)
  expect(await openAll(both)).toEqual(before)
  expect(captured.text()).not.toContain('can be removed')
  testApp.pass(86_400)
  await resealEverything(both)
  for (const name of ['SESSION_SECRET_OLD', 'FILES_SECRET_OLD']) {
    expect(captured.text()).toContain(`nothing is sealed with a former key: ${name} can be removed`)
  }
  expect((await app.inject('/metrics')).body).toContain('secrets_former_keys{ring="files"} 0')
  await app.close()

  // New only: everything opens, files too, and the old secret opens nothing.
  const only = await restarted(ONLY_NEW)
  expect(await openAll(only)).toEqual(before)
  for (const id of IDS) expect(await getBillFile(only, id)).toEqual(BILL)
  await expect(restarted(TEST_SECRETS)).rejects.toThrow(BadConfig)
  await expect(restarted(TEST_SECRETS)).rejects.toThrow('SESSION_SECRET: doesn’t open what’s in this database')
  expect((await pool.query('select from secrets_wrap')).rowCount).toBe(6)
})
