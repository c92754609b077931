import {
  deleteAccount,
  endpoints,
  followOnInstagram,
  readLedger,
  readMember,
  startRun,
  updateMember,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWaitlistTestApp, type Entered, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'
import { checkRanks } from '../ranking/check-ranks.ts'
import { countReferrals } from '../referrals/referral-store.ts'
import { acceptTerms } from './accept-terms.ts'
import { findMember, type MemberRow } from './member-store.ts'
import { openMembership } from './open-membership.ts'

let testApp: WaitlistTestApp
let people = 0

beforeAll(async () => {
  testApp = await createWaitlistTestApp()
})
afterAll(() => testApp.close())

const fresh = () => `owing-${++people}@post-${people}.example`
const owing = (how: { code?: string; network?: string } = {}) => testApp.enter(fresh(), { ...how, hasTicked: false })
const tick = ({ token }: Entered) => testApp.call(updateMember, { body: { terms_accepted: true } }, { token })
const owed = expect.objectContaining({ code: 'terms_owed', status: 403 }) as unknown
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no refusal',
    (error: unknown) => error,
  )

/** The arguments that each act needs to be valid. */
const bill = { file_data: 'JVBERi0xLjc=', file_name: 'bill.pdf', file_type: 'application/pdf' }
const bodies: Record<string, object | undefined> = {
  updateMember: { alias: 'Brisk Badger' },
  submitEnergyBill: bill,
  submitBroadbandBill: bill,
  submitMobileBill: bill,
  followOnInstagram: undefined,
  answerQuestionOfTheDay: { question_id: 'any', option_id: 'a' },
  appealEntry: { entry_id: '1', text: 'Please look again.' },
  startRun: {},
  finishRun: { inputs: [] },
}

test('without the tick every act of a member is refused alike, and looking is not', async () => {
  const ada = await owing()
  const acts = endpoints.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/v1/waitlist/me'))
  expect(acts.map(({ name }) => name).toSorted()).toEqual(Object.keys(bodies).toSorted())
  for (const { name, method, path } of acts) {
    const payload = bodies[name]
    const asked = { method: method as 'POST' | 'PUT', url: path.replace(':run_id', 'any'), token: ada.token }
    const answer = await testApp.request({ ...asked, ...(payload ? { payload } : {}) })
    expect([name, answer.statusCode, answer.json()]).toEqual([
      name,
      403,
      expect.objectContaining({
        code: 'terms_owed',
        message: 'Please accept the terms and privacy policy first. You won’t lose anything.',
      }),
    ])
  }
  expect(await testApp.call(readMember, { query: {} }, { token: ada.token })).toMatchObject({ points: 100 })
  expect((await testApp.call(readLedger, {}, { token: ada.token })).entries).toHaveLength(1)
})

test('after the tick the same request with the same key goes on', async () => {
  const bea = await owing()
  const options = { token: bea.token, idempotencyKey: 'bea-follows' }
  expect(await refusalOf(testApp.call(followOnInstagram, {}, options))).toEqual(owed)
  await tick(bea)
  for (let times = 0; times < 2; times++) {
    expect(await testApp.call(followOnInstagram, {}, options)).toMatchObject({ points: 10 })
  }
  expect(await testApp.call(startRun, { body: {} }, { token: bea.token })).toMatchObject({ run_id: expect.any(String) })
  expect((await testApp.me(bea.token)).points).toBe(110)
})

test('the tick may come with the act, and a refused act takes it back', async () => {
  const [cleo, dan] = [await owing(), await testApp.enter(fresh())]
  const refused = testApp.call(
    updateMember,
    { body: { terms_accepted: true, alias: dan.me.alias } },
    { token: cleo.token },
  )
  expect(await refusalOf(refused)).toMatchObject({ code: 'alias_taken' })
  expect((await testApp.me(cleo.token)).owes_terms).toBe(true)
  const body = { terms_accepted: true, alias: 'Quick Cleo' } as const
  expect(await testApp.call(updateMember, { body }, { token: cleo.token })).toMatchObject({
    alias: 'Quick Cleo',
    owes_terms: false,
  })
})

test('a bill in the form of joining is taken with the tick only', async () => {
  const eva = await owing()
  const send = async (more: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ email: eva.me.email, ...more })) form.set(name, value)
    form.set('bill', new File(['%PDF-1.7 eva'], 'bill.pdf', { type: 'application/pdf' }))
    const request = new Request('http://x/', { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await request.arrayBuffer())
    return testApp.request({ method: 'POST', url: '/api/v1/waitlist', token: eva.token, headers, payload })
  }
  const stateOf = async () => (await testApp.me(eva.token)).quests.find(({ id }) => id === 'energy-bill')?.state
  expect((await send({})).json()).toMatchObject({ code: 'terms_owed' })
  expect(await stateOf()).toBe('open')
  expect((await send({ terms_accepted: 'on' })).statusCode).toBe(200)
  expect(await stateOf()).toBe('pending')
})

test('a friend without the tick pays nobody yet, and pays once with it', async () => {
  const ada = await testApp.enter(fresh())
  const friend = await owing({ code: ada.me.referral.code })
  expect(await testApp.me(ada.token)).toMatchObject({ points: 100, referral: { pending: 1, verified: 0, held: 0 } })
  for (let times = 0; times < 2; times++) await tick(friend)
  expect(await testApp.me(ada.token)).toMatchObject({ points: 150, referral: { pending: 0, verified: 1, held: 0 } })
})

/** The same without mails and requests in between. */
function joinUnticked({ code, network }: { code?: string; network?: string } = {}) {
  const email = fresh()
  return openMembership(testApp.ctx, { userId: email, email, network, referralCode: code })
}
function tickOf({ id }: { id: string }) {
  const { db, now } = testApp.ctx
  return db.transaction().execute((tx) => acceptTerms(testApp.ctx, tx, id, { version: 'test', at: now() }))
}
const broughtBy = (member: MemberRow) => countReferrals(testApp.ctx.db, member)
const pointsOf = async ({ id }: MemberRow) => (await findMember(testApp.ctx.db, id))?.points

test('nor does it pay who owes the tick themselves; when both give it at once, it pays once', async () => {
  for (let round = 0; round < 5; round++) {
    const ada = await joinUnticked()
    const friends = [await joinUnticked({ code: ada.referralCode }), await joinUnticked({ code: ada.referralCode })]
    await tickOf(friends[0]!)
    expect([await pointsOf(ada), await broughtBy(ada)]).toEqual([100, { pending: 2, verified: 0, held: 0 }])
    await Promise.all([tickOf(ada), tickOf(friends[1]!), tickOf(ada)])
    expect([await pointsOf(ada), await broughtBy(ada)]).toEqual([200, { pending: 0, verified: 2, held: 0 }])
  }
  expect(await checkRanks(testApp.ctx.db)).toMatchObject({ wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 })
})

test('two who name each other are a ring however they tick', async () => {
  const ada = await joinUnticked()
  const bea = await joinUnticked({ code: ada.referralCode })
  await testApp.ctx.db
    .insertInto('waitlist_referral')
    .values({
      person_key: ada.personKey,
      referrer_id: bea.id,
      referee_id: ada.id,
      state: 'waiting',
      at: testApp.ctx.now(),
    })
    .execute()
  await Promise.all([tickOf(ada), tickOf(bea)])
  expect((await pointsOf(ada))! + (await pointsOf(bea))!).toBe(200)
})

test('whoever ticks late is judged as of the day on which they joined', async () => {
  const ada = await joinUnticked()
  await tickOf(ada)
  const friends = []
  for (let count = 0; count < 7; count++) {
    testApp.pass(1)
    friends.push(await joinUnticked({ code: ada.referralCode, network: '198.51.100.7' }))
  }
  testApp.pass(26 * 3600)
  // The last one first: the order of the consents must not matter.
  for (const friend of friends.toReversed()) await tickOf(friend)
  expect(await broughtBy(ada)).toEqual({ pending: 0, verified: 5, held: 2 })
})

test('friends who came later, one a day, do not hold the one who ticks last', async () => {
  const ada = await joinUnticked()
  await tickOf(ada)
  const first = await joinUnticked({ code: ada.referralCode })
  for (let day = 0; day < 10; day++) {
    testApp.pass(86_400)
    await tickOf(await joinUnticked({ code: ada.referralCode }))
  }
  await tickOf(first)
  expect(await broughtBy(ada)).toEqual({ pending: 0, verified: 11, held: 0 })
})

test('of eleven who came within an hour one is held, whoever ticks first', async () => {
  const ada = await joinUnticked()
  await tickOf(ada)
  const friends = []
  for (let count = 0; count < 11; count++) {
    testApp.pass(300)
    friends.push(await joinUnticked({ code: ada.referralCode }))
  }
  testApp.pass(26 * 3600)
  for (const friend of friends.toReversed()) await tickOf(friend)
  expect(await broughtBy(ada)).toEqual({ pending: 0, verified: 10, held: 1 })
})

test('six an hour are honest, also for the one in the middle who ticks last', async () => {
  const ada = await joinUnticked()
  await tickOf(ada)
  const friends = []
  for (let count = 0; count < 13; count++) {
    testApp.pass(600)
    friends.push(await joinUnticked({ code: ada.referralCode }))
  }
  const [middle] = friends.splice(6, 1)
  for (const friend of [...friends, middle!]) await tickOf(friend)
  expect(await broughtBy(ada)).toEqual({ pending: 0, verified: 13, held: 0 })
})

test('a friend who leaves before the tick leaves nothing that waits', async () => {
  const ada = await testApp.enter(fresh())
  const friend = await owing({ code: ada.me.referral.code })
  await testApp.call(deleteAccount, {}, { token: friend.token })
  expect((await testApp.me(ada.token)).referral).toMatchObject({ pending: 0, verified: 0 })
  await testApp.enter(friend.me.email, { code: ada.me.referral.code })
  expect((await testApp.me(ada.token)).referral).toMatchObject({ pending: 0, verified: 1 })
})
