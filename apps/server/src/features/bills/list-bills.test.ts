import { attachBill, createChat, listBills, startAnonymousSession } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { energyBill, pdfOfLines } from '../../../test/files/bill-files.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'

let testApp: IdentityTestApp
beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

/** What a visitor of that day sees in the list after handing over a bill. */
async function listedOn(day: string, bill: Buffer) {
  testApp.setNow(new Date(`${day}T12:00:00Z`))
  const token = (await testApp.call(startAnonymousSession, { body: {} })).jwt
  const { chat_id } = await testApp.call(createChat, {}, { token })
  const body = { file_data: bill.toString('base64'), file_name: 'scan.pdf', file_type: 'pdf' }
  await testApp.call(attachBill, { params: { chat_id }, body }, { token })
  return (await testApp.call(listBills, {}, { token })).bills
}

const ends = 'Your tariff ends on: 31 March 2027'
const fixed = (...more: string[]) =>
  pdfOfLines([
    'Northern Spark Energy - Your electricity bill',
    'Bill date: 4 November 2026',
    'Account number: 8512 9001',
    'Supply address: 1 Mill Lane, Oxford OX1 2JD',
    'Billing period: 1 October 2026 to 31 October 2026',
    'Tariff: Spark Fix 12',
    ...more,
    'Unit rate: 24.670p per kWh',
    'Electricity 612 kWh x 24.670p \u00a3150.98',
    'Standing charge 31 days x 52.140p \u00a316.16',
    'Total electricity charges \u00a3167.14',
    'Total charges this period \u00a3167.14',
  ])

test('a bill is listed with what it charges, for how much use, in which home', async () => {
  expect(await listedOn('2026-11-15', energyBill())).toMatchObject([
    {
      supplier: 'Northern Spark Energy',
      period: { from: '2025-10-01', to: '2025-10-31' },
      total_pence: 16_714,
      use: [{ fuel: 'electricity', kwh: 612 }],
      home: '2000001234560',
      due: null,
    },
  ])
  expect(await listedOn('2026-11-15', fixed(ends))).toMatchObject([{ home: 'OX1 2JD' }])
})

test('what is due next is the day from which leaving is free, and after that the end of the fix', async () => {
  const due = async (day: string) => (await listedOn(day, fixed(ends, 'Exit fee: \u00a350.00')))[0]?.due
  expect(await due('2027-02-10')).toEqual({ what: 'free_to_leave', on: '2027-02-10' })
  expect(await due('2027-02-11')).toEqual({ what: 'fix_ends', on: '2027-03-31' })
  expect(await due('2027-04-01')).toBeNull()
})

test('where leaving costs nothing only the end of the fix is due', async () => {
  const [bill] = await listedOn('2026-12-01', fixed(ends))
  expect(bill?.due).toEqual({ what: 'fix_ends', on: '2027-03-31' })
})
