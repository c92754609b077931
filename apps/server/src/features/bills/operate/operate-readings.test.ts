import {
  attachBill,
  correctBill,
  createChat,
  deleteAccount,
  listBills,
  listDoubtedReadings,
  type OperatorRole,
  readBill,
  startAnonymousSession,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOfLines } from '../../../../test/files/bill-files.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { keepReading, openReading } from '../keep-bill.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  token = await operator('support')
})
afterAll(() => testApp.close())

const operator = (role: OperatorRole) => signInOperator(testApp, `${role}@mowatt.example`, role)
const list = (show: 'corrected' | 'doubtful' = 'corrected', after?: string, as = token) =>
  testApp.call(listDoubtedReadings, { query: { show, after } }, { token: as })
const visitor = async () => (await testApp.call(startAnonymousSession, { body: {} })).jwt

/** What a line charges is doubtful where it doesn't multiply out. */
const bill = (charged = '£16.16') =>
  pdfOfLines([
    'Northern Spark Energy - Your electricity bill',
    'Bill date: 4 November 2026',
    'Account number: 8512 9001',
    'Supply address: 1 Mill Lane, Oxford OX1 2JD',
    'Billing period: 1 October 2026 to 31 October 2026',
    'Unit rate: 24.670p per kWh',
    'Electricity 612 kWh x 24.670p £150.98',
    `Standing charge 31 days x 52.140p ${charged}`,
    'Total electricity charges £167.14',
    'Total charges this period £167.14',
  ])

async function handOver(as: string, file = bill()): Promise<string> {
  const { chat_id } = await testApp.call(createChat, {}, { token: as })
  const body = { file_data: file.toString('base64'), file_name: 'scan.pdf', file_type: 'pdf' }
  await testApp.call(attachBill, { params: { chat_id }, body }, { token: as })
  return (await testApp.call(listBills, {}, { token: as })).bills[0]?.bill_id ?? 'no bill'
}
const correct = (as: string, billId: string, path: string, text: string) =>
  testApp.call(correctBill, { params: { bill_id: billId }, body: { path, text } }, { token: as })

const RATE = 'electricity.unitRates.0.pencePerKwh'

test('a value that somebody put right is shown as it was read and as it is, and what says whose bill it is as a shape', async () => {
  const as = await visitor()
  const billId = await handOver(as)
  const before = await testApp.call(readBill, { params: { bill_id: billId } }, { token: as })
  const paths = before.card.kind === 'bill' ? before.card.fields.map(({ path }) => path) : []
  expect(paths).toEqual(expect.arrayContaining([RATE, 'accountNumber', 'customerPostcode']))
  expect((await list()).readings).toEqual([])
  await correct(as, billId, RATE, '26.35p')
  await correct(as, billId, 'accountNumber', '99 Zebra 77')
  await correct(as, billId, 'customerPostcode', 'OX1 2JE')
  await correct(as, billId, 'supplier', 'Ann Smith, 12 Mill Lane')
  const { readings } = await list()
  expect(readings).toHaveLength(1)
  const byPath = new Map(readings[0]?.values.map((value) => [value.path, value]))
  expect(byPath.get(RATE)).toMatchObject({
    label: 'Electricity: unit rate',
    status: 'corrected',
    read_as: '24.67p per kWh',
    text: '26.35p per kWh',
  })
  expect(byPath.get('customerPostcode')).toMatchObject({ text: 'AA9 9AA' })
  expect(byPath.get('accountNumber')).toMatchObject({ text: '99 Aaaaa 99' })
  expect(byPath.get('supplier')).toMatchObject({ text: 'Aaa Aaaaa, 99 Aaaa Aaaa' })
  // Nothing that was right and certain is there, and nothing that identifies the owner.
  expect([...byPath.keys()]).not.toContain('totalChargesGbp')
  expect(JSON.stringify(readings)).not.toMatch(/OX1|Zebra|Smith|Mill Lane|8512/)
})

test('what the reader was unsure of is a list of its own', async () => {
  const as = await visitor()
  const billId = await handOver(as, bill('£66.16'))
  const found = (await list('doubtful')).readings.find((each) => each.reading_id === billId)
  expect(found?.values.map(({ status }) => status)).toContain('doubtful')
  expect((await list()).readings.map((each) => each.reading_id)).not.toContain(billId)
})

test('readings come page by page, each once, the last corrected first; and go with the account', async () => {
  const { idToken } = await testApp.signIn('ann@post.example')
  const billId = await handOver(idToken)
  await correct(idToken, billId, RATE, '20p')
  expect((await list()).readings[0]?.reading_id).toBe(billId)
  const { ctx } = testApp
  const { sealed_reading: sealed, ...row } = await ctx.db
    .selectFrom('bills_bill')
    .selectAll()
    .where('id', '=', billId)
    .executeTakeFirstOrThrow()
  const kept = openReading(ctx, billId, sealed ?? Buffer.alloc(0))
  for (let at = 0; at < 60; at++) {
    const id = crypto.randomUUID()
    await ctx.db
      .insertInto('bills_bill')
      .values({ ...row, id })
      .execute()
    // At the same time, so that only the id orders them.
    await keepReading(ctx, ctx.db, id, { ...kept, correctedAt: new Date(0).toISOString() })
  }
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const { readings, next } = await list('corrected', after)
    seen.push(...readings.map((each) => each.reading_id))
    if (next === null) break
    after = next
  }
  expect(seen).toHaveLength(62)
  expect(new Set(seen).size).toBe(62)
  await testApp.call(deleteAccount, {}, { token: idToken })
  expect((await list()).readings.map((each) => each.reading_id)).not.toContain(billId)
})

test('editors, promoters and members see none of it', async () => {
  const { idToken } = await testApp.signIn('gil@post.example')
  for (const other of [idToken, await operator('editor'), await operator('promoter')])
    await expect(list('corrected', undefined, other)).rejects.toMatchObject({ code: 'not_allowed' })
})
