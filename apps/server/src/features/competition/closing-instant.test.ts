import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ALL_DECLARED, type CompetitionTestApp, createCompetitionTestApp } from '../../../test/competition-test-app.ts'
import { awardPoints } from '../waitlist/public.ts'
import { openCompetition } from './edition/open-competition.ts'
import { declare } from './entry/declare.ts'
import { eligibility } from './entry/eligibility.ts'
import { advanceCompetitions, competitionApi } from './public.ts'

let testApp: CompetitionTestApp

beforeAll(async () => {
  testApp = await createCompetitionTestApp()
})
afterAll(() => testApp.close())
beforeEach(() => testApp.clear())

const places = () =>
  testApp.database.db
    .selectFrom('competition_entry')
    .select(['user_id', 'place', 'points', 'left_out'])
    .orderBy('id')
    .execute()

test.for([
  ['summer time', '2027-03-31', '2027-03-31T22:59:59Z', '2027-03-31T23:00:00Z'],
  ['winter time', '2027-01-31', '2027-01-31T23:59:59Z', '2027-02-01T00:00:00Z'],
] as const)(
  'in %s an entry counts at 23:59:59 in London and is refused a second later',
  async ([, day, last, over]) => {
    await openCompetition(testApp.ctx, { closesOn: day })
    const [early, late] = [await testApp.join('early'), await testApp.join('late')]
    testApp.at(last)
    await declare(testApp.ctx, early, ALL_DECLARED)
    expect(await competitionApi.read(testApp.ctx)).toMatchObject({ status: 'open', closesAt: new Date(last) })
    testApp.at(over)
    await expect(declare(testApp.ctx, late, ALL_DECLARED)).rejects.toMatchObject({ code: 'competition_closed' })
    expect(await competitionApi.read(testApp.ctx)).toMatchObject({ status: 'closed', closesAt: new Date(last) })
    expect(await eligibility(testApp.ctx, early)).toMatchObject({ isEligible: true, enteredAt: new Date(last) })
    expect(await eligibility(testApp.ctx, late)).toMatchObject({
      isEligible: false,
      missing: ['over_18', 'uk_resident', 'not_employee'],
    })
  },
)

test('who was complete in the last second is in, though nobody looked; a run after it is too late', async () => {
  await openCompetition(testApp.ctx, { closesOn: '2027-03-31' })
  const [early, late] = [
    await testApp.join('early', { hasPlayed: false }),
    await testApp.join('late', { hasPlayed: false }),
  ]
  for (const each of [early, late]) await declare(testApp.ctx, each, ALL_DECLARED)
  expect(await eligibility(testApp.ctx, early)).toMatchObject({ isEligible: false, missing: ['game'] })
  const run = { quest: 'escape-the-tunnel' as const, key: 'run:1', points: 50, what: 'test', why: 'test' }
  testApp.at('2027-03-31T22:59:59Z')
  await awardPoints(testApp.ctx, testApp.ctx.db, { ...run, memberId: early })
  testApp.at('2027-03-31T23:00:00Z')
  await awardPoints(testApp.ctx, testApp.ctx.db, { ...run, memberId: late })
  await awardPoints(testApp.ctx, testApp.ctx.db, { ...run, memberId: early, key: 'run:2' })
  await advanceCompetitions(testApp.ctx)
  testApp.at('2027-04-08T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
  // The run after closing pays in the queue and not in the ranking.
  expect(await places()).toEqual([{ user_id: 'early', place: 1, points: 150, left_out: null }])
})

test('a person enters once, whatever addresses they have', async () => {
  await openCompetition(testApp.ctx, { closesOn: '2027-03-31' })
  const [first, second] = [
    await testApp.join('first', { personKey: 'same' }),
    await testApp.join('second', { personKey: 'same' }),
  ]
  await Promise.all([first, second].map((each) => declare(testApp.ctx, each, ALL_DECLARED)))
  const [entry, ...others] = await places()
  expect(others).toEqual([])
  const other = entry?.user_id === first ? second : first
  expect(await eligibility(testApp.ctx, other)).toMatchObject({ isEligible: false, missing: ['one_per_person'] })
})

test('who takes a word back is out, and may come back', async () => {
  await openCompetition(testApp.ctx, { closesOn: '2027-03-31' })
  const someone = await testApp.join('someone')
  await declare(testApp.ctx, someone, { over_18: true, uk_resident: true })
  expect(await eligibility(testApp.ctx, someone)).toMatchObject({ isEligible: false, missing: ['not_employee'] })
  await declare(testApp.ctx, someone, { not_employee: true })
  expect(await eligibility(testApp.ctx, someone)).toMatchObject({ isEligible: true, missing: [] })
  await declare(testApp.ctx, someone, { uk_resident: false })
  expect(await eligibility(testApp.ctx, someone)).toMatchObject({ isEligible: false, missing: ['uk_resident'] })
  await declare(testApp.ctx, someone, { uk_resident: true })
  expect(await eligibility(testApp.ctx, someone)).toMatchObject({ isEligible: true })
})

test('before it opens nobody can enter', async () => {
  const someone = await testApp.join('someone')
  await openCompetition(testApp.ctx, { closesOn: '2027-03-31', opensAt: new Date('2026-12-01T00:00:00Z') })
  expect(await competitionApi.read(testApp.ctx)).toMatchObject({ status: 'upcoming' })
  await expect(declare(testApp.ctx, someone, ALL_DECLARED)).rejects.toMatchObject({ code: 'competition_closed' })
  testApp.at('2026-12-01T00:00:00Z')
  await declare(testApp.ctx, someone, ALL_DECLARED)
  await advanceCompetitions(testApp.ctx)
  expect(await eligibility(testApp.ctx, someone)).toMatchObject({ isEligible: true })
})
