import { randomUUID } from 'node:crypto'
import { handOverBill, handOverQuestion, startAnonymousSession } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onePagePdf, textLine } from './files/pdf-writer.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const TABLES = ['chat_conversation', 'chat_message', 'bills_bill', 'handover_request', 'handover_link']
let house: TestApp

beforeAll(async () => {
  house = await createTestApp()
})
afterAll(() => house.close())

test('what people say and send is nowhere in the database as it is', async () => {
  const { jwt: token } = await house.call(startAnonymousSession, { body: {} })
  const pdf = onePagePdf(textLine('Electricity bill canary-bill-4712', 72, 700))
  const body = { file_data: pdf.toString('base64'), file_name: 'canary-name-4713.pdf', file_type: 'pdf' }
  const options = { token, idempotencyKey: randomUUID() }
  const { redirectUrl } = await house.call(handOverBill, { body }, options)
  await house.call(handOverQuestion, { body: { message: 'canary-question-4711' } }, { token })
  const link = redirectUrl.split('/').at(-1) ?? ''
  for (const table of TABLES) {
    const { rows } = await house.database.pool.query<{ row: string }>(`select t::text as row from ${table} t`)
    const text = rows.map(({ row }) => row).join('\n')
    const open = ['canary-', Buffer.from('canary-').toString('hex'), link].filter((each) => text.includes(each))
    expect({ table, rows: rows.length > 0, open }).toEqual({ table, rows: true, open: [] })
  }
})
