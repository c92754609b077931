import {
  claimPrize,
  type DrawEvidence,
  listCaughtMail,
  lookAtClaim,
  readCompetition,
  readEvidence,
} from '@mowatt/contract'
import { checkEvidence, findReceiptProblem } from '@mowatt/draw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reproduce } from '@mowatt/draw/second-implementation'
import { ALL_DECLARED, type CompetitionTestApp, createCompetitionTestApp } from '../../../test/competition-test-app.ts'
import { finishCompetition } from './awards/finish-competition.ts'
import { redrawUnclaimed } from './awards/redraw-unclaimed.ts'
import { markSent, readAddress } from './awards/send-prize.ts'
import { announceWinners } from './awards/tell-winners.ts'
import { recordedBeacon } from './beacon/beacon.ts'
import { commitDraw } from './draw/commit-draw.ts'
import { drawWinners } from './draw/draw-winners.ts'
import { readReceipt } from './draw/read-receipt.ts'
import { closeCompetition } from './edition/close-competition.ts'
import { listAudit } from './edition/audit-store.ts'
import { openCompetition } from './edition/open-competition.ts'
import { settleCompetition } from './edition/settle-competition.ts'
import { excludeEntrant } from './entry/exclude-entrant.ts'
import { declare } from './entry/declare.ts'
import { advanceCompetitions, competitionAccountPart, forgetWinners, seedCompetition } from './public.ts'

const ID = 'mowatt-2026-11-30'
const practice = { beacon: recordedBeacon, who: 'command' as const }

let testApp: CompetitionTestApp

beforeAll(async () => {
  testApp = await createCompetitionTestApp()
})
afterAll(() => testApp.close())
beforeEach(() => testApp.clear())

/** Runs a competition as far as a frozen list. */
async function frozen(entrants: number): Promise<void> {
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await testApp.enter(entrants)
  testApp.at('2026-12-08T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
  await commitDraw(testApp.ctx, ID, practice)
}

async function drawn(entrants: number): Promise<DrawEvidence> {
  await frozen(entrants)
  await drawWinners(testApp.ctx, ID, practice)
  await advanceCompetitions(testApp.ctx)
  return evidence()
}

const evidence = () => testApp.call(readEvidence, { query: {} })
const state = async () => (await testApp.call(readCompetition, { query: {} })).competition?.status

async function tokenOf(email: string): Promise<string> {
  while (await testApp.ctx.mail.deliverOne());
  const [mail] = await testApp.call(listCaughtMail, { query: { to: email } })
  return /claim\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const address = { name: 'Bea Brook', address_line_1: '1 Mole Lane', town: 'Leeds', postcode: 'ls11aa' }

test('from opening to the winners, with evidence that another implementation reproduces', async () => {
  const found = await drawn(40)
  expect(await state()).toBe('claims')
  expect(checkEvidence(found).map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
    'rules holds',
    'entries holds',
    'commitment practice',
    'beacon holds',
    'seed holds',
    'winners holds',
  ])
  const again = reproduce(JSON.parse(JSON.stringify(found)) as DrawEvidence)
  expect(again.order).toEqual(found.draw?.order)
  expect(again.winners).toEqual(found.awards.map(({ place, prize }) => `${place} ${prize}`))
  expect(found.awards).toHaveLength(20)
  expect(found.awards.slice(0, 6).map(({ prize }) => prize)).toEqual([
    'AirPods 4',
    'Smart bulbs',
    'Air fryer',
    'Security key',
    'Security key',
    'Smart plugs',
  ])
  expect(found.entries[0]).toMatchObject({ place: 1, alias: 'Brisk Badger person-1', points: 1001 })
  expect(found.about_the_beacon).toMatch(/^This was only a practice draw/)
  const text = JSON.stringify(found)
  expect(text).not.toMatch(/@|people\.example|salt|user_id/)
  const what = (await listAudit(testApp.ctx.db, ID)).map((line) => `${line.who} ${line.what}`)
  expect(what).toEqual([
    'command open',
    'clock closed',
    'clock settled',
    'command committed',
    'command drawn',
    'clock claims',
  ])
})

test('each entrant has a receipt that proves them, and only them', async () => {
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await testApp.enter(3)
  await expect(readReceipt(testApp.ctx.db, 'person-2', undefined)).rejects.toMatchObject({ code: 'receipt_not_ready' })
  await testApp.clear()
  await frozen(20)
  const { commitment } = await evidence()
  for (const person of ['person-1', 'person-17', 'person-20']) {
    const receipt = await readReceipt(testApp.ctx.db, person, undefined)
    expect(receipt.entry).toMatchObject({ person: `${person}@people.example`, place: Number(person.slice(7)) })
    expect(findReceiptProblem(receipt, commitment!)).toBeUndefined()
  }
  await expect(readReceipt(testApp.ctx.db, 'stranger', undefined)).rejects.toMatchObject({ code: 'not_found' })
  const answer = await testApp.app.inject({ method: 'GET', url: '/api/v1/competition/me/receipt' })
  expect(answer.statusCode).toBe(401)
})

test('each step waits for the one before, and none is taken twice', async () => {
  const no = (message: RegExp) =>
    expect.objectContaining({ code: 'competition_refuses', message: expect.stringMatching(message) })
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await expect(openCompetition(testApp.ctx, { closesOn: '2026-12-30' })).rejects.toEqual(no(/still running/))
  await expect(openCompetition(testApp.ctx, { closesOn: '2026-11-30' })).rejects.toEqual(no(/rules are locked/))
  await expect(openCompetition(testApp.ctx, { closesOn: '2026-11-14' })).rejects.toEqual(no(/is in the past/))
  for (const id of ['c2', 'Spring 2027', '-x-', 'x'.repeat(62)]) {
    await expect(openCompetition(testApp.ctx, { id, closesOn: '2026-12-30' })).rejects.toEqual(no(/be the name of a/))
  }
  await testApp.enter(17)
  await expect(closeCompetition(testApp.ctx, ID, 'command')).rejects.toEqual(no(/open until 2026-11-30T23:59:59/))
  await expect(settleCompetition(testApp.ctx, ID, 'command')).rejects.toEqual(no(/is open/))
  testApp.at('2026-12-01T00:00:00Z')
  await closeCompetition(testApp.ctx, ID, 'command')
  await expect(closeCompetition(testApp.ctx, ID, 'command')).rejects.toEqual(no(/is closed/))
  await expect(settleCompetition(testApp.ctx, ID, 'command')).rejects.toEqual(no(/Reviews and appeals run until/))
  await expect(commitDraw(testApp.ctx, ID, practice)).rejects.toEqual(no(/is closed/))
  testApp.at('2026-12-08T00:00:00Z')
  await settleCompetition(testApp.ctx, ID, 'command')
  await expect(drawWinners(testApp.ctx, ID, practice)).rejects.toEqual(no(/n’t locked yet/))
  await commitDraw(testApp.ctx, ID, practice)
  await expect(commitDraw(testApp.ctx, ID, practice)).rejects.toEqual(no(/already locked/))
  await expect(announceWinners(testApp.ctx, ID, 'command')).rejects.toEqual(no(/is settled/))
  await drawWinners(testApp.ctx, ID, practice)
  await expect(drawWinners(testApp.ctx, ID, practice)).rejects.toEqual(no(/is drawn/))
  await announceWinners(testApp.ctx, ID, 'command')
  await expect(finishCompetition(testApp.ctx, ID, 'command')).rejects.toEqual(no(/award 1 is told/))
})

test('the tables themselves refuse to go back or to change what was published', async () => {
  await frozen(20)
  const { db } = testApp.database
  const update = (values: Record<string, unknown>) => db.updateTable('competition_edition').set(values).execute()
  await expect(update({ state: 'open' })).rejects.toThrow(/moves forward/)
  await expect(update({ state: 'finished' })).rejects.toThrow(/one state at a time/)
  await expect(update({ rules_hash: 'other' })).rejects.toThrow(/stays as it is/)
  await expect(update({ commitment: '{}' })).rejects.toThrow(/stays as it is/)
})

test('two processes at once draw once, and tell each winner once', async () => {
  await frozen(30)
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => drawWinners(testApp.ctx, ID, practice)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await Promise.all(Array.from({ length: 4 }, () => advanceCompetitions(testApp.ctx)))
  while (await testApp.ctx.mail.deliverOne());
  expect(await testApp.call(listCaughtMail, { query: {} })).toHaveLength(20)
  expect((await evidence()).awards).toHaveLength(20)
})

test('a process that dies between the draw and the mails is made good by the next look', async () => {
  await frozen(30)
  await drawWinners(testApp.ctx, ID, practice)
  expect(await state()).toBe('drawn')
  await advanceCompetitions(testApp.ctx)
  expect(await state()).toBe('claims')
  await advanceCompetitions(testApp.ctx)
  while (await testApp.ctx.mail.deliverOne());
  expect(await testApp.call(listCaughtMail, { query: {} })).toHaveLength(20)
})

test('a winner confirms an address once; it is sealed, and deleted after the prize was sent', async () => {
  await drawn(16)
  const token = await tokenOf('person-1@people.example')
  expect(await testApp.call(lookAtClaim, { body: { token } })).toMatchObject({
    prize: 'AirPods 4',
    place: 1,
    // Notified on Tuesday 8 December: seven business days.
    until: '2026-12-17T23:59:59.000Z',
    state: 'open',
  })
  await expect(testApp.call(claimPrize, { body: { ...address, postcode: '12345', token } })).rejects.toMatchObject({
    fields: { postcode: 'Please enter a UK postcode' },
  })
  for (const postcode of ['JE2 3QA', 'gy11aa', 'IM1 1EE']) {
    await expect(testApp.call(claimPrize, { body: { ...address, postcode, token } })).rejects.toMatchObject({
      status: 400,
      fields: { postcode: expect.stringMatching(/^We can only send prizes within the United Kingdom/) },
    })
  }
  const claimed = { outcome: 'claimed', prize: 'AirPods 4', sent_by: '2026-12-22' }
  expect(await testApp.call(claimPrize, { body: { ...address, token } })).toEqual(claimed)
  expect(await testApp.call(claimPrize, { body: { ...address, token } })).toEqual(claimed)
  const other = { ...address, address_line_1: '2 Other Road', token }
  await expect(testApp.call(claimPrize, { body: other })).rejects.toMatchObject({ code: 'claim_used' })
  const guess = { ...address, token: `${token.slice(0, -1)}~` }
  await expect(testApp.call(claimPrize, { body: guess })).rejects.toMatchObject({ code: 'claim_link_wrong' })

  const [row] = await testApp.database.db.selectFrom('competition_award').selectAll().where('number', '=', 1).execute()
  expect(row?.sealed_address?.toString('latin1')).not.toContain('Mole Lane')
  expect(await readAddress(testApp.ctx, ID, 1, 'command')).toEqual({
    name: 'Bea Brook',
    addressLine1: '1 Mole Lane',
    addressLine2: '',
    town: 'Leeds',
    postcode: 'LS1 1AA',
  })
  await markSent(testApp.ctx, ID, 1, 'command')
  await expect(markSent(testApp.ctx, ID, 1, 'command')).rejects.toMatchObject({
    message: /You can only send a prize that’s been claimed/,
  })
  testApp.at('2027-01-07T00:00:00Z')
  expect(await forgetWinners(testApp.ctx)).toBe(0)
  testApp.at('2027-01-07T00:00:01Z')
  expect(await forgetWinners(testApp.ctx)).toBe(1)
  await expect(readAddress(testApp.ctx, ID, 1, 'command')).rejects.toMatchObject({ message: /has no address/ })
})

test('a prize that was not claimed goes to the next in the order, until nobody is left', async () => {
  const { draw } = await drawn(23)
  const token = await tokenOf('person-3@people.example')
  testApp.at('2026-12-18T00:00:00Z')
  expect(await testApp.call(lookAtClaim, { body: { token } })).toMatchObject({ state: 'over' })
  await expect(testApp.call(claimPrize, { body: { ...address, token } })).rejects.toMatchObject({ code: 'claim_over' })
  await advanceCompetitions(testApp.ctx)
  const found = await evidence()
  // Eight were in the draw: five won, and three were left for twenty prizes.
  expect(found.awards).toHaveLength(23)
  expect(found.awards.slice(20)).toMatchObject([
    { prize: 'AirPods 4', place: draw?.order[5], replaces: 1, state: 'told' },
    { prize: 'Smart bulbs', place: draw?.order[6], replaces: 2, state: 'told' },
    { prize: 'Air fryer', place: draw?.order[7], replaces: 3, state: 'told' },
  ])
  expect(checkEvidence(found).filter(({ outcome }) => outcome === 'fails')).toEqual([])
  expect(await redrawUnclaimed(testApp.ctx, ID, 'command')).toEqual({ lapsed: 0, redrawn: 0 })
  testApp.at('2027-02-01T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
  expect(await state()).toBe('finished')
})

test('excluded accounts have no place, and the evidence says how many were left out', async () => {
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await testApp.enter(18)
  await excludeEntrant(
    testApp.ctx,
    { editionId: ID, userId: 'person-1', reason: 'excluded', note: 'works for us' },
    'command',
  )
  await excludeEntrant(
    testApp.ctx,
    { editionId: ID, userId: 'person-5', reason: 'held', note: 'under review' },
    'command',
  )
  testApp.at('2026-12-08T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
  await commitDraw(testApp.ctx, ID, practice)
  const { entries, left_out: leftOut } = await evidence()
  expect(entries).toHaveLength(16)
  expect(entries[0]?.alias).toBe('Brisk Badger person-2')
  expect(leftOut).toEqual([
    { reason: 'excluded', count: 1 },
    { reason: 'held', count: 1 },
  ])
  const late = { editionId: ID, userId: 'person-2', reason: 'excluded' as const, note: 'too late' }
  await expect(excludeEntrant(testApp.ctx, late, 'command')).rejects.toMatchObject({ message: /is final/ })
})

test('a deleted account: the entry ends before the ranking, and is only a commitment after it', async () => {
  const remove = (userId: string) =>
    testApp.database.db
      .transaction()
      .execute((tx) => competitionAccountPart.remove(testApp.ctx, tx, { userId, email: null }))
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await testApp.enter(25)
  await remove('person-25')
  testApp.at('2026-12-08T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
  await commitDraw(testApp.ctx, ID, practice)
  await remove('person-2')
  await drawWinners(testApp.ctx, ID, practice)
  await advanceCompetitions(testApp.ctx)
  const found = await evidence()
  expect(found.entries).toHaveLength(24)
  expect(found.entries[1]).toMatchObject({ place: 2, alias: null })
  expect(found.awards[1]).toMatchObject({ state: 'unclaimed', alias: null })
  expect(found.awards[20]).toMatchObject({ replaces: 2, prize: 'Smart bulbs', state: 'told' })
  expect(checkEvidence(found).filter(({ outcome }) => outcome === 'fails')).toEqual([])

  const exported = await competitionAccountPart.exportData(testApp.ctx, { userId: 'person-1', email: null })
  expect(exported).toMatchObject({
    entries: [{ competition: ID, place: 1 }],
    awards: [{ prize: 'AirPods 4', state: 'told' }],
    kept_after_deletion: expect.stringContaining('6 years'),
  })
  const token = await tokenOf('person-1@people.example')
  await remove('person-1')
  const rows = await testApp.database.db
    .selectFrom('competition_entry')
    .selectAll()
    .where('place', 'in', [1, 2])
    .execute()
  expect(rows.toSorted((one, two) => one.place! - two.place!)).toMatchObject([
    { user_id: null, person_key: null, salt: null, email: 'person-1@people.example' },
    { user_id: null, person_key: null, salt: null, email: null, alias: null },
  ])
  // The prize is still theirs.
  expect(await testApp.call(claimPrize, { body: { ...address, token } })).toMatchObject({ outcome: 'claimed' })
  testApp.at('2032-12-01T00:00:00Z')
  expect(await forgetWinners(testApp.ctx)).toBe(0 + 22 + 1)
  expect(await forgetWinners(testApp.ctx)).toBe(0)
})

test('the shipped competition is over, and says that nobody entered', async () => {
  await seedCompetition(testApp.ctx)
  await seedCompetition(testApp.ctx)
  await advanceCompetitions(testApp.ctx)
  const { competition } = await testApp.call(readCompetition, { query: {} })
  expect(competition).toMatchObject({
    id: 'mowatt-2025',
    status: 'finished',
    closes_at: '2025-09-30T22:59:59.000Z',
    entrants: 0,
    awards: [],
    commitment: null,
  })
  expect(await evidence()).toMatchObject({ entries: [], draw: null, awards: [] })
  const someone = await testApp.join('someone')
  await expect(declare(testApp.ctx, someone, ALL_DECLARED)).rejects.toMatchObject({ code: 'competition_closed' })
  await openCompetition(testApp.ctx, { closesOn: '2027-03-31' })
  await declare(testApp.ctx, someone, ALL_DECLARED)
  expect((await testApp.call(readCompetition, { query: {} })).competition).toMatchObject({
    status: 'open',
    entrants: 1,
  })
  const past = await testApp.call(readCompetition, { query: { id: 'mowatt-2025' } })
  expect(past.competition).toMatchObject({ status: 'finished' })
})

test('one that is not there is not found, and an impossible name is refused', async () => {
  await seedCompetition(testApp.ctx)
  for (const endpoint of [readCompetition, readEvidence]) {
    for (const id of ['nope', '', "' or true --"]) {
      await expect(testApp.call(endpoint, { query: { id } })).rejects.toMatchObject({ code: 'not_found', status: 404 })
    }
    for (const id of ['x'.repeat(300), '\0']) {
      await expect(testApp.call(endpoint, { query: { id } })).rejects.toMatchObject({ status: 400 })
    }
  }
})

test('its terms are as old as its frozen rules', async () => {
  testApp.at('2026-11-15T23:30:00Z')
  const opensAt = new Date('2026-12-01T09:00:00Z')
  const { rules } = await openCompetition(testApp.ctx, { closesOn: '2027-03-31', opensAt })
  expect(rules.terms_version).toBe('2026-11-15')
})
