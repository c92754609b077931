import { exportAccount, exportMembers, listAudit, previewInvitation, sendInvitations } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { createWaitlistTestApp, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { seedSamples } from '../members/seed-samples.ts'

let testApp: WaitlistTestApp
let token: string
beforeAll(async () => {
  testApp = await createWaitlistTestApp()
  await seedSamples(testApp.ctx.db, { count: 30, at: testApp.ctx.now() })
  token = await signInOperator(testApp, 'promoter@mowatt.example', 'promoter')
})
afterAll(() => testApp.close())

const key = () => ({ idempotencyKey: crypto.randomUUID() })
const mail = { subject: 'It’s your turn', words: 'Hello,\n\nyou <b>can</b> start now.' }
const preview = (count: number, as = token) =>
  testApp.call(previewInvitation, { body: { ...mail, count } }, { token: as, ...key() })
const send = (count: number, seen: string, options = key()) =>
  testApp.call(sendInvitations, { body: { ...mail, count, seen, reason: 'The first wave' } }, { token, ...options })
const sentTo = async (email: string) => {
  while (await testApp.ctx.mail.deliverOne());
  return (await testApp.ctx.mail.listSent(email)).filter(({ subject }) => subject === mail.subject)
}
const award = (memberId: string, points: number) =>
  testApp.ctx.db.transaction().execute((tx) =>
    awardPoints(testApp.ctx, tx, {
      memberId,
      quest: 'energy-bill',
      key: `test:${points}`,
      points,
      what: 'Energy bill',
      why: 'A test',
    }),
  )

test('the first of the queue are invited with the mail that was previewed, each once, and samples never', async () => {
  const ann = await testApp.enter('ann@post.example')
  const bea = await testApp.enter('bea@post.example')
  const cay = await testApp.enter('cay@post.example')
  await award(cay.userId, 500)
  const shown = await preview(2)
  expect(shown).toMatchObject({ subject: mail.subject, members: 2, first: [cay.me.alias, ann.me.alias] })
  expect(shown.text).toContain('you <b>can</b> start now.')
  const once = key()
  for (let time = 0; time < 2; time++)
    expect(await send(2, shown.seen, once)).toEqual({ outcome: 'invited', members: 2 })
  expect(await send(2, shown.seen)).toEqual({ outcome: 'changed', members: 0 })
  const [letter, ...more] = await sentTo('cay@post.example')
  expect(more).toEqual([])
  expect(letter?.html).toContain('you &lt;b&gt;can&lt;/b&gt; start now.')
  expect(letter?.text).toBe(shown.text)
  expect(await sentTo('bea@post.example')).toEqual([])
  expect(await preview(2)).toMatchObject({ members: 1, first: [bea.me.alias] })
  const { data } = await testApp.call(exportAccount, {}, { token: ann.token })
  expect(data['waitlist']).toMatchObject({ member: { invited_at: expect.any(String) } })
  const admin = await signInOperator(testApp, 'admin@mowatt.example', 'admin')
  const { entries } = await testApp.call(
    listAudit,
    { query: { operator: 'promoter@mowatt.example' } },
    { token: admin },
  )
  expect(entries).toMatchObject([{ act: 'waitlist.invite', reason: 'The first wave' }])
})

test('nobody is mailed where somebody else is in front by now', async () => {
  const { seen } = await preview(1)
  const dan = await testApp.enter('dan@post.example')
  await award(dan.userId, 900)
  expect(await send(1, seen)).toEqual({ outcome: 'changed', members: 0 })
  expect(await sentTo('dan@post.example')).toEqual([])
})

test('two who press at the same moment invite once', async () => {
  const { seen } = await preview(2)
  const outcomes = await Promise.all([send(2, seen), send(2, seen)])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'invited'])
  expect(await sentTo('dan@post.example')).toHaveLength(1)
})

test('members leave as rows with a reason that the log keeps', async () => {
  const taken = (reason: string) => testApp.call(exportMembers, { body: { reason } }, { token, ...key() })
  await expect(taken('')).rejects.toMatchObject({ code: 'invalid_request' })
  const { members, next } = await taken('For the newsletter')
  expect(next).toBeNull()
  expect(members).toContainEqual(expect.objectContaining({ email: 'ann@post.example', invited_at: expect.any(String) }))
})

test('editors and support do none of it', async () => {
  for (const role of ['editor', 'support'] as const) {
    const other = await signInOperator(testApp, `${role}@mowatt.example`, role)
    await expect(preview(1, other)).rejects.toMatchObject({ code: 'not_allowed' })
    const taken = testApp.call(exportMembers, { body: { reason: 'Trying it' } }, { token: other, ...key() })
    await expect(taken).rejects.toMatchObject({ code: 'not_allowed' })
  }
})
