import { attachBill, createChat, listBills, readBill, startAnonymousSession } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { energyBill, overchargedBill } from '../../../test/files/bill-files.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'

let testApp: IdentityTestApp
beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

async function findingsOn(file: Buffer) {
  const token = (await testApp.call(startAnonymousSession, { body: {} })).jwt
  const { chat_id } = await testApp.call(createChat, {}, { token })
  const body = { file_data: file.toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  await testApp.call(attachBill, { params: { chat_id }, body }, { token })
  const [bill] = (await testApp.call(listBills, {}, { token })).bills
  return (await testApp.call(readBill, { params: { bill_id: bill?.bill_id ?? '' } }, { token })).findings
}

test('a bill that charges its standing charge twice says so, with its rule, its place and a letter', async () => {
  const findings = await findingsOn(overchargedBill())
  expect(findings).toMatchObject([
    {
      code: 'standing_days',
      title: 'The electricity standing charge is charged twice',
      pence: 1616,
      paths: ['electricity.standingChargePencePerDay', 'periodFrom', 'periodTo'],
      rule: { checked_on: '2026-11-16' },
    },
  ])
  expect(findings[0]?.letter).toContain('[account number]')
})

test('a bill that is right says nothing', async () => {
  expect(await findingsOn(energyBill())).toEqual([])
})
