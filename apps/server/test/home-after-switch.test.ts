import * as contract from '@mowatt/contract'
import { currentFigures } from '../src/features/figures/public.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runWatch } from '../src/features/homes/watch/run-watch.ts'
import { currentCatalogue } from '../src/features/switching/public.ts'
import { createGuardianTestApp, type GuardianTestApp, type Switcher } from './guardian-test-app.ts'

let testApp: GuardianTestApp
beforeAll(async () => {
  testApp = await createGuardianTestApp()
})
beforeEach(async () => {
  await testApp.database.pool.query(
    'delete from homes_guard; delete from switching_switch; delete from homes_home; delete from homes_run',
  )
})
afterAll(() => testApp.close())

/** An expensive fix that is left long before its end. */
const OLD_DEAL = {
  fuels: 'electricity',
  electricity_kwh: 2700,
  electricity_rates: { unit_pence: 40, standing_pence: 70 },
  supplier: 'Northern Spark Energy',
  tariff_name: 'Spark Fix',
  deal: 'fixed',
  ends_on: '2027-01-15',
  exit_fee_pence: 7500,
} as const

/** So that nothing on sale is cheaper. */
const CHEAPEST = [
  { label: 'Electricity unit rate', text: '12.00p per kWh' },
  { label: 'Electricity standing charge', text: '30.00p a day' },
]

const tell = async ({ homeId, token }: Switcher, told: contract.ToldChange) =>
  testApp.call(contract.changeHome, { params: { home_id: homeId }, body: { told } }, { token: await token() })

/** A user who described their old deal, agreed to be watched and to switch. */
async function agreed(offer?: Partial<contract.ChatOffer>) {
  const person = await testApp.switched(offer)
  await tell(person, OLD_DEAL)
  const asked = { params: { home_id: person.homeId }, body: { agrees: true } as const }
  await testApp.call(contract.watchHome, asked, { token: await person.token() })
  return person
}
const watch = () =>
  runWatch(testApp.ctx, { figures: currentFigures(), catalogue: currentCatalogue(), siteName: 'Mowatt' })
const watchMails = async (person: Switcher) =>
  (await testApp.questions(person)).filter(({ subject }) => !subject.includes('your switch to'))

test('until the supply moves, the home has its old deal; from that day on, the one that was agreed', async () => {
  const person = await agreed()
  const before = await testApp.home(person)
  expect(before.deals[0]).toMatchObject({ supplier: { value: 'Northern Spark Energy', from: 'told' } })
  await testApp.complete()
  const home = await testApp.home(person)
  const from = 'switch'
  expect(home.deals).toEqual([
    {
      fuel: 'electricity',
      supplier: { value: 'Larkfield Energy', from, bill_id: null },
      tariff_name: { value: expect.any(String), from, bill_id: null },
      rates: {
        value: [
          { label: 'Electricity unit rate', text: expect.stringContaining('24.12p') },
          { label: 'Electricity standing charge', text: expect.stringContaining('51.37p') },
        ],
        from,
        bill_id: null,
      },
      ends_on: { value: '2027-12-08', from, bill_id: null },
      exit_fee_pence: { value: expect.any(Number), from, bill_id: null },
      is_variable: false,
      charges: expect.objectContaining({
        prices: [expect.objectContaining({ from: '2026-12-09', unit_rates: { single: 24_120_000 } })],
      }),
    },
  ])
  expect(home.year_now).toMatchObject({ title: 'A year at the rates you switched to' })
  expect(home.year_now?.pence).toBeLessThan(before.year_now?.pence ?? 0)
  expect(home.told).toMatchObject({ electricity_kwh: 2700, postcode: 'SW1A 1AA' })
  expect(home.told).not.toHaveProperty('ends_on')
  expect(home.told).not.toHaveProperty('exit_fee_pence')
  expect(home.dates).toContainEqual(expect.objectContaining({ kind: 'fix_ends', on: '2027-12-08' }))
  expect(home.errands.fix_end?.ends_on).toBe('2027-12-08')
})

test('the watch doesn’t mail about a switch that was made: not while it runs, not when it is complete', async () => {
  const person = await agreed({ rates: CHEAPEST })
  testApp.on('2026-11-20')
  expect(await watch()).toBe(1)
  const checks = async () => (await testApp.home(person)).checks.map(({ outcome }) => outcome)
  expect(await checks()).toEqual(['switch_under_way'])
  await testApp.complete()
  testApp.on('2026-12-10')
  expect(await watch()).toBe(1)
  expect(await checks()).toEqual(['nothing_new', 'switch_under_way'])
  expect(await watchMails(person)).toEqual([])
})

test('what is told after the move counts, and brings nothing of the old deal back', async () => {
  const person = await agreed()
  await testApp.complete()
  const home = await tell(person, { exit_fee_pence: 2500 })
  expect(home.deals[0]).toMatchObject({
    supplier: { value: 'Larkfield Energy', from: 'switch' },
    ends_on: { value: '2027-12-08', from: 'switch' },
    exit_fee_pence: { value: 2500, from: 'told' },
  })
  const renewed = await tell(person, { deal: 'fixed', ends_on: '2028-06-30' })
  expect(renewed.errands.fix_end).toMatchObject({ stage: 'early', ends_on: '2028-06-30' })
  const rated = await tell(person, { electricity_rates: { unit_pence: 21 } })
  expect(rated.deals[0]?.rates).toMatchObject({
    from: 'told',
    value: [{ text: expect.stringContaining('21') }, { text: expect.stringContaining('51.37p') }],
  })
})

test('a bill of the old supplier changes nothing; one of the new says its rates, and the end is still known', async () => {
  const person = await agreed()
  await testApp.complete()
  const old = { supplier: 'Northern Spark Energy', from: '2026-11-20', to: '2026-12-08', on: '2026-12-20', unit: 40 }
  await testApp.bring(person, old)
  testApp.on('2026-12-21')
  expect((await testApp.home(person)).deals[0]).toMatchObject({
    supplier: { value: 'Larkfield Energy' },
    rates: { from: 'switch' },
  })
  const bill_id = await testApp.bring(person, { unit: 27.12 })
  testApp.on('2027-01-12')
  const home = await testApp.home(person)
  expect(home.deals[0]).toMatchObject({
    supplier: { value: 'Larkfield Energy', from: 'bill', bill_id },
    rates: { from: 'bill', value: [{ text: expect.stringContaining('27.12p') }, {}] },
    ends_on: { value: '2027-12-08', from: 'switch' },
    exit_fee_pence: { from: 'switch' },
  })
})

test('once the agreed fix is over, its rates count no longer', async () => {
  const person = await agreed()
  await testApp.complete()
  testApp.on('2027-12-09')
  const home = await testApp.home(person)
  expect(home.deals[0]?.rates?.from).not.toBe('told')
  expect(home.errands.fix_end).toMatchObject({ stage: 'over', ends_on: '2027-12-08', dates: [] })
  expect(home.year_now?.assumed.map(({ text }) => text).join(' ')).toContain(
    'Your fix with Larkfield Energy ended on 8 December 2027',
  )
})
