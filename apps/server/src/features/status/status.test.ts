import { readStatus } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { insertMinute } from './status-store.ts'

const NOW = new Date('2026-11-15T09:00:00Z')
let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.app.ready()
})
beforeEach(async () => {
  await testApp.database.db.deleteFrom('status_minute').execute()
  testApp.setNow(NOW)
})
afterAll(() => testApp.close())

async function record(...minutes: readonly string[]): Promise<void> {
  for (const minute of minutes) await insertMinute(testApp.ctx.db, new Date(minute))
}

async function run(job: string): Promise<void> {
  const { db, jobs } = testApp.ctx
  await db.transaction().execute((tx) => jobs.send(tx, job, {}))
}

const kept = async () => {
  const rows = await testApp.database.db.selectFrom('status_minute').select('minute').orderBy('minute').execute()
  return rows.map(({ minute }) => minute.toISOString())
}
const read = () => testApp.call(readStatus, {})

test('before anything is recorded nothing is claimed', async () => {
  expect(await read()).toEqual({ recorded_since: null, outages: [] })
})

test('each minute is recorded by a job', async () => {
  testApp.setNow(new Date('2026-11-15T09:00:41Z'))
  await run('status.record')
  await expect.poll(kept).toEqual(['2026-11-15T09:00:00.000Z'])
})

test('a pause of three minutes is none, a longer one is an outage', async () => {
  await record('2026-11-15T08:00:20Z', '2026-11-15T08:03:50Z', '2026-11-15T08:30:10Z', '2026-11-15T08:31:40Z')
  testApp.setNow(new Date('2026-11-15T08:34:50Z'))
  expect(await read()).toEqual({
    recorded_since: '2026-11-15T08:00:00.000Z',
    outages: [{ from: '2026-11-15T08:03:00.000Z', to: '2026-11-15T08:30:00.000Z' }],
  })
})

test('right after a restart the outage lasts until now', async () => {
  await record('2026-11-15T08:40:10Z', '2026-11-15T08:41:10Z')
  testApp.setNow(new Date('2026-11-15T09:00:31Z'))
  expect((await read()).outages).toEqual([{ from: '2026-11-15T08:41:00.000Z', to: '2026-11-15T09:00:00.000Z' }])
})

test('the same minute twice is one, and the newest outage comes first', async () => {
  await record('2026-11-13T08:00:00Z', '2026-11-13T08:00:30Z', '2026-11-14T08:00:00Z', '2026-11-15T09:00:00Z')
  const { outages } = await read()
  expect(outages.map(({ to }) => to.slice(0, 10))).toEqual(['2026-11-15', '2026-11-14'])
})

test('what is older than 90 days is not shown, and is forgotten at night', async () => {
  await record('2026-08-17T08:30:00Z', '2026-08-17T09:00:00Z', '2026-08-17T09:01:00Z')
  expect(await read()).toEqual({
    recorded_since: '2026-08-17T09:00:00.000Z',
    outages: [{ from: '2026-08-17T09:01:00.000Z', to: '2026-11-15T09:00:00.000Z' }],
  })
  await run('status.forget')
  await expect.poll(kept).toEqual(['2026-08-17T09:00:00.000Z', '2026-08-17T09:01:00.000Z'])
})
