import { failures, type Switch } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { londonSupply } from '../../../../test/london-supply.ts'
import { createSwitchingTestApp, type SwitchingTestApp, type Visitor } from '../../../../test/switching-test-app.ts'

let testApp: SwitchingTestApp

beforeAll(async () => {
  testApp = await createSwitchingTestApp()
})
afterAll(() => testApp.close())

type Ready = { who: Visitor; filled: Switch }
const underWay = { code: 'switch_under_way', status: 409, message: failures.switch_under_way.text }

/** Everything is filled in, in its own session; only the consent is missing. */
async function ready(supply: { mpan: string; mprn: string }): Promise<Ready> {
  const who = testApp.visitor()
  const { switch_id } = await testApp.start(who, await testApp.compare(who))
  return { who, filled: await testApp.fillAll(who, switch_id, { supply }) }
}
const agree = ({ who, filled }: Ready) => testApp.consent(who, filled)

test('of several switches of one meter that are agreed to at once, in whatever session, one runs', async () => {
  const home = londonSupply(9001)
  const all = [await ready(home), await ready(home), await ready(home)]
  const tries = await Promise.allSettled(all.map(agree))
  const won = tries.findIndex(({ status }) => status === 'fulfilled')
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toMatchObject([underWay, underWay])

  const other = all[(won + 1) % 3]!
  const { state, consented_at, timeline } = await testApp.read(other.who, other.filled.switch_id)
  expect({ state, consented_at, last: timeline.at(-1)?.state }).toEqual({
    state: 'consent',
    consented_at: null,
    last: 'consent',
  })
  expect(await testApp.subjects(`${other.who.owner}@mowatt.example`)).toEqual(['Mowatt: we’ve saved your switch'])

  // A later user is told beside the number, before they have typed the rest.
  const late = testApp.visitor()
  const { switch_id } = await testApp.start(late, await testApp.compare(late))
  await expect(testApp.fill(late, switch_id, home)).rejects.toMatchObject({
    fields: { mpan: underWay.message, mprn: underWay.message },
  })
  expect((await testApp.fill(late, switch_id, londonSupply(9002))).missing).not.toContain('supply')

  const first = all[won]!
  await testApp.cancel(first.who, first.filled.switch_id)
  expect((await agree(other)).state).toBe('submitted')
})

test('one of two meters is enough, and another home is another matter', async () => {
  const home = londonSupply(9003)
  const sameGas = await ready({ ...londonSupply(9004), mprn: home.mprn })
  const neighbour = await ready(londonSupply(9005))
  await agree(await ready(home))
  await expect(agree(sameGas)).rejects.toMatchObject(underWay)
  expect((await agree(neighbour)).state).toBe('submitted')
})

test('what is only being filled in keeps nobody out', async () => {
  const home = londonSupply(9006)
  await ready(home)
  expect((await agree(await ready(home))).state).toBe('submitted')
})
