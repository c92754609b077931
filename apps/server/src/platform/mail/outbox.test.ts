import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { decodeMail, type FakeSmtp, startFakeSmtp } from '../../../test/fake-smtp.ts'
import { oneKey } from '../../../test/one-key.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { openDatabase } from '../db/open-database.ts'
import { composeMail } from './mail-page.ts'
import { createMailTransport } from './mail-transport.ts'
import { createOutbox } from './outbox.ts'

const START = Date.parse('2026-11-15T09:00:00Z')
const captured = captureLog()
let smtp: FakeSmtp
let testApp: TestApp

beforeAll(async () => {
  smtp = await startFakeSmtp()
  testApp = await createTestApp({ env: { MAIL_URL: smtp.url }, log: captured.log })
})
afterAll(async () => {
  await testApp.close()
  await smtp.close()
})
beforeEach(() => secondsOn(0))
afterEach(async () => {
  smtp.received.length = 0
  smtp.refusals.length = 0
  await testApp.database.db.deleteFrom('mail_message').execute()
})

const secondsOn = (seconds: number) => testApp.setNow(new Date(START + seconds * 1000))
const mail = (to = 'ada@mowatt.example') => ({
  to,
  subject: 'Save £230 – today',
  text: 'Your link: https://mowatt.example/in?code=secret (£230)',
  html: '<p>Your <a href="https://mowatt.example/in?code=secret">link</a></p>',
})
const queue = (to?: string) => testApp.ctx.mail.queue(testApp.ctx.db, mail(to))
const deliver = () => testApp.ctx.mail.deliverOne()
const stored = async () => (await testApp.database.pool.query('select * from mail_message order by recipient')).rows

test('a mail whose cause was undone is never sent', async () => {
  const undone = testApp.ctx.db.transaction().execute(async (tx) => {
    await testApp.ctx.mail.queue(tx, mail())
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await deliver()).toBe(false)
  expect(smtp.received).toEqual([])
})

test('a mail whose cause is not finished yet waits for it', async () => {
  await testApp.ctx.db.transaction().execute(async (tx) => {
    await testApp.ctx.mail.queue(tx, mail())
    expect(await deliver()).toBe(false)
  })
  expect(await deliver()).toBe(true)
})

test('a mail that comes by itself says where one press stops it, and others say nothing of the kind', async () => {
  await testApp.ctx.mail.queue(testApp.ctx.db, { ...mail(), stopUrl: 'https://mowatt.example/stop/abc' })
  await queue('bob@mowatt.example')
  while (await deliver());
  const [first, second] = smtp.received.map(({ raw }) => raw).toSorted((one) => (one.includes('stop/abc') ? -1 : 1))
  expect(first).toMatch(/^List-Unsubscribe: <https:\/\/mowatt\.example\/stop\/abc>\r?$/m)
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  expect(second).not.toContain('List-Unsubscribe')
})

test('a mail that waits is taken back, and one that has left stays', async () => {
  const { id: sent } = await queue('sent@mowatt.example')
  await deliver()
  const { id: waiting } = await queue('waits@mowatt.example')
  await testApp.ctx.mail.withdraw(testApp.ctx.db, [sent, waiting])
  expect((await stored()).map(({ recipient }) => recipient)).toEqual(['sent@mowatt.example'])
})

test('a mail is sent once, with its own id, in both forms and with every letter right', async () => {
  const { id } = await queue()
  expect([await deliver(), await deliver()]).toEqual([true, false])
  expect(smtp.received).toMatchObject([{ from: 'hello@mowatt.example', to: ['ada@mowatt.example'] }])
  const [{ raw } = { raw: '' }] = smtp.received
  expect(raw).toContain(`Message-ID: <${id}@mowatt.example>`)
  expect(raw).toContain('From: Mowatt <hello@mowatt.example>')
  expect(raw).toContain('To: ada@mowatt.example')
  expect(raw).not.toMatch(/[^\r\n -~]/)
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m)
  const read = decodeMail(raw)
  expect(read).toContain('Subject: Save £230 – today')
  expect(read).toContain(mail().text)
  expect(read).toContain(mail().html)
})

test('the pictures of the designed mail travel inside it, and it stays light', async () => {
  const { text, html } = composeMail({ siteName: 'Mowatt', title: 'Hello', preview: '', parts: [], because: 'of this' })
  await testApp.ctx.mail.queue(testApp.ctx.db, { ...mail(), text, html })
  await deliver()
  const [{ raw } = { raw: '' }] = smtp.received
  expect(raw).toMatch(/^Content-Type: multipart\/related/m)
  const shown = Array.from(html.matchAll(/src="cid:([^"]+)"/g), ([, cid]) => cid)
  expect(shown).toHaveLength(2)
  for (const cid of shown) {
    const part = raw.split(/^--/m).find((each) => each.toLowerCase().includes(`content-id: <${cid}>`))
    expect(part).toMatch(/^Content-Disposition: inline/m)
    expect(part).toMatch(/^Content-Type: image\/png/m)
    expect(part).toContain('iVBORw0KGgo')
  }
  expect(raw.length).toBeLessThan(100_000)
})

test('what was sent is forgotten, except that it was sent', async () => {
  await queue()
  await deliver()
  expect(await stored()).toMatchObject([{ sealed_content: null, sent_at: new Date(START), attempts: 0 }])
})

test('a mail that may leave no trace leaves none, sent or refused', async () => {
  const farewell = (to: string) => testApp.ctx.mail.queue(testApp.ctx.db, { ...mail(to), leavesNoTrace: true })
  await farewell('ada@mowatt.example')
  expect(await stored()).toHaveLength(1)
  await deliver()
  expect(smtp.received).toHaveLength(1)
  expect(await stored()).toEqual([])

  await farewell('gone@mowatt.example')
  for (const hours of [0, 3, 6]) {
    smtp.refusals.push(550)
    secondsOn(hours * 3600)
    await deliver()
  }
  expect(await stored()).toEqual([])
})

test('what waits can be read by us alone', async () => {
  await queue()
  const [row] = (await stored()) as { sealed_content: Buffer }[]
  expect(row?.sealed_content.toString('latin1')).not.toMatch(/secret|Save|link|230/)
})

test('a mail that was sealed with another secret is given up, and holds up nobody', async () => {
  const transport = createMailTransport({
    from: 'a@b.example',
    transport: { kind: 'smtp', url: smtp.url, requiresTls: false },
  })
  const keys = oneKey('another secret '.repeat(3))
  const { now, notices } = testApp.ctx
  const other = createOutbox({
    db: testApp.ctx.db,
    transport,
    log: captured.log,
    now,
    domain: 'b.example',
    keys,
    notices,
  })
  await other.queue(testApp.ctx.db, mail('old@mowatt.example'))
  secondsOn(1)
  await queue('new@mowatt.example')
  expect([await deliver(), await deliver(), await deliver()]).toEqual([true, true, false])
  expect(smtp.received.flatMap(({ to }) => to)).toEqual(['new@mowatt.example'])
  expect(await stored()).toMatchObject([
    { recipient: 'new@mowatt.example', refused_at: null },
    { recipient: 'old@mowatt.example', last_error: 'UNREADABLE', sealed_content: null },
  ])
  await other.stop()
})

test('a server that is busy is asked again with growing pauses', async () => {
  smtp.refusals.push(451, 450, 452)
  await queue()
  const pauses: number[] = []
  let waited = 0
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(await deliver()).toBe(true)
    const [{ due_at: due }] = (await stored()) as [{ due_at: Date }]
    pauses.push((due.getTime() - START) / 1000 - waited)
    waited = (due.getTime() - START) / 1000
    secondsOn(waited - 0.001)
    expect(await deliver()).toBe(false)
    secondsOn(waited)
  }
  expect(pauses).toEqual([2, 4, 8])
  await deliver()
  expect(smtp.received).toHaveLength(1)
  expect(await stored()).toMatchObject([{ attempts: 3, sent_at: new Date(START + 14_000) }])
})

test("a server's 'never' about a recipient is believed after hours, and logged without the address", async () => {
  smtp.refusals.push(550, 550, 550, 550)
  const { id } = await queue()
  for (const seconds of [0, 10, 100, 15_000]) {
    secondsOn(seconds)
    expect(await deliver()).toBe(true)
  }
  secondsOn(100_000)
  expect(await deliver()).toBe(false)
  expect(smtp.received).toEqual([])
  expect(await stored()).toMatchObject([
    { refused_at: new Date(START + 15_000_000), attempts: 4, last_error: 'EENVELOPE 550' },
  ])
  const refusal = captured.lines().find(({ msg, mail_id }) => msg === 'mail refused for good' && mail_id === id)
  expect(refusal).toMatchObject({ level: 'error', mail_id: id, attempt: 4 })
  expect(captured.text()).not.toContain('ada@')
})

test('a server that does not let us in loses no mail, however long it takes us to mend it', async () => {
  const strict = await startFakeSmtp({ password: 'right' })
  const outbox = outboxOn(testApp.ctx.db, strict.url.replace('//', '//mowatt:wrong@'))
  await queue()
  for (const seconds of [0, 10, 100, 20_000, 200_000]) {
    secondsOn(seconds)
    expect(await outbox.deliverOne()).toBe(true)
  }
  expect(await stored()).toMatchObject([{ attempts: 5, refused_at: null, last_error: 'EAUTH 535' }])
  const mended = outboxOn(testApp.ctx.db, strict.url.replace('//', '//mowatt:right@'))
  secondsOn(900_000)
  expect(await mended.deliverOne()).toBe(true)
  expect(strict.received).toHaveLength(1)
  await outbox.stop()
  await mended.stop()
  await strict.close()
})

test('a mail server that is away is asked again later', async () => {
  const away = await startFakeSmtp()
  await away.close()
  const outbox = outboxOn(testApp.ctx.db, away.url)
  await queue()
  expect(await outbox.deliverOne()).toBe(true)
  expect(await stored()).toMatchObject([{ attempts: 1, sent_at: null, refused_at: null, last_error: 'ESOCKET' }])
  secondsOn(60)
  await deliver()
  expect(smtp.received).toHaveLength(1)
  await outbox.stop()
})

test('where TLS is required, a server without it gets no mail, and the log says what to change', async () => {
  const transport = createMailTransport({
    from: 'a@b.example',
    transport: { kind: 'smtp', url: smtp.url, requiresTls: true },
  })
  const { now, secrets, db, notices } = testApp.ctx
  const careful = createOutbox({
    db,
    transport,
    log: captured.log,
    now,
    domain: 'b.example',
    keys: secrets.sealing.session,
    notices,
  })
  await queue('ada@mowatt.example')
  expect(await careful.deliverOne()).toBe(true)
  expect(smtp.received).toEqual([])
  expect(await stored()).toMatchObject([{ attempts: 1, sent_at: null }])
  expect(captured.text()).toContain('offers no usable TLS, so no mail leaves: let it offer STARTTLS, or use smtps://')
  await careful.stop()
})

test('a server that hangs up is asked again when the outbox says so, not before', async () => {
  smtp.refusals.push(421)
  await queue()
  await deliver()
  expect(smtp.received).toEqual([])
  expect(await stored()).toMatchObject([{ attempts: 1, due_at: new Date(START + 2000) }])
})

function outboxOn(db: TestApp['ctx']['db'], url: string, pollMs = 10) {
  const transport = createMailTransport({
    from: 'Mowatt <hello@mowatt.example>',
    transport: { kind: 'smtp', url, requiresTls: false },
  })
  const { now, secrets, notices } = testApp.ctx
  const keys = secrets.sealing.session
  return createOutbox({ db, transport, log: captured.log, now, domain: 'mowatt.example', keys, notices, pollMs })
}

test('a mail leaves when it is queued, whoever queued it: nobody has to look', async () => {
  const outbox = outboxOn(testApp.ctx.db, smtp.url, 3_600_000)
  outbox.start()
  await queue('first@mowatt.example')
  await expect.poll(() => smtp.received.length).toBe(1)
  await Promise.all(Array.from({ length: 20 }, (_, at) => queue(`visitor-${at}@mowatt.example`)))
  await expect.poll(() => smtp.received.length).toBe(21)
  await outbox.stop()
})

test('two processes with four lanes each never send a mail twice', async () => {
  for (let index = 0; index < 200; index++) await queue(`visitor-${index}@mowatt.example`)
  const other = openDatabase(testApp.database.url)
  const outboxes = [outboxOn(testApp.ctx.db, smtp.url), outboxOn(other.db, smtp.url)]
  for (const outbox of outboxes) outbox.start()
  await expect.poll(() => smtp.received.length).toBeGreaterThanOrEqual(200)
  await Promise.all(outboxes.map((outbox) => outbox.stop()))
  await other.db.destroy()
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(200)
  expect(smtp.received).toHaveLength(200)
  expect((await stored()).filter(({ sent_at: sentAt }: { sent_at: Date | null }) => !sentAt)).toEqual([])
})

test('a mail that its server thinks about for long holds up nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const outbox = outboxOn(testApp.ctx.db, smtp.url)
  outbox.start()
  smtp.waitFor(promise)
  await queue('slow@mowatt.example')
  await expect.poll(() => smtp.received.length).toBe(1)
  smtp.waitFor(Promise.resolve())
  await queue('quick@mowatt.example')
  const quick = { recipient: 'quick@mowatt.example', sent_at: new Date(START) }
  await expect.poll(stored).toMatchObject([quick, { recipient: 'slow@mowatt.example', sent_at: null }])
  resolve()
  await outbox.stop()
})

test('stopping waits for the mail in hand', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  smtp.waitFor(promise)
  await queue()
  const outbox = outboxOn(testApp.ctx.db, smtp.url)
  outbox.start()
  await expect.poll(() => smtp.received.length).toBe(1)
  let isStopped = false
  const stopping = outbox.stop().then(() => (isStopped = true))
  expect(await stored()).toMatchObject([{ sent_at: null }])
  expect(isStopped).toBe(false)
  resolve()
  await stopping
  expect(await stored()).toMatchObject([{ sent_at: new Date(START) }])
})

test.each([
  'ada@mowatt.example\r\nBcc: eve@evil.example',
  'ada@mowatt.example\nRCPT TO:<eve@evil.example>',
  'ada@mowatt.example, eve@evil.example',
  'ada@mowatt.example>,<eve@evil.example',
  '"eve@evil.example x"@mowatt.example',
])('the address %j reaches nobody else and writes no header', async (address) => {
  await queue(address)
  await deliver()
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain('eve@evil.example')
  for (const { to, raw } of smtp.received) {
    expect(to).toHaveLength(1)
    expect(raw).not.toMatch(/^(bcc|cc|rcpt)/im)
  }
})

test('nothing in a subject can become a header', async () => {
  await testApp.ctx.mail.queue(testApp.ctx.db, { ...mail(), subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\n<script>' })
  await deliver()
  expect(smtp.received).toMatchObject([{ to: ['ada@mowatt.example'] }])
  expect(smtp.received[0]?.raw).not.toMatch(/^bcc/im)
})
