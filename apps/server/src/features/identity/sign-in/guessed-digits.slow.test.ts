import { afterAll, beforeAll, expect, test } from 'vitest'
import { casesOf } from '../../../../../../test-size.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'

const TRIES = casesOf(10_000)
const NETWORKS = 500
const AT_ONCE = 50
const HOME = '192.0.2.10'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const otherThan = (digits: string, by = 1) => String((Number(digits) + by) % 1_000_000).padStart(6, '0')

async function ask(email: string, network: string): Promise<number> {
  testApp.pass(1)
  const body = { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost:3000/' }
  return (await testApp.wire('accounts:sendOobCode', body, { network })).status
}

const exchange = (email: string, code: string, remoteAddress: string) =>
  testApp.app.inject({ method: 'POST', url: '/api/v1/auth/code', payload: { email, code }, remoteAddress })

async function signsInByDigits(email: string, network: string): Promise<boolean> {
  const { digits } = await testApp.lastMailTo(email)
  const exchanged = await exchange(email, digits, network)
  const { oob_code: oobCode } = exchanged.json<{ oob_code?: string }>()
  return (await testApp.wire('accounts:signInWithEmailLink', { email, oobCode }, { network })).status === 200
}

test(`${TRIES} wrong tries from 500 networks find nothing and keep nobody out`, async () => {
  const victim = 'victim@mowatt.example'
  expect(await ask(victim, HOME)).toBe(200)
  const { digits } = await testApp.lastMailTo(victim)
  const found: number[] = []
  const attempt = async (at: number) => {
    const third = Math.floor((at % NETWORKS) / 250)
    const network = `203.0.${113 + third}.${at % 250}`
    // Half of them target one user, half addresses that may or may not have asked.
    const email = at % 2 ? victim : `other-${at % 100}@mowatt.example`
    // Later tries are correct digits, as one in ten thousand might be: by then tries from unknown networks are refused.
    const code = at < TRIES / 2 ? otherThan(digits, 1 + at) : digits
    const { statusCode } = await exchange(email, code, network)
    if (statusCode !== 400) found.push(statusCode)
  }
  for (let from = 0; from < TRIES; from += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => attempt(from + at)))
  }
  expect(found).toEqual([])
  expect(await signsInByDigits(victim, HOME)).toBe(true)
  expect(await ask('bystander@mowatt.example', '192.0.2.77')).toBe(200)
  expect(await signsInByDigits('bystander@mowatt.example', '192.0.2.77')).toBe(true)
})

test('strangers who also ask for mails keep the owner out of neither way', async () => {
  const email = 'owner@mowatt.example'
  expect(await ask(email, HOME)).toBe(200)
  expect(await signsInByDigits(email, HOME)).toBe(true)
  for (let at = 0; at < 40; at++) await ask(email, `198.51.100.${at}`)
  for (let at = 0; at < 40; at++) await exchange(email, '123456', `198.51.100.${at}`)
  // A stranger requested the latest mail, and its link is as valid as any.
  const { oobCode } = await testApp.lastMailTo(email)
  expect((await testApp.wire('accounts:signInWithEmailLink', { email, oobCode }, { network: HOME })).status).toBe(200)
  // From a network with earlier sign-ins there are mails left, and their digits are the owner's own.
  expect(await ask(email, HOME)).toBe(200)
  for (let at = 40; at < 80; at++) await exchange(email, '123456', `198.51.100.${at}`)
  expect(await signsInByDigits(email, HOME)).toBe(true)
})
