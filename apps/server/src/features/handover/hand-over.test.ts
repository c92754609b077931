import { randomUUID } from 'node:crypto'
import {
  handOverBill,
  handOverQuestion,
  listChats,
  readChat,
  redeemLink,
  type SocketReply,
  startAnonymousSession,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { patience } from '../../../../../test-patience.ts'
import { pdfOfLines, wholeBill } from '../../../test/files/bill-files.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { MO_TASKS } from '../agent/public.ts'
import { forgetHandovers } from './forget-handovers.ts'
import { serviceOf } from './handover-service.ts'

const bill = (lines?: readonly string[]) => (lines ? pdfOfLines(lines) : wholeBill()).toString('base64')

let testApp: TestApp
let url: string

beforeAll(async () => {
  testApp = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' } })
  // Requests wait at most 25 seconds here, and on a busy machine Mo takes as long to start.
  await testApp.ctx.thinkers.warmUp(MO_TASKS)
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  // A reader that is slow to start is not part of these stories either: see late-reading.long.test.ts.
  serviceOf(testApp.app, testApp.ctx).patienceMs = patience(60_000)
  url = testApp.app.listeningOrigin
})
afterAll(() => testApp.close())

async function session(): Promise<string> {
  return (await testApp.call(startAnonymousSession, { body: {} })).jwt
}

/** Sends one message over its own socket, and collects the answers until the last one. */
async function say(jwt: string, message: object, forwardedFor?: string): Promise<SocketReply[]> {
  const socket = new WebSocket(url.replace('http', 'ws') + '/api/v1/switches/ws', ['bearer', jwt], {
    origin: testApp.ctx.config.urls.site,
    ...(forwardedFor === undefined ? {} : { headers: { 'x-forwarded-for': forwardedFor } }),
  })
  const heard: SocketReply[] = []
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ message_id: randomUUID(), generate_link: true, ...message })))
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      const reply = JSON.parse(data.toString()) as SocketReply
      heard.push(reply)
      if (!reply.success || reply.response_type === 'link') resolve()
    })
  })
  socket.close()
  return heard
}

const upload = (data = bill(), more = {}) => ({
  event_type: 'extract_bill',
  file_data: data,
  file_name: 'november.pdf',
  file_type: 'pdf',
  ...more,
})

async function conversation(replies: readonly SocketReply[]) {
  const link = replies.at(-1)?.data?.one_time_link ?? ''
  const { chat_id, jwt } = await testApp.call(redeemLink, { body: { one_time_link: link } })
  return testApp.call(readChat, { params: { chat_id } }, { token: jwt })
}

test('a bill becomes a conversation about it, step by step', async () => {
  const replies = await say(await session(), upload())
  expect(replies.map(({ response_type, data }) => data?.step ?? response_type)).toEqual([
    'ack',
    'provider',
    'usage',
    'cost',
    'tariff',
    'link',
  ])
  expect(replies.every(({ success, message_id }) => success && message_id === replies[0]?.message_id)).toBe(true)
  const chat = await conversation(replies)
  expect(chat.messages).toMatchObject([
    { author: 'person', cards: [{ kind: 'file', file_name: 'november.pdf' }] },
    { author: 'mo', cards: expect.arrayContaining([expect.objectContaining({ kind: 'bill', is_energy_bill: true })]) },
  ])
  const [, mo] = chat.messages
  const cost = mo?.cards.find((card) => card.kind === 'cost')
  expect(mo?.text).toContain('I’m Mo, an AI.')
  expect(cost?.working[0]?.title).toBe('Electricity')
})

test('a question becomes a conversation with its first answer', async () => {
  const replies = await say(await session(), { event_type: 'chat', message: '  How long does a switch take?  ' })
  expect(replies.map(({ response_type }) => response_type)).toEqual(['ack', 'message', 'link'])
  const chat = await conversation(replies)
  expect(chat.messages[0]).toMatchObject({ author: 'person', text: 'How long does a switch take?' })
  expect(chat.messages[1]?.text).toContain('5 working days')
})

test('the same message has one effect and one link, at once or later', async () => {
  const jwt = await session()
  const message = upload(bill(), { message_id: randomUUID() })
  const [first, second] = await Promise.all([say(jwt, message), say(jwt, message)])
  const third = await say(jwt, message)
  const chats = [first, second, third].map((replies) => replies.at(-1)?.chat_id)
  expect(new Set(chats).size).toBe(1)
  const links = [first, second, third].map((replies) => replies.at(-1)?.data?.one_time_link)
  expect(new Set(links).size).toBe(1)
  const chat = await conversation(third)
  expect(chat.messages).toHaveLength(2)
})

test('another file under the same message is refused', async () => {
  const jwt = await session()
  const messageId = randomUUID()
  await say(jwt, upload(bill(), { message_id: messageId }))
  const replies = await say(jwt, upload(bill(['Other words']), { message_id: messageId }))
  expect(replies).toMatchObject([
    { success: false, error: 'This request has already been sent with different contents.' },
  ])
})

test('a link opens once, of two hundred who try', async () => {
  const replies = await say(await session(), { event_type: 'chat', message: 'What is a standing charge?' })
  const one_time_link = replies.at(-1)?.data?.one_time_link ?? ''
  const tries = await Promise.allSettled(
    Array.from({ length: 200 }, () => testApp.call(redeemLink, { body: { one_time_link } })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = tries.find((each) => each.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'link_over', status: 410 })
})

test('whoever repeats a request gets the link of the first one, which stays used once it was', async () => {
  const token = await session()
  const ask = async (message: string, idempotencyKey: string) =>
    (await testApp.call(handOverQuestion, { body: { message } }, { token, idempotencyKey })).redirectUrl.slice(-43)
  const key = randomUUID()
  const before = testApp.ctx.now()
  const one_time_link = await ask('What is a unit rate?', key)
  // Requested again, its lifetime starts again.
  testApp.setNow(new Date(before.getTime() + 9 * 60_000))
  expect(await ask('What is a unit rate?', key)).toBe(one_time_link)
  testApp.setNow(new Date(before.getTime() + 15 * 60_000))
  const redeemKey = randomUUID()
  const redeem = (idempotencyKey: string) => testApp.call(redeemLink, { body: { one_time_link } }, { idempotencyKey })
  const [first, second] = await Promise.all([redeem(redeemKey), redeem(redeemKey)])
  expect(second).toEqual(first)
  testApp.setNow(new Date(before.getTime() + 40 * 60_000))
  expect(await redeem(redeemKey)).toEqual(first)
  expect(await ask('What is a unit rate?', key)).toBe(one_time_link)
  await forgetHandovers(testApp.ctx)
  expect(await ask('What is a unit rate?', key)).toBe(one_time_link)
  await expect(redeem(randomUUID())).rejects.toMatchObject({ code: 'link_over' })
  expect(await ask('What is a unit rate?', randomUUID())).not.toBe(one_time_link)
  testApp.setNow(before)
})

test('an old link and a made-up one are refused alike', async () => {
  const replies = await say(await session(), { event_type: 'chat', message: 'What is a unit rate?' })
  const one_time_link = replies.at(-1)?.data?.one_time_link ?? ''
  const before = testApp.ctx.now()
  testApp.setNow(new Date(before.getTime() + 10 * 60_000 + 1))
  await expect(testApp.call(redeemLink, { body: { one_time_link } })).rejects.toMatchObject({ code: 'link_over' })
  testApp.setNow(before)
  for (const made of ['', 'x', 'A'.repeat(43), '../../etc'])
    await expect(testApp.call(redeemLink, { body: { one_time_link: made } })).rejects.toMatchObject({
      code: 'link_over',
    })
})

test.for([
  ['no base64', '%%%', 'Failed to process file for upload'],
  [
    'a program',
    Buffer.from('MZ\u0090\0 a program').toString('base64'),
    'Unsupported file type. Please upload a PDF or bill photos (JPG, PNG, GIF, WEBP, BMP, SVG, HEIC, HEIF, TIFF).',
  ],
  [
    'a broken PDF',
    Buffer.from('%PDF-1.7\nnothing').toString('base64'),
    'Could not read the file. Please try selecting the file again.',
  ],
])(
  '%s is refused in the words of the catalogue, on both endpoints, and nothing stays',
  async ([, data = '', text = '']) => {
    const jwt = await session()
    const replies = await say(jwt, upload(data))
    expect(replies.at(-1)).toMatchObject({ success: false, error: text })
    const body = { file_data: data, file_name: 'november.pdf', file_type: 'pdf' }
    await expect(testApp.call(handOverBill, { body }, { token: jwt })).rejects.toThrow(text)
    const { chats } = await testApp.call(listChats, {}, { token: jwt })
    expect(chats).toEqual([])
  },
)

test('a file that is no bill is handed over, and Mo says so', async () => {
  const chat = await conversation(
    await say(await session(), upload(bill(['A recipe for soup', 'Boil 2 litres of water']))),
  )
  expect(chat.messages[1]?.text).toContain('doesn’t look like a gas or electricity bill')
})

test('without a websocket the answer is an address of the app', async () => {
  const token = await session()
  const body = { file_data: bill(), file_name: 'november.pdf', file_type: 'pdf' }
  const idempotencyKey = randomUUID()
  const [one, two] = await Promise.all([
    testApp.call(handOverBill, { body }, { token, idempotencyKey }),
    testApp.call(handOverBill, { body }, { token, idempotencyKey }),
  ])
  expect(one.redirectUrl).toMatch(/^http:\/\/localhost:3000\/link\/[\w-]{43}$/)
  expect(two.redirectUrl).toBe(one.redirectUrl)
  const asked = await testApp.call(handOverQuestion, { body: { message: 'What is a tracker?' } }, { token })
  expect(asked.redirectUrl).toMatch(/\/link\/[\w-]{43}$/)
})

test('a conversation is read by whoever began it and by nobody else', async () => {
  const replies = await say(await session(), { event_type: 'chat', message: 'What is a standing charge?' })
  const chatId = replies.at(-1)?.chat_id ?? ''
  const read = (token?: string) => testApp.call(readChat, { params: { chat_id: chatId } }, token ? { token } : {})
  await expect(read(await session())).rejects.toMatchObject({ code: 'not_found' })
  await expect(read()).rejects.toMatchObject({ code: 'not_authenticated' })
})

test('behind a proxy each network has its own limit, by either endpoint', async () => {
  const consume = vi.spyOn(testApp.ctx.limits, 'consume')
  const question = { event_type: 'chat', message: 'What is a standing charge?' }
  // Clients in front of the proxy may forge its header: only the last address is written by the proxy itself.
  await say(await session(), question, '203.0.113.7')
  await say(await session(), question, '198.51.100.200, 203.0.113.7')
  await say(await session(), question, '203.0.113.8')
  await fetch(`${url}/api/v1/switches/chat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await session()}`,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.7',
    },
    body: JSON.stringify({ message: question.message }),
  })
  const counted = consume.mock.calls.flatMap(([{ name }, key]) => (name === 'handover-question-network' ? [key] : []))
  expect(counted).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.8', '203.0.113.7'])
})
