import { exchangeSignInCode, listCaughtMail, requestSignInLink } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const exchange = (email: string, code: string, idempotencyKey: string) =>
  testApp.call(exchangeSignInCode, { body: { email, code } }, { idempotencyKey })
const otherThan = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0')

async function wire(call: string, payload: object, key: string) {
  const url = `/identitytoolkit.googleapis.com/v1/${call}?key=mowatt-local`
  const answer = await testApp.app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key } })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

async function countMails(to: string) {
  while (await testApp.ctx.mail.deliverOne());
  return (await testApp.call(listCaughtMail, { query: { to } })).length
}

test('an answer to the digits that got lost comes again, and signs in', async () => {
  const email = 'ada@mowatt.example'
  await testApp.ask(email)
  const { digits } = await testApp.lastMailTo(email)
  const lost = await exchange(email, digits, 'ada-1')
  const again = await exchange(email, digits, 'ada-1')
  expect(again).toEqual(lost)
  expect((await wire('accounts:signInWithEmailLink', { email, oobCode: again.oob_code }, 'ada-2')).status).toBe(200)
})

test('a key that was used answers to no other digits', async () => {
  const email = 'bea@mowatt.example'
  await testApp.ask(email)
  const { digits } = await testApp.lastMailTo(email)
  await exchange(email, digits, 'bea-1')
  await expect(exchange(email, otherThan(digits), 'bea-1')).rejects.toMatchObject({ code: 'key_reused' })
  await expect(exchange(email, digits, 'bea-2')).rejects.toMatchObject({ code: 'sign_in_code_wrong' })
})

test('tries under one key are counted like any others', async () => {
  const email = 'cleo@mowatt.example'
  const ask = () =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/v1/auth/code',
      payload: { email, code: '123456' },
      headers: { 'idempotency-key': 'cleo-1' },
      remoteAddress: '192.0.2.9',
    })
  const statuses: number[] = []
  for (let at = 0; at < 31; at++) statuses.push((await ask()).statusCode)
  expect([statuses[29], statuses[30]]).toEqual([400, 429])
})

test('one key sends one mail, at either endpoint', async () => {
  const email = 'dora@mowatt.example'
  for (let at = 0; at < 2; at++)
    await testApp.call(requestSignInLink, { body: { email } }, { idempotencyKey: 'dora-1' })
  expect(await countMails(email)).toBe(1)
  const body = { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost:3000/waitlist' }
  const answers = [
    await wire('accounts:sendOobCode', body, 'dora-2'),
    await wire('accounts:sendOobCode', body, 'dora-2'),
  ]
  expect(answers[1]).toEqual(answers[0])
  expect(await countMails(email)).toBe(2)
})

test('a link whose answer got lost opens the same session again, for who has the key alone', async () => {
  const email = 'eva@mowatt.example'
  await testApp.ask(email)
  const { oobCode } = await testApp.lastMailTo(email)
  const body = { email, oobCode }
  const lost = await wire('accounts:signInWithEmailLink', body, 'eva-1')
  const again = await wire('accounts:signInWithEmailLink', body, 'eva-1')
  expect([lost.status, again]).toEqual([200, lost])
  const { rowCount } = await testApp.database.pool.query('select from identity_session where user_id = $1', [
    again.body['localId'],
  ])
  expect(rowCount).toBe(1)
  expect((await wire('accounts:signInWithEmailLink', body, 'eva-2')).body).toMatchObject({
    error: { message: 'INVALID_OOB_CODE' },
  })
  const other = await wire('accounts:signInWithEmailLink', { email, oobCode: 'x' }, 'eva-1')
  expect(other.status).toBe(422)
})

test('what is kept of these answers is sealed, and goes with the account', async () => {
  const email = 'fay@mowatt.example'
  await testApp.ask(email)
  const { oobCode } = await testApp.lastMailTo(email)
  const { body } = await wire('accounts:signInWithEmailLink', { email, oobCode }, 'fay-1')
  const kept = async () =>
    (await testApp.database.pool.query<{ answer: Buffer }>('select answer from http_answer')).rows
  const before = await kept()
  const text = Buffer.concat(before.map(({ answer }) => answer)).toString('latin1')
  expect(text).not.toContain(String(body['refreshToken']))
  await testApp.wire('accounts:delete', { idToken: body['idToken'] })
  expect(await kept()).toHaveLength(before.length - 1)
})
