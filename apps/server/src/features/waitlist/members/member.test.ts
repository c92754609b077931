import { appealEntry, deleteAccount, exportAccount, readMember, updateMember } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWaitlistTestApp, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { decideEntry } from '../ledger/decide-entry.ts'
import { checkRanks } from '../ranking/check-ranks.ts'

const KIM = { email: 'kim@mowatt.example', role: 'promoter' }
let testApp: WaitlistTestApp

/** Every table that could contain data of a member. */
const KEPT_IN = [
  'waitlist_member',
  'waitlist_signup',
  'waitlist_entry',
  'waitlist_decision',
  'waitlist_appeal',
  'waitlist_referral',
  'waitlist_look',
  'waitlist_answer',
  'waitlist_bill',
  'waitlist_bill_mark',
  'http_answer',
]

beforeAll(async () => {
  testApp = await createWaitlistTestApp()
})
afterAll(() => testApp.close())

const put = (token: string, body: object) => testApp.call(updateMember, { body }, { token })
const award = (memberId: string, key: string, points: number, state: 'counted' | 'held' = 'counted') =>
  testApp.ctx.db.transaction().execute((tx) =>
    awardPoints(testApp.ctx, tx, {
      memberId,
      quest: 'energy-bill',
      key,
      points,
      what: 'A bill',
      why: 'For a bill.',
      state,
      ...(state === 'held' ? { reason: 'We look at it first.' } : {}),
    }),
  )

test('whoever has no account has no place', async () => {
  await expect(testApp.call(readMember, { query: {} })).rejects.toMatchObject({ status: 401 })
  const visitor = await testApp.visitor()
  await expect(testApp.call(readMember, { query: {} }, { token: visitor })).rejects.toMatchObject({ status: 401 })
})

test.for([{ points: 9999 }, { rank: 1 }, { role: 'admin' }, { held_points: 0 }, { alias: 'Nice Name', points: 1 }])(
  '%o is refused, and changes nothing',
  async (body) => {
    const { token, me } = await testApp.enter('ada@post.example')
    await expect(put(token, body)).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
    const after = await testApp.me(token)
    expect([after.points, after.alias]).toEqual([100, me.alias])
  },
)

test('a body that says null is refused', async () => {
  const { token } = await testApp.enter('zoe@post.example')
  const headers = { 'content-type': 'application/json' }
  const answer = await testApp.request({ method: 'PUT', url: '/api/v1/waitlist/me', token, headers, payload: 'null' })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
})

test('a member takes another alias, and nobody takes theirs', async () => {
  const { token } = await testApp.enter('bea@post.example')
  expect((await put(token, { alias: 'Kilowatt  Kim' })).alias).toBe('Kilowatt Kim')
  const other = await testApp.enter('cleo@post.example')
  await expect(put(other.token, { alias: 'kilowattkím' })).rejects.toMatchObject({ code: 'alias_taken', status: 409 })
  await expect(put(other.token, { alias: 'cleo@post.example' })).rejects.toMatchObject({ code: 'alias_refused' })
  await expect(put(other.token, { alias: 'x' })).rejects.toMatchObject({ status: 400 })
  const wanted = await Promise.allSettled([token, other.token].map((each) => put(each, { alias: 'Both Want It' })))
  expect(wanted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('declarations are refused once the competition is closed', async () => {
  const { token } = await testApp.enter('dora@post.example')
  await expect(put(token, { declarations: { over_18: true } })).rejects.toMatchObject({ code: 'competition_closed' })
})

test('an update is taken whole or not at all', async () => {
  const [mia, ned] = [await testApp.enter('mia@post.example'), await testApp.enter('ned@post.example')]
  await put(mia.token, { alias: 'Mia Was First' })
  const before = await testApp.me(ned.token)
  const quest = { id: 'instagram-follow' as const }
  // The competition is closed here, so that it is the declaration that is refused.
  const closed = put(ned.token, { alias: 'Half A Name', declarations: { over_18: true }, quest })
  await expect(closed).rejects.toMatchObject({ code: 'competition_closed' })
  expect(await testApp.me(ned.token)).toEqual(before)
  await expect(put(ned.token, { alias: 'Mia Was First', quest })).rejects.toMatchObject({ code: 'alias_taken' })
  expect(await testApp.me(ned.token)).toEqual(before)
  expect(await put(ned.token, { alias: 'Ned Comes Next', quest })).toMatchObject({
    alias: 'Ned Comes Next',
    points: before.points + 10,
  })
})

test('following is claimed once, and nothing else is done by saying so', async () => {
  const { token } = await testApp.enter('eva@post.example')
  const claim = { quest: { id: 'instagram-follow' } }
  const claims = await Promise.all(Array.from({ length: 20 }, () => put(token, claim)))
  expect(new Set(claims.map(({ points }) => points))).toEqual(new Set([110]))
  await expect(put(token, { quest: { id: 'energy-bill' } })).rejects.toMatchObject({ code: 'quest_not_claimable' })
})

test('movement is told from the last day on which they looked', async () => {
  const [fay, gil] = [await testApp.enter('fay@post.example'), await testApp.enter('gil@post.example')]
  expect(gil.me.rank).toBe(fay.me.rank + 1)
  expect(gil.me.movement).toBeNull()
  await award(gil.userId, 'bill', 150)
  testApp.pass(24 * 3600)
  const again = await testApp.enter('gil@post.example')
  expect(again.me.movement?.places).toBe(gil.me.rank - again.me.rank)
  expect(again.me.movement?.places).toBeGreaterThan(0)
  const later = await testApp.enter('fay@post.example')
  expect(later.me.movement?.places).toBe(-1)
})

test('the ledger explains every point, by day too', async () => {
  const hal = await testApp.enter('hal@post.example')
  await award(hal.userId, 'bill', 150)
  await award(hal.userId, 'doubtful', 75, 'held')
  const ledger = await testApp.ledger(hal.token)
  expect(ledger.points).toBe(250)
  expect(ledger.entries.map(({ points, state, reason }) => [points, state, reason])).toEqual([
    [75, 'held', 'We look at it first.'],
    [150, 'counted', null],
    [100, 'counted', null],
  ])
  expect(ledger.days).toEqual([{ date: expect.any(String), points: 250, rank: hal.me.rank, referrals: 0 }])
  expect(await testApp.me(hal.token)).toMatchObject({ points: 250, held_points: 75 })
})

test('an entry can be appealed once, by its owner, and the answer is in the ledger', async () => {
  const [ida, jim] = [await testApp.enter('ida@post.example'), await testApp.enter('jim@post.example')]
  await award(ida.userId, 'doubtful', 75, 'held')
  const [held] = (await testApp.ledger(ida.token)).entries
  const body = { entry_id: held?.id ?? '', text: 'It is my own bill.' }
  expect(await testApp.call(appealEntry, { body }, { token: ida.token })).toMatchObject({ state: 'open' })
  const again = () =>
    testApp.call(appealEntry, { body: { ...body, text: 'And look at the date.' } }, { token: ida.token })
  await expect(again()).rejects.toMatchObject({ code: 'appeal_open', status: 409 })
  for (const entry_id of [body.entry_id, '999999', 'x', '1e3']) {
    const asked = testApp.call(appealEntry, { body: { ...body, entry_id } }, { token: jim.token })
    await expect(asked).rejects.toMatchObject({ code: 'not_found' })
  }
  await decideEntry(testApp.ctx, Number(held?.id), { outcome: 'refuse', words: 'It names somebody else.' }, KIM)
  const refused = (await testApp.ledger(ida.token)).entries[0]
  expect(refused).toMatchObject({
    state: 'refused',
    reason: 'It names somebody else.',
    appeal: { state: 'dismissed', text: 'It is my own bill.', answer: 'It names somebody else.' },
  })
  await expect(again()).rejects.toMatchObject({ code: 'appeal_answered', status: 409 })
  expect((await testApp.me(ida.token)).points).toBe(100)
})

test('points that were taken back come again when an appeal is upheld', async () => {
  const kai = await testApp.enter('kai@post.example')
  await award(kai.userId, 'bill', 150)
  const [bill] = (await testApp.ledger(kai.token)).entries
  await decideEntry(testApp.ctx, Number(bill?.id), { outcome: 'reverse', words: 'Not yours.' }, KIM)
  const [taken] = (await testApp.ledger(kai.token)).entries
  const quest = async () => (await testApp.me(kai.token)).quests.find(({ id }) => id === 'energy-bill')
  expect((await testApp.me(kai.token)).points).toBe(100)
  expect(await quest()).toMatchObject({ state: 'done', earned: 0, note: 'Taken back: Not yours.' })
  const body = { entry_id: taken?.id ?? '', text: 'It is.' }
  await testApp.call(appealEntry, { body }, { token: kai.token })
  const decision = { outcome: 'uphold' as const, words: 'It is. Sorry.' }
  expect(await decideEntry(testApp.ctx, Number(taken?.id), decision, KIM)).toBe('decided')
  expect(await decideEntry(testApp.ctx, Number(taken?.id), decision, KIM)).toBe('already')
  expect((await testApp.me(kai.token)).points).toBe(250)
  expect(await quest()).toMatchObject({ state: 'done', earned: 150, note: null })
})

test('a person takes their waitlist along, and leaves it without a trace', async () => {
  const lea = await testApp.enter('lea@post.example')
  await award(lea.userId, 'bill', 150)
  await testApp.call(updateMember, { body: { alias: 'Lea Leaves' } }, { token: lea.token, idempotencyKey: 'lea-1' })
  const { data } = await testApp.call(exportAccount, {}, { token: lea.token })
  expect(data['waitlist']).toMatchObject({ member: { alias: 'Lea Leaves', points: 250 }, ledger: [{}, {}] })
  const before = await checkRanks(testApp.ctx.db)
  await testApp.call(deleteAccount, {}, { token: lea.token })
  expect(await checkRanks(testApp.ctx.db)).toEqual({ ...before, members: before.members - 1 })
  const { pool } = testApp.database
  for (const name of KEPT_IN) {
    const { rowCount } = await pool.query(`select from ${name} as row where row::text like '%' || $1 || '%'`, [
      lea.userId,
    ])
    expect([name, rowCount]).toEqual([name, 0])
  }
  expect((await pool.query(`select from waitlist_member where email = 'lea@post.example'`)).rowCount).toBe(0)
  expect(before).toMatchObject({ wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 })
})
