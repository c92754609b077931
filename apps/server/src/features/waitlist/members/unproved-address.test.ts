import { readQueue } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWaitlistHouse, type WaitlistHouse } from '../../../../test/waitlist-house.ts'

let house: WaitlistHouse

beforeAll(async () => {
  house = await createWaitlistHouse({ env: { IDENTITY_PASSWORDS: 'on' } })
})
afterAll(() => house.close())

test('an account whose address is not proved has no place, and brings nobody any points', async () => {
  const ada = await house.enter('ada@post.example')
  const { body } = await house.wire('accounts:signUp', { email: 'bob@post.example', password: 'a long enough one' })
  const token = String(body['idToken'])
  await expect(house.me(token, { code: ada.me.referral.code })).rejects.toMatchObject({
    code: 'not_allowed',
    message: 'Please open the link in our mail first, so that we know it is you.',
  })
  house.pass(2)
  expect((await house.call(readQueue, { query: {} })).total).toBe(1)
  expect((await house.me(ada.token)).points).toBe(100)
})

test('the code waits with them and pays once the address is proved', async () => {
  const cleo = await house.enter('cleo@post.example')
  const { code } = cleo.me.referral
  const { body } = await house.wire('accounts:signUp', { email: 'dan@post.example', password: 'a long enough one' })
  await expect(house.me(String(body['idToken']), { code })).rejects.toMatchObject({ code: 'not_allowed' })
  expect(await house.me(cleo.token)).toMatchObject({ points: 100, referral: { pending: 1, verified: 0 } })
  await house.enter('dan@post.example')
  expect(await house.me(cleo.token)).toMatchObject({ points: 150, referral: { pending: 0, verified: 1 } })
})
