import { randomUUID } from 'node:crypto'
import {
  adoptChats,
  attachBill,
  correctBill,
  createChat,
  deleteAccount,
  exportAccount,
  listBills,
  readBill,
  startAnonymousSession,
} from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { energyBill } from '../../../test/files/bill-files.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'
import { TEST_NOW } from '../../../test/start-test-postgres.ts'
import { forgetOldBills } from './forget-old-bills.ts'
import { endReading, keepBill, keepReading, receiveBill } from './keep-bill.ts'

const DAY_MS = 86_400_000
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms)

let testApp: IdentityTestApp
beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
beforeEach(() => testApp.setNow(TEST_NOW))
afterAll(() => testApp.close())

/** A visitor hands over a bill of 4 November 2025. */
async function handedOver() {
  const token = (await testApp.call(startAnonymousSession, { body: {} })).jwt
  const { chat_id } = await testApp.call(createChat, {}, { token })
  const body = { file_data: energyBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  await testApp.call(attachBill, { params: { chat_id }, body }, { token })
  const [bill] = (await testApp.call(listBills, {}, { token })).bills
  return { token, id: bill?.bill_id ?? '', bill }
}
const lookAt = (id: string, token: string) =>
  testApp.app.inject({ url: `/api/v1/bills/${id}/pages/1`, headers: { authorization: `Bearer ${token}` } })

/** What is left of a bill once the cleaning job has run on that day. */
async function leftOn(day: Date, id: string): Promise<string[]> {
  testApp.setNow(day)
  await forgetOldBills(testApp.ctx)
  const row = await testApp.ctx.db.selectFrom('bills_bill').selectAll().where('id', '=', id).executeTakeFirst()
  return [
    ...((await testApp.ctx.files.get(`bills/${id}`)) ? ['file'] : []),
    ...((await testApp.ctx.files.get(`bill-pages/${id}-1`)) ? ['picture'] : []),
    ...(row?.sealed_reading ? ['values'] : []),
  ]
}

test('without an account all of a bill goes after 30 days, and nothing before', async () => {
  const { id, token, bill } = await handedOver()
  await lookAt(id, token)
  expect(bill).toMatchObject({ delete_at: after(30 * DAY_MS).toISOString(), is_of_account: false })
  expect(await leftOn(after(30 * DAY_MS - 1), id)).toEqual(['file', 'picture', 'values'])
  expect(await leftOn(after(30 * DAY_MS), id)).toEqual([])
})

test('with an account the file goes 13 months after the date of the bill, and the values stay as long as the account', async () => {
  const { id, token } = await handedOver()
  await lookAt(id, token)
  const ada = await testApp.signIn('ada@mowatt.example')
  await testApp.call(adoptChats, { body: { session: token } }, { token: ada.idToken })
  const [adopted] = (await testApp.call(listBills, {}, { token: ada.idToken })).bills
  const end = '2026-12-04T00:00:00.000Z'
  expect(adopted).toMatchObject({ bill_id: id, delete_at: end, is_of_account: true })
  expect(await leftOn(new Date(Date.parse(end) - 1), id)).toEqual(['file', 'picture', 'values'])
  expect(await leftOn(new Date(end), id)).toEqual(['values'])
  expect(await leftOn(new Date('2036-01-01'), id)).toEqual(['values'])

  testApp.setNow(new Date(end))
  const { idToken } = await testApp.signIn('ada@mowatt.example')
  const params = { bill_id: id }
  const gone = { delete_at: null, is_of_account: true, pages: [] }
  const read = () => testApp.call(readBill, { params }, { token: idToken })
  expect(await read()).toMatchObject(gone)
  expect((await lookAt(id, idToken)).statusCode).toBe(404)
  await testApp.call(correctBill, { params, body: { path: 'supplier', text: 'Larkspur Energy' } }, { token: idToken })
  expect(await read()).toMatchObject({ ...gone, card: { title: 'Your Larkspur Energy bill' } })
  const exported = await testApp.call(exportAccount, {}, { token: idToken })
  expect(JSON.stringify(exported)).toContain('Larkspur Energy')
  expect(JSON.stringify(exported)).not.toContain('export/files/bills')

  await testApp.call(deleteAccount, {}, { token: idToken })
  expect(await leftOn(new Date(end), id)).toEqual([])
})

test('a bill without a readable date counts from its upload, and one whose date is put right from that', async () => {
  const { ctx } = testApp
  const id = randomUUID()
  const bill = { id, chatId: randomUUID(), owner: 'bob', userId: 'bob', bytes: 4 }
  const facts = { isEnergyBill: true, documentType: 'bill' }
  const reading = (billDate?: string) => ({
    fileName: 'bill.pdf',
    pages: [],
    reading: { facts: { ...facts, ...(billDate && { billDate }) }, evidence: {}, checks: [] } as never,
  })
  const keep = (billDate?: string) => ctx.db.transaction().execute((tx) => keepReading(ctx, tx, id, reading(billDate)))
  await receiveBill(ctx, bill, Buffer.from('%PDF'))
  await ctx.db.transaction().execute((tx) => keepBill(tx, id))
  await keep()
  await ctx.db.transaction().execute((tx) => endReading(ctx, tx, id))
  expect(await leftOn(new Date('2027-12-14T23:59:59Z'), id)).toEqual(['file', 'values'])
  testApp.setNow(TEST_NOW)
  await keep('2025-11-30')
  expect(await leftOn(new Date('2026-12-29T23:59:59Z'), id)).toEqual(['file', 'values'])
  expect(await leftOn(new Date('2026-12-30'), id)).toEqual(['values'])
})

test('an older day of deletion, from before there were terms, takes nothing of an account early', async () => {
  const { id, token } = await handedOver()
  await lookAt(id, token)
  const { idToken } = await testApp.signIn('cy@mowatt.example')
  await testApp.call(adoptChats, { body: { session: token } }, { token: idToken })
  await testApp.ctx.db.updateTable('bills_bill').set({ delete_at: TEST_NOW }).where('id', '=', id).execute()
  expect(await leftOn(after(1), id)).toEqual(['file', 'picture', 'values'])
  expect(await leftOn(new Date('2026-12-04'), id)).toEqual(['values'])
})

test('a picture that is being drawn while the file goes does not stay behind', async () => {
  const { id, token } = await handedOver()
  const { reader } = testApp.ctx
  const { draw } = reader
  reader.draw = async (...given) => {
    const drawn = await draw(...given)
    expect(await leftOn(after(30 * DAY_MS), id)).toEqual([])
    return drawn
  }
  expect((await lookAt(id, token)).statusCode).toBe(200)
  reader.draw = draw
  expect(await leftOn(after(30 * DAY_MS), id)).toEqual([])
})
