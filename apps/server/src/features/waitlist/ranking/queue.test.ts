import type pg from 'pg'
import { readQueue } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWaitlistTestApp, type WaitlistTestApp } from '../../../../test/waitlist-test-app.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { deleteSamples, seedSamples } from '../members/seed-samples.ts'
import { checkRanks } from './check-ranks.ts'
import { listRanked } from './list-ranked.ts'
import { tidyWaitlist } from '../tidy-waitlist.ts'

let testApp: WaitlistTestApp
const SAMPLES = 3000

beforeAll(async () => {
  testApp = await createWaitlistTestApp()
  await seedSamples(testApp.ctx.db, { count: SAMPLES, at: testApp.ctx.now() })
})
afterAll(() => testApp.close())

const queue = (query: { after?: number; limit?: number } = {}, token?: string) =>
  testApp.call(readQueue, { query }, token === undefined ? {} : { token })
const get = (headers: Record<string, string> = {}) => testApp.request({ url: '/api/v1/waitlist', headers })

test('sample members have ledgers, and every rank is exact', async () => {
  expect(await checkRanks(testApp.ctx.db)).toEqual({ members: SAMPLES, wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 })
  const { rows } = await testApp.database.pool.query<{ least: number }>(
    'select min(points) as least from waitlist_member where is_sample',
  )
  expect(rows[0]?.least).toBeGreaterThanOrEqual(100)
})

test('the queue shows the first hundred and how many wait, by alias', async () => {
  const all = await queue()
  expect(all).toMatchObject({ total: SAMPLES, next: null, competition: { status: 'closed' } })
  expect(all.entries.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  const points = all.entries.map((entry) => entry.points)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  expect(all.around).toBeUndefined()
})

test('nothing in the queue looks like an address', async () => {
  const { token } = await testApp.enter('ada@post.example')
  for (const answer of [await get(), await testApp.request({ url: '/api/v1/waitlist', token })]) {
    expect(answer.body).not.toMatch(/@|post\.example|sample/)
  }
})

test('it comes in pages, and ends at the hundredth place', async () => {
  const seen: number[] = []
  let after: number | null = 0
  while (after !== null) {
    const page: Awaited<ReturnType<typeof queue>> = await queue({ after, limit: 30 })
    seen.push(...page.entries.map(({ rank }) => rank))
    after = page.next
  }
  expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  for (const query of ['after=101', 'limit=0', 'limit=101', 'after=x']) {
    expect((await testApp.request({ url: `/api/v1/waitlist?${query}` })).statusCode).toBe(400)
  }
})

test('a member sees the five around them, also at an end of the queue, and is counted at once', async () => {
  await queue()
  const { token, me, userId } = await testApp.enter('bea@post.example')
  const { around, total } = await queue({}, token)
  expect([me.rank, me.total]).toEqual([total, total])
  expect(around?.map(({ rank }) => rank)).toEqual([4, 3, 2, 1, 0].map((ahead) => me.rank - ahead))
  expect(around?.find(({ is_you }) => is_you)).toMatchObject({ rank: me.rank, name: me.alias, points: 100 })
  const pay = (memberId: string, key: string, points: number) =>
    awardPoints(testApp.ctx, testApp.ctx.db, { memberId, quest: 'adjustment', key, points, what: 'x', why: 'x' })
  const ranks = async () => (await queue({}, token)).around?.map(({ rank, is_you }) => (is_you ? `${rank} you` : rank))
  await pay(userId, 'top', 100_000)
  expect(await ranks()).toEqual(['1 you', 2, 3, 4, 5])
  // The samples' points are random, and two may share the lead: this one is ahead alone.
  await pay('sample-1', 'ahead', 200_000)
  expect(await ranks()).toEqual([1, '2 you', 3, 4, 5])
  await pay(userId, 'back', -100_000)
  const visitor = await testApp.visitor()
  expect((await queue({}, visitor)).around).toBeUndefined()
  expect((await queue({}, 'nonsense')).around).toBeUndefined()
})

test('an unchanged queue is not sent again', async () => {
  testApp.pass(2)
  const first = await get()
  const { etag } = first.headers
  expect(etag).toMatch(/^".+"$/)
  testApp.pass(5)
  const again = await get({ 'if-none-match': `W/${String(etag)}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await testApp.enter('cleo@post.example')
  testApp.pass(2)
  const changed = await get({ 'if-none-match': String(etag) })
  expect(changed.statusCode).toBe(200)
  expect(changed.json<{ total: number }>().total).toBe(first.json<{ total: number }>().total + 1)
})

test('a thousand readers at once cost one look at the database', async () => {
  testApp.pass(2)
  const { pool } = testApp.database
  const connect = pool.connect.bind(pool)
  let looks = 0
  // Background work at the same time reads other tables.
  pool.connect = ((...given: Parameters<typeof connect>) => {
    // Callers that pass a callback wait for it: it is passed on.
    const asked = connect(...given) as unknown as Promise<pg.PoolClient> | undefined
    return asked?.then(counted)
  }) as typeof pool.connect
  function counted(client: pg.PoolClient): pg.PoolClient {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    client.query = ((...asked: unknown[]) => {
      if (JSON.stringify(asked[0]).includes('waitlist_')) looks += 1
      return query(...asked)
    }) as typeof client.query
    return client
  }
  await Promise.all(Array.from({ length: 1000 }, () => get()))
  pool.connect = connect
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(10)
})

test('the order of the ledger up to a moment is the order of the queue', async () => {
  const ranked = await listRanked(testApp.ctx.db, { until: testApp.ctx.now(), limit: 50 })
  const points = ranked.map((member) => member.points)
  expect(ranked).toHaveLength(50)
  expect(points).toEqual((await queue({ limit: 50 })).entries.map((entry) => entry.points))
  expect(ranked.every(({ isSample }) => isSample)).toBe(true)
  const before = new Date(testApp.ctx.now().getTime() - 100 * 86_400_000)
  expect(await listRanked(testApp.ctx.db, { until: before })).toEqual([])
})

test('samples can be removed again', async () => {
  expect(await deleteSamples(testApp.ctx.db)).toBe(SAMPLES)
  testApp.pass(2)
  expect((await queue()).total).toBe(3)
  expect(await checkRanks(testApp.ctx.db)).toMatchObject({ members: 3, wrongRanks: 0, wrongCounts: 0 })
})

test('sign-ups that nobody opened are forgotten after thirty days, and empty counts with them', async () => {
  await testApp.join('old@post.example')
  testApp.pass(20 * 86_400)
  await testApp.join('young@post.example')
  testApp.pass(11 * 86_400)
  expect(await tidyWaitlist(testApp.ctx)).toBe(1)
  const { db } = testApp.ctx
  const left = await db.selectFrom('waitlist_signup').select('email').execute()
  expect(left).toEqual([{ email: 'young@post.example' }])
  expect(await db.selectFrom('waitlist_rank_count').select('k').where('n', '=', 0).execute()).toEqual([])
  expect(await checkRanks(db)).toMatchObject({ members: 3, wrongRanks: 0, wrongCounts: 0 })
})

test('whoever waits alone sees that they do', async () => {
  const empty = await createWaitlistTestApp()
  const { token, me } = await empty.enter('first@post.example')
  const { around } = await empty.call(readQueue, { query: {} }, { token })
  expect(around).toEqual([{ rank: 1, name: me.alias, points: 100, is_you: true }])
  await empty.close()
})
