import { listCaughtMail } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productionEnv } from '../../../test/production-env.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { composeMail } from './mail-page.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp()
  await send('ada@mowatt.example', 'First', 0)
  await send('bob@mowatt.example', '<script>alert(1)</script>"\'&', 1)
  await send('ada@mowatt.example', 'Second', 2)
})
afterAll(() => testApp.close())

const EVIL = '<script>alert(2)</script><img src=x onerror=alert(3)>'

async function send(to: string, subject: string, minute: number): Promise<void> {
  testApp.setNow(new Date(`2026-11-15T09:0${minute}:00Z`))
  const { mail, db } = testApp.ctx
  await mail.queue(db, { to, subject, text: `Hello ${subject} ${EVIL}`, html: `<p>Hello ${subject}</p>${EVIL}` })
  await mail.deliverOne()
}

test('caught mail is read by address, newest first, whole', async () => {
  const mails = await testApp.call(listCaughtMail, { query: { to: 'ada@mowatt.example' } })
  expect(mails).toMatchObject([
    { to: 'ada@mowatt.example', subject: 'Second', sentAt: '2026-11-15T09:02:00.000Z' },
    { to: 'ada@mowatt.example', subject: 'First', sentAt: '2026-11-15T09:00:00.000Z' },
  ])
  expect(mails[1]).toMatchObject({ text: `Hello First ${EVIL}`, html: `<p>Hello First</p>${EVIL}` })
  expect(Object.keys(mails[0] ?? {})).toEqual(['id', 'to', 'subject', 'text', 'html', 'sentAt'])
})

test('without an address all of it is shown, with an unknown one nothing', async () => {
  const subjects = async (query: { to?: string }) =>
    (await testApp.call(listCaughtMail, { query })).map(({ subject }) => subject)
  expect(await subjects({})).toEqual(['Second', '<script>alert(1)</script>"\'&', 'First'])
  expect(await subjects({ to: 'nobody@mowatt.example' })).toEqual([])
})

test('mail that is still waiting is not shown as sent', async () => {
  const { id } = await testApp.ctx.mail.queue(testApp.ctx.db, {
    to: 'x@y.example',
    subject: 'Later',
    text: '',
    html: '',
  })
  expect((await testApp.call(listCaughtMail, { query: {} })).map((mail) => mail.id)).not.toContain(id)
})

test('the mailbox page shows mail as text and cannot run anything in it', async () => {
  const page = await testApp.app.inject('/dev/mailbox')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
  expect(page.body).not.toMatch(/<script|onerror=alert\(3\)>[^<]*<\/img|<img/)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).not.toMatch(/script-src|unsafe/)
  expect(page.body).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/)
})

test('a mail is shown as it looks, sealed off from everything', async () => {
  const [mail] = await testApp.call(listCaughtMail, { query: {} })
  const shown = await testApp.app.inject(`/dev/mailbox/${mail?.id}`)
  expect(shown.body).toBe(mail?.html)
  expect(shown.headers['content-security-policy']).toMatch(
    /default-src 'none'.*; sandbox allow-popups allow-popups-to-escape-sandbox$/,
  )
  expect(shown.headers['content-security-policy']).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
})

test('the designed mail shows its pictures, and still nothing of it is fetched', async () => {
  const { text, html } = composeMail({ siteName: 'Mowatt', title: 'Hello', preview: '', parts: [], because: 'of this' })
  const { id } = await testApp.ctx.mail.queue(testApp.ctx.db, { to: 'x@y.example', subject: 'Hello', text, html })
  while (await testApp.ctx.mail.deliverOne());
  const shown = await testApp.app.inject(`/dev/mailbox/${id}`)
  expect(shown.body.match(/<img src="data:image\/png;base64,iVBORw0KGgo/g)).toHaveLength(2)
  expect(shown.body).not.toContain('cid:')
  expect(shown.headers['content-security-policy']).toContain('img-src data:;')
})

test.each(['/dev/mailbox/nothing', '/dev/mailbox/0f8fad5b-d9cb-469f-a165-70867728950e'])(
  'there is no mail at %s',
  async (url) => {
    expect((await testApp.app.inject(url)).statusCode).toBe(404)
  },
)

test('in production there is no mailbox', async () => {
  const production = await createTestApp({
    env: { ...productionEnv, MAIL_URL: 'smtp://127.0.0.1:1' },
  })
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1']) {
    const answer = await production.app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}; includeSubDomains/)
  }
  await production.close()
})
