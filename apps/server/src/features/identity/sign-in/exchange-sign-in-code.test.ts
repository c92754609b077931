import { exchangeSignInCode, requestSignInLink } from '@mowatt/contract'
import { signInWithEmailLink } from '@firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { makeDigits } from './code-hashes.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const exchange = (email: string, code: string) => testApp.call(exchangeSignInCode, { body: { email, code } })
const WRONG = { code: 'sign_in_code_wrong', status: 400 }
const signIn = (email: string, oobCode: string) => testApp.wire('accounts:signInWithEmailLink', { email, oobCode })
const otherThan = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0')

async function asked(email: string) {
  await testApp.call(requestSignInLink, { body: { email } })
  return testApp.lastMailTo(email)
}

test('address and digits sign in on another device, with the client library', async () => {
  const { digits } = await asked('ada@mowatt.example')
  const { oob_code: oobCode } = await exchange('ADA@mowatt.example ', `${digits.slice(0, 3)} ${digits.slice(3)}`)
  const { auth } = testApp.client()
  const link = `http://localhost:3000/auth/action?mode=signIn&apiKey=mowatt-local&oobCode=${oobCode}`
  const { user } = await signInWithEmailLink(auth, 'ada@mowatt.example', link)
  expect(user.email).toBe('ada@mowatt.example')
})

test('digits work once, and the link of the same mail is spent with them', async () => {
  const { digits, oobCode } = await asked('bea@mowatt.example')
  await exchange('bea@mowatt.example', digits)
  await expect(exchange('bea@mowatt.example', digits)).rejects.toMatchObject(WRONG)
  expect((await signIn('bea@mowatt.example', oobCode)).message).toBe('INVALID_OOB_CODE')
})

test('a link that was used takes its digits along', async () => {
  const { digits, oobCode } = await asked('cleo@mowatt.example')
  await signIn('cleo@mowatt.example', oobCode)
  await expect(exchange('cleo@mowatt.example', digits)).rejects.toMatchObject(WRONG)
})

test('after five wrong tries the digits are dead, and the owner still gets in by the link', async () => {
  const { digits, oobCode } = await asked('dora@mowatt.example')
  for (let at = 0; at < 5; at++) {
    await expect(exchange('dora@mowatt.example', otherThan(digits))).rejects.toMatchObject(WRONG)
  }
  await expect(exchange('dora@mowatt.example', digits)).rejects.toMatchObject(WRONG)
  expect((await signIn('dora@mowatt.example', oobCode)).status).toBe(200)
})

test('four wrong tries and a right one sign in', async () => {
  const { digits } = await asked('eva@mowatt.example')
  for (let at = 0; at < 4; at++) await exchange('eva@mowatt.example', otherThan(digits)).catch(() => {})
  expect(await exchange('eva@mowatt.example', digits)).toHaveProperty('oob_code')
})

test('strangers on many networks get two tries, and leave the others to whoever asked', async () => {
  const email = 'flo@mowatt.example'
  const { digits } = await asked(email)
  const statuses: number[] = []
  for (let at = 0; at < 20; at++) {
    const payload = { email, code: at < 2 ? otherThan(digits) : digits }
    const remoteAddress = `198.51.100.${at}`
    statuses.push(
      (await testApp.app.inject({ method: 'POST', url: '/api/v1/auth/code', payload, remoteAddress })).statusCode,
    )
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  for (let at = 0; at < 2; at++) await expect(exchange(email, otherThan(digits))).rejects.toMatchObject(WRONG)
  expect(await exchange(email, digits)).toHaveProperty('oob_code')
})

test('somebody who asked elsewhere and types here is a stranger with two tries', async () => {
  const email = 'fay@mowatt.example'
  const { digits } = await asked(email)
  const type = (code: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/v1/auth/code',
      payload: { email, code },
      remoteAddress: '198.51.100.77',
    })
  expect((await type(otherThan(digits))).statusCode).toBe(400)
  expect((await type(digits)).statusCode).toBe(200)
})

test('one network may try thirty times', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 31; at++) {
    const payload = { email: `n${at}@mowatt.example`, code: '123456' }
    const request = { method: 'POST', url: '/api/v1/auth/code', payload, remoteAddress: '192.0.2.77' } as const
    statuses.push((await testApp.app.inject(request)).statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429])
})

test('digits belong to their address, to their request and to ten minutes', async () => {
  const first = await asked('gil@mowatt.example')
  const second = await asked('gil@mowatt.example')
  // Once in a million times they are equal.
  const old = first.digits === second.digits ? otherThan(first.digits) : first.digits
  await expect(exchange('gil@mowatt.example', old)).rejects.toMatchObject(WRONG)
  await asked('hal@mowatt.example')
  await expect(exchange('hal@mowatt.example', second.digits)).rejects.toMatchObject(WRONG)
  testApp.pass(600)
  await expect(exchange('gil@mowatt.example', second.digits)).rejects.toMatchObject(WRONG)
})

test('the code that the digits give is good for two minutes', async () => {
  const { digits } = await asked('ida@mowatt.example')
  const { oob_code: oobCode } = await exchange('ida@mowatt.example', digits)
  testApp.pass(120)
  expect((await signIn('ida@mowatt.example', oobCode)).message).toBe('EXPIRED_OOB_CODE')
})

test('an address that nobody asked for is answered like wrong digits', async () => {
  await asked('jo@mowatt.example')
  const bodies = new Set<string>()
  for (const email of ['jo@mowatt.example', 'nobody@mowatt.example']) {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/auth/code',
      payload: { email, code: '000000' },
    })
    const { request_id: _id, ...body } = answer.json<Record<string, unknown>>()
    bodies.add(JSON.stringify([answer.statusCode, body, Object.keys(answer.headers).toSorted()]))
  }
  expect(bodies.size).toBe(1)
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '12 34 5x'])('%j are not six digits', async (code) => {
  await expect(exchange('kim@mowatt.example', code)).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { code: expect.stringContaining('That code is wrong or has expired') },
  })
})

test('every code is as likely as any other', () => {
  let next = 0
  const bytes = [0xffffffff, 4_294_000_000, 4_293_999_999, 7]
  const drawn = () => {
    const buffer = Buffer.alloc(4)
    buffer.writeUInt32BE(bytes[next++] ?? 0)
    return buffer
  }
  expect([makeDigits(drawn), makeDigits(drawn)]).toEqual(['999999', '000007'])
})

test('the form without scripts refuses in the words of the catalogue', async () => {
  const ask = (email: string) => testApp.call(requestSignInLink, { body: { email } })
  await expect(ask('nonsense')).rejects.toMatchObject({
    code: 'email_invalid',
    message: 'Please enter a valid email address',
  })
  await expect(ask('x@mailinator.com')).rejects.toMatchObject({
    code: 'email_disposable',
    message: 'Disposable emails are not allowed.',
  })
  await expect(
    testApp.call(requestSignInLink, { body: { email: 'a@mowatt.example', continue_url: 'https://evil.example' } }),
  ).rejects.toMatchObject({ code: 'continue_url_refused' })
})
