import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinTicked } from '../../../../test/join-ticked.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { casesOf } from '../../../../../../test-size.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { checkRanks } from '../ranking/check-ranks.ts'
import { mailboxOf } from '../members/mailbox-of.ts'
import { findStandingOf, foldRanks } from '../ranking/rank-store.ts'
import { FASTMAIL, FORWARDING, mailGroupOf } from './mail-domains.ts'

const HONEST = 300
const FAKES = casesOf(10_000, 400)
const SPELLINGS = casesOf(1000)
const AT_ONCE = 20
let testApp: TestApp
let nowMs = Date.UTC(2026, 10, 15, 9)

beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

function join(userId: string, email: string, how: { code?: string; network?: string } = {}) {
  return joinTicked(testApp.ctx, { userId, email, network: how.network, referralCode: how.code })
}

async function inTurns(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => act(from + at)))
  }
}

async function ranks(): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let index = 0; index < HONEST; index++) {
    found.set(`honest-${index}`, (await findStandingOf(testApp.ctx, `honest-${index}`))?.rank ?? 0)
  }
  return found
}

test(`${FAKES} fake members on one code move no honest member by more than one place`, async () => {
  await inTurns(HONEST, async (index) => {
    const memberId = `honest-${index}`
    await join(memberId, `${memberId}@post.example`)
    const points = (index * 37) % 900
    const award = { memberId, quest: 'adjustment', key: 'x', points, what: 'x', why: 'x' } as const
    await testApp.ctx.db.transaction().execute((tx) => awardPoints(testApp.ctx, tx, award))
  })
  const { referralCode: code } = await join('cheat', 'cheat@post.example', { network: '192.0.2.1' })
  const before = await ranks()
  // Fifty a second, from two thousand networks.
  await inTurns(FAKES, async (index) => {
    nowMs += 20
    testApp.setNow(new Date(nowMs))
    const network = `203.${Math.floor(index / 5 / 250)}.113.${Math.floor(index / 5) % 250}`
    await join(`fake-${index}`, `fake-${index}@farm-${index % 7}.example`, { code, network })
  })
  while ((await foldRanks(testApp.ctx.db)) > 0);
  const after = await ranks()
  const moved = [...before].map(([id, rank]) => Math.abs((after.get(id) ?? 0) - rank))
  expect(Math.max(...moved)).toBeLessThanOrEqual(1)
  const { rows } = await testApp.database.pool.query<{ state: string; count: number }>(
    'select state, count(*) from waitlist_referral group by state',
  )
  const flagged = rows.filter(({ state }) => state !== 'credited').reduce((sum, { count }) => sum + count, 0)
  expect(flagged / FAKES).toBeGreaterThan(0.95)
  expect(await checkRanks(testApp.ctx.db, { everyRank: 7 })).toMatchObject({
    wrongPoints: 0,
    wrongRanks: 0,
    wrongCounts: 0,
  })
})

test(`${SPELLINGS} spellings of one inbox pay once`, async () => {
  const ada = await join('ada', 'ada@post.example')
  const bob = await join('bob', 'bob@post.example')
  await inTurns(SPELLINGS, async (index) => {
    const dotted = 'referee'
      .split('')
      .map((sign, at) => ((index >> at) & 1 ? `${sign}.` : sign))
      .join('')
    const email = `${dotted.replace(/\.$/, '')}+${index}@${index % 2 ? 'gmail.com' : 'googlemail.com'}`
    await join(`spelling-${index}`, email, { code: index % 3 ? ada.referralCode : bob.referralCode })
  })
  const { rows } = await testApp.database.pool.query<{ points: number }>(
    `select sum(points)::int as points from waitlist_member where id in ('ada', 'bob')`,
  )
  expect(rows[0]?.points).toBe(250)
  const people = await testApp.database.pool.query(
    `select distinct person_key from waitlist_member where id like 'spelling-%'`,
  )
  expect(people.rowCount).toBe(1)
})

/** Forms in which one mailbox, or its owner, gets any number of addresses. */
const forms: Record<string, (index: number) => string> = {
  'plus at Gmail': (index) => `farmer+${index}@gmail.com`,
  'dots at Gmail': (index) => `${dotted('farmerfarmer', index)}@googlemail.com`,
  'plus at Outlook': (index) => `farmer+${index}@outlook.com`,
  'hyphens at Yahoo': (index) => (index === 0 ? 'farmer@yahoo.com' : `shop-${index}@yahoo.com`),
  'plus, dots and hosts of Proton': (index) =>
    `${dotted('farmer', index)}+${index}@${['proton.me', 'protonmail.com', 'pm.me'][index % 3]}`,
  'sub-domains of Fastmail': (index) => (index % 2 ? `x${index}@farmer.fastmail.com` : `farmer+${index}@fastmail.com`),
  'names at Fastmail': (index) => `shop${index}@fastmail.com`,
  'hosts of iCloud': (index) => `farmer+${index}@${['icloud.com', 'me.com', 'mac.com'][index % 3]}`,
  DuckDuckGo: (index) => `shop${index}@duck.com`,
  'Proton Pass': (index) => `farmer.${index}@passmail.net`,
  'addy.io': (index) => (index % 2 ? `x${index}@farmer.anonaddy.com` : `x${index}@anonaddy.me`),
  'Firefox Relay': (index) => `x${index}@mozmail.com`,
  'Hide My Email': (index) => `x${index}@privaterelay.appleid.com`,
}

function dotted(name: string, index: number): string {
  const signs = name.split('').map((sign, at) => ((index >> at) & 1 ? `${sign}.` : sign))
  return signs.join('').replace(/\.$/, '')
}

test.each(Object.entries(forms))('500 aliases of one mailbox pay at most one referral: %s', async (form, addressOf) => {
  const all = Array.from({ length: 500 }, (_, index) => addressOf(index))
  expect(new Set(all).size).toBeGreaterThanOrEqual(400)
  // The most that can be paid: one for each person, none for an alias, one for all of Fastmail.
  const payable = all.filter((email) => mailGroupOf(email) !== FORWARDING)
  const people = new Set(payable.map((email) => (mailGroupOf(email) === FASTMAIL ? FASTMAIL : mailboxOf(email).key)))
  expect(people.size).toBeLessThanOrEqual(1)
  const name = form.replaceAll(/\W/g, '').toLowerCase()
  const { referralCode: code } = await join(`farmer-${name}`, `${name}@post.example`)
  await inTurns(40, async (index) => {
    // Slowly and from everywhere, so that only the addresses are suspicious.
    nowMs += 3_600_000
    testApp.setNow(new Date(nowMs))
    await join(`${name}-${index}`, all[index * 11] ?? '', { code, network: `203.0.113.${index}` })
  })
  const standing = 'select points from waitlist_member where id = $1'
  const { rows } = await testApp.database.pool.query<{ points: number }>(standing, [`farmer-${name}`])
  // A hundred for joining, and fifty for a friend.
  expect(rows[0]?.points).toBeLessThanOrEqual(150)
})
