import {
  answerAboutBill,
  attachBill,
  createChat,
  exportAccount,
  listBills,
  readBill,
  startAnonymousSession,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { energyBill, exitFeeBill, overchargedBill } from '../../../test/files/bill-files.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'

let testApp: IdentityTestApp
beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const begin = async () => (await testApp.call(startAnonymousSession, { body: {} })).jwt

async function bring(token: string, file: Buffer) {
  const { chat_id } = await testApp.call(createChat, {}, { token })
  const body = { file_data: file.toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  await testApp.call(attachBill, { params: { chat_id }, body }, { token })
  const [bill] = (await testApp.call(listBills, {}, { token })).bills
  return { bill_id: bill?.bill_id ?? '' }
}

async function findingsOn(file: Buffer) {
  const token = await begin()
  return (await testApp.call(readBill, { params: await bring(token, file) }, { token })).findings
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
  expect(findings[0]?.letter).toContain('Account number: 8512 3399\n')
})

test('a bill that is right says nothing', async () => {
  expect(await findingsOn(energyBill())).toEqual([])
})

test('what the bill leaves open is asked, the answer decides, and it can be taken back', async () => {
  const { idToken: token } = await testApp.signIn('asked-about-a-bill@mowatt.example')
  const params = await bring(token, exitFeeBill())
  const read = () => testApp.call(readBill, { params }, { token })
  const tell = (answer: string | null, code = 'why_exit_fee') =>
    testApp.call(answerAboutBill, { params, body: { code, answer } }, { token })
  expect(await read()).toMatchObject({
    findings: [],
    questions: [{ code: 'why_exit_fee', answer: null, answers: [{ value: 'variable' }, { value: 'fixed' }] }],
  })
  const told = await tell('variable')
  expect(told).toMatchObject({
    findings: [{ code: 'exit_fee', pence: 5000 }],
    questions: [{ code: 'why_exit_fee', answer: 'variable' }],
  })
  expect(await read()).toMatchObject(told)
  const { data } = await testApp.call(exportAccount, {}, { token })
  expect(data).toMatchObject({ bills: { bills: [{ answers: { why_exit_fee: 'variable' } }] } })
  expect(await tell('fixed')).toMatchObject({ findings: [], questions: [{ answer: 'fixed' }] })
  expect(await tell(null)).toMatchObject({ findings: [], questions: [{ answer: null }] })
  for (const [answer, code] of [
    ['perhaps', 'why_exit_fee'],
    ['yes', 'is_home'],
    ['yes', 'nonsense'],
  ] as const)
    await expect(tell(answer, code)).rejects.toMatchObject({ code: 'invalid_request' })
  const other = await begin()
  const refused = testApp.call(
    answerAboutBill,
    { params, body: { code: 'why_exit_fee', answer: null } },
    { token: other },
  )
  await expect(refused).rejects.toMatchObject({ code: 'not_found' })
})
