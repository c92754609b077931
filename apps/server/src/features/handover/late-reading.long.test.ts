import { randomUUID } from 'node:crypto'
import { on, once } from 'node:events'
import {
  Failure,
  handOverBill,
  listChats,
  readBillAgain,
  readChat,
  readSocketReply,
  redeemLink,
  sendChatMessage,
  startAnonymousSession,
  stopChat,
} from '@mowatt/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { onePagePdf, textLine } from '../../../test/files/pdf-writer.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { authenticate } from '../identity/public.ts'
import { handOverQuestion } from './hand-over-question.ts'
import { type HandoverService, serviceOf } from './handover-service.ts'
import { ownerOf } from './handover-owner.ts'
import { finishLeft } from './finish-in-background.ts'
import { createWorks } from './work-under-lease.ts'

const PATIENCE_MS = 300

let testApp: TestApp
/** For large files, each of which needs a turn here. */
const TURNS = 3
let letRead: () => void
let read = 0

beforeAll(async () => {
  testApp = await createTestApp({ largeLimits: { freeBytes: 0, turns: TURNS } })
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  serviceOf(testApp.app, testApp.ctx).patienceMs = PATIENCE_MS
  const { digest } = testApp.ctx.reader
  testApp.ctx.reader.digest = async (...given) => {
    await gate
    read += 1
    return digest(...given)
  }
})
afterAll(() => testApp.close())

let gate: Promise<void>
function closeGate(): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  letRead = resolve
}
// The server resumes abandoned work, whichever test is running, and so do tests: with a reading of an earlier one left,
// they would wait for a gate that only they open. On a busy machine an answer can be sent before the reading counts as
// done.
afterEach(async () => {
  letRead()
  const from = testApp.ctx.now()
  await untilPassed(isLeft)
  testApp.setNow(from)
})
beforeEach(closeGate)

type Options = { token: string; idempotencyKey: string }

async function asker(): Promise<Options> {
  return { token: (await testApp.call(startAnonymousSession, { body: {} })).jwt, idempotencyKey: randomUUID() }
}

async function send(options: Options, file: Buffer = wholeBill()) {
  const body = { file_data: file.toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const { redirectUrl } = await testApp.call(handOverBill, { body }, options)
  const one_time_link = redirectUrl.split('/').at(-1) ?? ''
  const { idempotencyKey } = options
  const { chat_id, jwt: token } = await testApp.call(redeemLink, { body: { one_time_link } }, { idempotencyKey })
  return {
    chat_id,
    chat: () => testApp.call(readChat, { params: { chat_id } }, { token }),
    stop: () => testApp.call(stopChat, { params: { chat_id } }, { token }),
    again: () => testApp.call(readBillAgain, { params: { chat_id } }, { token, timeoutMs: 60_000 }),
    say: (text: string) => testApp.call(sendChatMessage, { params: { chat_id }, body: { text } }, { token }),
  }
}

/** Moves the clock while it waits: what failed on a machine that is too busy is retried when its lease expires. */
async function untilPassed(isAtIt: () => Promise<boolean>): Promise<void> {
  const [from, startedAt] = [testApp.ctx.now().getTime(), performance.now()]
  const isStillAtIt = () => {
    testApp.setNow(new Date(from + performance.now() - startedAt))
    return isAtIt()
  }
  await expect.poll(isStillAtIt).toBe(false)
}

function untilRead(chat: () => Promise<{ is_working: boolean; is_reading: boolean }>): Promise<void> {
  return untilPassed(async () => {
    const { is_working, is_reading } = await chat()
    return is_working || is_reading
  })
}

const finish = async (service: HandoverService) => Promise.all(await finishLeft(testApp.ctx, service))

const countOf = async (sql: string) =>
  Number((await testApp.database.pool.query(`select count(*) ${sql}`)).rows[0].count)

const isLeft = async () => (await countOf(`from handover_request where state = 'reading'`)) > 0

test('whoever waited long enough goes on to the app, where the reading appears once', async () => {
  const options = await asker()
  const [first, again] = await Promise.all([send(options), send(options)])
  expect(again.chat_id).toBe(first.chat_id)
  const waiting = { is_working: false, is_reading: true, messages: [{ author: 'person' }] }
  expect(await first.chat()).toMatchObject(waiting)
  letRead()
  await untilRead(first.chat)
  const { messages } = await first.chat()
  expect(messages).toMatchObject([{ author: 'person' }, { author: 'mo' }])
  expect(messages[1]?.cards.map(({ kind }) => kind).slice(0, 2)).toEqual(['bill', 'cost'])
  expect((await send(options)).chat_id).toBe(first.chat_id)
})

test('whoever was out of patience before the file was kept goes on as soon as it is', async () => {
  const service = serviceOf(testApp.app, testApp.ctx)
  service.patienceMs = 0
  const { chat } = await send(await asker())
  service.patienceMs = PATIENCE_MS
  expect(await chat()).toMatchObject({ is_working: false, is_reading: true })
  letRead()
  await untilRead(chat)
})

test('a reading whose words failed is tried again, says so until then, and has one effect', async () => {
  const { chat } = serviceOf(testApp.app, testApp.ctx)
  const { sayBill } = chat
  let failed = 0
  chat.sayBill = async () => {
    failed += 1
    throw new Failure('unavailable')
  }
  const sent = await send(await asker())
  letRead()
  await expect.poll(() => failed).toBe(1)
  // The lease of that try has expired.
  testApp.setNow(new Date(testApp.ctx.now().getTime() + 61_000))
  expect(await sent.chat()).toMatchObject({ is_reading: true, messages: [{ author: 'person' }] })
  chat.sayBill = sayBill
  await untilRead(sent.chat)
  expect((await sent.chat()).messages.map(({ author }) => author)).toEqual(['person', 'mo'])
})

test('whoever talks to Mo meanwhile is answered, and then the bill, which knows what was said', async () => {
  const { chat, say } = await send(await asker())
  expect((await say('What is a standing charge?')).text).not.toBe('')
  expect(await chat()).toMatchObject({ is_working: false, is_reading: true })
  letRead()
  await untilRead(chat)
  const { messages } = await chat()
  expect(messages.map(({ author }) => author)).toEqual(['person', 'person', 'mo', 'mo'])
  expect(messages.at(-1)?.cards[0]?.kind).toBe('bill')
  expect((await say('How much did I use?')).text).toContain('612 kWh')
})

test('a bill that was handed over is read no further once it is stopped, and can be read again', async () => {
  const options = await asker()
  const { chat, stop, again, chat_id } = await send(options)
  expect(await stop()).toEqual({ is_stopped: true })
  expect(await chat()).toMatchObject({ is_reading: false })
  letRead()
  await expect.poll(async () => (await chat()).messages.length).toBe(2)
  expect((await chat()).messages[1]).toMatchObject({ author: 'mo', is_stopped: true, cards: [] })
  expect((await send(options)).chat_id).toBe(chat_id)
  expect((await again()).cards[0]?.kind).toBe('bill')
  expect(await stop()).toEqual({ is_stopped: false })
})

test('a file that turns out unreadable then is told in the conversation, and is not kept', async () => {
  const options = await asker()
  const before = await countOf('from bills_bill')
  const { chat } = await send(options, Buffer.from('%PDF-1.7\nnothing'))
  letRead()
  await untilRead(chat)
  const text = 'Could not read the file. Please try selecting the file again.'
  expect((await chat()).messages[1]).toMatchObject({ author: 'mo', text, cards: [] })
  expect(await countOf('from bills_bill')).toBe(before)
  await expect(send(options, Buffer.from('%PDF-1.7\nnothing'))).rejects.toThrow(text)
})

test('a reading whose process is gone is finished without its visitor, and has one effect', async () => {
  const { chat } = await send(await asker())
  // As in another process: in its own, a reading that is in progress is not resumed.
  const own = serviceOf(testApp.app, testApp.ctx)
  const service = { ...own, works: createWorks(testApp.ctx) }
  expect(await finish(service)).toEqual([])
  const before = testApp.ctx.now()
  testApp.setNow(new Date(before.getTime() + 7000))
  read = 0
  expect(await finish(own)).toEqual([])
  const goingOn = finish(service)
  letRead()
  expect(await goingOn).toEqual(['said'])
  await expect.poll(() => read).toBe(2)
  await expect.poll(() => countOf(`from handover_request where state = 'reading'`)).toBe(0)
  expect((await chat()).messages).toHaveLength(2)
  testApp.setNow(before)
})

test('a question that was acknowledged is answered by another process, without its visitor', async () => {
  const own = serviceOf(testApp.app, testApp.ctx)
  const service = { ...own, works: createWorks(testApp.ctx) }
  const { answer } = own.chat
  const [begun, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  own.chat.answer = () => {
    begun.resolve()
    return killed.promise
  }
  const { token } = await asker()
  const told: string[] = []
  const question = { ...ownerOf(testApp.ctx, await authenticate(testApp.ctx, token)), messageId: randomUUID() }
  const asking = handOverQuestion(testApp.ctx, own, { ...question, text: 'What is a standing charge?' }, ({ kind }) =>
    told.push(kind),
  )
  await begun.promise
  expect(told).toEqual(['ack'])
  own.chat.answer = answer
  killed.reject(new Error('killed'))
  await expect(asking).rejects.toThrow('killed')
  const before = testApp.ctx.now()
  testApp.setNow(new Date(before.getTime() + 7000))
  // Readings don't matter here, and the job that finishes abandoned work may find one.
  letRead()
  // The server's own job runs now and then, and may be the one that finds it.
  await finish(service)
  const { chats } = await testApp.call(listChats, {}, { token })
  const params = { chat_id: chats[0]?.chat_id ?? '' }
  const authors = async () => (await testApp.call(readChat, { params }, { token })).messages.map(({ author }) => author)
  await expect.poll(authors).toEqual(['person', 'mo'])
  testApp.setNow(before)
})

test('an exchange whose answer was lost is repeated with its key, and with no other', async () => {
  letRead()
  const options = await asker()
  const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const { redirectUrl } = await testApp.call(handOverBill, { body }, options)
  const one_time_link = redirectUrl.split('/').at(-1) ?? ''
  const redeem = (idempotencyKey?: string) =>
    testApp.call(redeemLink, { body: { one_time_link } }, idempotencyKey ? { idempotencyKey } : {})
  const key = randomUUID()
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => redeem(at % 2 ? randomUUID() : undefined)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(redeem(key)).rejects.toMatchObject({ code: 'link_over' })

  const second = (await testApp.call(handOverBill, { body }, await asker())).redirectUrl.split('/').at(-1) ?? ''
  const exchange = (idempotencyKey: string) =>
    testApp.call(redeemLink, { body: { one_time_link: second } }, { idempotencyKey })
  const [one, two] = await Promise.all([exchange(key), exchange(key)])
  expect(two).toEqual(one)
  await expect(exchange(randomUUID())).rejects.toMatchObject({ code: 'link_over' })
  const { chats } = await testApp.call(listChats, {}, { token: two.jwt })
  expect(chats).toHaveLength(1)
})

test('bills that are being read keep nobody from sending theirs, by either endpoint', async () => {
  const service = serviceOf(testApp.app, testApp.ctx)
  service.patienceMs = 60_000
  const waiting = () => countOf(`from handover_request where state = 'reading'`)
  // Large enough to need a turn each.
  const padding = { entries: '', bytes: Buffer.alloc(100_000, 0x20) }
  const large = onePagePdf(textLine('Northern Spark Energy electricity bill', 72, 760), '', [padding])
  const senders = TURNS + 2
  const sent = Array.from({ length: senders }, async (_, at) => {
    const { token } = await asker()
    return at % 2 ? bySocket(token, large) : byRest(token, large)
  })
  await expect.poll(waiting).toBe(senders)
  letRead()
  expect(new Set(await Promise.all(sent))).toEqual(new Set(['linked']))
  service.patienceMs = PATIENCE_MS
})

const fileOf = (file: Buffer) => ({ file_data: file.toString('base64'), file_name: 'large.pdf', file_type: 'pdf' })

/** Over the network: requests from inside this process don't queue. */
async function byRest(token: string, file: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify(fileOf(file))
  const answer = await fetch(testApp.app.listeningOrigin + handOverBill.path, { method: 'POST', headers, body })
  return answer.ok ? 'linked' : answer.text()
}

async function bySocket(token: string, file: Buffer): Promise<string> {
  const origin = testApp.ctx.config.urls.site
  const url = testApp.app.listeningOrigin.replace('http', 'ws') + '/api/v1/switches/ws'
  const socket = new WebSocket(url, ['bearer', token], { origin })
  await once(socket, 'open')
  socket.send(JSON.stringify({ message_id: randomUUID(), event_type: 'extract_bill', ...fileOf(file) }))
  for await (const [frame] of on(socket, 'message') as AsyncIterable<[Buffer]>) {
    const reply = readSocketReply(frame)
    if (reply?.success && !reply.data?.one_time_link) continue
    socket.terminate()
    return reply?.success ? 'linked' : (reply?.error ?? 'no words')
  }
  return 'closed'
}
