import {
  checkContactReceipt,
  type InputOf,
  listCaughtMail,
  sendContactMessage,
  startContactForm,
} from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuseWrites } from '../../../test/refuse-writes.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
let clockMs = Date.UTC(2026, 10, 15, 9)
let person = 0

beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.database.db.deleteFrom('contact_message').execute()
})

function wait(seconds: number): void {
  clockMs += seconds * 1000
  testApp.setNow(new Date(clockMs))
}

/** Another person for each test, so that one test's limits are not another's. */
function freshEmail(): string {
  return `person-${++person}@partner.example`
}

async function openForm(): Promise<string> {
  const { form_token } = await testApp.call(startContactForm, {})
  wait(5)
  return form_token
}

type Body = InputOf<typeof sendContactMessage>['body']

async function written(changes: Partial<Body> = {}): Promise<Body> {
  return {
    name: 'Bea Brook',
    organisation: 'Brook Homes',
    email: freshEmail(),
    kind: 'housing_association',
    message: 'Our tenants ask about bills.\nCan Mo help?',
    consent: true,
    form_token: await openForm(),
    website: '',
    ...changes,
  }
}

function send(body: Body) {
  return testApp.call(sendContactMessage, { body })
}

/** The mails caused by this person: to the team first, then to them. */
async function mailsAbout(email: string) {
  while (await testApp.ctx.mail.deliverOne());
  const caught = await testApp.call(listCaughtMail, { query: {} })
  const [toTeam, toPerson] = [
    caught.filter(({ text }) => text.includes(email)),
    caught.filter(({ to }) => to === email),
  ]
  return [...toTeam, ...toPerson]
}

function messages() {
  return testApp.database.db.selectFrom('contact_message').selectAll().execute()
}

async function fieldsRefused(changes: Record<string, unknown>): Promise<Record<string, string> | undefined> {
  const failure = await send(await written(changes as Partial<Body>)).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'invalid_request', status: 400 })
  return (failure as { fields?: Record<string, string> }).fields
}

test('a message is kept, told to the team and acknowledged', async () => {
  const body = await written()
  expect(await send(body)).toMatchObject({ outcome: 'received' })
  const [kept] = await messages()
  expect(kept).toMatchObject({
    name: 'Bea Brook',
    organisation: 'Brook Homes',
    email: body.email,
    kind: 'housing_association',
    message: 'Our tenants ask about bills.\nCan Mo help?',
    consented_at: new Date(clockMs),
  })
  const [team, thanks] = await mailsAbout(body.email)
  expect(team).toMatchObject({
    to: 'hello@mowatt.example',
    subject: 'Mowatt: partner enquiry (Housing association)',
  })
  expect(team?.text).toContain('Organisation: Brook Homes')
  expect(team?.text).toContain('Can Mo help?')
  expect(thanks).toMatchObject({ to: body.email, subject: 'Mowatt: we’ve got your message' })
})

test('the mail to the sender repeats nothing that was typed', async () => {
  const body = await written({ name: 'Win money', organisation: 'spam.example', message: 'https://spam.example' })
  await send(body)
  const thanks = (await mailsAbout(body.email)).at(-1)
  expect(thanks?.to).toBe(body.email)
  expect(`${thanks?.subject}${thanks?.text}${thanks?.html}`).not.toMatch(/spam|Win money/)
})

test('markup in a message is text in the mail', async () => {
  const body = await written({ name: '<script>alert(1)</script>', message: '<img src=x> & "quotes"' })
  await send(body)
  const [team] = await mailsAbout(body.email)
  expect(team?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(team?.html).toContain('&lt;img src=x&gt; &amp; &quot;quotes&quot;')
  expect(team?.html).not.toMatch(/<script|<img src=(?!"cid:)/)
})

test('the same message within a day has one effect, and the same answer', async () => {
  const body = await written()
  await send(body)
  wait(23 * 3600)
  const again = { ...body, message: `  ${body.message.toUpperCase()} `, form_token: await openForm() }
  expect(await send(again)).toMatchObject({ outcome: 'received' })
  expect(await messages()).toHaveLength(1)
  expect(await mailsAbout(body.email)).toHaveLength(2)
  wait(3600)
  await send({ ...body, form_token: await openForm() })
  expect(await messages()).toHaveLength(2)
})

test('a form that is sent three times at once is one message', async () => {
  const body = await written()
  const answers = await Promise.allSettled(Array.from({ length: 3 }, () => send(body)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(await messages()).toHaveLength(1)
  expect(await mailsAbout(body.email)).toHaveLength(2)
})

test('a program that fills the hidden field is thanked and forgotten', async () => {
  const body = await written({ website: 'https://spam.example' })
  expect(await send(body)).toMatchObject({ outcome: 'received' })
  expect(await messages()).toHaveLength(0)
  expect(await mailsAbout(body.email)).toHaveLength(0)
})

test('a form that comes back at once is asked to be looked over, and then taken', async () => {
  const { form_token } = await testApp.call(startContactForm, {})
  const body = await written({ form_token })
  testApp.setNow(new Date(clockMs - 4000))
  await expect(send(body)).rejects.toMatchObject({ code: 'invalid_request', message: /was quick/ })
  testApp.setNow(new Date(clockMs))
  expect(await send(body)).toMatchObject({ outcome: 'received' })
})

test('a forged or old form is refused', async () => {
  expect(await fieldsRefused({ form_token: 'forged' })).toHaveProperty('form_token')
  const body = await written()
  wait(25 * 3600)
  await expect(send(body)).rejects.toMatchObject({ message: /open for too long/ })
  expect(await messages()).toHaveLength(0)
})

test.for([
  ['name', '', 'Please enter your name'],
  ['name', '   ', 'Please enter your name'],
  ['name', 'n'.repeat(101), 'Please use 100 characters or fewer'],
  ['name', 'Bea\r\nBcc: all@example.com', 'Please only use visible characters'],
  ['name', 'Bea\u001b[31m', 'Please only use visible characters'],
  ['name', '\u202egnp.exe', 'Please only use visible characters'],
  ['organisation', undefined, 'Please enter your organisation’s name'],
  ['email', '', 'Please enter a valid email address'],
  ['email', 'not an address', 'Please enter a valid email address'],
  ['email', 'a@b.example, c@d.example', 'Please enter a valid email address'],
  ['email', 'a@b.example\r\nBcc: c@d.example', 'Please enter a valid email address'],
  ['email', `${'a'.repeat(250)}@b.example`, 'Please enter a valid email address'],
  ['kind', 'pirate', 'Please choose the one that describes you best'],
  ['message', ' \n ', 'Please write your message'],
  ['message', 'm'.repeat(4001), 'Please use 4000 characters or fewer'],
  ['message', 'bell\u0007', 'Please only use visible characters'],
  ['consent', false, 'Please tick the box so we can reply to you'],
] as const)('%s %j: %s', async ([field, value, text]) => {
  expect(await fieldsRefused({ [field]: value })).toEqual({ [field]: text })
  expect(await messages()).toHaveLength(0)
})

test('a NUL character is refused', async () => {
  await fieldsRefused({ name: 'Bea\0' })
  await fieldsRefused({ message: 'a\0b' })
  expect(await messages()).toHaveLength(0)
})

test('names of all languages, and lines and tabs in a message, are welcome', async () => {
  const body = await written({ name: 'Siân Ó Briain 王', message: 'One\r\nTwo\tthree' })
  await send(body)
  expect(await messages()).toMatchObject([{ name: 'Siân Ó Briain 王', message: 'One\nTwo\tthree' }])
})

test('one address is written to at most three times a day', async () => {
  const email = freshEmail()
  for (const each of ['one', 'two', 'three']) await send(await written({ email, message: each }))
  await expect(send(await written({ email: email.toUpperCase(), message: 'four' }))).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  expect(await messages()).toHaveLength(3)
})

test('one network may write ten times an hour', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 11; at++) {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/contact',
      remoteAddress: '2001:db8:5:5::1',
      payload: await written({ message: `message ${at}` }),
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('whoever sends again through an outage is not refused for it in the end', async () => {
  const comeBack = await refuseWrites(testApp.database.db, 'mail_message')
  const payload = await written()
  const request = { method: 'POST' as const, url: '/api/v1/contact', remoteAddress: '2001:db8:6:6::1', payload }
  const answers: number[] = []
  for (let at = 0; at < 12; at++) answers.push((await testApp.app.inject(request)).statusCode)
  expect([...new Set(answers)]).toEqual([503])
  await comeBack()
  expect((await testApp.app.inject(request)).statusCode).toBe(200)
  expect(await messages()).toHaveLength(1)
})

test('a form sends one message: the same again changes nothing, another needs another form', async () => {
  const body = await written()
  await send(body)
  expect(await send(body)).toMatchObject({ outcome: 'received' })
  const other = { ...body, message: 'Something else' }
  await expect(send(other)).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { form_token: expect.stringContaining('already sent us a message') as string },
  })
  expect(await messages()).toHaveLength(1)
  await send({ ...other, form_token: await openForm() })
  expect(await messages()).toHaveLength(2)
})

test('a message is thanked for by a receipt that nobody else can write', async () => {
  const isValid = async (receipt: string) => (await testApp.call(checkContactReceipt, { query: { receipt } })).is_valid
  const body = await written()
  const { receipt } = await send(body)
  expect(await isValid(receipt)).toBe(true)
  for (const forged of ['yes', '', body.form_token]) expect(await isValid(forged)).toBe(false)
  const caught = await send(await written({ website: 'https://spam.example' }))
  expect(await isValid(caught.receipt)).toBe(true)
  wait(3601)
  expect(await isValid(receipt)).toBe(false)
})
