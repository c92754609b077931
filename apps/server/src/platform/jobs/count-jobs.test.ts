import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { countJobs } from './count-jobs.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('what is due, what waits for its time and what was given up are told apart, and what is done is left out', async () => {
  const now = new Date()
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  // A queue without workers.
  await testApp.database.pool.query(`select pgboss.create_queue('count.test', '{"policy":"standard"}')`)
  const put = (state: string, startAfter: Date) =>
    testApp.database.pool.query('insert into pgboss.job (name, state, start_after) values ($1, $2, $3)', [
      'count.test',
      state,
      startAfter,
    ])
  for (const [state, minutes] of [
    ['retry', -5],
    ['retry', 9],
    ['failed', -9],
    ['completed', -9],
  ] as const) {
    await put(state, at(minutes))
  }
  const found = await countJobs(testApp.ctx.db, at(0))
  expect(found.find(({ job }) => job === 'count.test')).toEqual({
    job: 'count.test',
    due: 1,
    later: 1,
    running: 0,
    failed: 1,
    oldestDueAt: at(-5),
  })
})
