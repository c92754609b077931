import * as contract from '@mowatt/contract'
import { emptyDays, ORIGINS, packHalfHours } from '@mowatt/tariffs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHomesTestApp, type HomesTestApp, TOLD } from '../../../../test/homes-test-app.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
  testApp.setNow(new Date('2026-11-18T10:00:00Z'))
})
afterAll(() => testApp.close())

let people = 0

async function begin() {
  const { idToken: token } = await testApp.signIn(`half-hours-${++people}@mowatt.example`)
  const { home_id } = await testApp.tell(token, TOLD, 'Canary Cottage')
  return { token, home_id }
}
type Person = Awaited<ReturnType<typeof begin>>

/** A year that ends yesterday, with the same use in each half hour. */
function year(wattHours: number, from = '2025-11-18', days = 365) {
  const halfHours = emptyDays(from, days)
  halfHours.wattHours.fill(wattHours)
  halfHours.origins.fill(ORIGINS.metered)
  return { first_half_hour: halfHours.from, packed: Buffer.from(packHalfHours(halfHours)).toString('base64') }
}
const keep = ({ token, home_id }: Person, body: ReturnType<typeof year>, fuel: 'electricity' | 'gas' = 'electricity') =>
  testApp.call(contract.keepHalfHours, { params: { home_id, fuel }, body }, { token })
const read = async ({ token, home_id }: Person) =>
  (await testApp.call(contract.readHalfHours, { params: { home_id } }, { token })).half_hours

test('a year of each fuel is kept, given back as it came, replaced by the next, and deleted', async () => {
  const person = await begin()
  await keep(person, year(100))
  await keep(person, year(900), 'gas')
  await keep(person, year(250))
  expect(await read(person)).toMatchObject([
    { fuel: 'electricity', ...year(250) },
    { fuel: 'gas', ...year(900) },
  ])
  const params = { home_id: person.home_id, fuel: 'electricity' } as const
  await testApp.call(contract.deleteHalfHours, { params }, { token: person.token })
  expect((await read(person)).map(({ fuel }) => fuel)).toEqual(['gas'])
})

test('nobody else reads or replaces them, and without an account nothing is kept', async () => {
  const person = await begin()
  await keep(person, year(100))
  const stranger = { ...(await begin()), home_id: person.home_id }
  await expect(read(stranger)).rejects.toMatchObject({ code: 'not_found' })
  await expect(keep(stranger, year(1))).rejects.toMatchObject({ code: 'not_found' })
  const { jwt: token } = await testApp.call(contract.startAnonymousSession, { body: {} })
  await expect(keep({ ...person, token }, year(1))).rejects.toMatchObject({ code: 'not_authenticated' })
  expect(await read(person)).toMatchObject([year(100)])
})

test('what is no year of a home is refused, and stores nothing', async () => {
  const person = await begin()
  const wrong = [
    year(100, '2025-06-01', 366),
    year(60_000),
    year(100, '2026-11-20', 5),
    { first_half_hour: 990_000, packed: Buffer.from([1, 2, 3]).toString('base64') },
    { first_half_hour: 990_000, packed: 'no base64' },
    { first_half_hour: 1, packed: year(1).packed },
  ]
  for (const body of wrong) await expect(keep(person, body)).rejects.toMatchObject({ code: 'invalid_request' })
  expect(await read(person)).toEqual([])
})

test('nothing of it is readable in the database, and it leaves with its home', async () => {
  const person = await begin()
  await keep(person, year(12_345))
  const rows = () =>
    testApp.ctx.db.selectFrom('homes_half_hours').selectAll().where('home_id', '=', person.home_id).execute()
  const [row] = await rows()
  expect(row!.sealed_half_hours.includes(year(12_345).packed.slice(0, 40))).toBe(false)
  expect(row!.sealed_half_hours.includes(Buffer.from([0x39, 0x30, 0x39, 0x30]))).toBe(false)
  await testApp.call(contract.deleteHome, { params: { home_id: person.home_id }, query: {} }, { token: person.token })
  expect(await rows()).toEqual([])
})

test('an account takes its half hours along in its export', async () => {
  const person = await begin()
  await keep(person, year(77))
  const exported = await testApp.call(contract.exportAccount, {}, { token: person.token })
  expect(JSON.stringify(exported)).toContain(year(77).packed)
})
