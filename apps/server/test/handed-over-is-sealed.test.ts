import { randomUUID } from 'node:crypto'
import {
  askPerson,
  createChat,
  handOverBill,
  handOverQuestion,
  sendChatMessage,
  startAnonymousSession,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitingModel } from './chat-test-app.ts'
import { onePagePdf, textLine } from './files/pdf-writer.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const TABLES = [
  'chat_conversation',
  'chat_message',
  'chat_request',
  'chat_person_request',
  'agent_request',
  'bills_bill',
  'switching_comparison',
  'mail_message',
  'handover_request',
  'handover_link',
]
let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('what people say and send is nowhere in the database as it is', async () => {
  const { jwt: token } = await testApp.call(startAnonymousSession, { body: {} })
  const pdf = onePagePdf(textLine('Electricity bill canary-bill-4712', 72, 700))
  const body = { file_data: pdf.toString('base64'), file_name: 'canary-name-4713.pdf', file_type: 'pdf' }
  const options = { token, idempotencyKey: randomUUID() }
  const { redirectUrl } = await testApp.call(handOverBill, { body }, options)
  await testApp.call(handOverQuestion, { body: { message: 'canary-question-4711' } }, { token })
  await talk(token)
  const link = redirectUrl.split('/').at(-1) ?? ''
  for (const table of TABLES) {
    const { rows } = await testApp.database.pool.query<{ row: string }>(`select t::text as row from ${table} t`)
    const text = rows.map(({ row }) => row).join('\n')
    const open = ['canary-', Buffer.from('canary-').toString('hex'), link].filter((each) => text.includes(each))
    expect({ table, rows: rows.length > 0, open }).toEqual({ table, rows: true, open: [] })
  }
})

/** A conversation with a comparison, a model in it, and a person at its end. */
async function talk(token: string): Promise<void> {
  testApp.ctx.model = waitingModel(async () => {})
  const { chat_id } = await testApp.call(createChat, {}, { token })
  const params = { chat_id }
  for (const text of [
    'What is a unit rate? canary-4714',
    'I live in RG1 1AA and use 2700 kWh of electricity a year, canary-4715',
    'Compare tariffs for me',
  ]) {
    await testApp.call(sendChatMessage, { params, body: { text } }, { token, idempotencyKey: randomUUID() })
  }
  const body = { email: 'ada@mowatt.example', summary: 'canary-4716' }
  await testApp.call(askPerson, { body }, { token, idempotencyKey: randomUUID() })
}
