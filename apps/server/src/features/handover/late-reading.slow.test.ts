import { randomUUID } from 'node:crypto'
import { handOverBill, listChats, readChat, redeemLink, startAnonymousSession } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { deskOf } from './handover-desk.ts'
import { readOn } from './read-on-in-background.ts'

const PATIENCE_MS = 300

let house: TestApp
let letRead: () => void
let read = 0

beforeAll(async () => {
  house = await createTestApp()
  await house.app.ready()
  deskOf(house.app, house.ctx).patienceMs = PATIENCE_MS
  const { digest } = house.ctx.reader
  house.ctx.reader.digest = async (...given) => {
    await gate
    read += 1
    return digest(...given)
  }
})
afterAll(() => house.close())

let gate: Promise<void>
beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  letRead = resolve
})

type Options = { token: string; idempotencyKey: string }

async function asker(): Promise<Options> {
  return { token: (await house.call(startAnonymousSession, { body: {} })).jwt, idempotencyKey: randomUUID() }
}

async function send(options: Options, file: Buffer = wholeBill()) {
  const body = { file_data: file.toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const { redirectUrl } = await house.call(handOverBill, { body }, options)
  const one_time_link = redirectUrl.split('/').at(-1) ?? ''
  const { chat_id, jwt: token } = await house.call(redeemLink, { body: { one_time_link } })
  return { chat_id, chat: () => house.call(readChat, { params: { chat_id } }, { token }) }
}

const countOf = async (sql: string) => Number((await house.database.pool.query(`select count(*) ${sql}`)).rows[0].count)

test('whoever waited long enough goes on to the app, where the reading appears once', async () => {
  const options = await asker()
  const [first, again] = await Promise.all([send(options), send(options)])
  expect(again.chat_id).toBe(first.chat_id)
  expect(await first.chat()).toMatchObject({ is_working: true, messages: [{ author: 'person' }] })
  letRead()
  await expect.poll(async () => (await first.chat()).is_working, { timeout: 15_000 }).toBe(false)
  const { messages } = await first.chat()
  expect(messages).toMatchObject([{ author: 'person' }, { author: 'mo' }])
  expect(messages[1]?.cards.map(({ kind }) => kind).slice(0, 2)).toEqual(['bill', 'cost'])
  expect((await send(options)).chat_id).toBe(first.chat_id)
})

test('a file that turns out unreadable then is told in the conversation, and is not kept', async () => {
  const options = await asker()
  const before = await countOf('from bills_bill')
  const { chat } = await send(options, Buffer.from('%PDF-1.7\nnothing'))
  letRead()
  await expect.poll(async () => (await chat()).is_working, { timeout: 15_000 }).toBe(false)
  const text = 'Could not read the file. Please try selecting the file again.'
  expect((await chat()).messages[1]).toMatchObject({ author: 'mo', text, cards: [] })
  expect(await countOf('from bills_bill')).toBe(before)
  await expect(send(options, Buffer.from('%PDF-1.7\nnothing'))).rejects.toThrow(text)
})

test('a reading whose process is gone is finished without its visitor, and has one effect', async () => {
  const { chat } = await send(await asker())
  const desk = deskOf(house.app, house.ctx)
  expect(await readOn(house.ctx, desk)).toBe(0)
  const before = house.ctx.now()
  house.setNow(new Date(before.getTime() + 7000))
  read = 0
  const goingOn = readOn(house.ctx, desk)
  letRead()
  expect(await goingOn).toBe(1)
  await expect.poll(() => read, { timeout: 15_000 }).toBe(2)
  await expect.poll(() => countOf(`from handover_request where state = 'reading'`), { timeout: 15_000 }).toBe(0)
  expect((await chat()).messages).toHaveLength(2)
  house.setNow(before)
})

test('an exchange whose answer was lost is repeated with its key, and with no other', async () => {
  letRead()
  const options = await asker()
  const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const { redirectUrl } = await house.call(handOverBill, { body }, options)
  const one_time_link = redirectUrl.split('/').at(-1) ?? ''
  const redeem = (idempotencyKey?: string) =>
    house.call(redeemLink, { body: { one_time_link } }, idempotencyKey ? { idempotencyKey } : {})
  const key = randomUUID()
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => redeem(at % 2 ? randomUUID() : undefined)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(redeem(key)).rejects.toMatchObject({ code: 'link_over' })

  const second = (await house.call(handOverBill, { body }, options)).redirectUrl.split('/').at(-1) ?? ''
  const exchange = (idempotencyKey: string) =>
    house.call(redeemLink, { body: { one_time_link: second } }, { idempotencyKey })
  const [one, two] = await Promise.all([exchange(key), exchange(key)])
  expect(two.chat_id).toBe(one.chat_id)
  await expect(exchange(randomUUID())).rejects.toMatchObject({ code: 'link_over' })
  const { chats } = await house.call(listChats, {}, { token: two.jwt })
  expect(chats).toHaveLength(1)
})
