import {
  decideEntry,
  listAudit,
  listHeldEntries,
  type OperatorRole,
  readMemberRecord,
  searchMembers,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { createWaitlistTestApp, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { seedSamples } from '../members/seed-samples.ts'

let testApp: WaitlistTestApp
let promoter: string
beforeAll(async () => {
  testApp = await createWaitlistTestApp()
  promoter = await operator('promoter@mowatt.example', 'promoter')
})
afterAll(() => testApp.close())

const operator = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)

const search = (words: string, token = promoter) => testApp.call(searchMembers, { query: { search: words } }, { token })
const emails = async (words: string) => (await search(words)).members.map(({ email }) => email)

const award = (memberId: string, key: string, points: number) =>
  testApp.ctx.db.transaction().execute((tx) =>
    awardPoints(testApp.ctx, tx, {
      memberId,
      quest: 'energy-bill',
      key,
      points,
      what: 'Energy bill',
      why: 'A test',
      state: 'held',
      reason: 'We look at it first.',
    }),
  )

test('members are found by the beginning of an address or alias, and odd characters are only characters', async () => {
  const ann = await testApp.enter('ann_lee@post.example')
  await testApp.enter('annslee@post.example')
  expect(await emails('ANN')).toEqual(['ann_lee@post.example', 'annslee@post.example'])
  expect(await emails('ann_')).toEqual(['ann_lee@post.example'])
  expect(await emails(ann.me.alias)).toEqual(['ann_lee@post.example'])
  for (const words of ['%', '_', "'", '\\', '100%', 'zzz', '‮', '💡']) expect(await emails(words)).toEqual([])
})

test('all members come in the order of the queue, page by page, each once', async () => {
  await seedSamples(testApp.ctx.db, { count: 120, at: testApp.ctx.now() })
  const seen: { member_id: string; points: number }[] = []
  for (let after: string | undefined; ;) {
    const { members, next } = await testApp.call(searchMembers, { query: { after } }, { token: promoter })
    seen.push(...members)
    if (next === null) break
    after = next
  }
  const { total } = await testApp.call(
    readMemberRecord,
    { params: { member_id: seen[0]?.member_id ?? '' } },
    { token: promoter },
  )
  expect(new Set(seen.map(({ member_id }) => member_id)).size).toBe(total)
  expect(seen.map(({ points }) => points)).toEqual(seen.map(({ points }) => points).toSorted((a, b) => b - a))
})

test('points that are held are decided once, with words that the member reads and the log keeps', async () => {
  const bea = await testApp.enter('bea@post.example')
  await award(bea.userId, 'energy-bill', 150)
  const held = async () => (await testApp.call(listHeldEntries, { query: {} }, { token: promoter })).entries
  const [entry] = (await held()).filter(({ member_id }) => member_id === bea.userId)
  expect(entry).toMatchObject({ points: 150, state: 'held', reason: 'We look at it first.' })
  const decide = (words: string) =>
    testApp.call(
      decideEntry,
      { params: { entry_id: entry?.entry_id ?? '' }, body: { outcome: 'count', words } },
      { token: promoter, idempotencyKey: crypto.randomUUID() },
    )
  await expect(decide('')).rejects.toMatchObject({ code: 'invalid_request' })
  expect(await decide('It is theirs')).toEqual({ outcome: 'decided' })
  expect(await decide('Again')).toEqual({ outcome: 'already' })
  expect(await held()).toEqual([])
  const record = await testApp.call(readMemberRecord, { params: { member_id: bea.userId } }, { token: promoter })
  expect(record).toMatchObject({ member: { points: 250 }, held_points: 0, entries: [{ reason: 'It is theirs' }, {}] })
  const query = { subject: `entry:${entry?.entry_id}` }
  const admin = await operator('admin@mowatt.example', 'admin')
  expect((await testApp.call(listAudit, { query }, { token: admin })).entries).toMatchObject([
    { operator: 'promoter@mowatt.example', act: 'entry.count', reason: 'It is theirs' },
  ])
})

test('an editor and a member see none of it, and what is not there is not found', async () => {
  const { idToken: member } = await testApp.signIn('ann_lee@post.example')
  for (const token of [await operator('editor@mowatt.example', 'editor'), member]) {
    await expect(search('ann', token)).rejects.toMatchObject({ code: 'not_allowed' })
  }
  for (const member_id of ['nobody', '0', "' or 1=1"]) {
    const asked = testApp.call(readMemberRecord, { params: { member_id } }, { token: promoter })
    await expect(asked).rejects.toMatchObject({ code: 'not_found' })
  }
})
