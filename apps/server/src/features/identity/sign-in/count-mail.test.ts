import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

async function ask(email: string, network: string): Promise<string> {
  testApp.pass(1)
  const body = { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost:3000/' }
  const { status, message } = await testApp.wire('accounts:sendOobCode', body, { network })
  return status === 200 ? 'sent' : String(message)
}

async function askOften(times: number, each: (at: number) => Promise<string>): Promise<number> {
  const answers: string[] = []
  for (let at = 0; at < times; at++) answers.push(await each(at))
  const refused = answers.filter((answer) => answer !== 'sent')
  expect(new Set(refused).size === 0 || refused.every((answer) => answer === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toBe(true)
  return answers.length - refused.length
}

test('an inbox cannot be filled, however many networks ask', async () => {
  expect(await askOften(50, (at) => ask('victim@mowatt.example', `198.51.100.${at}`))).toBe(5)
})

test('letters and spaces do not make another address', async () => {
  const forms = ['case@mowatt.example', 'CASE@mowatt.example', ' case@MOWATT.example ', 'Case@Mowatt.Example']
  expect(await askOften(12, (at) => ask(forms[at % 4] ?? '', `198.51.101.${at}`))).toBe(5)
})

test('one network may ask thirty times an hour, for whomever', async () => {
  expect(await askOften(35, (at) => ask(`someone-${at}@mowatt.example`, '203.0.113.5'))).toBe(30)
})

test('the many addresses of one household count as one network', async () => {
  expect(await askOften(35, (at) => ask(`home-${at}@mowatt.example`, `2001:db8:7:7::${at + 1}`))).toBe(30)
})

test('one stranger cannot use up all that an address may have', async () => {
  expect(await askOften(10, () => ask('shared@mowatt.example', '203.0.113.9'))).toBe(4)
  expect(await ask('shared@mowatt.example', '203.0.113.10')).toBe('sent')
})

test('many strangers cannot lock an owner out of where they have signed in before', async () => {
  const email = 'owner@mowatt.example'
  const home = '192.0.2.44'
  expect(await ask(email, home)).toBe('sent')
  const { oobCode } = await testApp.lastMailTo(email)
  await testApp.wire('accounts:signInWithEmailLink', { email, oobCode }, { network: home })
  await askOften(20, (at) => ask(email, `198.51.102.${at}`))
  expect(await ask(email, '198.51.103.1')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  expect(await ask(email, home)).toBe('sent')
  const mail = await testApp.lastMailTo(email)
  const again = await testApp.wire('accounts:signInWithEmailLink', { email, oobCode: mail.oobCode }, { network: home })
  expect(again.status).toBe(200)
})

test("the mail that a stranger's asking brought lets the owner in", async () => {
  const email = 'newest@mowatt.example'
  await ask(email, '192.0.2.60')
  const own = await testApp.lastMailTo(email)
  await askOften(9, (at) => ask(email, `198.51.104.${at}`))
  const newest = await testApp.lastMailTo(email)
  expect((await testApp.wire('accounts:signInWithEmailLink', { email, oobCode: own.oobCode })).status).toBe(400)
  expect((await testApp.wire('accounts:signInWithEmailLink', { email, oobCode: newest.oobCode })).status).toBe(200)
})

test('refused addresses use up nothing', async () => {
  for (let at = 0; at < 40; at++) await ask('nonsense', '203.0.113.77')
  expect(await ask('fine@mowatt.example', '203.0.113.77')).toBe('sent')
})
