import { endpoint, Failure } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { forgetAnswersTo, forgetOldAnswers, type Keep } from './idempotency.ts'
import { serveEndpoint } from './serve-endpoint.ts'

const add = endpoint({
  name: 'add',
  summary: 'Adds, and says how often it was asked to',
  method: 'POST',
  path: '/api/v1/additions',
  body: z.object({ number: z.int() }),
  reply: z.object({ times: z.int() }),
  fails: ['quest_done', 'too_many_requests'],
})

let testApp: TestApp
let times = 0
let trouble: Error | undefined
let release: (() => void) | undefined
/** The work is done in the transaction that stores the answer, once it may begin. */
let isKept = false
let mayBegin: Promise<void> | undefined
let begun: (() => void) | undefined
const START = new Date('2026-11-15T09:00:00Z')

beforeAll(async () => {
  testApp = await createTestApp({
    extraFeatures: [
      (app, ctx) => {
        const once = ctx.idempotent(async (request) => String(request.headers['x-caller'] ?? 'ada'))
        const handler = async (_input: unknown, _request: unknown, _reply: unknown, keep: Keep<{ times: number }>) => {
          if (mayBegin) begun?.()
          await mayBegin
          const answer = { times: times + 1 }
          await ctx.db.transaction().execute(async (tx) => {
            if (isKept) await keep(tx, answer)
            times += 1
          })
          begun?.()
          if (trouble) throw trouble
          if (release === undefined) return { times }
          const held = times
          await new Promise<void>((done) => (release = done))
          return { times: held }
        }
        serveEndpoint(app, add, handler, { once })
      },
    ],
  })
})
afterAll(() => testApp.close())
beforeEach(() => {
  times = 0
  trouble = undefined
  release = undefined
  isKept = false
  mayBegin = undefined
  begun = undefined
  testApp.setNow(START)
})

type Ask = { key?: string; number?: number; caller?: string }
let fresh = 0
const freshKey = () => `key-${++fresh}`

function ask({ key, number = 1, caller = 'ada' }: Ask = {}) {
  const idempotencyKey = key === undefined ? {} : { idempotencyKey: key }
  return testApp.call(add, { body: { number } }, { ...idempotencyKey, headers: { 'x-caller': caller } })
}

test('without a key each request has its effect', async () => {
  expect([await ask(), await ask()]).toEqual([{ times: 1 }, { times: 2 }])
})

test('the same key has one effect and the same answer for a day', async () => {
  const key = freshKey()
  expect(await ask({ key })).toEqual({ times: 1 })
  testApp.setNow(new Date(START.getTime() + 24 * 3_600_000 - 1))
  await forgetOldAnswers(testApp.ctx)
  expect(await ask({ key })).toEqual({ times: 1 })
  expect(times).toBe(1)
  testApp.setNow(new Date(START.getTime() + 24 * 3_600_000 + 1))
  expect(await forgetOldAnswers(testApp.ctx)).toBeGreaterThan(0)
  expect(await ask({ key })).toEqual({ times: 2 })
})

test('the same key with other contents is refused', async () => {
  const key = freshKey()
  await ask({ key })
  await expect(ask({ key, number: 2 })).rejects.toMatchObject({ code: 'key_reused', status: 422 })
  expect(times).toBe(1)
})

test('two callers may choose the same key', async () => {
  const key = freshKey()
  expect([await ask({ key }), await ask({ key, caller: 'bob' })]).toEqual([{ times: 1 }, { times: 2 }])
})

test('a retry while the first is still at work waits for its answer', async () => {
  const key = freshKey()
  release = () => {}
  const isWorking = new Promise<void>((done) => (begun = done))
  const first = ask({ key })
  await isWorking
  const retries = Array.from({ length: 5 }, () => ask({ key }))
  release()
  expect(await Promise.all([first, ...retries])).toEqual(Array.from({ length: 6 }, () => ({ times: 1 })))
  expect(times).toBe(1)
})

test('a hundred at once have one effect', async () => {
  const key = freshKey()
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask({ key })))
  expect(new Set(answers.map((answer) => answer.times))).toEqual(new Set([1]))
  expect(times).toBe(1)
})

test('a refusal that would come again is the same answer; one about the moment may be asked again', async () => {
  const lasting = freshKey()
  trouble = new Failure('quest_done')
  await expect(ask({ key: lasting })).rejects.toMatchObject({ code: 'quest_done' })
  trouble = undefined
  await expect(ask({ key: lasting })).rejects.toMatchObject({ code: 'quest_done', status: 409 })
  const passing = freshKey()
  trouble = new Failure('too_many_requests')
  await expect(ask({ key: passing })).rejects.toMatchObject({ code: 'too_many_requests' })
  trouble = undefined
  expect(await ask({ key: passing })).toEqual({ times: 3 })
})

test('work that was killed is taken over once its time is up', async () => {
  const key = freshKey()
  await ask({ key })
  // As a kill leaves it: begun, and never answered.
  await testApp.database.db.updateTable('http_answer').set({ answer: null }).execute()
  testApp.setNow(new Date(START.getTime() + 10_000))
  const answers = await Promise.all([ask({ key }), ask({ key })])
  expect(answers).toEqual([{ times: 2 }, { times: 2 }])
})

test('who is killed after the work was done with its answer has answered', async () => {
  const key = freshKey()
  isKept = true
  release = () => {}
  const isDone = new Promise<void>((done) => (begun = done))
  // Never ends, as far as the client can see.
  void ask({ key }).catch(() => {})
  await isDone
  testApp.setNow(new Date(START.getTime() + 10_000))
  expect(await ask({ key })).toEqual({ times: 1 })
  expect(times).toBe(1)
  release()
})

test('who was taken for dead and replaced takes back what it did', async () => {
  const key = freshKey()
  await testApp.database.db.deleteFrom('http_answer').execute()
  isKept = true
  const gate = Promise.withResolvers<void>()
  mayBegin = gate.promise
  const isWorking = new Promise<void>((done) => (begun = done))
  const late = ask({ key })
  await isWorking
  // As a process leaves it that took over and has not answered yet.
  await testApp.database.db.updateTable('http_answer').set({ works_until: START }).where('answer', 'is', null).execute()
  gate.resolve()
  await expect(late).rejects.toMatchObject({ code: 'unavailable' })
  expect(times).toBe(0)
  const { rows } = await testApp.database.pool.query('select from http_answer where answer is null')
  expect(rows, 'the claim of whoever took over').toHaveLength(1)
})

test('answers are sealed, and go with the account of whoever asked', async () => {
  await testApp.database.db.deleteFrom('http_answer').execute()
  await ask({ key: freshKey(), caller: 'cleo' })
  await ask({ key: freshKey(), caller: 'dan' })
  const rows = await testApp.database.db.selectFrom('http_answer').selectAll().execute()
  expect(rows.map(({ answer }) => answer?.toString('latin1').includes('times'))).toEqual([false, false])
  await forgetAnswersTo(testApp.database.db, 'cleo')
  expect(await testApp.database.db.selectFrom('http_answer').select('id').execute()).toHaveLength(1)
})

test('a key without length, or with too much of it, is refused', async () => {
  await expect(ask({ key: 'k'.repeat(201) })).rejects.toMatchObject({ code: 'invalid_request' })
  expect(times).toBe(0)
})
