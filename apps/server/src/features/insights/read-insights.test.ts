import { askPasskey, confirmWithPasskey, countConversion, type OperatorRole, readInsights } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showPasskey } from '../../../test/show-passkey.ts'
import { signInOperator } from '../../../test/sign-in-operator.ts'
import { createWaitlistTestApp, type WaitlistTestApp } from '../../../test/waitlist-test-app.ts'
import { resetPasskeys } from '../identity/public.ts'
import { setRole } from '../operators/public.ts'

let testApp: WaitlistTestApp
const now = new Date('2026-11-15T12:00:00Z')
const query = { from: '2026-11-09', to: '2026-11-15' }

beforeAll(async () => {
  testApp = await createWaitlistTestApp()
  testApp.setNow(now)
})
afterAll(() => testApp.close())

let made = 0

type Sent = { event?: string; who?: string; at?: string } & Record<string, unknown>

async function count(...events: Sent[]) {
  const batch = events.map(({ event = '$pageview', who = 'a', at = now.toISOString(), ...properties }) => ({
    event,
    uuid: `00000000-0000-4000-9000-${String(++made).padStart(12, '0')}`,
    timestamp: at,
    properties: { distinct_id: who, ...properties },
  }))
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/batch/',
    payload: { api_key: 'mowatt-local', batch },
  })
  expect(answer.statusCode).toBe(200)
}

const operator = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)

test('an operator who only opened a mail is told what is missing, and comes in after showing a passkey', async () => {
  const email = 'watchful@mowatt.example'
  await setRole(testApp.ctx, email, 'admin')
  const read = async (token: string) => {
    const answer = await testApp.request({ url: '/api/v1/insights?from=2026-11-09&to=2026-11-15', token })
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code }
  }
  const { idToken: first } = await testApp.signIn(email)
  expect(await read(first)).toEqual({ status: 403, code: 'passkey_needed' })
  const device = await showPasskey(testApp, first)
  expect(await read(first)).toMatchObject({ status: 200 })

  const { idToken: byMail } = await testApp.signIn(email)
  expect(await read(byMail)).toEqual({ status: 403, code: 'second_factor_needed' })
  const { options } = await testApp.call(askPasskey, { body: { purpose: 'confirm' } }, { token: byMail })
  const credential = device.get(options)
  await testApp.call(confirmWithPasskey, { body: { credential } }, { token: byMail })
  expect(await read(byMail)).toMatchObject({ status: 200 })

  expect(await resetPasskeys(testApp.ctx, email)).toMatchObject({ count: 1 })
  expect(await read(byMail)).toEqual({ status: 401, code: 'not_authenticated' })
  expect(await resetPasskeys(testApp.ctx, 'nobody@mowatt.example')).toBeUndefined()
})

test('only an operator with a fitting role reads them, and only as long as they have it', async () => {
  const read = (token?: string) =>
    testApp.request({ url: '/api/v1/insights?from=2026-11-09&to=2026-11-15', ...(token ? { token } : {}) })
  expect((await read()).statusCode).toBe(401)
  expect((await read(await testApp.visitor())).statusCode).toBe(401)
  const { idToken: member } = await testApp.signIn('member@person.example')
  expect((await read(member)).statusCode).toBe(403)
  expect((await read(await operator('support@mowatt.example', 'support'))).statusCode).toBe(403)
  for (const role of ['editor', 'promoter', 'admin'] as const) {
    const token = await operator(`${role}@mowatt.example`, role)
    expect((await read(token)).json()).toMatchObject({ role })
  }
  const token = await operator('leaves@mowatt.example', 'admin')
  expect((await read(token)).statusCode).toBe(200)
  await setRole(testApp.ctx, 'leaves@mowatt.example', null)
  expect((await read(token)).statusCode).toBe(401)
  const { idToken: left } = await testApp.signIn('leaves@mowatt.example')
  expect((await read(left)).statusCode).toBe(403)
})

test('visitors, sources, campaigns, the funnel, quests, speed and errors of the days that were asked for', async () => {
  const token = await operator('reader@mowatt.example', 'admin')
  await testApp.enter('quester@person.example')
  await count(
    { page: '/', referrer: 'news.example', campaign: 'founders' },
    { page: '/learn-more?utm_source=news' },
    { page: '/', who: 'b', at: '2026-11-14T10:00:00Z', referrer: 'mail.example', source: 'letter', medium: 'email' },
    { page: '/', who: 'c', at: '2026-11-01T10:00:00Z' },
    { event: 'form_started', form_type: 'chat_message' },
    { event: 'form_started', form_type: 'partner', who: 'b' },
    { event: 'lead_generated', form_type: 'chat_message', source: 'hero' },
    { event: 'lead_generated', form_type: 'bill_upload', source: 'hero', who: 'b' },
    { event: 'comparison_viewed', source: 'chat', who: 'b' },
    { event: 'signup', form_type: 'waitlist', source: 'bar' },
    { event: 'switch', step: 'started', who: 'b' },
    { event: 'switch', step: 'complete', who: 'c' },
    ...[100, 200, 300, 4000].map((value) => ({
      event: 'web_vital',
      metric: 'LCP',
      value,
      rating: value < 2500 ? 'good' : 'poor',
      page: '/',
    })),
    ...[1, 2, 3].map((line) => ({
      event: 'error_occurred',
      name: 'TypeError',
      message: 'x is not a function',
      source: 'window',
      page: '/',
      stack: 'TypeError: x\n    at run (https://mowatt.example/assets/gone.js:1:9)',
      line,
    })),
    { event: 'error_occurred', name: 'TypeError', message: 'y is not a function', source: 'window', page: '/' },
  )
  const id = '00000000-0000-4000-a000-000000000001'
  for (const _again of [1, 2]) await testApp.call(countConversion, { body: { id, form_type: 'bill_upload' } })

  const report = await testApp.call(readInsights, { query }, { token })
  // An event older than three days is taken for a wrong clock, so c's visit counts today.
  expect(report.days).toEqual([
    { date: '2026-11-14', visitors: 1, views: 1 },
    { date: '2026-11-15', visitors: 2, views: 3 },
  ])
  expect(report.pages).toEqual([
    { name: '/', visitors: 3, views: 3 },
    { name: '/learn-more', visitors: 1, views: 1 },
  ])
  expect(report.sources).toEqual([
    { name: 'letter / email', visitors: 1, views: 1 },
    { name: 'news.example', visitors: 1, views: 1 },
  ])
  expect(report.campaigns).toEqual([{ name: 'founders', visitors: 1, views: 1 }])
  // A visitor who drops a bill has used the prompt too, without a press.
  expect(report.funnel.map(({ visitors }) => visitors)).toEqual([3, 2, 2, 1, 1, 1])
  expect(report.quests).toEqual([{ quest: 'join', members: 1, entries: 1 }])
  expect(report.vitals).toEqual([{ metric: 'LCP', p75: 1225, good: 0.75, measured: 4 }])
  expect(
    report.errors
      .map(({ message, count: times }) => [message, times] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  ).toEqual([
    ['x is not a function', 3],
    ['y is not a function', 1],
  ])
  expect(report.conversions).toEqual([{ form_type: 'bill_upload', count: 1 }])

  const before = await testApp.call(readInsights, { query: { from: '2026-11-01', to: '2026-11-13' } }, { token })
  expect([before.days, before.pages, before.conversions]).toEqual([[], [], []])
})

test('days that are none, or too many, are refused', async () => {
  const token = await operator('careless@mowatt.example', 'admin')
  const ends = ['9999-12-31', '0000-01-01', '0001-01-01', '1999-12-31'].map((day) => `?from=${day}&to=${day}`)
  const wrong = ['', '?from=2026-11-15&to=2026-11-01', '?from=2020-01-01&to=2026-11-15', '?from=x&to=y', ...ends]
  for (const search of wrong) {
    expect((await testApp.request({ url: `/api/v1/insights${search}`, token })).statusCode).toBe(400)
  }
})

test('errors are counted in the days that were asked for, also those that are not listed', async () => {
  testApp.setNow(new Date('2027-03-03T12:00:00Z'))
  const token = await operator('counter@mowatt.example', 'admin')
  const days = { from: '2027-03-01', to: '2027-03-02' }
  const fault = (at: string, message: string) => ({
    event: 'error_occurred',
    name: 'Error',
    source: 'window',
    page: '/',
    message,
    at,
  })
  await count(
    fault('2027-03-01T10:00:00Z', 'failed'),
    fault('2027-03-02T10:00:00Z', 'failed'),
    fault('2027-03-03T10:00:00Z', 'failed'),
    fault('2027-03-03T11:00:00Z', 'failed'),
    ...Array.from({ length: 60 }, (_, index) => fault('2027-03-01T11:00:00Z', `failed #${index}`)),
  )
  const within = await testApp.call(readInsights, { query: days }, { token })
  expect(within.errors).toHaveLength(50)
  expect(within.errors[0]).toMatchObject({ message: 'failed', count: 2, last_at: '2027-03-02T10:00:00.000Z' })
  expect(within.error_count).toBe(62)
  const after = await testApp.call(readInsights, { query: { from: '2027-03-03', to: '2027-03-03' } }, { token })
  expect([after.error_count, after.errors.map((error) => error.count)]).toEqual([2, [2]])
  testApp.setNow(now)
})

test('visitors behind a proxy that does not forward do not share the limit of one network', async () => {
  const tell = (remoteAddress: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/v1/conversions',
      headers: { origin: 'http://localhost:3000' },
      payload: { id: '00000000-0000-4000-a000-000000000009', form_type: 'bill_upload' },
      remoteAddress,
    })
  const statuses = async (address: string) => {
    const all = new Set<number>()
    for (let index = 0; index < 65; index++) all.add((await tell(address)).statusCode)
    return [...all]
  }
  expect(await statuses('127.0.0.1')).toEqual([200])
  expect(await statuses('203.0.113.50')).toEqual([200, 429])
})
