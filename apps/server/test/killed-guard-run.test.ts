import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patience } from '../../../test-patience.ts'
import { beginGuards } from '../src/features/homes/guardian/begin-guards.ts'
import { beginMissedGuards } from '../src/features/homes/guardian/begin-missed-guards.ts'
import { runGuards } from '../src/features/homes/guardian/run-guards.ts'
import { createGuardianTestApp, type GuardianTestApp, type Switcher } from './guardian-test-app.ts'
import { createMortalDatabase, type MortalDatabase } from './mortal-database.ts'

const SWITCHES = 3
const people: Switcher[] = []
let testApp: GuardianTestApp
let mortal: MortalDatabase

beforeAll(async () => {
  testApp = await createGuardianTestApp()
  mortal = createMortalDatabase(testApp.database.url)
  for (let count = 0; count < SWITCHES; count++) people.push(await testApp.switched())
  // Each was begun by the job of its consent, so that no job interferes.
  await vi.waitUntil(async () => (await guards()).length === SWITCHES, patience(10_000))
  await testApp.complete()
})
afterAll(async () => {
  await mortal.close()
  await testApp.close()
})

const guards = async () =>
  (await testApp.database.pool.query<{ switch_id: string }>('select switch_id from homes_guard')).rows
const everySwitch = () => people.map(({ switchId }) => switchId).toSorted()
const run = { siteName: 'Mowatt', batch: 2 }

/** As if no user had been asked anything yet: everyone has a question to get. */
async function forgetWhatWasAsked(): Promise<void> {
  await testApp.database.pool.query('delete from homes_guard; delete from mail_message')
  await beginGuards(
    testApp.ctx,
    testApp.ctx.db,
    people.map(({ switchId }) => switchId),
  )
}

async function seen() {
  const { rows } = await testApp.database.pool.query<{ recipient: string }>('select recipient from mail_message')
  const { rows: left } = await testApp.database.pool.query(`select from homes_guard where look_on <= '2026-12-09'`)
  return { mails: rows.map(({ recipient }) => recipient).toSorted(), left: left.length }
}
const whole = () => ({ mails: people.map(({ email }) => email).toSorted(), left: 0 })

test(
  'killed at any statement, the next look goes on, and everybody is asked once',
  async () => {
    const dying = { ...testApp.ctx, ...mortal }
    let kills = 0
    for (let statement = 1; ; statement++) {
      await forgetWhatWasAsked()
      mortal.dieAt(statement, statement % 2 === 0 ? 'before' : 'after')
      await runGuards(dying, run).catch(() => {})
      const isKilled = await mortal.revive()
      // The database releases the killed process's locks once it notices its end.
      await testApp.database.pool.query('select from homes_guard for update')
      await runGuards(testApp.ctx, run)
      expect({ statement, ...(await seen()) }).toEqual({ statement, ...whole() })
      if (!isKilled) break
      kills += 1
    }
    // Two batches, each with its guards, their switches, homes and bills, two writes for each mail and one for each guard.
    expect(kills).toBeGreaterThan(20)
  },
  patience(120_000),
)

test('killed while it begins, a guard is begun once by the next try', async () => {
  const ids = people.map(({ switchId }) => switchId)
  const dying = { ...testApp.ctx, ...mortal }
  for (let statement = 1; ; statement++) {
    await testApp.database.pool.query('delete from homes_guard')
    mortal.dieAt(statement, statement % 2 === 0 ? 'before' : 'after')
    await beginGuards(dying, mortal.db, ids).catch(() => {})
    const isKilled = await mortal.revive()
    await beginGuards(testApp.ctx, testApp.ctx.db, ids)
    expect(await guards()).toHaveLength(SWITCHES)
    if (!isKilled) break
  }
})

test('killed while it looks for what it missed, every switch is guarded once after the next look', async () => {
  const dying = { ...testApp.ctx, ...mortal }
  let kills = 0
  for (let statement = 1; ; statement++) {
    await testApp.database.pool.query('delete from homes_guard')
    mortal.dieAt(statement, statement % 2 === 0 ? 'before' : 'after')
    await beginMissedGuards(dying).catch(() => {})
    const isKilled = await mortal.revive()
    await beginMissedGuards(testApp.ctx)
    const found = (await guards()).map((row) => row.switch_id)
    expect({ statement, found: found.toSorted() }).toEqual({ statement, found: everySwitch() })
    if (!isKilled) break
    kills += 1
  }
  // The list of switches, the guards of it, one row each, and the list after it.
  expect(kills).toBeGreaterThan(SWITCHES + 2)
})

test('several processes at once ask everybody once', async () => {
  await forgetWhatWasAsked()
  const counts = await Promise.all(Array.from({ length: 4 }, () => runGuards(testApp.ctx, { ...run, batch: 1 })))
  await runGuards(testApp.ctx, run)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(SWITCHES)
  expect(await seen()).toEqual(whole())
})
