import { listCaughtMail, readSessionInfo } from '@mowatt/contract'
import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from '@firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFirebaseClient, type FirebaseClient } from '../../../test/firebase-client.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let house: TestApp
let client: FirebaseClient

beforeAll(async () => {
  house = await createTestApp()
  const url = await house.app.listen({ port: 0, host: '127.0.0.1' })
  client = createFirebaseClient(url)
  house.setNow(new Date())
})
afterAll(async () => {
  await client.close()
  await house.close()
})

const settings = { url: 'http://localhost:3000/auth/action?theme=dark', handleCodeInApp: true }

async function lastMailTo(email: string) {
  while (await house.ctx.mail.deliverOne());
  const [mail] = await house.call(listCaughtMail, { query: { to: email } })
  const link = /^http:\S+$/m.exec(mail?.text ?? '')?.[0] ?? ''
  const digits = /^(\d{3}) (\d{3})$/m.exec(mail?.text ?? '')?.slice(1).join('') ?? ''
  return { mail, link, digits }
}

test('the client library signs a person in by link, and in again', async () => {
  await sendSignInLinkToEmail(client.auth, 'Ada@mowatt.example', settings)
  const { link } = await lastMailTo('ada@mowatt.example')
  expect(isSignInWithEmailLink(client.auth, link)).toBe(true)
  const { user } = await signInWithEmailLink(client.auth, 'ada@mowatt.example', link)
  expect(user).toMatchObject({ email: 'ada@mowatt.example', emailVerified: true })
  expect(user.providerData).toMatchObject([{ providerId: 'password', email: 'ada@mowatt.example' }])
  const first = await user.getIdToken()
  expect(await house.call(readSessionInfo, {}, { token: first })).toMatchObject({ kind: 'user', subject: user.uid })
  const second = await user.getIdToken(true)
  expect(await house.call(readSessionInfo, {}, { token: second })).toMatchObject({ email: 'ada@mowatt.example' })
})
