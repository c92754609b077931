import { type Failure, failures, joinWaitlist, listCaughtMail, readQueue, signUp } from '@mowatt/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { refuseWrites } from '../../../../test/refuse-writes.ts'
import { createWaitlistTestApp, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'

let testApp: WaitlistTestApp

beforeAll(async () => {
  testApp = await createWaitlistTestApp()
})
afterAll(() => testApp.close())

const total = async () => {
  testApp.pass(2)
  return (await testApp.call(readQueue, { query: {} })).total
}

test('an address that joins gets a welcome with a sign-in link, and no place yet', async () => {
  const answer = await testApp.join(' Ada@Post.example ')
  expect(answer).toEqual({ message: expect.stringMatching(/^Check your inbox/), email: 'ada@post.example' })
  const { mail, link } = await testApp.lastMailTo('ada@post.example')
  expect(mail.subject).toBe('Welcome to the Mowatt waitlist')
  expect(mail.text).toContain('100 points')
  expect(new URL(link).searchParams.get('continueUrl')).toBe('http://localhost:3000/auth/action?theme=system')
  expect(await total()).toBe(0)
})

test('the link carries who sent the visitor, and the first look gives the place', async () => {
  await testApp.join('bea@post.example', 'bcdf-2345 ')
  const { link, oobCode } = await testApp.lastMailTo('bea@post.example')
  expect(new URL(link).searchParams.get('continueUrl')).toBe(
    'http://localhost:3000/auth/action?ref=BCDF2345&theme=system',
  )
  const { body } = await testApp.wire('accounts:signInWithEmailLink', { email: 'bea@post.example', oobCode })
  const before = await total()
  const me = await testApp.me(String(body['idToken']))
  expect(me).toMatchObject({
    email: 'bea@post.example',
    points: 100,
    held_points: 0,
    rank: before + 1,
    total: before + 1,
    movement: null,
    streak_days: 0,
    referral: { pending: 0, verified: 0, held: 0 },
    competition: { status: 'closed', closes_at: '2025-09-30T22:59:59.000Z', eligible: false },
  })
  expect(me.alias).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/)
  expect(me.referral.link).toBe(`http://localhost:3000/waitlist?ref=${me.referral.code}`)
  expect(me.quests.find(({ id }) => id === 'join')).toMatchObject({ state: 'done', earned: 100 })
  expect(await total()).toBe(before + 1)
  expect((await testApp.me(String(body['idToken']))).points).toBe(100)
})

test('the welcome keeps the theme of the browser that asked', async () => {
  const body = { email: 'bo@post.example', theme: 'dark' as const }
  await testApp.call(joinWaitlist, { body }, { token: await testApp.visitor() })
  const { link } = await testApp.lastMailTo('bo@post.example')
  expect(new URL(link).searchParams.get('continueUrl')).toBe('http://localhost:3000/auth/action?theme=dark')
})

test('known and unknown addresses are answered alike, and mailed alike', async () => {
  await testApp.enter('cleo@post.example')
  const answers = [await testApp.join('cleo@post.example'), await testApp.join('nobody@post.example')]
  expect(answers[0]?.message).toBe(answers[1]?.message)
  const known = await testApp.lastMailTo('cleo@post.example')
  const unknown = await testApp.lastMailTo('nobody@post.example')
  expect(known.mail.subject).toBe(unknown.mail.subject)
})

test('whoever asks again through an outage is not refused for it in the end', async () => {
  const comeBack = await refuseWrites(testApp.database.db, 'mail_message')
  const asked = {
    method: 'POST' as const,
    url: '/api/v1/waitlist',
    token: await testApp.visitor(),
    network: '203.0.113.77',
    headers: { 'idempotency-key': 'patient' },
    payload: { email: 'patient@post.example', terms_accepted: true },
  }
  const answers: number[] = []
  for (let at = 0; at < 25; at++) answers.push((await testApp.request(asked)).statusCode)
  expect([...new Set(answers)]).toEqual([503])
  await comeBack()
  expect((await testApp.request(asked)).statusCode).toBe(200)
  await testApp.lastMailTo('patient@post.example')
})

test.for([
  ['', failures.email_invalid.text],
  ['ada', failures.email_invalid.text],
  ['ada@post', failures.email_invalid.text],
  [`${'a'.repeat(250)}@post.example`, failures.email_invalid.text],
  [`${'a'.repeat(5000)}@post.example`, failures.email_invalid.text],
  ['ada@mailinator.com', failures.email_disposable.text],
  ['ada@x.yopmail.com', failures.email_disposable.text],
  ['ada@tempmail.com', failures.email_disposable.text],
] as const)('%j is refused: %s', async ([email, text]) => {
  const refused = (await testApp.join(email).catch((error: unknown) => error)) as Failure
  expect([refused.status, refused.message]).toEqual([400, text])
})

test('terms that were not accepted are asked for', async () => {
  const body = { email: 'dora@post.example', terms_accepted: false }
  await expect(testApp.call(joinWaitlist, { body }, { token: await testApp.visitor() })).rejects.toMatchObject({
    code: 'terms_not_accepted',
    message: 'Please accept the terms and privacy policy to continue.',
  })
})

test('whoever has no session is refused', async () => {
  const body = { email: 'dora@post.example' }
  await expect(testApp.call(joinWaitlist, { body })).rejects.toMatchObject({ status: 401 })
})

test('a signed-in person joins at once with their own address', async () => {
  const { idToken } = await testApp.signIn('eva@post.example')
  const answer = await testApp.call(joinWaitlist, { body: { email: 'Eva@post.example' } }, { token: idToken })
  expect(answer).toEqual({ message: 'You’re on the waitlist.', email: 'eva@post.example' })
  expect((await testApp.me(idToken)).points).toBe(100)
})

test('a form with fields is taken like JSON; other endpoints go on refusing forms', async () => {
  const { idToken: token } = await testApp.signIn('fay@post.example')
  const form = new FormData()
  form.set('email', 'fay@post.example')
  form.set('terms_accepted', 'on')
  const request = new Request('http://x/', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await request.arrayBuffer())
  const taken = await testApp.request({ method: 'POST', url: '/api/v1/waitlist', token, headers, payload })
  expect([taken.statusCode, taken.json()]).toEqual([
    200,
    { message: 'You’re on the waitlist.', email: 'fay@post.example' },
  ])
  const refused = await testApp.request({ method: 'PUT', url: '/api/v1/waitlist/me', token, headers, payload })
  expect(refused.statusCode).toBe(415)
  const broken = await testApp.request({ method: 'POST', url: '/api/v1/waitlist', token, headers, payload: 'nonsense' })
  expect(broken.statusCode).toBe(400)
  const foreign = await testApp.request({ method: 'POST', url: '/api/v1/waitlist', headers, payload })
  expect(foreign.statusCode).toBe(403)
})

test('a bill that comes with the form is handed in for its quest', async () => {
  const { jobs } = testApp.ctx
  // No job judges it, so that it is still pending when it is looked for.
  testApp.ctx.jobs = { ...jobs, send: async () => {} }
  onTestFinished(() => void (testApp.ctx.jobs = jobs))
  const { idToken: token } = await testApp.signIn('gus@post.example')
  const form = new FormData()
  form.set('email', 'gus@post.example')
  form.set('bill', new File(['%PDF-1.7 gus'], 'bill.pdf', { type: 'application/pdf' }))
  const request = new Request('http://x/', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await request.arrayBuffer())
  const taken = await testApp.request({ method: 'POST', url: '/api/v1/waitlist', token, headers, payload })
  expect(taken.statusCode).toBe(200)
  const quest = (await testApp.me(token)).quests.find(({ id }) => id === 'energy-bill')
  expect(quest?.state).toBe('pending')
})

/** A form as a browser writes it: with another boundary each time. */
async function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request('http://x/', { method: 'POST', body: form })
  return {
    contentType: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

test('the same key with another file is refused, with the same file it is answered once', async () => {
  const { idToken: token } = await testApp.signIn('ora@post.example')
  const send = async (content: string) => {
    const bill = new File([content], 'bill.pdf', { type: 'application/pdf' })
    const { contentType, payload } = await formOf({ email: 'ora@post.example', bill })
    const headers = { 'content-type': contentType, 'idempotency-key': 'ora-1' }
    const answer = await testApp.request({ method: 'POST', url: '/api/v1/waitlist', token, headers, payload })
    return [answer.statusCode, answer.json<{ code?: string }>().code]
  }
  expect(await send('%PDF-1.7 ora')).toEqual([200, undefined])
  expect(await send('%PDF-1.7 ora')).toEqual([200, undefined])
  expect(await send('%PDF-1.7 oro')).toEqual([422, 'key_reused'])
  const bills = await testApp.database.pool.query(`select from waitlist_bill where member_id = $1`, [
    (await testApp.signIn('ora@post.example')).localId,
  ])
  expect(bills.rowCount).toBe(1)
})

test('the older form takes a bill of a usual size, and a key stands for one file', async () => {
  const send = async (last: string, key: string, email = 'pia@post.example') => {
    const pdf = Buffer.from(`%PDF-1.7 ${'x'.repeat(200_000)} ${last}`).toString('base64')
    const headers = { 'idempotency-key': key }
    const payload = { email, pdf_file: pdf }
    const answer = await testApp.request({ method: 'POST', url: '/signup', headers, payload, network: '192.0.2.91' })
    return [answer.statusCode, answer.json<{ error: string | null }>().error]
  }
  expect(await send('a', 'pia-1')).toEqual([200, null])
  expect(await send('a', 'pia-1')).toEqual([200, null])
  expect(await send('b', 'pia-1')).toEqual([422, failures.key_reused.text])
  const refused = [400, failures.email_disposable.text]
  expect(await send('a', 'pia-2', 'pia@mailinator.com')).toEqual(refused)
  expect(await send('a', 'pia-2', 'pia@mailinator.com')).toEqual(refused)
})

test('the older form is answered in its own words', async () => {
  const pdf = Buffer.from('%PDF-1.7 x').toString('base64')
  expect(await testApp.call(signUp, { body: { email: 'gil@post.example', pdf_file: pdf } })).toEqual({
    message: expect.stringContaining('Check your inbox'),
    email: 'gil@post.example',
    error: null,
  })
  expect((await testApp.lastMailTo('gil@post.example')).mail.subject).toContain('Welcome')
  const refuse = (payload: object) => testApp.request({ method: 'POST', url: '/signup', payload })
  const disposable = await refuse({ email: 'gil@mailinator.com' })
  expect([disposable.statusCode, disposable.json()]).toEqual([
    400,
    { message: failures.email_disposable.text, email: 'gil@mailinator.com', error: failures.email_disposable.text },
  ])
  expect((await refuse({})).json()).toMatchObject({ error: failures.email_invalid.text })
  expect((await refuse({ email: 'gil@post.example', pdf_file: 'GIF8' })).statusCode).toBe(415)
})

test('a sign-up has at most 64 KB, and more only where there is a file', async () => {
  const token = await testApp.visitor()
  const post = async (url: string, payload: object | Buffer, headers = {}) =>
    (await testApp.request({ method: 'POST', url, payload, token, headers, network: '192.0.2.92' })).statusCode
  // Spaces belong to no field, so it is the size alone that is refused.
  const padded = (bytes: number) => Buffer.from('{"email":"ray@post.example"}'.padEnd(bytes))
  const json = { 'content-type': 'application/json' }
  expect(await post('/api/v1/waitlist', padded(64 * 1024), json)).toBe(200)
  expect(await post('/api/v1/waitlist', padded(64 * 1024 + 1), json)).toBe(413)
  const lookUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=mowatt-local'
  expect(await post(lookUp, padded(64 * 1024 + 1), json)).toBe(413)
  const bill = new File([`%PDF-1.7 ${'x'.repeat(200_000)}`], 'bill.pdf', { type: 'application/pdf' })
  const { contentType, payload } = await formOf({ email: 'ray@post.example', bill })
  expect(await post('/api/v1/waitlist', payload, { 'content-type': contentType })).toBe(200)
  const pdf = Buffer.from(`%PDF-1.7 ${'x'.repeat(200_000)}`).toString('base64')
  expect(await post('/signup', { email: 'ray@post.example', pdf_file: pdf })).toBe(200)
})

test('the older form has at most 64 KB besides its file', async () => {
  const post = async (payload: object) =>
    (await testApp.request({ method: 'POST', url: '/signup', payload, network: '192.0.2.93' })).statusCode
  const email = 'una@post.example'
  expect(await post({ email, x: 'x'.repeat(70_000) })).toBe(413)
  expect(await post({ email, x: Array.from({ length: 500_000 }, () => []) })).toBe(413)
  const pdf = Buffer.from(`%PDF-1.7 ${'x'.repeat(200_000)}`).toString('base64')
  expect(await post({ email, pdf_file: pdf, x: 'x'.repeat(70_000) })).toBe(413)
  expect(await post({ email, pdf_file: pdf })).toBe(200)
})

test('a file of many comments is refused without much thought', async () => {
  const payload = { email: 'sol@post.example', pdf_file: Buffer.from('<!---->'.repeat(25)).toString('base64') }
  const before = process.threadCpuUsage()
  const { statusCode } = await testApp.request({ method: 'POST', url: '/signup', payload, network: '192.0.2.92' })
  expect(statusCode).toBe(415)
  // It used to take many seconds; the whole answer takes a few milliseconds.
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
})

test('one network may enter twenty addresses an hour', async () => {
  const token = await testApp.visitor()
  const statuses: number[] = []
  for (let at = 0; at < 21; at++) {
    const payload = { email: `many-${at}@post.example` }
    const answer = await testApp.request({
      method: 'POST',
      url: '/api/v1/waitlist',
      token,
      network: '192.0.2.77',
      payload,
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('the same key sends one mail', async () => {
  const token = await testApp.visitor()
  const body = { email: 'hal@post.example' }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => testApp.call(joinWaitlist, { body }, { token, idempotencyKey: 'hal-1' })),
  )
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
  while (await testApp.ctx.mail.deliverOne());
  expect(await testApp.call(listCaughtMail, { query: { to: 'hal@post.example' } })).toHaveLength(1)
})
