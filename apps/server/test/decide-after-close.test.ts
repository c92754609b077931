import {
  decideEntry,
  decideProposal,
  listAudit,
  listHeldEntries,
  type OperatorRole,
  readMemberRecord,
  readOperatedCompetition,
} from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withCompetition } from './competition-test-app.ts'
import { createIdentityTestApp } from './identity-test-app.ts'
import { signInOperator } from './sign-in-operator.ts'
import { awardPoints } from '../src/features/waitlist/public.ts'
import { insertAppeal } from '../src/features/waitlist/ledger/appeal-store.ts'
import { openCompetition } from '../src/features/competition/edition/open-competition.ts'
import { advanceCompetitions } from '../src/features/competition/public.ts'

const AFTER_CLOSE = '2026-12-02T00:00:00Z'
const FINAL = '2026-12-08T00:00:00Z'
const ID = 'mowatt-2026-11-30'

let testApp: Awaited<ReturnType<typeof start>>
const start = async () => withCompetition(await createIdentityTestApp())
let tokens: Record<'promoter' | 'support' | 'admin' | 'other', string>

beforeAll(async () => {
  testApp = await start()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.clear()
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await testApp.enter(3)
})

let times = 0
const addressOf = (name: string) => `${name}-${times}@mowatt.example`

/** A token lasts an hour, so each time has operators of its own. */
async function at(time: string): Promise<void> {
  testApp.at(time)
  times += 1
  const as = (name: string, role: OperatorRole) => signInOperator(testApp, addressOf(name), role)
  tokens = {
    promoter: await as('promoter', 'promoter'),
    other: await as('other', 'promoter'),
    support: await as('support', 'support'),
    admin: await as('admin', 'admin'),
  }
}
const own = (who: keyof typeof tokens) => ({ token: tokens[who] })
const signed = (who: keyof typeof tokens) => ({ ...own(who), idempotencyKey: crypto.randomUUID() })

async function hold(memberId: string, key = 'held'): Promise<string> {
  const award = {
    memberId,
    quest: 'referral',
    key,
    points: 50,
    what: 'Refer a friend',
    why: 'A friend joined',
  } as const
  await awardPoints(testApp.ctx, testApp.ctx.db, { ...award, state: 'held', reason: 'We look at it first.' })
  const { rows } = await testApp.database.pool.query<{ id: number }>(
    'select id from waitlist_entry where member_id = $1 and key = $2',
    [memberId, key],
  )
  return String(rows[0]?.id)
}

type Outcome = 'count' | 'refuse' | 'reverse' | 'uphold' | 'dismiss'
const decide = async (who: keyof typeof tokens, entryId: string, outcome: Outcome = 'count') => {
  const body = { outcome, words: 'Your friends are real' }
  return testApp.call(decideEntry, { params: { entry_id: entryId }, body }, signed(who))
}
const answer = async (who: keyof typeof tokens, id: string, decision: 'confirm' | 'decline' = 'confirm') =>
  testApp.call(decideProposal, { params: { proposal_id: id }, body: { decision, reason: 'I checked it' } }, signed(who))
const queue = async (who: keyof typeof tokens = 'other') =>
  (await testApp.call(listHeldEntries, { query: {} }, own(who))).entries
const waiting = async (entryId: string) =>
  (await queue()).find(({ entry_id: id }) => id === entryId)?.proposals?.[0]?.proposal_id ?? ''
const pointsOf = async (memberId: string) =>
  (await testApp.call(readMemberRecord, { params: { member_id: memberId } }, own('promoter'))).member.points
const refuses = (words: RegExp) => ({ code: 'competition_refuses', message: expect.stringMatching(words) })

test('after the close nobody decides alone about the points of an entrant, before it and after the ranking one does', async () => {
  const entry = await hold('person-2')
  const another = await hold('person-3')
  await at('2026-11-20T09:00:00Z')
  expect((await queue()).map(({ proposals }) => proposals)).toEqual([null, null])
  expect(await decide('promoter', another)).toEqual({ outcome: 'decided' })

  await at(AFTER_CLOSE)
  // Also before the close has been written.
  expect((await queue()).map(({ proposals }) => proposals)).toEqual([[]])
  await advanceCompetitions(testApp.ctx)
  const before = await pointsOf('person-2')
  expect(await decide('promoter', entry)).toEqual({ outcome: 'proposed' })
  await expect(decide('other', entry)).rejects.toMatchObject(refuses(/already proposed/))
  expect(await pointsOf('person-2')).toBe(before)
  expect((await queue())[0]).toMatchObject({
    state: 'held',
    proposals: [{ act: 'count', is_own: false, is_stale: false, reason: 'Your friends are real' }],
  })
  const proposal = await waiting(entry)
  await expect(answer('promoter', proposal)).rejects.toMatchObject(refuses(/another operator/))
  expect(await answer('other', proposal)).toEqual({ outcome: 'confirmed' })
  expect(await pointsOf('person-2')).toBe(before + 50)

  const late = await hold('person-3', 'late')
  expect(await decide('promoter', late)).toEqual({ outcome: 'decided' })
  const unknown = await hold(await testApp.join('nobody'))
  expect(await decide('promoter', unknown)).toEqual({ outcome: 'decided' })

  await at(FINAL)
  await advanceCompetitions(testApp.ctx)
  const { rows } = await testApp.database.pool.query('select user_id, points from competition_entry order by place')
  expect(rows).toMatchObject([
    { user_id: 'person-2', points: 1050 },
    { user_id: 'person-3', points: 1049 },
    { user_id: 'person-1', points: 1001 },
  ])
  expect(await decide('promoter', entry, 'reverse')).toEqual({ outcome: 'decided' })
})

test('both operators are in the log, and the member reads the words of the proposal', async () => {
  const entry = await hold('person-1')
  await at(AFTER_CLOSE)
  await decide('promoter', entry, 'refuse')
  await answer('other', await waiting(entry))
  const subjects = [`competition:${ID}`, `entry:${entry}`]
  const logged = await Promise.all(
    subjects.map((subject) => testApp.call(listAudit, { query: { subject } }, own('admin'))),
  )
  const [made, proposed] = logged[0]?.entries ?? []
  expect(proposed).toMatchObject({ act: 'competition.propose', operator: addressOf('promoter') })
  expect(made).toMatchObject({ act: 'competition.points_decided', reason: 'I checked it' })
  expect(JSON.parse(made?.after ?? '')).toMatchObject({
    entry_id: Number(entry),
    outcome: 'refuse',
    proposed_by: addressOf('promoter'),
  })
  const [decided] = logged[1]?.entries ?? []
  const second = { operator: addressOf('other'), reason: 'Your friends are real' }
  expect(decided).toMatchObject({ act: 'entry.refuse', ...second })
  const record = await testApp.call(readMemberRecord, { params: { member_id: 'person-1' } }, own('support'))
  expect(record.entries[0]).toMatchObject({ state: 'refused', reason: 'Your friends are real' })
  const { competition } = await testApp.call(readOperatedCompetition, { query: {} }, own('admin'))
  expect(competition?.proposals[0]).toMatchObject({ act: 'refuse', outcome: 'confirmed', user_id: 'person-1' })
})

test('support proposes and confirms decisions about points, and nothing else of a competition', async () => {
  const [entry, another] = [await hold('person-1'), await hold('person-2')]
  await at(AFTER_CLOSE)
  await decide('support', entry)
  expect(await answer('promoter', await waiting(entry))).toEqual({ outcome: 'confirmed' })
  await decide('promoter', another)
  const proposal = await waiting(another)
  await testApp.database.pool.query("update operators_operator set role = 'editor' where email = $1", [
    addressOf('promoter'),
  ])
  await expect(answer('support', proposal)).rejects.toMatchObject(refuses(/doesn’t count/))
  await testApp.database.pool.query("update operators_operator set role = 'promoter' where email = $1", [
    addressOf('promoter'),
  ])
  expect(await answer('support', proposal)).toEqual({ outcome: 'confirmed' })
  const { rows } = await testApp.database.pool.query<{ id: string }>(
    `insert into competition_proposal (edition_id, act, user_id, seen, reason, proposed_by, proposed_at)
     values ($1, 'exclude', 'person-3', 'x', 'x', 'other@mowatt.example', now()) returning id`,
    [ID],
  )
  await expect(answer('support', rows[0]?.id ?? '')).rejects.toMatchObject({ code: 'not_allowed' })
})

test('a proposal goes stale once the entry is decided or the ranking final', async () => {
  const [entry, another] = [await hold('person-1'), await hold('person-2')]
  await at(AFTER_CLOSE)
  await decide('promoter', entry, 'count')
  await decide('promoter', entry, 'refuse')
  const [first, second] = (await queue())[0]?.proposals ?? []
  await answer('other', first?.proposal_id ?? '')
  await expect(answer('other', second?.proposal_id ?? '')).rejects.toMatchObject(refuses(/has changed/))
  await expect(decide('promoter', entry, 'refuse')).rejects.toMatchObject(refuses(/already decided/))
  await decide('promoter', another)
  const late = await waiting(another)
  await advanceCompetitions(testApp.ctx)
  await at(FINAL)
  await advanceCompetitions(testApp.ctx)
  await expect(answer('other', late)).rejects.toMatchObject(refuses(/has changed/))
  expect(await decide('promoter', another)).toEqual({ outcome: 'decided' })
})

const appeal = async (memberId: string, entryId: string) => {
  const sent = { memberId, entryId: Number(entryId), text: 'That was me', at: testApp.ctx.now() }
  expect(await insertAppeal(testApp.ctx.db, sent)).toBe('received')
}
const correctionOf = async (memberId: string, key: string) => {
  const found = 'select id from waitlist_entry where member_id = $1 and key = $2'
  const { rows } = await testApp.database.pool.query<{ id: number }>(found, [memberId, key])
  return String(rows[0]?.id)
}
const decideWithTwo = async (entryId: string, outcome: Outcome) => {
  expect(await decide('promoter', entryId, outcome)).toEqual({ outcome: 'proposed' })
  await answer('other', await waiting(entryId))
}

test('what corrects points after the close counts from when those were earned', async () => {
  const [refused, counted, disputed] = [await hold('person-1'), await hold('person-2'), await hold('person-3')]
  await at('2026-11-20T09:00:00Z')
  await decide('promoter', refused, 'refuse')
  await decide('promoter', counted)
  await decide('promoter', disputed)
  await at(AFTER_CLOSE)
  const late = await hold('person-1', 'late')
  await decide('promoter', late, 'refuse')
  await appeal('person-1', refused)
  await decideWithTwo(refused, 'uphold')
  await appeal('person-2', counted)
  await decideWithTwo(counted, 'reverse')
  // Taken back, and given again: each counts from when the points were earned.
  await appeal('person-3', disputed)
  await decideWithTwo(disputed, 'reverse')
  const takenBack = await correctionOf('person-3', `reversal:${disputed}`)
  await appeal('person-3', takenBack)
  await decideWithTwo(takenBack, 'uphold')
  // Earned after the close: one operator decides, and no result changes.
  await appeal('person-1', late)
  expect(await decide('promoter', late, 'uphold')).toEqual({ outcome: 'decided' })

  await at(FINAL)
  await advanceCompetitions(testApp.ctx)
  const { rows } = await testApp.database.pool.query('select user_id, points from competition_entry order by place')
  expect(rows).toEqual([
    { user_id: 'person-1', points: 1051 },
    { user_id: 'person-3', points: 1049 },
    { user_id: 'person-2', points: 1000 },
  ])
})
