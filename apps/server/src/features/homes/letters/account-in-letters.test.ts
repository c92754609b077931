import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { supplierBill, wholeBill } from '../../../../test/files/bill-files.ts'
import { createHomesTestApp, type HomesTestApp } from '../../../../test/homes-test-app.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
  testApp.setNow(new Date('2026-11-18T10:00:00Z'))
})
afterAll(() => testApp.close())

const OWN = 'Account number: 8512 3342\n'
const GAP = 'ccount number: [account number]'

test('letters of a home have the account number of that supplier’s bill, and a gap where no bill prints one', async () => {
  const { idToken: token } = await testApp.signIn('writes-with-number@mowatt.example')
  await testApp.bring(token, wholeBill())
  const [billed] = await testApp.homesOf(token)
  const { home_id } = billed!
  // Another home has an account with another supplier.
  const mpan = '1900012345678'
  const days = { from: '2026-10-01', to: '2026-10-31', on: '2026-11-04' } as const
  const other = { supplier: 'Larkfield Energy', mpan, ...days, unit: 24, standing: 50 }
  await testApp.bring(token, supplierBill(other))
  const params = { home_id }
  const body = { monthly_pence: 100_000, moves_on: '2026-12-03' }
  const { errands } = await testApp.call(contract.changeErrands, { params, body }, { token })
  expect(errands.direct_debit?.letter?.text).toContain(OWN)
  expect(errands.moving?.letter?.text).toContain(OWN)
  const complain = (supplier: string) =>
    testApp.call(
      contract.addComplaint,
      { params, body: { supplier, subject: 'Charged twice', made_on: '2026-11-18' } },
      { token },
    )
  expect((await complain('Northern Spark')).complaint.letter?.text).toContain(OWN)
  expect((await complain('Larkfield Energy')).complaint.letter?.text).toContain(GAP)
  const told = { supplier: 'Larkfield Energy' }
  const { errands: moved } = await testApp.call(contract.changeHome, { params, body: { told } }, { token })
  expect(moved.moving?.letter?.text).toContain(GAP)
})
