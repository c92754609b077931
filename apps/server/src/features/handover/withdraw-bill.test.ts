import { randomUUID } from 'node:crypto'
import {
  handOverBill,
  handOverQuestion,
  listBills,
  listChats,
  redeemLink,
  startAnonymousSession,
  withdrawBill,
} from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { holdAt } from '../../../test/hold-at.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
/** Each waits until it is released: the upload of the file to the store, and its reading. */
const held = { storing: () => Promise.resolve(), reading: () => Promise.resolve() }

let stored = ''

beforeAll(async () => {
  testApp = await createTestApp()
  const { files, reader } = testApp.ctx
  const { put } = files
  const { digest } = reader
  files.put = async (name, content) => {
    await held.storing()
    stored = name
    return put.call(files, name, content)
  }
  reader.digest = async (...given) => {
    await held.reading()
    return digest(...given)
  }
})
afterAll(() => testApp.close())
beforeEach(() => {
  held.storing = held.reading = () => Promise.resolve()
})

async function visitor() {
  const { jwt: token } = await testApp.call(startAnonymousSession, { body: {} })
  const message_id = randomUUID()
  const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  return {
    token,
    message_id,
    send: () => testApp.call(handOverBill, { body }, { token, idempotencyKey: message_id }),
    withdraw: (by = token) => testApp.call(withdrawBill, { params: { message_id } }, { token: by }),
    kept: async () => ({
      chats: (await testApp.call(listChats, {}, { token })).chats.length,
      bills: (await testApp.call(listBills, {}, { token })).bills.length,
    }),
  }
}

const rows = async (sql: string) => Number((await testApp.database.pool.query(`select count(*) ${sql}`)).rows[0].count)
const NOTHING = { chats: 0, bills: 0 }

test('a bill that is withdrawn before it arrives is refused when it does', async () => {
  const { send, withdraw, kept } = await visitor()
  expect(await withdraw()).toEqual({ is_withdrawn: true })
  await expect(send()).rejects.toMatchObject({ code: 'key_reused' })
  expect(await kept()).toEqual(NOTHING)
})

test.each(['storing', 'reading'] as const)(
  'a bill that is withdrawn while it is at %s leaves nothing, and no link to it',
  async (what) => {
    const { send, withdraw, kept } = await visitor()
    const tables = ['bills_bill', 'chat_conversation', 'switching_comparison', 'handover_link']
    const count = () => Promise.all(tables.map((table) => rows(`from ${table}`)))
    const before = await count()
    const reached = holdAt(held, what)
    const sending = send().catch((error: unknown) => error)
    const letGo = await reached
    expect(await withdraw()).toEqual({ is_withdrawn: true })
    letGo()
    expect(await sending).toMatchObject({ status: expect.toSatisfy((status: number) => status >= 400 && status < 500) })
    expect(await kept()).toEqual(NOTHING)
    expect(await count()).toEqual(before)
    expect(await rows("from handover_request where state in ('working', 'reading')")).toBe(0)
    // Its file is deleted by a job.
    await expect.poll(() => testApp.ctx.files.get(stored)).toBeUndefined()
  },
)

test('a bill that was read at the same moment goes too, and withdrawing twice is one', async () => {
  const { send, withdraw, kept } = await visitor()
  await send()
  expect(await kept()).toEqual({ chats: 1, bills: 1 })
  expect(await withdraw()).toEqual(await withdraw())
  expect(await kept()).toEqual(NOTHING)
  expect(await rows('from switching_comparison')).toBe(0)
})

test('once somebody has gone on to the conversation, nothing of it is withdrawn', async () => {
  const { send, withdraw, kept } = await visitor()
  const one_time_link = (await send()).redirectUrl.split('/').at(-1) ?? ''
  await testApp.call(redeemLink, { body: { one_time_link } })
  expect(await withdraw()).toEqual({ is_withdrawn: false })
  expect(await kept()).toEqual({ chats: 1, bills: 1 })
})

test('a question is no bill, and whoever withdraws on and on is refused', async () => {
  const { token, message_id, withdraw } = await visitor()
  await testApp.call(handOverQuestion, { body: { message: 'Hello' } }, { token, idempotencyKey: message_id })
  expect(await withdraw()).toEqual({ is_withdrawn: false })
  const tries = await Promise.allSettled(Array.from({ length: 31 }, () => withdraw()))
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(2)
})

test('nobody withdraws what another sent', async () => {
  const [ada, eve] = [await visitor(), await visitor()]
  await ada.send()
  await ada.withdraw(eve.token)
  expect(await ada.kept()).toEqual({ chats: 1, bills: 1 })
})
