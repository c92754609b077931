import { deleteAccount, type Member } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinTicked } from '../../../../test/join-ticked.ts'
import { createWaitlistTestApp, type Entered, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'
import { decideEntry } from '../ledger/decide-entry.ts'
import { checkRanks } from '../ranking/check-ranks.ts'

const KIM = { email: 'kim@mowatt.example', role: 'promoter' }
let testApp: WaitlistTestApp
let people = 0

beforeAll(async () => {
  testApp = await createWaitlistTestApp()
})
afterAll(() => testApp.close())

const fresh = () => `person-${++people}@post-${people}.example`
const referrer = () => testApp.enter(fresh())
const pointsOf = async ({ token }: Entered) => (await testApp.me(token)).points

/** Friends who join with a code by the same functions, without the mail in between. */
async function bring(code: string, count: number, network?: (index: number) => string, domain?: string): Promise<void> {
  for (let index = 0; index < count; index++) {
    const email = domain === undefined ? fresh() : `person-${++people}@${domain}`
    await joinTicked(testApp.ctx, { userId: email, email, network: network?.(index), referralCode: code })
  }
}

test('a friend pays when they have proved their address, and waits until then', async () => {
  const ada = await referrer()
  const friend = fresh()
  await testApp.join(friend, ada.me.referral.code)
  expect((await testApp.me(ada.token)).referral).toMatchObject({ pending: 1, verified: 0, held: 0 })
  expect(await pointsOf(ada)).toBe(100)
  // The code of the sign-up counts, although the browser that opens the link doesn't have it.
  await testApp.enter(friend)
  expect((await testApp.me(ada.token)).referral).toMatchObject({ pending: 0, verified: 1, held: 0 })
  expect(await pointsOf(ada)).toBe(150)
  const { entries } = await testApp.ledger(ada.token)
  expect(entries[0]).toMatchObject({ quest: 'referral', points: 50, state: 'counted', reason: null })
  expect(JSON.stringify(entries)).not.toContain('person-')
})

test('a code on the first look counts, once, however it is typed', async () => {
  const ada = await referrer()
  const { code } = ada.me.referral
  const friend = await testApp.enter(fresh(), { code: ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}` })
  for (let times = 0; times < 3; times++) await testApp.me(friend.token, { code })
  expect(await pointsOf(ada)).toBe(150)
})

test('a code that comes after joining pays nobody, however soon', async () => {
  const [ada, member] = [await referrer(), await testApp.enter(fresh())]
  const { code } = ada.me.referral
  await testApp.me(member.token, { code })
  await testApp.join(member.me.email, code)
  // Nor in a later sign-in of the same person.
  await testApp.me((await testApp.signIn(member.me.email)).idToken, { code })
  expect(await testApp.me(ada.token)).toMatchObject({ points: 100, referral: { verified: 0, held: 0 } })
})

test('a code that a stranger noted for an address loses against the one its owner joins with', async () => {
  const [ada, bob] = [await referrer(), await referrer()]
  const friend = fresh()
  await testApp.join(friend, bob.me.referral.code)
  await testApp.enter(friend, { code: ada.me.referral.code })
  expect([await pointsOf(ada), await pointsOf(bob)]).toEqual([150, 100])
})

test('of two codes noted for an address the later one waits', async () => {
  const [ada, bob] = [await referrer(), await referrer()]
  const friend = fresh()
  await testApp.join(friend, bob.me.referral.code)
  await testApp.join(friend, ada.me.referral.code)
  await testApp.join(friend)
  await testApp.enter(friend)
  expect([await pointsOf(ada), await pointsOf(bob)]).toEqual([150, 100])
})

test('ten looks at once pay once', async () => {
  const ada = await referrer()
  const { code } = ada.me.referral
  const { idToken } = await testApp.signIn(fresh())
  const sights = await Promise.all(Array.from({ length: 10 }, () => testApp.me(idToken, { code })))
  expect(new Set(sights.map(({ points }) => points))).toEqual(new Set([100]))
  expect(await pointsOf(ada)).toBe(150)
})

test('nobody brings themselves, under any spelling, and is told nothing of it', async () => {
  const ada = await testApp.enter('ada.love@gmail.com')
  const again = await testApp.enter('a.d.a.love+2@googlemail.com', { code: ada.me.referral.code })
  const honest = await testApp.enter(fresh(), { code: ada.me.referral.code })
  expect(await pointsOf(ada)).toBe(150)
  expect(shapeOf(again.me)).toEqual(shapeOf(honest.me))
})

test('a ring pays its first turn only', async () => {
  const ada = await referrer()
  const bob = await testApp.enter(fresh(), { code: ada.me.referral.code })
  const cleo = await testApp.enter(fresh(), { code: bob.me.referral.code })
  await testApp.me(ada.token, { code: cleo.me.referral.code })
  await testApp.me(ada.token, { code: bob.me.referral.code })
  expect([await pointsOf(ada), await pointsOf(bob), await pointsOf(cleo)]).toEqual([150, 150, 100])
})

test('somebody who left and comes back pays nobody a second time', async () => {
  const ada = await referrer()
  const email = fresh()
  const friend = await testApp.enter(email, { code: ada.me.referral.code })
  await testApp.call(deleteAccount, {}, { token: friend.token })
  expect(await pointsOf(ada)).toBe(150)
  await testApp.enter(email, { code: ada.me.referral.code })
  expect(await pointsOf(ada)).toBe(150)
})

test('the code of somebody who left, or of nobody, pays nobody', async () => {
  const gone = await referrer()
  await testApp.call(deleteAccount, {}, { token: gone.token })
  expect((await testApp.enter(fresh(), { code: gone.me.referral.code })).me.points).toBe(100)
  expect((await testApp.enter(fresh(), { code: 'BCDFGHJK' })).me.points).toBe(100)
  expect((await testApp.enter(fresh(), { code: "x'; drop table" })).me.points).toBe(100)
})

test('ten friends an hour count; the eleventh is held, shown as held, and decided by a person', async () => {
  const ada = await referrer()
  await bring(ada.me.referral.code, 11)
  const sight = await testApp.me(ada.token)
  expect(sight).toMatchObject({ points: 600, held_points: 50, referral: { verified: 10, held: 1 } })
  expect(sight.quests.find(({ id }) => id === 'referral')).toMatchObject({
    earned: 500,
    state: 'held',
    note: expect.stringContaining('within an hour'),
  })
  const [held] = (await testApp.ledger(ada.token)).entries
  expect(held).toMatchObject({ state: 'held', points: 50, reason: expect.stringContaining('within an hour') })
  const words = 'We spoke to your friends. All is well.'
  expect(await decideEntry(testApp.ctx, Number(held?.id), { outcome: 'count', words }, KIM)).toBe('decided')
  expect(await decideEntry(testApp.ctx, Number(held?.id), { outcome: 'refuse', words }, KIM)).toBe('already')
  expect(await testApp.me(ada.token)).toMatchObject({
    points: 650,
    held_points: 0,
    referral: { verified: 11, held: 0 },
  })
  expect((await testApp.ledger(ada.token)).entries[0]).toMatchObject({ state: 'counted', reason: words, appeal: null })
  expect(
    await decideEntry(
      testApp.ctx,
      Number(held?.id),
      { outcome: 'reverse', words: 'It was one person after all.' },
      KIM,
    ),
  ).toBe('decided')
  expect(await decideEntry(testApp.ctx, Number(held?.id), { outcome: 'reverse', words: 'Again.' }, KIM)).toBe('already')
  const after = await testApp.me(ada.token)
  expect(after).toMatchObject({ points: 600, referral: { verified: 10 } })
  expect(after.quests.find(({ id }) => id === 'referral')).toMatchObject({ earned: 500, state: 'open', note: null })
  const { entries, points, days } = await testApp.ledger(ada.token)
  expect(days.at(-1)).toMatchObject({ points: 600, referrals: 10 })
  expect(entries[0]).toMatchObject({ quest: 'adjustment', points: -50, why: 'It was one person after all.' })
  expect(points).toBe(600)
  const written = 'select state, reason from waitlist_entry where id = $1'
  const { rows } = await testApp.database.pool.query(written, [held?.id])
  expect(rows).toEqual([{ state: 'held', reason: held?.reason }])
})

test('after twenty friends each pays ten, and after a hundred none', async () => {
  const ada = await referrer()
  for (let hour = 0; hour < 12; hour++) {
    await bring(ada.me.referral.code, 10)
    testApp.pass(3601)
  }
  const { entries } = await testApp.ledger((await testApp.signIn(ada.me.email)).idToken)
  const credits = entries.filter(({ quest }) => quest === 'referral')
  expect(credits).toHaveLength(100)
  expect(credits.filter(({ points }) => points === 50)).toHaveLength(20)
  expect(credits.reduce((sum, { points }) => sum + points, 0)).toBe(20 * 50 + 80 * 10)
})

test('a family of five on one network is paid in full; a sixth there is held with that reason', async () => {
  const home = '198.51.100.7'
  const ada = await testApp.enter('mum@gmail.com', { network: home })
  const family = ['dad@outlook.com', 'gran@btinternet.com', 'kim@icloud.com', 'lee@proton.me', 'max@fastmail.com']
  for (const email of family) await testApp.enter(email, { code: ada.me.referral.code, network: home })
  expect(await testApp.me(ada.token)).toMatchObject({ points: 350, held_points: 0, referral: { verified: 5, held: 0 } })
  await testApp.enter(fresh(), { code: ada.me.referral.code, network: home })
  expect(await testApp.me(ada.token)).toMatchObject({
    points: 350,
    held_points: 50,
    referral: { verified: 5, held: 1 },
  })
  expect((await testApp.ledger(ada.token)).entries[0]?.reason).toContain('the same network')
  // Nor the next day: a household does not grow that fast.
  testApp.pass(25 * 3600)
  await testApp.enter(fresh(), { code: ada.me.referral.code, network: home })
  expect((await testApp.me((await testApp.signIn(ada.me.email)).idToken)).held_points).toBe(100)
})

test('many who join from one network are held after the fifth', async () => {
  const ada = await referrer()
  await bring(ada.me.referral.code, 8, () => '198.51.100.99')
  expect(await testApp.me(ada.token)).toMatchObject({ points: 350, held_points: 150 })
})

test('a friend with a forwarding address is held, and the second from where one account has many names', async () => {
  const ada = await referrer()
  const { code } = ada.me.referral
  await testApp.enter('quick.brown.fox@duck.com', { code })
  expect((await testApp.ledger(ada.token)).entries[0]).toMatchObject({
    state: 'held',
    reason: expect.stringContaining('forwards to another one'),
  })
  await testApp.enter('one@fastmail.fm', { code })
  await testApp.enter('two@fastmail.fm', { code })
  expect((await testApp.ledger(ada.token)).entries[0]?.reason).toContain('from Fastmail')
  expect(await testApp.me(ada.token)).toMatchObject({ points: 150, held_points: 100 })
})

test('friends from one mail domain are held from the third on, also after the first have left', async () => {
  const ada = await referrer()
  const left = await testApp.enter(`person-${++people}@farm.example`, { code: ada.me.referral.code })
  await testApp.call(deleteAccount, {}, { token: left.token })
  await bring(ada.me.referral.code, 1, undefined, 'mail.farm.example')
  expect(await testApp.me(ada.token)).toMatchObject({ points: 200, held_points: 0 })
  await bring(ada.me.referral.code, 2, undefined, 'farm.example')
  expect(await testApp.me(ada.token)).toMatchObject({
    points: 200,
    held_points: 100,
    referral: { verified: 2, held: 2 },
  })
  expect((await testApp.ledger(ada.token)).entries[0]?.reason).toContain('from one email domain within 7 days')
  const kept = await testApp.database.pool.query<{ bytes: number }>(
    'select distinct length(domain_hash) as bytes from waitlist_referral where domain_hash is not null',
  )
  expect(kept.rows).toEqual([{ bytes: 32 }])
  // Of a public provider there may be any number.
  await bring(ada.me.referral.code, 4, undefined, 'gmail.com')
  expect(await testApp.me(ada.token)).toMatchObject({ points: 400, held_points: 100 })
  testApp.pass(7 * 24 * 3600)
  await bring(ada.me.referral.code, 1, undefined, 'farm.example')
  expect((await testApp.me((await testApp.signIn(ada.me.email)).idToken)).points).toBe(450)
})

test('an honest village is not held', async () => {
  const ada = await referrer()
  await bring(ada.me.referral.code, 9, (index) => `198.51.100.${100 + index}`)
  expect(await testApp.me(ada.token)).toMatchObject({ points: 550, held_points: 0 })
})

test('after all of this, points are what the ledger says and ranks are exact', async () => {
  expect(await checkRanks(testApp.ctx.db)).toMatchObject({ wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 })
})

/** A response without the values that differ for each member. */
function shapeOf({ alias: _alias, email: _email, rank: _rank, total: _total, joined_at: _at, ...rest }: Member) {
  const { code: _code, link: _link, ...referral } = rest.referral
  const { next_prize: prize, quests, ...other } = rest
  return { ...other, referral, hasPrize: prize !== null, quests: quests.map(({ done_at: _done, ...quest }) => quest) }
}
