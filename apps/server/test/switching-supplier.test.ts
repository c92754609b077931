import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Supplier } from '../src/features/switching/supplier/supplier.ts'
import { supplierOf } from '../src/features/switching/supplier/supplier-of.ts'
import { advanceSwitches } from '../src/features/switching/switches/advance-switches.ts'
import { createSwitchingTestApp, type SwitchingTestApp } from './switching-test-app.ts'

const BEGIN = new Date('2026-11-16T10:00:00Z')
let testApp: SwitchingTestApp

beforeAll(async () => {
  testApp = await createSwitchingTestApp()
  testApp.setNow(BEGIN)
})
afterAll(() => testApp.close())

async function submitted(full_name = 'Ada Brook') {
  testApp.setNow(BEGIN)
  const who = testApp.visitor()
  const { switch_id: id } = await testApp.start(who, await testApp.compare(who))
  await testApp.consent(who, await testApp.fillAll(who, id, { full_name }))
  return { who, id }
}

/** A supplier from outside, as it might be: each part can be replaced. */
function supplier(parts: Partial<Supplier>): Supplier {
  return { ...supplierOf(testApp.ctx.config), ...parts }
}
const advance = (by: Supplier) => advanceSwitches({ ctx: testApp.ctx, siteName: 'Mowatt', supplier: by })

async function withdrawn(): Promise<unknown[]> {
  const sql = "select data->>'reference' as reference from pgboss.job where name = 'switching.withdraw'"
  return (await testApp.database.pool.query<{ reference: string }>(sql)).rows.map(({ reference }) => reference)
}

test('a supplier that is away is asked again, and hears of the order under the same key', async () => {
  const { who, id } = await submitted()
  const keys: string[] = []
  const away = supplier({
    async submit({ switchId }) {
      keys.push(switchId)
      throw new Error('not reachable')
    },
  })
  await advance(away)
  await advance(away)
  expect(keys).toEqual([id, id])
  testApp.setNow(new Date('2026-11-16T12:00:00Z'))
  await testApp.advance()
  expect((await testApp.read(who, id)).state).toBe('cooling_off')
})

test('cancelled while the supplier is being told, the order is taken back', async () => {
  const { who, id } = await submitted()
  const slow = supplier({
    async submit() {
      await testApp.cancel(who, id)
      return { reference: 'told-too-late' }
    },
  })
  await advance(slow)
  expect((await testApp.read(who, id)).state).toBe('cancelled')
  expect(await withdrawn()).toContain('told-too-late')
})

test('an order that the supplier has is taken back when it is cancelled', async () => {
  const { who, id } = await submitted()
  await advance(supplier({ submit: async () => ({ reference: 'has-it' }) }))
  await testApp.cancel(who, id)
  expect(await withdrawn()).toContain('has-it')
})

test('what the supplier says twice happens once, and a step that another took is not taken again', async () => {
  const { who, id } = await submitted()
  testApp.setNow(new Date('2026-11-16T12:00:00Z'))
  const twice = supplier({
    async ask(order, at) {
      await testApp.advance()
      return supplierOf(testApp.ctx.config).ask(order, at)
    },
  })
  await advance(twice)
  const { timeline } = await testApp.read(who, id)
  expect(timeline.filter(({ state }) => state === 'cooling_off')).toHaveLength(1)
})

test('a supplier that does not take a home on ends the switch, in other words than a debt', async () => {
  const { who, id } = await submitted('Ada Refusal')
  testApp.setNow(new Date('2026-11-16T12:00:00Z'))
  await testApp.advance()
  const { state, timeline } = await testApp.read(who, id)
  expect(state).toBe('failed')
  expect(timeline.at(-1)?.says).toContain('couldn’t take over the supply to your home')
})
