import { listAudit, listUnsentMail, mailLetter, readBill, readHealth, sendMailAgain } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from './fake-smtp.ts'
import { overchargedBill } from './files/bill-files.ts'
import { createHomesTestApp, type HomesTestApp } from './homes-test-app.ts'
import { signInOperator } from './sign-in-operator.ts'
import { createMailTransport } from '../src/platform/mail/mail-transport.ts'
import { createOutbox, type Outbox } from '../src/platform/mail/outbox.ts'

let testApp: HomesTestApp
let smtp: FakeSmtp
let outbox: Outbox
let token: string
let refused: string
beforeAll(async () => {
  testApp = await createHomesTestApp({
    env: { LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'small', LLM_PRICE_PENCE: '100 400' },
  })
  smtp = await startFakeSmtp()
  const { db, log, now, secrets, notices } = testApp.ctx
  const transport = createMailTransport({
    from: 'hello@mowatt.example',
    transport: { kind: 'smtp', url: smtp.url, requiresTls: false },
  })
  outbox = createOutbox({ db, log, now, notices, transport, domain: 'b.example', keys: secrets.sealing.session })
  refused = await refuseForGood('ada@mowatt.example')
  token = await signInOperator(testApp, 'support@mowatt.example', 'support')
})
afterAll(async () => {
  await outbox.stop()
  await smtp.close()
  await testApp.close()
})

const unsent = async () => (await testApp.call(listUnsentMail, { query: {} }, { token })).mails
const again = (mailId: string, reason = 'They mended their mailbox') =>
  testApp.call(
    sendMailAgain,
    { params: { mail_id: mailId }, body: { reason } },
    { token, idempotencyKey: crypto.randomUUID() },
  )

/** Refused repeatedly, until it counts as permanent. */
async function refuseForGood(to: string): Promise<string> {
  const { id } = await outbox.queue(testApp.ctx.db, { to, subject: 'Hello', text: 'Words', html: '<p>Words</p>' })
  for (let time = 0; time < 3; time++) {
    smtp.refusals.push(550)
    await outbox.deliverOne()
    testApp.pass(3 * 3600)
  }
  return id
}

test('a mail that was refused for good shows why, and is sent once more when an operator says so', async () => {
  expect(await unsent()).toMatchObject([
    {
      mail_id: refused,
      to: 'ada@mowatt.example',
      attempts: 3,
      reason: 'EENVELOPE 550',
      next_try_at: null,
      is_gone: false,
    },
  ])
  await expect(again(refused, '')).rejects.toMatchObject({ code: 'invalid_request' })
  expect(await again(refused)).toEqual({ outcome: 'queued' })
  while (await outbox.deliverOne());
  expect(smtp.received.flatMap(({ to }) => to).filter((to) => to.startsWith('ada@'))).toHaveLength(1)
  expect(await unsent()).toEqual([])
  await expect(again(refused)).rejects.toMatchObject({ code: 'not_found' })

  const admin = await signInOperator(testApp, 'admin@mowatt.example', 'admin')
  const { entries } = await testApp.call(listAudit, { query: { subject: `mail:${refused}` } }, { token: admin })
  expect(entries).toMatchObject([
    { act: 'mail.again', operator: 'support@mowatt.example', reason: 'They mended their mailbox' },
  ])
  expect(JSON.stringify(entries)).not.toContain('ada@')
})

test('mails that were not taken come page by page, each once', async () => {
  const queuedAt = testApp.ctx.now()
  await testApp.ctx.db
    .insertInto('mail_message')
    .values(
      Array.from({ length: 120 }, (_, at) => ({
        recipient: `many${at}@mowatt.example`,
        queued_at: queuedAt,
        due_at: queuedAt,
        refused_at: queuedAt,
        last_error: 'EENVELOPE 550',
      })),
    )
    .execute()
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const { mails, next } = await testApp.call(listUnsentMail, { query: { after } }, { token })
    seen.push(...mails.map(({ mail_id: id }) => id))
    expect(mails.every(({ is_gone: isGone }) => isGone)).toBe(true)
    if (next === null) break
    after = next
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toHaveLength(120)
  await expect(again(seen[0] ?? '')).rejects.toMatchObject({ code: 'not_found' })
  await testApp.ctx.db.deleteFrom('mail_message').where('refused_at', 'is not', null).execute()
})

test('health has what waits, what failed, what the model cost and which requests were slow', async () => {
  const { db, now } = testApp.ctx
  const day = { chat_id: crypto.randomUUID(), purpose: 'read', model: 'small', hash: Buffer.alloc(32), at: now() }
  await db
    .insertInto('agent_request')
    .values([
      { ...day, outcome: 'said', prompt_tokens: 2_000_000, completion_tokens: 100_000 },
      { ...day, outcome: 'failed', prompt_tokens: 1000, completion_tokens: 0 },
    ])
    .execute()
  const health = await testApp.call(readHealth, {}, { token })
  expect(health).toMatchObject({
    mail: { refused: 0 },
    model: {
      name: 'small',
      days: [{ requests: 2, failed: 1, prompt_tokens: 2_001_000, completion_tokens: 100_000, cost_pence: 240 }],
    },
    readers: { bills: [] },
    homes: { kept: 0, watched: 0, guarded: 0, runs_open: 0, mails: [], findings: [] },
    page_errors: [],
  })
  expect(health.slow_requests).toContainEqual(
    expect.objectContaining({ route: '/api/v1/operate/mail', within_ms: expect.any(Number) }),
  )
})

test('homes, their mails by reason and findings on bills are counted, each once, and say nothing of whose they are', async () => {
  const before = (await testApp.call(readHealth, {}, { token })).homes
  const { idToken: person } = await testApp.signIn('counted@mowatt.example')
  const { home_id } = await testApp.tell(person)
  await testApp.watch(person, home_id)
  await testApp.watch(person, home_id, { email: 'elsewhere@mowatt.example' })
  await testApp.call(mailLetter, { body: { title: 'A letter', text: 'Hello' } }, { token: person })
  const { bill_id } = await testApp.bring(person, overchargedBill())
  for (let look = 0; look < 2; look++) await testApp.call(readBill, { params: { bill_id } }, { token: person })
  const { homes } = await testApp.call(readHealth, {}, { token })
  expect(homes).toEqual({
    ...before,
    kept: before.kept + 1,
    mails: [
      { name: 'confirm', count: 1 },
      { name: 'letter', count: 1 },
    ],
    findings: [{ name: 'standing_days', count: 1 }],
  })
  // They stay counted when their rows are deleted.
  await testApp.database.pool.query('delete from homes_home; delete from bills_bill')
  const { homes: left } = await testApp.call(readHealth, {}, { token })
  expect(left).toMatchObject({ kept: 0, mails: homes.mails, findings: homes.findings })
})

test('editors, promoters and members see none of it', async () => {
  const { idToken: member } = await testApp.signIn('member@mowatt.example')
  const editor = await signInOperator(testApp, 'editor@mowatt.example', 'editor')
  const promoter = await signInOperator(testApp, 'promoter@mowatt.example', 'promoter')
  for (const other of [member, editor, promoter]) {
    const asks = [
      () => testApp.call(readHealth, {}, { token: other }),
      () => testApp.call(listUnsentMail, { query: {} }, { token: other }),
      () =>
        testApp.call(
          sendMailAgain,
          { params: { mail_id: crypto.randomUUID() }, body: { reason: 'Trying it' } },
          { token: other, idempotencyKey: crypto.randomUUID() },
        ),
    ]
    for (const ask of asks) {
      await expect(ask()).rejects.toMatchObject({ code: 'not_allowed' })
    }
  }
})
