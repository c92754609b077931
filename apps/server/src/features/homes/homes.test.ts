import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { broadbandBill, energyBill, pdfOfLines, wholeBill } from '../../../test/files/bill-files.ts'
import { createHomesTestApp, type HomesTestApp, TOLD } from '../../../test/homes-test-app.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
})
afterAll(() => testApp.close())

let people = 0
const signIn = async () => (await testApp.signIn(`home-${++people}@mowatt.example`)).idToken
const of = (home_id: string) => ({ params: { home_id } })

/** Without a meter's number: only the postcode identifies the home. */
const postcodeBill = (postcode: string, account = '8512 9001') =>
  pdfOfLines([
    'Northern Spark Energy - Your electricity bill',
    'Bill date: 4 November 2026',
    `Account number: ${account}`,
    `Supply address: 1 Mill Lane, Oxford ${postcode}`,
    'Billing period: 1 October 2026 to 31 October 2026',
    'Unit rate: 24.670p per kWh',
    'Electricity 612 kWh x 24.670p \u00a3150.98',
    'Standing charge 31 days x 52.140p \u00a316.16',
    'Total electricity charges \u00a3167.14',
    'Total charges this period \u00a3167.14',
  ])

test('a bill with day and night registers gives its rates and its night exactly, and what was sold is no use', async () => {
  const token = await signIn()
  await testApp.bring(
    token,
    pdfOfLines([
      'Northern Spark Energy - Your electricity bill',
      'Bill date: 4 November 2026',
      'Account number: 8512 9044',
      'Supply address: 1 Mill Lane, Oxford RG1 1AA',
      'Billing period: 1 October 2026 to 31 October 2026',
      'Electricity',
      'Day units 200 kWh x 30.000p \u00a360.00',
      'Night units 300 kWh x 12.000p \u00a336.00',
      'Standing charge 31 days x 52.140p \u00a316.16',
      'Total electricity charges \u00a3112.16',
      'Total charges this period \u00a3112.16',
      'Export',
      'Energy exported 402.6 kWh x 15.000p -\u00a360.39',
    ]),
  )
  const [home] = await testApp.homesOf(token)
  expect(home!.deals).toMatchObject([
    { fuel: 'electricity', charges: { prices: [{ unit_rates: { day: 30_000_000, night: 12_000_000 } }] } },
  ])
  const [yearly] = home!.use.yearly
  expect(yearly!.night_kwh! / yearly!.kwh).toBeCloseTo(0.6, 2)
  expect(home!.bills[0]!.use).toEqual([{ fuel: 'electricity', kwh: 500 }])
})

test('a bill that is read begins a home, which says what is paid now, what is better and where each value was found', async () => {
  const token = await signIn()
  const { bill_id } = await testApp.bring(token, wholeBill())
  const [home, ...others] = await testApp.homesOf(token)
  expect(others).toEqual([])
  expect(home).toMatchObject({
    name: 'Home',
    is_of_account: true,
    place: { postcode: { value: 'RG1 1AA', from: 'bill', bill_id }, region: { letter: 'H' } },
    payment_method: { value: 'direct_debit', from: 'bill' },
    bills: [{ bill_id, period: { from: '2026-10-01', to: '2026-10-31' } }],
    deals: [
      {
        fuel: 'electricity',
        rates: { from: 'bill', bill_id },
        charges: { prices: [{ unit_rates: { single: expect.any(Number) } }] },
        supplier: { value: 'Northern Spark Energy' },
      },
    ],
    watch: null,
    checks: [],
    switches: [],
  })
  expect(home?.year_now?.pence).toBeGreaterThan(10_000)
  expect(home?.year_now?.working.length).toBeGreaterThan(0)
  expect(home?.verdict?.reason).toMatch(/^(Switch|Wait|Stay)/)
  expect(home?.best).toMatchObject({ is_sample: true })
  expect(home?.use.months).toEqual([{ month: '2026-10', fuel: 'electricity', kwh: expect.any(Number), is_whole: true }])
})

test('bills of one supply share a home, those of another never do, and what is no energy bill has none', async () => {
  const token = await signIn()
  await testApp.bring(token, energyBill(41))
  await testApp.bring(token, energyBill(42))
  await testApp.bring(token, energyBill(41, '1 September 2025 to 30 September 2025'))
  await testApp.bring(token, broadbandBill())
  const homes = await testApp.homesOf(token)
  expect(homes.map(({ name, bills }) => [name, bills.length])).toEqual([
    ['Home', 2],
    ['Home 2', 1],
  ])
  // The newest first, whenever it was handed over.
  expect(homes[0]?.bills.map(({ period }) => period?.to)).toEqual(['2025-10-31', '2025-09-30'])
})

test('without a supply number the postcode decides, and a visitor’s two visits at once begin one home', async () => {
  const token = await signIn()
  await testApp.bring(token, postcodeBill('OX1 2JD'))
  await testApp.bring(token, postcodeBill('OX1 2JD', '8512 9002'))
  await testApp.bring(token, postcodeBill('OX1 3PN'))
  const [first] = await Promise.all([testApp.homesOf(token), testApp.homesOf(token), testApp.homesOf(token)])
  expect(first.map(({ place, bills }) => [place.postcode?.value, bills.length])).toEqual([
    ['OX1 2JD', 2],
    ['OX1 3PN', 1],
  ])
})

test('a bill that is put right follows its supply, and one that was moved by hand stays where it was put', async () => {
  const token = await signIn()
  await testApp.bring(token, postcodeBill('OX1 2JD', '8512 9011'))
  const second = await testApp.bring(token, postcodeBill('OX1 3PN', '8512 9012'))
  expect(await testApp.homesOf(token)).toHaveLength(2)
  const params = { bill_id: second.bill_id }
  await testApp.call(contract.correctBill, { params, body: { path: 'customerPostcode', text: 'OX1 2JD' } }, { token })
  const [home, empty] = await testApp.homesOf(token)
  expect([home?.bills.length, empty?.bills.length]).toEqual([2, 0])
  const moved = await testApp.call(
    contract.moveBillToHome,
    { ...of(empty?.home_id ?? ''), body: { bill_id: second.bill_id } },
    { token },
  )
  expect(moved.bills).toHaveLength(1)
  expect((await testApp.homesOf(token)).map(({ bills }) => bills.length)).toEqual([1, 1])
})

test('what is told goes over the bill, and what is taken back lets the bill count again', async () => {
  const token = await signIn()
  await testApp.bring(token, wholeBill())
  const [home] = await testApp.homesOf(token)
  const change = (told: contract.ToldChange) =>
    testApp.call(contract.changeHome, { ...of(home?.home_id ?? ''), body: { name: ' Mum’s ', told } }, { token })
  const told = await change({ payment_method: 'prepayment', ends_on: '2027-03-31', exit_fee_pence: 5000 })
  expect(told).toMatchObject({
    name: 'Mum’s',
    told: { payment_method: 'prepayment', ends_on: '2027-03-31', exit_fee_pence: 5000 },
    payment_method: { value: 'prepayment', from: 'told', bill_id: null },
    deals: [{ ends_on: { value: '2027-03-31', from: 'told' }, exit_fee_pence: { value: 5000, from: 'told' } }],
  })
  expect(told.dates.map(({ kind, on }) => [kind, on])).toEqual([
    ['free_to_leave', '2027-02-10'],
    ['fix_ends', '2027-03-31'],
  ])
  expect(await change({ payment_method: null, ends_on: null })).toMatchObject({
    told: { exit_fee_pence: 5000 },
    payment_method: { value: 'direct_debit', from: 'bill' },
  })
})

test('what is not known is null, and says what would fill it', async () => {
  const token = await signIn()
  const empty = await testApp.tell(token, {})
  expect(empty).toMatchObject({
    verdict: null,
    best: null,
    year_now: null,
    deals: [],
    missing: [{ what: 'place', is_needed: true, says: 'Add your postcode. Prices differ by region.' }],
  })
  const tell = (told: contract.ToldChange) =>
    testApp.call(contract.changeHome, { ...of(empty.home_id), body: { told } }, { token })
  expect((await tell({ postcode: 'sw1a1aa' })).missing).toMatchObject([{ what: 'usage', is_needed: true }])
  expect((await tell({ electricity_kwh: 2700, gas_kwh: 11_500 })).missing).toMatchObject([
    { what: 'rates', is_needed: true },
  ])
  expect((await tell({ deal: 'fixed' })).missing).toMatchObject([{ what: 'deal_end', is_needed: true }])
  const known = await tell(TOLD)
  expect(known.missing.filter(({ is_needed }) => is_needed)).toEqual([])
  expect(known.verdict?.verdict).toBe('switch')
})

test.for([
  ['a postcode that is none', { postcode: 'nowhere' }, 'told.postcode'],
  ['a year that is a slip', { ends_on: '2207-03-31' }, 'told.ends_on'],
  ['a use below nothing', { gas_kwh: -1 }, 'told.gas_kwh'],
  ['a supplier without a name', { supplier: ' ' }, 'told.supplier'],
] as const)('%s is refused by its field', async ([, told, field]) => {
  const token = await signIn()
  const { home_id } = await testApp.tell(token)
  const refused = testApp.call(contract.changeHome, { ...of(home_id), body: { told } }, { token })
  await expect(refused).rejects.toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } })
})

test('a home’s name is one line that people can see', async () => {
  const token = await signIn()
  const begun = await testApp.call(contract.startHome, { body: { name: ' Mum\u200B’s ' } }, { token })
  expect(begun.name).toBe('Mum’s')
  for (const name of ['Mum\r\nBcc: all@mowatt.example', 'Mum\u0007', '\u202Eemoh', '\u200B', '\u200D']) {
    const fields = { name: expect.any(String) }
    for (const refused of [
      testApp.call(contract.startHome, { body: { name } }, { token }),
      testApp.call(contract.changeHome, { ...of(begun.home_id), body: { name } }, { token }),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'invalid_request', fields })
  }
})

test('a home is nobody else’s, and no id that is guessed opens one', async () => {
  const [ada, bob] = [await signIn(), await signIn()]
  const { home_id } = await testApp.tell(ada)
  const { bill_id } = await testApp.bring(bob, energyBill(51))
  for (const asked of [home_id, 'guessed']) {
    const refused = testApp.call(contract.readHome, of(asked), { token: bob })
    await expect(refused).rejects.toMatchObject({ code: 'not_found' })
  }
  await expect(
    testApp.call(contract.moveBillToHome, { ...of(home_id), body: { bill_id } }, { token: ada }),
  ).rejects.toMatchObject({ code: 'not_found' })
  await expect(testApp.call(contract.listHomes, {}, { token: 'nonsense' })).rejects.toMatchObject({ status: 401 })
})

test('a home that is deleted leaves its bills, which begin no other, or takes them along', async () => {
  const token = await signIn()
  const { bill_id } = await testApp.bring(token, energyBill(61))
  const [home] = await testApp.homesOf(token)
  await testApp.call(contract.deleteHome, { ...of(home?.home_id ?? ''), query: {} }, { token })
  expect(await testApp.homesOf(token)).toEqual([])
  expect((await testApp.call(contract.listBills, {}, { token })).bills).toMatchObject([{ bill_id }])
  const again = await testApp.tell(token)
  await testApp.call(contract.moveBillToHome, { ...of(again.home_id), body: { bill_id } }, { token })
  await testApp.call(contract.deleteHome, { ...of(again.home_id), query: { with_bills: 'true' } }, { token })
  expect((await testApp.call(contract.listBills, {}, { token })).bills).toEqual([])
})

test('the comparison of a home is kept, and a switch can begin from it', async () => {
  const token = await signIn()
  const { home_id } = await testApp.tell(token)
  const { comparison_id, card } = await testApp.call(contract.compareHome, of(home_id), { token })
  expect(card.offers.length).toBeGreaterThan(1)
  const tariff_id = card.offers[0]?.tariff_id ?? ''
  const begun = await testApp.call(contract.startSwitch, { body: { comparison_id, tariff_id } }, { token })
  expect(begun).toMatchObject({ state: 'draft', tariff: { tariff_id }, details: { address: { postcode: 'SW1A 1AA' } } })
  expect((await testApp.homesOf(token))[0]?.switches).toMatchObject([{ switch_id: begun.switch_id, state: 'draft' }])
})

test('a switch from a home is filled in from its bill, and not once another postcode is told', async () => {
  const token = await signIn()
  await testApp.bring(token, wholeBill())
  const [home] = await testApp.homesOf(token)
  const home_id = home?.home_id ?? ''
  const detailsOf = async () => {
    const { comparison_id, card } = await testApp.call(contract.compareHome, of(home_id), { token })
    const tariff_id = card.offers[0]?.tariff_id ?? ''
    const { details } = await testApp.call(contract.startSwitch, { body: { comparison_id, tariff_id } }, { token })
    return details
  }
  expect(await detailsOf()).toMatchObject({
    address: { line_1: '1 High Street', town: 'Reading', postcode: 'RG1 1AA' },
  })
  await testApp.call(contract.changeHome, { ...of(home_id), body: { told: { postcode: 'SW1A 1AA' } } }, { token })
  expect(await detailsOf()).toMatchObject({ address: { line_1: '', town: '', postcode: 'SW1A 1AA' } })
})

test('an account takes its homes along, and they go with it', async () => {
  const token = await signIn()
  const { home_id } = await testApp.tell(token, TOLD, 'The flat')
  await testApp.watch(token, home_id)
  const { data } = await testApp.call(contract.exportAccount, {}, { token })
  expect(data).toMatchObject({
    homes: { homes: [{ home_id, name: 'The flat', told: { gas_kwh: 11_500 }, watch: { threshold_pence: 5000 } }] },
  })
  await testApp.call(contract.deleteAccount, {}, { token })
  for (const table of ['homes_home', 'homes_watch']) {
    const column = table === 'homes_home' ? 'id' : 'home_id'
    const { rows } = await testApp.database.pool.query(`select from ${table} where ${column} = $1`, [home_id])
    expect({ table, rows: rows.length }).toEqual({ table, rows: 0 })
  }
})
