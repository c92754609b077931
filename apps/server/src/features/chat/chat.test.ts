import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { deleteChat, listChats, readChat, renameChat, sendChatMessage, stopChat } from '@mowatt/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerIn, type ChatTestApp, createChatTestApp, waitingModel } from '../../../test/chat-test-app.ts'
import { buildApp } from '../../app.ts'
import { forgetOldChats } from './forget-old-chats.ts'

let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterEach(() => testApp.useModel(undefined))
afterAll(() => testApp.close())

async function conversation() {
  const token = await testApp.session()
  return { token, chatId: await testApp.begin(token) }
}
const read = (chatId: string, token: string) => testApp.call(readChat, { params: { chat_id: chatId } }, { token })

test('a question is asked and answered, as a stream and whole alike', async () => {
  const { token, chatId } = await conversation()
  expect(await read(chatId, token)).toMatchObject({ title: 'New conversation', is_working: false, messages: [] })
  const told = await testApp.say(chatId, token, '  What is a standing charge?  ')
  expect(told[0]).toMatchObject({
    event: 'asked',
    data: { message: { author: 'person', text: 'What is a standing charge?' } },
  })
  const answered = answerIn(told)
  const words = told.flatMap((each) => (each.event === 'text' ? [each.data.text] : []))
  const cards = told.flatMap((each) => (each.event === 'card' ? [each.data.card] : []))
  expect(words.join('')).toBe(answered.message.text)
  expect(cards).toEqual(answered.message.cards)
  expect(answered.message.text).toContain('I’m Mo, an AI')
  const chat = await read(chatId, token)
  expect(chat).toMatchObject({ title: 'What is a standing charge?', is_working: false })
  expect(chat.messages[1]).toEqual(answered.message)
  const body = { text: 'What is the price cap?' }
  const whole = await testApp.call(sendChatMessage, { params: { chat_id: chatId }, body }, { token })
  expect(whole.text).not.toBe('')
  expect((await read(chatId, token)).messages.map(({ author }) => author)).toEqual(['person', 'mo', 'person', 'mo'])
})

test('the stream is not compressed, not kept, and an event stream', async () => {
  const { token, chatId } = await conversation()
  const answer = await fetch(`${testApp.url}/api/v1/chats/${chatId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
    body: JSON.stringify({ text: 'Hello' }),
  })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toMatch(/^event: asked\ndata: /)
})

test('the same request has one effect and one answer, at once or later', async () => {
  const { token, chatId } = await conversation()
  const key = randomUUID()
  const tries = await Promise.all(Array.from({ length: 5 }, () => testApp.say(chatId, token, 'Hello Mo', { key })))
  const later = await testApp.say(chatId, token, 'Hello Mo', { key })
  expect(new Set([...tries, later].map((told) => JSON.stringify(answerIn(told)))).size).toBe(1)
  expect((await read(chatId, token)).messages).toHaveLength(2)
  await expect(testApp.say(chatId, token, 'Something else', { key })).rejects.toMatchObject({ code: 'key_reused' })
})

test('an answer is finished although its connection was cut, and the repeat brings it', async () => {
  const { token, chatId } = await conversation()
  const gate = Promise.withResolvers<void>()
  testApp.useModel(waitingModel(() => gate.promise))
  const key = randomUUID()
  await hangUpAfter('event: asked', { chatId, token, key })
  expect(await read(chatId, token)).toMatchObject({ is_working: true })
  gate.resolve()
  const told = await testApp.say(chatId, token, 'What is a unit rate?', { key })
  expect(answerIn(told).message).toMatchObject({ text: expect.stringContaining('price of a kWh') })
  expect((await read(chatId, token)).messages).toHaveLength(2)
})

/** Reads the stream until these words have arrived, and then disconnects. */
function hangUpAfter(words: string, { chatId, token, key }: { chatId: string; token: string; key: string }) {
  return new Promise<void>((resolve, reject) => {
    const asking = httpRequest(`${testApp.url}/api/v1/chats/${chatId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    })
    asking.on('error', reject)
    asking.on('response', (response) => {
      let heard = ''
      response.on('data', (chunk: Buffer) => {
        heard += chunk.toString()
        if (heard.includes(words)) asking.destroy()
      })
      response.on('error', () => resolve())
      response.on('close', () => resolve())
    })
    asking.end(JSON.stringify({ text: 'What is a unit rate?' }))
  })
}

test('one answer at a time, until it is stopped', async () => {
  const { token, chatId } = await conversation()
  const reached = Promise.withResolvers<void>()
  const forEver = () => {
    reached.resolve()
    return new Promise(() => {})
  }
  testApp.useModel(waitingModel(forEver))
  const asking = testApp.say(chatId, token, 'What is a standing charge?')
  await reached.promise
  expect(await read(chatId, token)).toMatchObject({ is_working: true })
  await expect(testApp.say(chatId, token, 'And this?')).rejects.toMatchObject({ code: 'chat_busy', statusCode: 409 })
  expect(await testApp.call(stopChat, { params: { chat_id: chatId } }, { token })).toEqual({ is_stopped: true })
  expect(answerIn(await asking).message).toMatchObject({ text: '', is_stopped: true })
  expect(await read(chatId, token)).toMatchObject({ is_working: false, messages: [{}, { is_stopped: true }] })
  expect(await testApp.call(stopChat, { params: { chat_id: chatId } }, { token })).toEqual({ is_stopped: false })
  testApp.useModel(undefined)
  expect(answerIn(await testApp.say(chatId, token, 'Thanks')).message.text).not.toBe('')
})

test('a question whose server was killed is left alone after its lease, and can be asked again', async () => {
  const { token, chatId } = await conversation()
  const key = randomUUID()
  await testApp.say(chatId, token, 'First', { key: randomUUID() })
  await testApp.say(chatId, token, 'Second', { key })
  await killInTheMiddle(chatId)
  expect(await read(chatId, token)).toMatchObject({ is_working: true })
  await expect(testApp.say(chatId, token, 'Third')).rejects.toMatchObject({ code: 'chat_busy' })
  const now = testApp.ctx.now()
  testApp.setNow(new Date(now.getTime() + 11_000))
  const chat = await read(chatId, token)
  expect(chat.is_working).toBe(false)
  expect(chat.messages.map(({ author }) => author)).toEqual(['person', 'mo', 'person'])
  const again = await testApp.say(chatId, token, 'Second', { key })
  expect(answerIn(again).message.author).toBe('mo')
  expect((await read(chatId, token)).messages).toHaveLength(4)
  const question = (await read(chatId, token)).messages[2]?.id ?? ''
  await testApp.say(chatId, token, 'Second, in other words', { replaces: question })
  expect((await read(chatId, token)).messages.map(({ text }) => text)[2]).toBe('Second, in other words')
  testApp.setNow(now)
})

test('a question whose server was killed is answered by another one, though nobody asks again', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'What is a unit rate?')
  await killInTheMiddle(chatId)
  const now = testApp.ctx.now()
  testApp.setNow(new Date(now.getTime() + 11_000))
  const other = await buildApp(testApp.ctx)
  await other.listen({ host: '127.0.0.1', port: 0 })
  await expect
    .poll(async () => (await read(chatId, token)).messages.map(({ author }) => author), { timeout: 20_000 })
    .toEqual(['person', 'mo'])
  await other.close()
  testApp.setNow(now)
})

test('a question whose server was killed between its two leases is taken up by its own repetition', async () => {
  const { token, chatId } = await conversation()
  const key = randomUUID()
  await testApp.say(chatId, token, 'First', { key })
  await killInTheMiddle(chatId, { chatRenewedMs: 1000 })
  const now = testApp.ctx.now()
  testApp.setNow(new Date(now.getTime() + 10_500))
  expect(answerIn(await testApp.say(chatId, token, 'First', { key })).message.author).toBe('mo')
  expect((await read(chatId, token)).messages.map(({ author }) => author)).toEqual(['person', 'mo'])
  testApp.setNow(now)
})

/**
 * The state of the tables when the process dies between the question and its answer. The lease of the conversation is
 * renewed a moment before that of the request.
 */
async function killInTheMiddle(chatId: string, { chatRenewedMs = 0 } = {}) {
  const { db } = testApp.database
  const rows = await db
    .selectFrom('chat_message')
    .select(['id', 'number'])
    .where('chat_id', '=', chatId)
    .orderBy('number')
    .execute()
  const [asked, answer] = rows.slice(-2)
  const until = new Date(testApp.ctx.now().getTime() + 10_000)
  await db
    .deleteFrom('chat_message')
    .where('id', '=', answer?.id ?? '')
    .execute()
  await db
    .updateTable('chat_conversation')
    .set({ working_on: asked?.id ?? null, leased_until: new Date(until.getTime() + chatRenewedMs) })
    .where('id', '=', chatId)
    .execute()
  await db
    .updateTable('chat_request')
    .set({ state: 'working', sealed_answer: null, leased_until: until })
    .where('message_id', '=', asked?.id ?? '')
    .execute()
}

test('a message gives way with all that followed, and Mo knows no more than before it', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'One')
  await testApp.say(chatId, token, 'Two')
  await testApp.say(chatId, token, 'Three')
  const before = await read(chatId, token)
  const second = before.messages[2]
  await testApp.say(chatId, token, 'Two again', { replaces: second?.id ?? '' })
  const after = await read(chatId, token)
  expect(after.messages.filter(({ author }) => author === 'person').map(({ text }) => text)).toEqual([
    'One',
    'Two again',
  ])
  expect(after.messages.slice(0, 2)).toEqual(before.messages.slice(0, 2))
  expect(after.messages[3]?.text).not.toContain('I’m Mo, an AI')
  expect(after.title).toBe('One')
  await testApp.say(chatId, token, 'One again', { replaces: after.messages[0]?.id ?? '' })
  const anew = await read(chatId, token)
  expect(anew.messages[1]?.text).toContain('I’m Mo, an AI')
  expect(anew.title).toBe('One again')
  for (const replaces of [second?.id ?? '', randomUUID(), before.messages[1]?.id ?? '']) {
    await expect(testApp.say(chatId, token, 'No', { replaces })).rejects.toMatchObject({ statusCode: 404 })
  }
  expect((await read(chatId, token)).is_working).toBe(false)
})

test('a conversation is renamed and deleted by whoever began it', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'Hello')
  const params = { chat_id: chatId }
  const named = await testApp.call(renameChat, { params, body: { title: '  My   flat ' } }, { token })
  expect(named).toEqual({ title: 'My flat' })
  expect((await testApp.call(listChats, {}, { token })).chats).toMatchObject([{ chat_id: chatId, title: 'My flat' }])
  expect(await testApp.call(deleteChat, { params }, { token })).toEqual({ is_deleted: true })
  await expect(read(chatId, token)).rejects.toMatchObject({ code: 'not_found' })
  const left = await testApp.database.db.selectFrom('chat_request').select('id').where('chat_id', '=', chatId).execute()
  expect(left).toEqual([])
})

test('a conversation of somebody else is not there, for every act', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'Hello')
  const other = await testApp.session()
  const acts = [
    { method: 'GET', url: '' },
    { method: 'PATCH', url: '', payload: { title: 'Mine' } },
    { method: 'DELETE', url: '' },
    { method: 'POST', url: '/messages', payload: { text: 'Hello' } },
    { method: 'POST', url: '/stop' },
    { method: 'POST', url: '/bills', payload: { file_data: 'JVBERi0=', file_name: 'a.pdf', file_type: 'pdf' } },
  ] as const
  for (const { method, url, ...rest } of acts) {
    for (const id of [chatId, randomUUID(), 'nonsense']) {
      const at = `/api/v1/chats/${id}${url}`
      const ask = (headers: Record<string, string>) => testApp.app.inject({ method, url: at, headers, ...rest })
      expect((await ask({ authorization: `Bearer ${other}` })).statusCode, `${method} ${at}`).toBe(404)
      expect((await ask({})).statusCode).toBe(401)
    }
  }
  expect((await read(chatId, token)).messages).toHaveLength(2)
})

test('a conversation in which nothing was said is not listed, and is gone after a day', async () => {
  const { token, chatId } = await conversation()
  expect((await testApp.call(listChats, {}, { token })).chats).toEqual([])
  const now = testApp.ctx.now()
  await forgetOldChats(testApp.ctx)
  expect((await read(chatId, token)).messages).toEqual([])
  testApp.setNow(new Date(now.getTime() + 86_400_001))
  await forgetOldChats(testApp.ctx)
  testApp.setNow(now)
  await expect(read(chatId, token)).rejects.toMatchObject({ code: 'not_found' })
})

test('requests are kept for a day, and conversations without an account for a month', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'Hello', { key: randomUUID() })
  const requests = () =>
    testApp.database.db.selectFrom('chat_request').select('id').where('chat_id', '=', chatId).execute()
  const now = testApp.ctx.now()
  const daysLater = (days: number) => testApp.setNow(new Date(now.getTime() + days * 86_400_000 + 1))
  daysLater(0.9)
  await forgetOldChats(testApp.ctx)
  expect(await requests()).toHaveLength(1)
  daysLater(1)
  await forgetOldChats(testApp.ctx)
  expect(await requests()).toEqual([])
  const kept = () => testApp.database.db.selectFrom('chat_message').select('id').where('chat_id', '=', chatId).execute()
  expect(await kept()).toHaveLength(2)
  daysLater(30)
  await forgetOldChats(testApp.ctx)
  expect(await kept()).toEqual([])
  testApp.setNow(now)
})

test('conversations of an account are kept for 90 days after the last message', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'Hello')
  const { db } = testApp.database
  await db.updateTable('chat_conversation').set({ user_id: randomUUID() }).where('id', '=', chatId).execute()
  const kept = () => db.selectFrom('chat_message').select('id').where('chat_id', '=', chatId).execute()
  const now = testApp.ctx.now()
  testApp.setNow(new Date(now.getTime() + 89 * 86_400_000))
  await forgetOldChats(testApp.ctx)
  expect(await kept()).toHaveLength(2)
  testApp.setNow(new Date(now.getTime() + 90 * 86_400_000 + 1))
  await forgetOldChats(testApp.ctx)
  expect(await kept()).toEqual([])
  testApp.setNow(now)
})

test('an empty message, a long one and one with other fields are refused in words', async () => {
  const { token, chatId } = await conversation()
  await expect(testApp.say(chatId, token, '   ')).rejects.toMatchObject({ code: 'invalid_request' })
  await expect(testApp.say(chatId, token, 'a'.repeat(5001))).rejects.toMatchObject({ statusCode: 400 })
  expect((await read(chatId, token)).messages).toEqual([])
})

test('what Mo could not answer is counted by subject, without the words', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'flurble my gribbet sideways')
  const { body } = await testApp.app.inject('/metrics')
  expect(body).toMatch(/^mo_unanswered_total{subject="[a-z]+"} [1-9]/m)
  expect(body).not.toContain('gribbet')
})
