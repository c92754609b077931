import { readQueue } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWaitlistTestApp, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'

let testApp: WaitlistTestApp

beforeAll(async () => {
  testApp = await createWaitlistTestApp({ env: { IDENTITY_PASSWORDS: 'on' } })
})
afterAll(() => testApp.close())

test('an account whose address is not proved has no place, and brings nobody any points', async () => {
  const ada = await testApp.enter('ada@post.example')
  const { body } = await testApp.wire('accounts:signUp', { email: 'bob@post.example', password: 'a long enough one' })
  const token = String(body['idToken'])
  await expect(testApp.me(token, { code: ada.me.referral.code })).rejects.toMatchObject({
    code: 'not_allowed',
    message: 'Please open the link in our email first, so we know it’s you.',
  })
  testApp.pass(2)
  expect((await testApp.call(readQueue, { query: {} })).total).toBe(1)
  expect((await testApp.me(ada.token)).points).toBe(100)
})

test('the code waits with them and pays once the address is proved', async () => {
  const cleo = await testApp.enter('cleo@post.example')
  const { code } = cleo.me.referral
  const { body } = await testApp.wire('accounts:signUp', { email: 'dan@post.example', password: 'a long enough one' })
  await expect(testApp.me(String(body['idToken']), { code })).rejects.toMatchObject({ code: 'not_allowed' })
  expect(await testApp.me(cleo.token)).toMatchObject({ points: 100, referral: { pending: 1, verified: 0 } })
  await testApp.enter('dan@post.example')
  expect(await testApp.me(cleo.token)).toMatchObject({ points: 150, referral: { pending: 0, verified: 1 } })
})
