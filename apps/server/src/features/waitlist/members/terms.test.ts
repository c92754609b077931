import { exportAccount, requestSignInLink, updateMember } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWaitlistTestApp, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'

let testApp: WaitlistTestApp

beforeAll(async () => {
  testApp = await createWaitlistTestApp()
})
afterAll(() => testApp.close())

/** Of the terms that are shipped. */
const VERSION = '2025-10-02'
const TICKED = 'http://localhost:3000/auth/action?theme=system&terms=accepted'
const exported = async (token: string) => {
  const { data } = await testApp.call(exportAccount, {}, { token })
  return (data['waitlist'] as { member: Record<string, unknown> }).member
}

async function enterByMail(email: string) {
  const { oobCode } = await testApp.lastMailTo(email)
  const { body } = await testApp.wire('accounts:signInWithEmailLink', { email, oobCode })
  const token = String(body['idToken'])
  return { token, me: await testApp.me(token) }
}

test('the tick of the sign-in form is kept with its time and the version of the terms', async () => {
  const email = 'ada@post.example'
  testApp.pass(1)
  const at = testApp.ctx.now().toISOString()
  await testApp.wire('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: TICKED })
  testApp.pass(30)
  const { token, me } = await enterByMail(email)
  expect(me.owes_terms).toBe(false)
  expect(await exported(token)).toMatchObject({ terms_accepted_at: at, terms_version: VERSION })
})

test('so is that of a form without JavaScript, of the bar, and of a mail that was sent again', async () => {
  await testApp.call(requestSignInLink, { body: { email: 'bea@post.example', continue_url: TICKED } })
  // Mails of the same time have no order.
  testApp.pass(1)
  await testApp.call(requestSignInLink, { body: { email: 'bea@post.example' } })
  await testApp.join('cleo@post.example')
  for (const email of ['bea@post.example', 'cleo@post.example']) {
    const { token, me } = await enterByMail(email)
    expect(me.owes_terms).toBe(false)
    expect(await exported(token)).toMatchObject({ terms_accepted_at: expect.any(String), terms_version: VERSION })
  }
})

test('whoever came without a tick is asked for it, once', async () => {
  const { token, me } = await testApp.enter('dora@post.example', { hasTicked: false })
  expect(me.owes_terms).toBe(true)
  expect(await exported(token)).toMatchObject({ terms_accepted_at: null, terms_version: null })
  const at = testApp.ctx.now().toISOString()
  const said = await testApp.call(updateMember, { body: { terms_accepted: true } }, { token })
  expect(said.owes_terms).toBe(false)
  testApp.pass(60)
  await testApp.call(updateMember, { body: { terms_accepted: true } }, { token })
  expect((await testApp.me(token)).owes_terms).toBe(false)
  expect(await exported(token)).toMatchObject({ terms_accepted_at: at, terms_version: VERSION })
})

test('who became a member before there was a record is not asked', async () => {
  const { token, userId } = await testApp.enter('eva@post.example', { hasTicked: false })
  // As the migration leaves their row.
  await testApp.database.pool.query('update waitlist_member set owes_terms = default where id = $1', [userId])
  expect((await testApp.me(token)).owes_terms).toBe(false)
  expect(await exported(token)).toMatchObject({ terms_accepted_at: null })
})
