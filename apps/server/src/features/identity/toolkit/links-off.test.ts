import { sendSignInLinkToEmail, signInWithEmailLink } from '@firebase/auth'
import { exchangeSignInCode, requestSignInLink } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { countMail } from '../../../platform/mail/mail-store.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp({ env: { IDENTITY_LINKS: 'off' } })
})
afterAll(() => testApp.close())

const email = 'ada@mowatt.example'

test('where links are switched off, the client is told so', async () => {
  const { auth } = testApp.client()
  const settings = { url: 'http://localhost:3000/auth/action', handleCodeInApp: true }
  const link = 'http://localhost:3000/auth/action?mode=signIn&apiKey=mowatt-local&oobCode=x'
  const refused = { code: 'auth/operation-not-allowed' }
  await expect(sendSignInLinkToEmail(auth, email, settings)).rejects.toMatchObject(refused)
  await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject(refused)
  expect(await testApp.ask(email)).toMatchObject({ status: 400, message: 'OPERATION_NOT_ALLOWED' })
})

test('our own ways to a link or by a code are closed too, and no mail was written', async () => {
  const closed = { status: 404 }
  await expect(testApp.call(requestSignInLink, { body: { email } })).rejects.toMatchObject(closed)
  await expect(testApp.call(exchangeSignInCode, { body: { email, code: '123456' } })).rejects.toMatchObject(closed)
  expect(await countMail(testApp.ctx.db)).toEqual({ waiting: 0, refused: 0 })
})
