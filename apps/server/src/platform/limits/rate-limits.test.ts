import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { counted, echoFeature } from '../../../test/echo-feature.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { openDatabase } from '../db/open-database.ts'
import { deleteExpiredWindows } from './limits-store.ts'
import { createRateLimits, type Limit, type RateLimits } from './rate-limits.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp({ extraFeatures: [echoFeature] })
})
afterAll(() => testApp.close())
afterEach(() => void vi.useRealTimers())

const secret = 'limits secret '.repeat(3)
const limit = (name: string): Limit => ({ name, count: 10, perSeconds: 60 })

/** How many of so many concurrent tries were let through. */
async function tries(count: number, limits: readonly RateLimits[], each: Limit, key: string): Promise<number> {
  const attempts = Array.from({ length: count }, async (_, index) => limits[index % limits.length]?.consume(each, key))
  return (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled').length
}

test('a limit holds across two processes', async () => {
  const other = openDatabase(testApp.database.url)
  const both = [testApp.database.pool, other.pool].map((pool) => createRateLimits({ pool, secret }))
  expect(await tries(40, both, limit('across'), 'ada')).toBe(10)
  await other.db.destroy()
})

test('whoever asks too often is told when to come back, in our own words', async () => {
  const ask = () => testApp.app.inject('/api/test/counted/ada')
  const answers = [await ask(), await ask(), await ask()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const refusal = await ask()
  expect(refusal.statusCode).toBe(429)
  expect(refusal.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many requests. Please try again in a moment.',
  })
  const seconds = Number(refusal.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  await expect(testApp.call(counted, { params: { name: 'ada' } })).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('others are not affected, and neither is another limit', async () => {
  const limits = [createRateLimits({ pool: testApp.database.pool, secret })]
  expect(await tries(20, limits, limit('one'), 'ada')).toBe(10)
  expect(await tries(20, limits, limit('one'), 'bob')).toBe(10)
  expect(await tries(20, limits, limit('two'), 'ada')).toBe(10)
})

test('a claimed forwarded address does not make somebody another person', async () => {
  const ask = (index: number) => ({ url: '/api/test/counted/eve', headers: { 'x-forwarded-for': `10.0.0.${index}` } })
  const statuses: number[] = []
  for (let index = 0; index < 4; index++) statuses.push((await testApp.app.inject(ask(index))).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('after its time the limit is fresh again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limits = [createRateLimits({ pool: testApp.database.pool, secret })]
  expect(await tries(12, limits, limit('expiring'), 'ada')).toBe(10)
  vi.setSystemTime(Date.now() + 59_000)
  expect(await tries(12, limits, limit('expiring'), 'ada')).toBe(0)
  vi.setSystemTime(Date.now() + 2000)
  expect(await tries(12, limits, limit('expiring'), 'ada')).toBe(10)
})

test('nobody can read from the table who asked', async () => {
  const limits = createRateLimits({ pool: testApp.database.pool, secret })
  await limits.consume(limit('hashed'), 'ada@mowatt.example')
  await createRateLimits({ pool: testApp.database.pool, secret: `${secret}!` }).consume(
    limit('hashed'),
    'ada@mowatt.example',
  )
  const { rows } = await testApp.database.pool.query<{ key: string }>(
    `select key from limits_window where key like 'hashed%'`,
  )
  expect(rows).toHaveLength(2)
  for (const { key } of rows) expect(key).toMatch(/^hashed:[\w-]{32}$/)
})

test('while the database is away the limit still holds, and it holds again afterwards', async () => {
  const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing')
  const limits = [createRateLimits({ pool: away.pool, secret })]
  expect(await tries(30, limits, limit('away'), 'ada')).toBe(10)
  await away.db.destroy()
  expect(await tries(30, limits, limit('away'), 'ada')).toBe(0)
  expect(await tries(30, limits, limit('away'), 'bob')).toBe(10)
})

test('windows that are over are cleaned away, others stay', async () => {
  await createRateLimits({ pool: testApp.database.pool, secret }).consume(
    { ...limit('cleaned'), perSeconds: 3600 },
    'ada',
  )
  const inAnHour = new Date(Date.now() + 3_500_000)
  expect(await deleteExpiredWindows(testApp.ctx.db, inAnHour)).toBeGreaterThan(0)
  const { rows } = await testApp.database.pool.query<{ key: string }>('select key from limits_window')
  expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['cleaned'])
})
