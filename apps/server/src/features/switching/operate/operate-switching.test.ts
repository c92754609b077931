import { listWatchedSwitches } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { insertEvent } from '../switches/event-store.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  token = await signInOperator(testApp, 'support@mowatt.example', 'support')
})
afterAll(() => testApp.close())

const daysOn = (days: number) => new Date(testApp.ctx.now().getTime() + days * 86_400_000)
const day = (days: number) => daysOn(days).toISOString().slice(0, 10)
const list = (after?: string, as = token) =>
  testApp.call(listWatchedSwitches, { query: after === undefined ? {} : { after } }, { token: as })

type Given = { state: string; tariffId?: string; dueAt?: Date | null; expectedOn?: string; createdAt?: Date }

async function put({
  state,
  tariffId = 'sample-fixed',
  dueAt = null,
  expectedOn,
  createdAt = daysOn(-20),
}: Given): Promise<string> {
  const id = crypto.randomUUID()
  await testApp.ctx.db
    .insertInto('switching_switch')
    .values({
      id,
      comparison_id: crypto.randomUUID(),
      tariff_id: tariffId,
      owner: 'somebody',
      state,
      is_simulated: true,
      sealed_offer: Buffer.from('x'),
      sealed_details: Buffer.from('x'),
      offer_expires_at: createdAt,
      consented_at: createdAt,
      due_at: dueAt,
      expected_on: expectedOn ?? null,
      created_at: createdAt,
      ended_at: state === 'complete' || state === 'cancelled' ? createdAt : null,
      delete_at: daysOn(100),
    })
    .execute()
  return id
}

test('a switch is stuck when its time has passed or nobody looks at it, the longest first; what only waits is not', async () => {
  const late = await put({ state: 'cooling_off', dueAt: daysOn(-2) })
  const overdue = await put({ state: 'switching', dueAt: daysOn(1), expectedOn: day(-1) })
  const forgotten = await put({ state: 'submitted' })
  const well = await put({ state: 'cooling_off', dueAt: daysOn(-0.5), expectedOn: day(0) })
  const done = await put({ state: 'complete', expectedOn: day(-5) })
  const draft = await put({ state: 'draft' })
  await insertEvent(testApp.ctx.db, late, { step: 'submit', state: 'submitted', reason: null, at: daysOn(-3) })
  await insertEvent(testApp.ctx.db, late, { step: 'cool', state: 'cooling_off', reason: 'accepted', at: daysOn(-2) })

  const { stuck, switches } = await list()
  expect(stuck.map(({ switch_id: id }) => id)).toEqual([forgotten, late, overdue])
  expect(stuck[1]).toMatchObject({ stuck_since: daysOn(-2).toISOString(), has_account: false })
  expect(stuck[1]?.events.map(({ step, reason }) => [step, reason])).toEqual([
    ['submit', null],
    ['cool', 'accepted'],
  ])
  const all = switches.map(({ switch_id: id }) => id)
  expect(all).toEqual(expect.arrayContaining([late, overdue, forgotten, well, done]))
  expect(all).not.toContain(draft)
})

test('the address can ask for one state, or one switch', async () => {
  const failed = await put({ state: 'cancelled' })
  const only = (query: { state?: 'cancelled'; id?: string }) =>
    testApp.call(listWatchedSwitches, { query }, { token }).then((found) => ({
      stuck: found.stuck,
      ids: found.switches.map(({ switch_id: id }) => id),
    }))
  expect(await only({ state: 'cancelled' })).toEqual({ stuck: [], ids: [failed] })
  expect(await only({ id: failed })).toEqual({ stuck: [], ids: [failed] })
  expect(await only({ id: crypto.randomUUID() })).toEqual({ stuck: [], ids: [] })
})

test('all of them come page by page, each once', async () => {
  for (let at = 0; at < 60; at++) await put({ state: 'complete', createdAt: daysOn(-200) })
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const { switches, next } = await list(after)
    seen.push(...switches.map(({ switch_id: id }) => id))
    if (next === null) break
    after = next
  }
  expect(seen).toHaveLength(66)
  expect(new Set(seen).size).toBe(66)
})

test('editors and promoters see none of it', async () => {
  for (const role of ['editor', 'promoter'] as const) {
    const other = await signInOperator(testApp, `${role}@mowatt.example`, role)
    await expect(list(undefined, other)).rejects.toMatchObject({ code: 'not_allowed' })
  }
})

test('a switch is named by its tariff, and by its id where we no longer have that', async () => {
  const [tariff] = currentCatalogue()
  const known = await put({ state: 'complete', tariffId: tariff?.id ?? '' })
  const gone = await put({ state: 'complete', tariffId: 'gone' })
  const { switches } = await list()
  const named = new Map(switches.map(({ switch_id: id, tariff: name }) => [id, name]))
  expect(named.get(known)).toBe(`${tariff?.supplier}: ${tariff?.name}`)
  expect(named.get(gone)).toBeNull()
})
