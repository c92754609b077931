import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { insertDecision } from '../ledger/ledger-store.ts'
import { openMembership } from '../members/open-membership.ts'
import { deleteMember } from '../members/member-store.ts'
import { checkRanks } from './check-ranks.ts'
import { readFirstPlaces, readPlacesAround } from './queue-store.ts'
import { foldRanks } from './rank-store.ts'

let testApp: TestApp
const members = Array.from({ length: 60 }, (_, index) => `member-${index}`)

beforeAll(async () => {
  testApp = await createTestApp()
  // Just before a slice and a row of slices end, so that the changes below fall on both sides.
  await testApp.database.pool.query(`select setval('waitlist_reached_seq', ${2 ** 17 - 150})`)
  for (const userId of members) {
    const email = `${userId}@post.example`
    await openMembership(testApp.ctx, { userId, email, network: undefined, referralCode: undefined })
  }
})
afterAll(() => testApp.close())

const agreed = { members: 60, wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 }

function award(memberId: string, key: string, points: number) {
  return testApp.ctx.db
    .transaction()
    .execute((tx) => awardPoints(testApp.ctx, tx, { memberId, quest: 'adjustment', key, points, what: 'x', why: 'x' }))
}

test('those who joined first stand first', async () => {
  const { total, places } = await readFirstPlaces(testApp.ctx.db, 100)
  expect(total).toBe(60)
  expect(places.map(({ rank }) => rank)).toEqual(members.map((_, index) => index + 1))
  expect(await checkRanks(testApp.ctx.db)).toEqual(agreed)
})

test('200 changes of points at once, while counts are folded, leave every rank exact', async () => {
  const changes = Array.from({ length: 200 }, (_, index) => {
    const memberId = members[(index * 7) % members.length] ?? ''
    return award(memberId, `change-${index}`, (index % 11) * 10 - 20)
  })
  const folds = Array.from({ length: 20 }, () => foldRanks(testApp.ctx.db))
  const outcomes = await Promise.all(changes)
  await Promise.all(folds)
  expect(new Set(outcomes)).toEqual(new Set(['awarded']))
  expect(await checkRanks(testApp.ctx.db)).toEqual(agreed)
  await foldRanks(testApp.ctx.db)
  expect(await checkRanks(testApp.ctx.db)).toEqual(agreed)
})

test('a hundred claims of the same thing at once pay once', async () => {
  const memberId = 'member-3'
  const before = await pointsOf(memberId)
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => award(memberId, 'once', 500)))
  expect(outcomes.filter((outcome) => outcome === 'awarded')).toHaveLength(1)
  expect(await pointsOf(memberId)).toBe(before + 500)
  expect(await checkRanks(testApp.ctx.db)).toEqual(agreed)
})

test('two servers on one database fold and award together', async () => {
  const other = await buildApp(testApp.ctx)
  await Promise.all([testApp.app.ready(), other.ready()])
  await Promise.all(
    Array.from({ length: 120 }, (_, index) => award(members[index % 60] ?? '', `two-${index}`, index % 5)),
  )
  await expect.poll(deltas).toBe(0)
  expect(await checkRanks(testApp.ctx.db)).toEqual(agreed)
  await other.close()
})

test('whoever reaches the same points later stands behind', async () => {
  await award('member-10', 'to-9000', 9000 - (await pointsOf('member-10')))
  await award('member-11', 'to-9000', 9000 - (await pointsOf('member-11')))
  const around = await readPlacesAround(testApp.ctx.db, 'member-11', 2)
  expect(around.map(({ rank, points, isYou }) => [rank, points, isYou])).toEqual([
    [1, 9000, false],
    [2, 9000, true],
    [3, expect.any(Number), false],
    [4, expect.any(Number), false],
    [5, expect.any(Number), false],
  ])
  const { places } = await readFirstPlaces(testApp.ctx.db, 5)
  expect(around.map(({ isYou: _you, ...place }) => place)).toEqual(places)
})

test('the ledger is only added to: no change, no removal, and one decision of what is held', async () => {
  const { db } = testApp.ctx
  await db.transaction().execute((tx) =>
    awardPoints(testApp.ctx, tx, {
      memberId: 'member-1',
      quest: 'referral',
      key: 'doubted',
      points: 50,
      what: 'x',
      why: 'x',
      state: 'held',
    }),
  )
  const of = (key: string) =>
    db.selectFrom('waitlist_entry').select('id').where('member_id', '=', 'member-1').where('key', '=', key)
  const [doubted, counted] = [await of('doubted').executeTakeFirstOrThrow(), await of('join').executeTakeFirstOrThrow()]
  const decide = (id: number) =>
    insertDecision(db, id, { outcome: 'counted', words: 'It is right.', at: testApp.ctx.now(), by: 'kim' })
  const before = await pointsOf('member-1')
  await decide(doubted.id)
  expect(await pointsOf('member-1')).toBe(before + 50)
  await expect(decide(doubted.id)).rejects.toThrow('duplicate key')
  await expect(decide(counted.id)).rejects.toThrow('only an entry that is held can be decided')
  const only = 'the ledger is only added to'
  const entries = db.updateTable('waitlist_entry').where('member_id', '=', 'member-1')
  await expect(entries.set({ points: 9999 }).execute()).rejects.toThrow(only)
  await expect(entries.set({ state: 'counted' }).execute()).rejects.toThrow(only)
  await expect(db.deleteFrom('waitlist_entry').where('id', '=', counted.id).execute()).rejects.toThrow(only)
  await expect(db.updateTable('waitlist_decision').set({ outcome: 'refused' }).execute()).rejects.toThrow(only)
  await expect(db.deleteFrom('waitlist_decision').execute()).rejects.toThrow(only)
  expect(await pointsOf('member-1')).toBe(before + 50)
  expect(await checkRanks(db)).toEqual(agreed)
})

test('who leaves makes room, and ranks stay exact', async () => {
  await deleteMember(testApp.ctx.db, 'member-10')
  expect(await checkRanks(testApp.ctx.db)).toEqual({ ...agreed, members: 59 })
  await foldRanks(testApp.ctx.db)
  expect(await checkRanks(testApp.ctx.db)).toEqual({ ...agreed, members: 59 })
})

async function pointsOf(memberId: string): Promise<number> {
  const { points } = await testApp.ctx.db
    .selectFrom('waitlist_member')
    .select('points')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return points
}

async function deltas(): Promise<number> {
  return (await testApp.ctx.db.selectFrom('waitlist_rank_delta').select('id').execute()).length
}
