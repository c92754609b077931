import { exportAccount, requestSignInLink, updateMember } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWaitlistHouse, type WaitlistHouse } from '../../../../test/waitlist-house.ts'

let house: WaitlistHouse

beforeAll(async () => {
  house = await createWaitlistHouse()
})
afterAll(() => house.close())

/** Of the terms that are shipped. */
const VERSION = '2025-10-02'
const TICKED = 'http://localhost:3000/auth/action?theme=system&terms=accepted'
const exported = async (token: string) => {
  const { data } = await house.call(exportAccount, {}, { token })
  return (data['waitlist'] as { member: Record<string, unknown> }).member
}

async function enterByMail(email: string) {
  const { oobCode } = await house.lastMailTo(email)
  const { body } = await house.wire('accounts:signInWithEmailLink', { email, oobCode })
  const token = String(body['idToken'])
  return { token, me: await house.me(token) }
}

test('the tick of the sign-in form is kept with its time and the version of the terms', async () => {
  const email = 'ada@post.example'
  house.pass(1)
  const at = house.ctx.now().toISOString()
  await house.wire('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: TICKED })
  house.pass(30)
  const { token, me } = await enterByMail(email)
  expect(me.owes_terms).toBe(false)
  expect(await exported(token)).toMatchObject({ terms_accepted_at: at, terms_version: VERSION })
})

test('so is that of a form without JavaScript, of the bar, and of a mail that was sent again', async () => {
  await house.call(requestSignInLink, { body: { email: 'bea@post.example', continue_url: TICKED } })
  // Mails of one moment have no order.
  house.pass(1)
  await house.call(requestSignInLink, { body: { email: 'bea@post.example' } })
  await house.join('cleo@post.example')
  for (const email of ['bea@post.example', 'cleo@post.example']) {
    const { token, me } = await enterByMail(email)
    expect(me.owes_terms).toBe(false)
    expect(await exported(token)).toMatchObject({ terms_accepted_at: expect.any(String), terms_version: VERSION })
  }
})

test('whoever came without a tick is asked for it, once', async () => {
  const { token, me } = await house.enter('dora@post.example', { hasTicked: false })
  expect(me.owes_terms).toBe(true)
  expect(await exported(token)).toMatchObject({ terms_accepted_at: null, terms_version: null })
  const at = house.ctx.now().toISOString()
  const said = await house.call(updateMember, { body: { terms_accepted: true } }, { token })
  expect(said.owes_terms).toBe(false)
  house.pass(60)
  await house.call(updateMember, { body: { terms_accepted: true } }, { token })
  expect((await house.me(token)).owes_terms).toBe(false)
  expect(await exported(token)).toMatchObject({ terms_accepted_at: at, terms_version: VERSION })
})

test('who became a member before there was a record is not asked', async () => {
  const { token, userId } = await house.enter('eva@post.example', { hasTicked: false })
  // As the migration leaves their row.
  await house.database.pool.query('update waitlist_member set owes_terms = default where id = $1', [userId])
  expect((await house.me(token)).owes_terms).toBe(false)
  expect(await exported(token)).toMatchObject({ terms_accepted_at: null })
})
