import { followOnInstagram, readLedger, readMember } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'

let app: IdentityTestApp
let token: string

beforeAll(async () => {
  app = await createIdentityTestApp()
  token = (await app.signIn('quests@mowatt.example')).idToken
})
afterAll(() => app.close())

test('every quest is shown in its order, with its words', async () => {
  const { quests } = await app.call(readMember, { query: {} }, { token })
  expect(quests.map(({ id, title, reward, state }) => [id, title, reward, state])).toEqual([
    ['join', 'Join and verify e-mail', '+100', 'done'],
    ['referral', 'Refer a friend', '+50 each', 'open'],
    ['energy-bill', 'Energy bill', '+150', 'open'],
    ['broadband-bill', 'Broadband bill', '+75', 'open'],
    ['mobile-bill', 'Mobile bill', '+75', 'open'],
    ['escape-the-tunnel', 'Escape the Tunnel', 'up to 200', 'open'],
    ['question-of-the-day', 'Question of the day', '+10 or 15', 'open'],
    ['instagram-follow', 'Instagram follow', '+10', 'open'],
  ])
})

test('a follower is believed once, and the ledger says that it was only believed', async () => {
  const follow = () => app.call(followOnInstagram, {}, { token })
  const answers = await Promise.all(Array.from({ length: 100 }, follow))
  expect(answers.reduce((sum, { points }) => sum + points, 0)).toBe(10)
  expect(await follow()).toMatchObject({ points: 0, quest: { state: 'done', earned: 10 } })
  const { entries } = await app.call(readLedger, {}, { token })
  const paid = entries.filter(({ quest }) => quest === 'instagram-follow')
  expect(paid).toMatchObject([{ points: 10, why: 'We took your word for it' }])
  await expect(app.call(followOnInstagram, {}, { token: 'nonsense' })).rejects.toMatchObject({ status: 401 })
})
