import { attachBill, correctBill, listBills, readBill, readChat } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipe, wholeBill } from '../../../test/files/bill-files.ts'
import { type ChatTestApp, createChatTestApp } from '../../../test/chat-test-app.ts'
import { LOOP } from '../../../test/planted/loop-words.ts'
import { plantTasks } from '../../../test/planted/plant-tasks.ts'
import type { Workers } from '../../platform/workers/create-workers.ts'

let testApp: ChatTestApp
let workers: Workers
let token: string

beforeAll(async () => {
  workers = plantTasks({ most: 2 })
  testApp = await createChatTestApp({}, { parts: { workers } })
  token = await testApp.session()
})
afterAll(async () => {
  await testApp.close()
  await workers.close()
})

async function attach(chatId: string, file: Buffer): Promise<void> {
  const body = { file_data: file.toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  await testApp.call(attachBill, { params: { chat_id: chatId }, body }, { token })
}

test('a bill that nothing can be made of in time is refused like a file that cannot be read', async () => {
  const chatId = await testApp.begin(token)
  await expect(attach(chatId, recipe())).rejects.toMatchObject({
    code: 'file_unreadable',
    message: 'Could not read the file. Please try selecting the file again.',
  })
  const { messages } = await testApp.call(readChat, { params: { chat_id: chatId } }, { token })
  expect(messages).toEqual([])
  expect((await testApp.call(listBills, {}, { token })).bills).toEqual([])
})

test('a correction without an end changes nothing and says so; the next one is taken', async () => {
  await attach(await testApp.begin(token), wholeBill())
  const [bill] = (await testApp.call(listBills, {}, { token })).bills
  const params = { bill_id: bill?.bill_id ?? '' }
  const correct = (text: string) => testApp.call(correctBill, { params, body: { path: 'supplier', text } }, { token })
  await expect(correct(LOOP)).rejects.toMatchObject({
    code: 'took_too_long',
    status: 503,
    message: "That was taking too long, so we've stopped. Please try again in a moment.",
  })
  expect((await testApp.call(readBill, { params }, { token })).corrected_at).toBeNull()
  expect((await correct('Larkspur Energy')).card).toMatchObject({ title: 'Your Larkspur Energy bill' })
})
