import {
  claimPrize,
  deleteAccount,
  decideProposal,
  excludeFromCompetition,
  exportAccount,
  listAudit,
  listCaughtMail,
  listEntrants,
  markPrizeSent,
  openEdition,
  openPrizeAddress,
  type OperatorRole,
  readCompetition,
  readOperatedCompetition,
  takeCompetitionStep,
} from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withCompetition } from '../../../../test/competition-test-app.ts'
import { createIdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { setRole } from '../../operators/public.ts'
import { listAudit as listSteps } from '../edition/audit-store.ts'
import { openCompetition } from '../edition/open-competition.ts'
import { advanceCompetitions } from '../public.ts'

const ID = 'mowatt-2026-11-30'
const ONE = 'one'
const TWO = 'two'

let testApp: Awaited<ReturnType<typeof start>>
const start = async () => withCompetition(await createIdentityTestApp())
let tokens: Map<string, string>
/** The log can't be emptied, so each test looks at what is new. */
let logged = 0

beforeAll(async () => {
  testApp = await start()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.clear()
  tokens = new Map()
  times += 1
  logged = 0
  logged = (await log()).at(-1)?.number ?? 0
})

/** A token lasts an hour and a competition takes weeks, so each time has operators of its own. */
let times = 0
function at(time: string): void {
  testApp.at(time)
  tokens.clear()
  times += 1
}
const addressOf = (name: string) => `${name}-${times}@mowatt.example`

async function as(name: string, role: OperatorRole = 'promoter'): Promise<string> {
  const known = tokens.get(name) ?? (await signInOperator(testApp, addressOf(name), role))
  tokens.set(name, known)
  return known
}

const signed = async (email: string) => ({ token: await as(email), idempotencyKey: crypto.randomUUID() })
const shown = async (email = ONE) =>
  (await testApp.call(readOperatedCompetition, { query: {} }, { token: await as(email) })).competition!
type Step = Parameters<typeof testApp.call<typeof takeCompetitionStep>>[1]['body']['step']
const step = async (email: string, wanted: Step, reason = 'It’s time') =>
  testApp.call(takeCompetitionStep, { params: { id: ID }, body: { step: wanted, reason } }, await signed(email))
const exclude = async (email: string, userId: string, act: 'exclude' | 'hold' = 'exclude') =>
  testApp.call(
    excludeFromCompetition,
    { params: { id: ID }, body: { user_id: userId, act, reason: 'Works for us' } },
    await signed(email),
  )
const decide = async (email: string, proposalId: string, decision: 'confirm' | 'decline' = 'confirm') =>
  testApp.call(
    decideProposal,
    { params: { proposal_id: proposalId }, body: { decision, reason: 'I checked it' } },
    await signed(email),
  )
const entrants = async (query: { after?: number; left_out?: 'true' } = {}) =>
  testApp.call(listEntrants, { params: { id: ID }, query }, { token: await as(ONE) })
const log = async () => {
  const token = await as('admin', 'admin')
  const { entries } = await testApp.call(listAudit, { query: { subject: `competition:${ID}` } }, { token })
  return entries.filter(({ number }) => number > logged).toReversed()
}
const waiting = async (email = ONE) => (await shown(email)).proposals.find(({ outcome }) => outcome === null)!

async function closed(count: number): Promise<void> {
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await testApp.enter(count)
  at('2026-12-02T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
}

async function frozen(count: number): Promise<void> {
  await closed(count)
  at('2026-12-08T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
  await step(ONE, 'commit')
}

async function drawn(count: number): Promise<void> {
  await frozen(count)
  await step(ONE, 'draw', 'The round is out')
  await decide(TWO, (await waiting()).proposal_id)
}

async function tokenOf(email: string, subject: string): Promise<string> {
  while (await testApp.ctx.mail.deliverOne());
  const mails = await testApp.call(listCaughtMail, { query: { to: email } })
  const mail = mails.find((each) => each.subject.includes(subject))
  return /claim\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a promoter opens a competition with frozen rules, and the log has it', async () => {
  const { usual, can_open: canOpen } = await testApp.call(
    readOperatedCompetition,
    { query: {} },
    { token: await as(ONE) },
  )
  expect(canOpen).toBe(true)
  const body = { closes_on: '2026-11-30', prizes: [{ first: 1, last: 2, prize: 'A kettle' }], draw: usual.draw }
  const opened = await testApp.call(openEdition, { body: { ...body, reason: 'Winter' } }, await signed(ONE))
  expect(opened).toEqual({ id: ID })
  expect(await shown()).toMatchObject({
    status: 'open',
    rules: { prizes: body.prizes },
    steps: [],
    entrants: 0,
  })
  const again = testApp.call(openEdition, { body: { ...body, reason: 'Once more' } }, await signed(TWO))
  await expect(again).rejects.toMatchObject({ code: 'competition_refuses' })
  expect(await log()).toMatchObject([{ act: 'competition.open', operator: addressOf(ONE), reason: 'Winter' }])
})

test('before the close one operator excludes; after it another one has to agree', async () => {
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await testApp.enter(4)
  expect(await exclude(ONE, 'person-1')).toEqual({ outcome: 'done' })
  expect((await entrants()).exclusion).toBe('alone')
  at('2026-12-02T00:00:00Z')
  expect(await exclude(ONE, 'person-2', 'hold')).toEqual({ outcome: 'proposed' })
  expect((await entrants()).entries.map(({ excluded }) => excluded)).toEqual(['excluded', null, null, null])
  const proposal = await waiting(TWO)
  expect(proposal).toMatchObject({
    alias: 'Brisk Badger person-2',
    is_own: false,
    is_stale: false,
    proposed_by: addressOf(ONE),
  })
  await expect(decide(ONE, proposal.proposal_id)).rejects.toMatchObject({
    message: expect.stringMatching(/another operator/),
  })
  expect((await entrants()).entries[1]?.excluded).toBeNull()
  expect(await decide(TWO, proposal.proposal_id)).toEqual({ outcome: 'confirmed' })
  await expect(decide(TWO, proposal.proposal_id)).rejects.toMatchObject({
    message: expect.stringMatching(/already decided/),
  })
  expect((await entrants()).entries[1]?.excluded).toBe('held')
  const [, proposed, held] = await log()
  expect(proposed).toMatchObject({ act: 'competition.propose', operator: addressOf(ONE), reason: 'Works for us' })
  expect(held).toMatchObject({ act: 'competition.held', operator: addressOf(TWO), reason: 'I checked it' })
  expect(JSON.parse(held?.before ?? '')).toEqual({ excluded: null })
  expect(JSON.parse(held?.after ?? '')).toMatchObject({ user_id: 'person-2', proposed_by: addressOf(ONE) })
})

test('what was proposed about something else can’t be confirmed, and is proposed anew', async () => {
  await closed(4)
  await exclude(ONE, 'person-2', 'hold')
  await exclude(ONE, 'person-2', 'exclude')
  const [first, second] = (await shown(TWO)).proposals
  await decide(TWO, first!.proposal_id)
  expect((await shown(TWO)).proposals).toContainEqual(
    expect.objectContaining({ proposal_id: second!.proposal_id, is_stale: true, outcome: null }),
  )
  await expect(decide(TWO, second!.proposal_id)).rejects.toMatchObject({
    message: expect.stringMatching(/changed since/),
  })
  await exclude(ONE, 'person-2', second!.act as 'exclude' | 'hold')
  expect(await decide(TWO, (await waiting()).proposal_id)).toEqual({ outcome: 'confirmed' })
  await exclude(ONE, 'person-3')
  await expect(exclude(TWO, 'person-3')).rejects.toMatchObject({ message: expect.stringMatching(/already proposed/) })
  at('2026-12-08T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
  const late = await waiting()
  expect(late.is_stale).toBe(true)
  await expect(decide(TWO, late.proposal_id)).rejects.toMatchObject({ message: expect.stringMatching(/changed since/) })
  await expect(exclude(ONE, 'person-3')).rejects.toMatchObject({ message: expect.stringMatching(/is final/) })
  expect((await entrants()).entries).toHaveLength(3)
})

test('a proposal doesn’t count once its proposer may not run competitions, and can be turned down', async () => {
  await frozen(5)
  await step(ONE, 'draw')
  const { proposal_id: id } = await waiting(TWO)
  await setRole(testApp.ctx, addressOf(ONE), 'support')
  await expect(decide(TWO, id)).rejects.toMatchObject({ message: expect.stringMatching(/doesn’t count/) })
  expect(await testApp.call(readCompetition, { query: {} })).toMatchObject({ competition: { status: 'settled' } })
  expect(await decide(TWO, id, 'decline')).toEqual({ outcome: 'declined' })
  expect((await log()).at(-1)).toMatchObject({
    act: 'competition.decline',
    operator: addressOf(TWO),
    reason: 'I checked it',
  })
  await expect(decide(TWO, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  await expect(decide(TWO, 'nonsense')).rejects.toMatchObject({ code: 'not_found' })
})

test('of two who confirm at once, one draws', async () => {
  await frozen(20)
  expect((await shown()).steps).toEqual([{ step: 'draw', needs_second: true }])
  expect(await step(ONE, 'draw')).toEqual({ outcome: 'proposed' })
  expect(await shown()).toMatchObject({ status: 'settled', awards: [] })
  const { proposal_id: id } = await waiting(TWO)
  await as('three')
  const both = await Promise.allSettled([decide(TWO, id), decide('three', id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await shown()).toMatchObject({ status: 'claims', is_practice: true })
  const acts = (await log()).map(({ act, operator }) => `${act} ${operator === addressOf(ONE) ? 'one' : 'another'}`)
  expect(acts).toEqual([
    'competition.committed one',
    'competition.propose one',
    'competition.drawn another',
    'competition.claims another',
  ])
  const steps = await listSteps(testApp.ctx.db, ID)
  expect(steps.filter(({ who }) => who === 'operator').map(({ what }) => what)).toEqual([
    'committed',
    'drawn',
    'claims',
  ])
})

test('winners are reminded once a day with a link that works, beside the first one', async () => {
  await drawn(2)
  const first = await tokenOf('person-1@people.example', 'You’ve won')
  expect((await shown()).steps.map((each) => each.step)).toEqual(['remind'])
  await step(ONE, 'remind')
  await expect(step(TWO, 'remind')).rejects.toMatchObject({ message: expect.stringMatching(/once a day/) })
  expect((await shown()).steps).toEqual([])
  const second = await tokenOf('person-1@people.example', 'still waiting')
  expect(second).not.toBe(first)
  const address = { name: 'Bea Brook', address_line_1: '1 Mole Lane', town: 'Leeds', postcode: 'LS1 1AA' }
  const claim = (token: string) =>
    testApp.call(claimPrize, { body: { token, ...address } }, { idempotencyKey: crypto.randomUUID() })
  expect(await claim(second)).toMatchObject({ outcome: 'claimed' })
  expect(await claim(first)).toMatchObject({ outcome: 'claimed' })

  const open = async (award: number) =>
    testApp.call(openPrizeAddress, { params: { id: ID }, body: { award, reason: 'To send it' } }, await signed(ONE))
  const send = async (award: number) =>
    testApp.call(markPrizeSent, { params: { id: ID }, body: { award, reason: 'Posted' } }, await signed(ONE))
  expect(await open(1)).toEqual({ lines: ['Bea Brook', '1 Mole Lane', 'Leeds', 'LS1 1AA'] })
  expect((await log()).at(-1)).toMatchObject({
    act: 'competition.address_read',
    operator: addressOf(ONE),
    reason: 'To send it',
  })
  await expect(open(2)).rejects.toMatchObject({ message: expect.stringMatching(/has no address/) })
  await expect(send(2)).rejects.toMatchObject({
    message: expect.stringMatching(/You can only send a prize that’s been claimed/),
  })
  await send(1)

  at('2027-01-05T09:00:00Z')
  expect((await shown()).steps).toEqual([{ step: 'redraw', needs_second: true }])
  await step(ONE, 'redraw')
  expect((await shown()).awards[1]).toMatchObject({ state: 'told' })
  await decide(TWO, (await waiting()).proposal_id)
  expect((await shown()).awards[1]).toMatchObject({ state: 'unclaimed' })
  expect((await shown()).steps).toEqual([{ step: 'finish', needs_second: false }])
  await step(ONE, 'finish')
  expect((await shown()).status).toBe('finished')
})

test('entries are paged, by place once there are places, and those left out apart', async () => {
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  await testApp.enter(53)
  await exclude(ONE, 'person-7')
  const first = await entrants()
  expect(first.entries).toHaveLength(50)
  expect((await entrants({ after: first.next! })).entries).toHaveLength(3)
  at('2026-12-08T00:00:00Z')
  await advanceCompetitions(testApp.ctx)
  const ranked = await entrants()
  expect(ranked).toMatchObject({ exclusion: 'over', next: 50 })
  expect(ranked.entries[6]).toMatchObject({ place: 7, user_id: 'person-8', alias: 'Brisk Badger person-8' })
  expect((await entrants({ after: 50 })).entries.map(({ place }) => place)).toEqual([51, 52])
  expect((await entrants({ left_out: 'true' })).entries).toMatchObject([{ user_id: 'person-7', left_out: 'excluded' }])
})

test('who is deleted leaves no proposal behind, and who asks sees what was proposed about them', async () => {
  await openCompetition(testApp.ctx, { closesOn: '2026-11-30' })
  const { localId, idToken } = await testApp.signIn('ada@people.example')
  await testApp.database.pool.query(
    `insert into competition_proposal (id, edition_id, act, user_id, seen, reason, proposed_by, proposed_at)
     values (gen_random_uuid(), $1, 'exclude', $2, 'x', 'Works for us', 'one@mowatt.example', now())`,
    [ID, localId],
  )
  const { data } = await testApp.call(exportAccount, {}, { token: idToken })
  expect(data['competition']).toMatchObject({ proposals: [{ act: 'exclude', reason: 'Works for us' }] })
  expect(JSON.stringify(data['competition'])).not.toContain('one@mowatt.example')
  await testApp.call(deleteAccount, {}, { token: idToken, idempotencyKey: crypto.randomUUID() })
  const { rows } = await testApp.database.pool.query('select from competition_proposal')
  expect(rows).toEqual([])
})

test('editors, support and members are refused at every endpoint', async () => {
  await closed(3)
  const body = { reason: 'Trying it' }
  for (const role of ['editor', 'support'] as const) {
    const token = await as(role, role)
    const key = { token, idempotencyKey: crypto.randomUUID() }
    const params = { id: ID }
    const calls = [
      testApp.call(readOperatedCompetition, { query: {} }, { token }),
      testApp.call(listEntrants, { params, query: {} }, { token }),
      testApp.call(takeCompetitionStep, { params, body: { ...body, step: 'settle' } }, key),
      testApp.call(excludeFromCompetition, { params, body: { ...body, user_id: 'person-1', act: 'hold' } }, key),
      testApp.call(decideProposal, { params: { proposal_id: ID }, body: { ...body, decision: 'confirm' } }, key),
      testApp.call(openPrizeAddress, { params, body: { ...body, award: 1 } }, key),
      testApp.call(markPrizeSent, { params, body: { ...body, award: 1 } }, key),
      testApp.call(
        openEdition,
        { body: { ...body, closes_on: '2027-01-30', prizes: [], draw: { first: 1, last: 2, winners: 1, prize: 'x' } } },
        key,
      ),
    ]
    const answers = await Promise.allSettled(calls)
    expect(answers).toEqual(
      answers.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'not_allowed' }) })),
    )
  }
})
