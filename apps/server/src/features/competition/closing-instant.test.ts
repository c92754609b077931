import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ALL_DECLARED, type CompetitionHouse, createCompetitionHouse } from '../../../test/competition-house.ts'
import { awardPoints } from '../waitlist/public.ts'
import { openCompetition } from './edition/open-competition.ts'
import { declare } from './entry/declare.ts'
import { eligibility } from './entry/eligibility.ts'
import { advanceCompetitions, competitionDoor } from './public.ts'

let house: CompetitionHouse

beforeAll(async () => {
  house = await createCompetitionHouse()
})
afterAll(() => house.close())
beforeEach(() => house.clear())

const places = () =>
  house.database.db
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
    await openCompetition(house.ctx, { closesOn: day })
    const [early, late] = [await house.join('early'), await house.join('late')]
    house.at(last)
    await declare(house.ctx, early, ALL_DECLARED)
    expect(await competitionDoor.read(house.ctx)).toMatchObject({ status: 'open', closesAt: new Date(last) })
    house.at(over)
    await expect(declare(house.ctx, late, ALL_DECLARED)).rejects.toMatchObject({ code: 'competition_closed' })
    expect(await competitionDoor.read(house.ctx)).toMatchObject({ status: 'closed', closesAt: new Date(last) })
    expect(await eligibility(house.ctx, early)).toMatchObject({ isEligible: true, enteredAt: new Date(last) })
    expect(await eligibility(house.ctx, late)).toMatchObject({
      isEligible: false,
      missing: ['over_18', 'uk_resident', 'not_employee'],
    })
  },
)

test('who was complete in the last second is in, though nobody looked; a run after it is too late', async () => {
  await openCompetition(house.ctx, { closesOn: '2027-03-31' })
  const [early, late] = [
    await house.join('early', { hasPlayed: false }),
    await house.join('late', { hasPlayed: false }),
  ]
  for (const each of [early, late]) await declare(house.ctx, each, ALL_DECLARED)
  expect(await eligibility(house.ctx, early)).toMatchObject({ isEligible: false, missing: ['game'] })
  const run = { quest: 'escape-the-tunnel' as const, key: 'run:1', points: 50, what: 'test', why: 'test' }
  house.at('2027-03-31T22:59:59Z')
  await awardPoints(house.ctx, house.ctx.db, { ...run, memberId: early })
  house.at('2027-03-31T23:00:00Z')
  await awardPoints(house.ctx, house.ctx.db, { ...run, memberId: late })
  await awardPoints(house.ctx, house.ctx.db, { ...run, memberId: early, key: 'run:2' })
  await advanceCompetitions(house.ctx)
  house.at('2027-04-08T00:00:00Z')
  await advanceCompetitions(house.ctx)
  // The run after closing pays in the queue and not in the ranking.
  expect(await places()).toEqual([{ user_id: 'early', place: 1, points: 150, left_out: null }])
})

test('a person enters once, whatever addresses they have', async () => {
  await openCompetition(house.ctx, { closesOn: '2027-03-31' })
  const [first, second] = [
    await house.join('first', { personKey: 'same' }),
    await house.join('second', { personKey: 'same' }),
  ]
  await Promise.all([first, second].map((each) => declare(house.ctx, each, ALL_DECLARED)))
  const [entry, ...others] = await places()
  expect(others).toEqual([])
  const other = entry?.user_id === first ? second : first
  expect(await eligibility(house.ctx, other)).toMatchObject({ isEligible: false, missing: ['one_per_person'] })
})

test('who takes a word back is out, and may come back', async () => {
  await openCompetition(house.ctx, { closesOn: '2027-03-31' })
  const someone = await house.join('someone')
  await declare(house.ctx, someone, { over_18: true, uk_resident: true })
  expect(await eligibility(house.ctx, someone)).toMatchObject({ isEligible: false, missing: ['not_employee'] })
  await declare(house.ctx, someone, { not_employee: true })
  expect(await eligibility(house.ctx, someone)).toMatchObject({ isEligible: true, missing: [] })
  await declare(house.ctx, someone, { uk_resident: false })
  expect(await eligibility(house.ctx, someone)).toMatchObject({ isEligible: false, missing: ['uk_resident'] })
  await declare(house.ctx, someone, { uk_resident: true })
  expect(await eligibility(house.ctx, someone)).toMatchObject({ isEligible: true })
})

test('before it opens nobody can enter', async () => {
  const someone = await house.join('someone')
  await openCompetition(house.ctx, { closesOn: '2027-03-31', opensAt: new Date('2026-12-01T00:00:00Z') })
  expect(await competitionDoor.read(house.ctx)).toMatchObject({ status: 'upcoming' })
  await expect(declare(house.ctx, someone, ALL_DECLARED)).rejects.toMatchObject({ code: 'competition_closed' })
  house.at('2026-12-01T00:00:00Z')
  await declare(house.ctx, someone, ALL_DECLARED)
  await advanceCompetitions(house.ctx)
  expect(await eligibility(house.ctx, someone)).toMatchObject({ isEligible: true })
})
