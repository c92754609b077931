import {
  deleteAccount,
  exportAccount,
  listCaughtMail,
  readKept,
  readMember,
  readQueue,
  readReceipt,
  updateMember,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'
import { ALL_DECLARED } from '../../../test/competition-test-app.ts'
import { awardPoints } from '../waitlist/public.ts'
import { recordedBeacon } from './beacon/beacon.ts'
import { commitDraw } from './draw/commit-draw.ts'
import { drawWinners } from './draw/draw-winners.ts'
import { openCompetition } from './edition/open-competition.ts'
import { advanceCompetitions } from './public.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const DAY_SECONDS = 86_400

/** The day after tomorrow, whatever day it is: the sign-in library looks at the real clock. */
const soon = () => new Date(testApp.ctx.now().getTime() + 2 * DAY_SECONDS * 1000).toISOString().slice(0, 10)

test('somebody signs in, joins, plays, declares, is in, gets a receipt, and leaves', async () => {
  const { idToken: token, localId } = await testApp.signIn('ada@people.example')
  const me = () => testApp.call(readMember, { query: {} }, { token })
  const say = (declarations: Partial<typeof ALL_DECLARED>) =>
    testApp.call(updateMember, { body: { declarations } }, { token })

  // As shipped: it is over, and says so.
  expect((await testApp.call(readQueue, { query: {} })).competition).toEqual({
    status: 'closed',
    closes_at: '2025-09-30T22:59:59.000Z',
  })
  expect((await me()).competition).toMatchObject({ status: 'closed', eligible: false })
  await expect(say(ALL_DECLARED)).rejects.toMatchObject({ code: 'competition_closed', status: 409 })

  const { id } = await openCompetition(testApp.ctx, { closesOn: soon(), rules: { settlement_days: 0 } })
  expect((await say({ over_18: true, uk_resident: true })).competition).toMatchObject({
    status: 'open',
    eligible: false,
    missing: ['game', 'not_employee'],
    declarations: { over_18: true, uk_resident: true, not_employee: false },
  })
  // A taken name: the declaration beside it is not stored either.
  const { idToken: other } = await testApp.signIn('bob@people.example')
  await testApp.call(updateMember, { body: { alias: 'Bob Was First' } }, { token: other })
  const both = { alias: 'Bob Was First', declarations: ALL_DECLARED }
  await expect(testApp.call(updateMember, { body: both }, { token })).rejects.toMatchObject({ code: 'alias_taken' })
  expect((await me()).competition.declarations).toEqual({ over_18: true, uk_resident: true, not_employee: false })
  await awardPoints(testApp.ctx, testApp.ctx.db, {
    memberId: localId,
    quest: 'escape-the-tunnel',
    key: 'run:1',
    points: 120,
    what: 'test',
    why: 'test',
  })
  expect((await say({ not_employee: true })).competition).toMatchObject({
    eligible: true,
    missing: [],
    entered_at: testApp.ctx.now().toISOString(),
  })
  await expect(testApp.call(readReceipt, { query: {} }, { token })).rejects.toMatchObject({ code: 'receipt_not_ready' })

  testApp.pass(4 * DAY_SECONDS)
  await advanceCompetitions(testApp.ctx)
  await commitDraw(testApp.ctx, id, { beacon: recordedBeacon, who: 'command' })
  const { idToken: later } = await testApp.signIn('ada@people.example')
  const receipt = await testApp.call(readReceipt, { query: {} }, { token: later })
  expect(receipt.entry).toMatchObject({ person: 'ada@people.example', place: 1, points: 220 })

  const { data } = await testApp.call(exportAccount, {}, { token: later })
  expect(data['competition']).toMatchObject({ entries: [{ competition: id, place: 1, salt: receipt.salt }] })
  await testApp.call(deleteAccount, {}, { token: later })
  const left = await testApp.database.db.selectFrom('competition_entry').selectAll().execute()
  expect(left).toMatchObject([{ place: 1, user_id: null, person_key: null, alias: null, email: null, salt: null }])
  expect(await testApp.database.db.selectFrom('competition_declaration').selectAll().execute()).toEqual([])
})

test('the way to a prize counts those who have entered, and ends with the competition', async () => {
  const names = ['first', 'second', 'third', 'fourth']
  const people: Awaited<ReturnType<typeof testApp.signIn>>[] = []
  for (const name of names) people.push(await testApp.signIn(`${name}@people.example`))
  const me = (at: number) => testApp.call(readMember, { query: {} }, { token: people[at]!.idToken })
  for (const at of names.keys()) await me(at)
  const pay = (at: number, points: number) =>
    awardPoints(testApp.ctx, testApp.ctx.db, {
      memberId: people[at]!.localId,
      quest: 'escape-the-tunnel',
      key: 'run:1',
      points,
      what: 'test',
      why: 'test',
    })
  for (const [at, points] of [400, 300, 200, 100].entries()) await pay(at, points)
  const { id } = await openCompetition(testApp.ctx, {
    closesOn: soon(),
    id: 'among-entrants',
    rules: { settlement_days: 0 },
  })
  // The first in the queue has not entered, so other entrants needn't pass them for a prize.
  await me(3)
  const enter = (at: number) =>
    testApp.call(updateMember, { body: { declarations: ALL_DECLARED } }, { token: people[at]!.idToken })
  // At the same moment: no two entrants are given the same place.
  const entered = await Promise.all([1, 2].map(enter))
  expect(entered.map(({ competition }) => competition)).toMatchObject([
    { eligible: true, place: null },
    { eligible: true, place: null },
  ])
  testApp.pass(30)
  expect(await me(1)).toMatchObject({ next_prize: null, competition: { place: 1 } })
  expect(await me(2)).toMatchObject({
    next_prize: { place: 1, prize: 'AirPods 4', points_wanted: 401, points_missing: 101 },
    competition: { place: 2 },
  })
  expect(await me(3)).toMatchObject({ next_prize: { place: 2, points_wanted: 301 }, competition: { place: null } })

  testApp.pass(4 * DAY_SECONDS)
  await advanceCompetitions(testApp.ctx)
  const again = await testApp.signIn('third@people.example')
  const sight = await testApp.call(readMember, { query: {} }, { token: again.idToken })
  expect(sight.competition.status).not.toBe('open')
  expect(sight).toMatchObject({ next_prize: null, competition: { place: 2 } })

  // The last question and the last mail to a winner say what is kept, and to everyone else that everything is deleted.
  await commitDraw(testApp.ctx, id, { beacon: recordedBeacon, who: 'command' })
  await drawWinners(testApp.ctx, id, { beacon: recordedBeacon, who: 'command' })
  await advanceCompetitions(testApp.ctx)
  const farewell = async (name: string) => {
    const to = `${name}@people.example`
    const { idToken: token } = await testApp.signIn(to)
    const { kept } = await testApp.call(readKept, {}, { token })
    await testApp.call(deleteAccount, {}, { token })
    while (await testApp.ctx.mail.deliverOne());
    return { kept, text: (await testApp.call(listCaughtMail, { query: { to } }))[0]?.text }
  }
  const { kept, text: words } = await farewell('second')
  expect(kept).toEqual([expect.stringContaining('You won a prize: AirPods 4.')])
  expect(words).toContain(kept[0])
  expect(words).toContain('except what’s listed below')
  expect(words).toContain('You won a prize: AirPods 4. We keep a record of it for up to 6 years')
  expect(words).toContain('You can still claim it with the link')
  expect(await farewell('fourth')).toEqual({ kept: [], text: expect.stringContaining('and everything in it') })
})
