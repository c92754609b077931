import { addComplaint } from '@mowatt/contract'
import { currentFigures } from '../src/features/figures/public.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../../../test-patience.ts'
import { createHomesTestApp, type HomesTestApp, TOLD } from './homes-test-app.ts'
import { createMortalDatabase, type MortalDatabase } from './mortal-database.ts'
import { currentCatalogue } from '../src/features/switching/public.ts'
import { runWatch } from '../src/features/homes/watch/run-watch.ts'

const HOMES = 3
let testApp: HomesTestApp
let mortal: MortalDatabase
const emails = Array.from({ length: HOMES }, (_, at) => `killed-${at}@mowatt.example`)

beforeAll(async () => {
  testApp = await createHomesTestApp()
  mortal = createMortalDatabase(testApp.database.url)
  testApp.setNow(new Date('2026-11-18T10:00:00Z'))
  for (const email of emails) {
    const { idToken: token } = await testApp.signIn(email)
    const { home_id } = await testApp.tell(token, TOLD)
    await testApp.watch(token, home_id)
    const body = { supplier: 'Northern Spark Energy', subject: 'Charged twice', made_on: '2026-10-01' }
    await testApp.call(addComplaint, { params: { home_id }, body }, { token })
  }
})
afterAll(async () => {
  await mortal.close()
  await testApp.close()
})

/** As if no user had been told anything yet: everyone has a mail to get. */
async function forgetWhatWasTold(): Promise<void> {
  await testApp.database.pool.query(
    "update homes_watch set sealed_told = null, last_mailed_on = null; update homes_complaint set tell_on = '2026-11-18', mail_id = null; delete from homes_check; delete from homes_run; delete from mail_message; delete from counts_day",
  )
}
const run = { figures: currentFigures(), catalogue: currentCatalogue(), siteName: 'Mowatt', batch: 2 }

/** Mails by address, and checks that are marked as sent. */
async function seen() {
  const { rows: mails } = await testApp.database.pool.query<{ recipient: string }>('select recipient from mail_message')
  const { rows: checks } = await testApp.database.pool.query('select from homes_check where mail_id is not null')
  const { rows: runs } = await testApp.database.pool.query<{ checked: number; mailed: number }>(
    'select checked, mailed from homes_run where finished_at is not null',
  )
  const { rows: told } = await testApp.database.pool.query(
    'select from homes_complaint where mail_id is not null and tell_on is null',
  )
  const { rows: counted } = await testApp.database.pool.query('select name, count from counts_day order by name')
  return {
    counted,
    told: told.length,
    mails: mails.map(({ recipient }) => recipient).toSorted(),
    checks: checks.length,
    runs,
  }
}
/** One about the deal and one about the complaint. */
const whole = {
  counted: [
    { name: 'complaint', count: HOMES },
    { name: 'switch', count: HOMES },
  ],
  told: HOMES,
  mails: emails.flatMap((email) => [email, email]),
  checks: HOMES,
  runs: [{ checked: HOMES, mailed: HOMES }],
}

test(
  'killed at any statement, the next run goes on, and everybody is told once',
  async () => {
    const dying = { ...testApp.ctx, ...mortal }
    let kills = 0
    for (let statement = 1; ; statement++) {
      await forgetWhatWasTold()
      mortal.dieAt(statement, statement % 2 === 0 ? 'before' : 'after')
      await runWatch(dying, run).catch(() => {})
      const isKilled = await mortal.revive()
      // The database releases the killed process's locks once it notices its end.
      await testApp.database.pool.query('select from homes_run for update')
      await runWatch(testApp.ctx, run)
      expect({ statement, ...(await seen()) }).toEqual({ statement, ...whole })
      if (!isKilled) break
      kills += 1
    }
    // Two batches, each with its homes, their watches, two writes for each mail and four for all.
    expect(kills).toBeGreaterThan(20)
  },
  patience(120_000),
)

test('several processes at once tell everybody once', async () => {
  await forgetWhatWasTold()
  const counts = await Promise.all(Array.from({ length: 4 }, () => runWatch(testApp.ctx, { ...run, batch: 1 })))
  await runWatch(testApp.ctx, run)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(HOMES)
  expect(await seen()).toEqual(whole)
})

test('a run that is left half done is finished by the next, from where it stood', async () => {
  await forgetWhatWasTold()
  expect(await runWatch(testApp.ctx, { ...run, mostBatches: 1 })).toBe(2)
  expect(await runWatch(testApp.ctx, run)).toBe(1)
  expect(await runWatch(testApp.ctx, run)).toBe(0)
  expect(await seen()).toEqual(whole)
})
