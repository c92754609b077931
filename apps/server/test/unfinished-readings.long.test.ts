import { randomUUID } from 'node:crypto'
import {
  attachBill,
  createChat,
  Failure,
  handOverBill,
  readChat,
  redeemLink,
  startAnonymousSession,
} from '@mowatt/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { patience } from '../../../test-patience.ts'
import { wholeBill } from './files/bill-files.ts'
import { chatServiceOf } from '../src/features/chat/public.ts'
import { readingWorkers } from './reading-workers.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createReader } from '../src/platform/reading/create-reader.ts'
import type { Unfinished } from '../src/platform/reading/read-result.ts'

let testApp: TestApp
/** Results of the next readings; later ones are real. */
const outcomes: Unfinished['why'][] = []
let attempts = 0

beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { digest } = testApp.ctx.reader
  testApp.ctx.reader.digest = async (...given) => {
    attempts += 1
    const why = outcomes.shift()
    return why ? { kind: 'unfinished', why } : digest(...given)
  }
})
afterAll(() => testApp.close())
afterEach(() => {
  outcomes.splice(0)
  attempts = 0
})

const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
const session = async () => (await testApp.call(startAnonymousSession, { body: {} })).jwt
const patient = { timeoutMs: 100_000 }
const bills = () => testApp.database.db.selectFrom('bills_bill').selectAll().orderBy('created_at', 'desc').execute()

test('a bill that was starved of time and whose reader was killed is read in the end', async () => {
  outcomes.push('starved', 'crashed', 'busy')
  const options = { token: await session(), idempotencyKey: randomUUID(), ...patient }
  const { redirectUrl } = await testApp.call(handOverBill, { body }, options)
  const one_time_link = redirectUrl.split('/').at(-1) ?? ''
  const { chat_id, jwt: token } = await testApp.call(redeemLink, { body: { one_time_link } })
  const read = async () => (await testApp.call(readChat, { params: { chat_id } }, { token })).messages
  // On a busy machine the link is sent before the bill is read.
  await expect.poll(async () => (await read())[1]?.cards[0]?.kind).toBe('bill')
  expect(attempts).toBe(4)
})

test.runIf(process.platform === 'linux')('bills whose workers are stopped in the middle are all read', async () => {
  const known = readingWorkers()
  const usual = testApp.ctx.reader
  testApp.ctx.reader = createReader({ starvedMs: 1500 })
  const sessions = await Promise.all(Array.from({ length: 4 }, session))
  const sent = sessions.map((token) => testApp.call(handOverBill, { body }, { token, ...patient }))
  const fresh = () => readingWorkers().filter((pid) => !known.includes(pid))
  await expect.poll(() => fresh().length, { interval: 5 }).toBe(2)
  for (const pid of fresh()) process.kill(pid, 'SIGSTOP')
  for (const { redirectUrl } of await Promise.all(sent)) expect(redirectUrl).toContain('/link/')
  const isRead = async () => (await bills()).slice(0, 4).map(({ state }) => state)
  await expect.poll(isRead, { timeout: patience(100_000) }).toEqual(['read', 'read', 'read', 'read'])
  const tried = (await bills()).slice(0, 4).map(({ attempts: each }) => each)
  expect(tried.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(2)
  await testApp.ctx.reader.close()
  testApp.ctx.reader = usual
})

test('how often it was tried, and when it is tried next, is kept where every process finds it', async () => {
  outcomes.push('crashed', 'starved')
  const { redirectUrl } = await testApp.call(handOverBill, { body }, { token: await session(), ...patient })
  expect(redirectUrl).toContain('/link/')
  const [bill] = await bills()
  expect(bill).toMatchObject({ state: 'read', attempts: 2, crashes: 1 })
  const pauseMs = (bill?.next_try_at?.getTime() ?? 0) - testApp.ctx.now().getTime()
  expect(pauseMs).toBeGreaterThanOrEqual(1500)
  expect(pauseMs).toBeLessThanOrEqual(2500)
})

test('a file that ends its worker every time is refused at last, and nothing of it stays', async () => {
  const before = (await bills()).length
  outcomes.push(...Array.from({ length: 20 }, () => 'crashed' as const))
  const refused = testApp.call(handOverBill, { body }, { token: await session(), ...patient })
  await expect(refused).rejects.toMatchObject({ code: 'file_unreadable' })
  expect(attempts).toBe(5)
  expect(await bills()).toHaveLength(before)
})

test('a bill brought to a conversation is read in the end too', async () => {
  outcomes.push('starved', 'crashed')
  const token = await session()
  const { chat_id } = await testApp.call(createChat, {}, { token })
  const { cards } = await testApp.call(attachBill, { params: { chat_id }, body }, { token, ...patient })
  expect(cards[0]?.kind).toBe('bill')
  expect(attempts).toBe(3)
})

test('a bill whose process stops is still being read, and another process tells of it without being asked', async () => {
  outcomes.push('closed')
  const token = await session()
  const { chat_id } = await testApp.call(createChat, {}, { token })
  const attached = testApp.call(attachBill, { params: { chat_id }, body }, { token, ...patient })
  await expect(attached).rejects.toMatchObject({ code: 'unavailable' })
  const read = () => testApp.call(readChat, { params: { chat_id } }, { token })
  expect(await read()).toMatchObject({ is_working: false, is_reading: true, messages: [{ author: 'person' }] })
  await expect.poll(async () => (await read()).messages.length).toBe(2)
  const { messages, is_reading } = await read()
  expect([messages[1]?.cards[0]?.kind, is_reading]).toEqual(['bill', false])
})

test('a bill that was read, and of which Mo could not speak, is told of without being asked again', async () => {
  const service = chatServiceOf(testApp.app, testApp.ctx)
  const { sayBill } = service
  service.sayBill = async () => {
    throw new Failure('unavailable')
  }
  const token = await session()
  const { chat_id } = await testApp.call(createChat, {}, { token })
  const attached = testApp.call(attachBill, { params: { chat_id }, body }, { token, ...patient })
  await expect(attached).rejects.toMatchObject({ code: 'unavailable' })
  const read = () => testApp.call(readChat, { params: { chat_id } }, { token })
  expect(await read()).toMatchObject({ is_reading: true, messages: [{ author: 'person' }] })
  service.sayBill = sayBill
  await expect.poll(async () => (await read()).messages.length).toBe(2)
  expect(await read()).toMatchObject({ is_working: false, is_reading: false, messages: [{}, { author: 'mo' }] })
  expect((await bills())[0]).toMatchObject({ state: 'read' })
})
