import { randomUUID } from 'node:crypto'
import { attachBill, type CardOf, correctBill, deleteBill, listBills, readBill } from '@mowatt/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { type ChatTestApp, createChatTestApp } from '../../../test/chat-test-app.ts'

let testApp: ChatTestApp
let token: string
let chatId: string

beforeAll(async () => {
  testApp = await createChatTestApp()
  token = await testApp.session()
  chatId = await testApp.begin(token)
})
afterAll(() => testApp.close())

async function handedOver(): Promise<string> {
  const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  await testApp.call(attachBill, { params: { chat_id: chatId }, body }, { token })
  return (await testApp.call(listBills, {}, { token })).bills[0]?.bill_id ?? ''
}
const read = (billId: string, as = token) => testApp.call(readBill, { params: { bill_id: billId } }, { token: as })
const correct = (billId: string, path: string, text: string) =>
  testApp.call(correctBill, { params: { bill_id: billId }, body: { path, text } }, { token })
const fieldsOf = (card: unknown) => (card as CardOf<'bill'>).fields
const page = (billId: string, number: number | string, as = token) =>
  testApp.app.inject({ url: `/api/v1/bills/${billId}/pages/${number}`, headers: { authorization: `Bearer ${as}` } })

test('a kept bill shows its values, its pages and the sums that prove it', async () => {
  const billId = await handedOver()
  const bill = await read(billId)
  expect(bill).toMatchObject({ bill_id: billId, chat_id: chatId, file_name: 'november.pdf', card: { kind: 'bill' } })
  expect(bill.cost).toMatchObject({ kind: 'cost' })
  expect(bill.pages[0]).toMatchObject({ page: 1 })
  expect(bill.pages[0]?.width).toBeGreaterThan(100)
  expect(bill.proof.length).toBeGreaterThan(0)
  expect(bill.proof.every(({ detail }) => detail.length > 0)).toBe(true)
  const picture = await page(billId, 1)
  expect(picture.headers['content-type']).toBe('image/webp')
  const { width, height, format } = await sharp(picture.rawPayload).metadata()
  expect(format).toBe('webp')
  const shape = (bill.pages[0]?.width ?? 0) / (bill.pages[0]?.height ?? 1)
  expect(width / height).toBeCloseTo(shape, 1)
  expect((await page(billId, 1)).rawPayload.equals(picture.rawPayload)).toBe(true)
  const stored = await testApp.ctx.files.get(`bill-pages/${billId}-1`)
  expect(stored?.equals(picture.rawPayload)).toBe(true)
  for (const none of [0, 2, 13, 99, 'x', '1e1']) expect((await page(billId, none)).statusCode).toBe(404)
})

test('a value is put right, marked so, and the year is worked out again', async () => {
  const billId = await handedOver()
  const before = await read(billId)
  const rate = fieldsOf(before.card).find(({ path }) => path.endsWith('pencePerKwh'))
  const { card, cost } = await correct(billId, rate?.path ?? '', '31.5p')
  const after = fieldsOf(card).find(({ path }) => path === rate?.path)
  expect(after).toMatchObject({ status: 'corrected', text: '31.5p per kWh', confidence: 1 })
  // What is printed beside it contradicts it, and nothing counts as proved any more.
  expect(after?.checks.map(({ outcome }) => outcome)).toEqual(['contradicts', 'contradicts'])
  expect((cost as CardOf<'cost'>).pence).not.toBe((before.cost as CardOf<'cost'>).pence)
  const kept = await read(billId)
  expect(kept.card).toEqual(card)
  // Stored, so that a page that is opened again knows that the advice is older.
  expect([before.corrected_at, kept.corrected_at]).toEqual([null, expect.any(String)])
  const about = kept.proof.filter(({ paths }) => paths.includes(rate?.path ?? ''))
  expect(about.some(({ outcome }) => outcome === 'supports')).toBe(false)
  for (const [path, text] of [
    [rate?.path ?? '', 'a lot'],
    [rate?.path ?? '', '-3'],
    ['nonsense', '5'],
    ['__proto__.x', '5'],
    ['billDate', '31/02/2026'],
  ] as const) {
    await expect(correct(billId, path, text)).rejects.toMatchObject({ code: 'correction_refused', status: 400 })
  }
})

test('a bill goes at once when its owner says so: row, file and pictures', async () => {
  const billId = await handedOver()
  await page(billId, 1)
  const params = { bill_id: billId }
  expect(await testApp.call(deleteBill, { params }, { token })).toEqual({ is_deleted: true })
  await expect(read(billId)).rejects.toMatchObject({ code: 'not_found' })
  expect(await testApp.ctx.files.get(`bills/${billId}`)).toBeUndefined()
  expect(await testApp.ctx.files.get(`bill-pages/${billId}-1`)).toBeUndefined()
})

test('nobody else sees a bill, its pages or anything of it', async () => {
  const billId = await handedOver()
  const other = await testApp.session()
  await expect(read(billId, other)).rejects.toMatchObject({ status: 404 })
  await expect(read(randomUUID())).rejects.toMatchObject({ status: 404 })
  expect((await page(billId, 1, other)).statusCode).toBe(404)
  const params = { bill_id: billId }
  const body = { path: 'supplier', text: 'Mine' }
  await expect(testApp.call(correctBill, { params, body }, { token: other })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.call(deleteBill, { params }, { token: other })).rejects.toMatchObject({ status: 404 })
  expect((await testApp.call(listBills, {}, { token: other })).bills).toEqual([])
  expect((await testApp.app.inject(`/api/v1/bills/${billId}/pages/1`)).statusCode).toBe(401)
})
