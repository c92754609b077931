import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Supplier } from '../src/features/switching/supplier/supplier.ts'
import { supplierOf } from '../src/features/switching/supplier/supplier-of.ts'
import { advanceSwitches } from '../src/features/switching/switches/advance-switches.ts'
import { createSwitchingHouse, type SwitchingHouse } from './switching-house.ts'

const BEGIN = new Date('2026-11-16T10:00:00Z')
let house: SwitchingHouse

beforeAll(async () => {
  house = await createSwitchingHouse()
  house.setNow(BEGIN)
})
afterAll(() => house.close())

async function submitted(full_name = 'Ada Brook') {
  house.setNow(BEGIN)
  const who = house.visitor()
  const { switch_id: id } = await house.start(who, await house.compare(who))
  await house.consent(who, await house.fillAll(who, id, { full_name }))
  return { who, id }
}

/** A supplier from outside, as it might be: each part can be replaced. */
function supplier(parts: Partial<Supplier>): Supplier {
  return { ...supplierOf(house.ctx.config), ...parts }
}
const advance = (by: Supplier) => advanceSwitches({ ctx: house.ctx, siteName: 'Mowatt', supplier: by })

async function withdrawn(): Promise<unknown[]> {
  const sql = "select data->>'reference' as reference from pgboss.job where name = 'switching.withdraw'"
  return (await house.database.pool.query<{ reference: string }>(sql)).rows.map(({ reference }) => reference)
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
  house.setNow(new Date('2026-11-16T12:00:00Z'))
  await house.advance()
  expect((await house.read(who, id)).state).toBe('cooling_off')
})

test('cancelled while the supplier is being told, the order is taken back', async () => {
  const { who, id } = await submitted()
  const slow = supplier({
    async submit() {
      await house.cancel(who, id)
      return { reference: 'told-too-late' }
    },
  })
  await advance(slow)
  expect((await house.read(who, id)).state).toBe('cancelled')
  expect(await withdrawn()).toContain('told-too-late')
})

test('an order that the supplier has is taken back when it is cancelled', async () => {
  const { who, id } = await submitted()
  await advance(supplier({ submit: async () => ({ reference: 'has-it' }) }))
  await house.cancel(who, id)
  expect(await withdrawn()).toContain('has-it')
})

test('what the supplier says twice happens once, and a step that another took is not taken again', async () => {
  const { who, id } = await submitted()
  house.setNow(new Date('2026-11-16T12:00:00Z'))
  const twice = supplier({
    async ask(order, at) {
      await house.advance()
      return supplierOf(house.ctx.config).ask(order, at)
    },
  })
  await advance(twice)
  const { timeline } = await house.read(who, id)
  expect(timeline.filter(({ state }) => state === 'cooling_off')).toHaveLength(1)
})

test('a supplier that does not take a home on ends the switch, in other words than a debt', async () => {
  const { who, id } = await submitted('Ada Refusal')
  house.setNow(new Date('2026-11-16T12:00:00Z'))
  await house.advance()
  const { state, timeline } = await house.read(who, id)
  expect(state).toBe('failed')
  expect(timeline.at(-1)?.says).toContain('could not take your home on')
})
