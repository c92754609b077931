import { randomUUID } from 'node:crypto'
import { readChat, stopChat } from '@mowatt/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerIn, type ChatTestApp, createChatTestApp, eventsIn, waitingModel } from '../../../test/chat-test-app.ts'
import { type App, buildApp } from '../../app.ts'
import { inProcessSend } from '../../platform/http/in-process-send.ts'
import { patientClient } from '../../../test/patient-client.ts'

let testApp: ChatTestApp
/** Shares the database with the test app, but nothing in memory. */
let other: App

beforeAll(async () => {
  testApp = await createChatTestApp()
  other = await buildApp(testApp.ctx)
})
afterEach(() => testApp.useModel(undefined))
afterAll(async () => {
  await other.close()
  await testApp.close()
})

async function asking(gate: Promise<unknown>) {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  const key = randomUUID()
  const reached = Promise.withResolvers<void>()
  testApp.useModel(
    waitingModel(() => {
      reached.resolve()
      return gate
    }),
  )
  const answer = testApp.say(chatId, token, 'What is a unit rate?', { key })
  await reached.promise
  const elsewhere = async (text: string, more: { key?: string } = {}) =>
    other.inject({
      method: 'POST',
      url: `/api/v1/chats/${chatId}/messages`,
      headers: { authorization: `Bearer ${token}`, ...(more.key ? { 'idempotency-key': more.key } : {}) },
      payload: { text },
    })
  return { token, chatId, key, answer, elsewhere }
}

test('a request repeated at another process waits for the answer of the first', async () => {
  const gate = Promise.withResolvers<void>()
  const { token, chatId, key, answer, elsewhere } = await asking(gate.promise)
  expect((await elsewhere('Something else')).json()).toMatchObject({ code: 'chat_busy' })
  const repeated = elsewhere('What is a unit rate?', { key })
  gate.resolve()
  const told = eventsIn((await repeated).body)
  expect(answerIn(told)).toEqual(answerIn(await answer))
  const chat = await testApp.call(readChat, { params: { chat_id: chatId } }, { token })
  expect(chat.messages).toHaveLength(2)
})

test('an answer is stopped from another process', async () => {
  const { token, chatId, answer } = await asking(new Promise(() => {}))
  const call = patientClient(inProcessSend(other))
  expect(await call(stopChat, { params: { chat_id: chatId } }, { token })).toEqual({ is_stopped: true })
  expect(answerIn(await answer).message).toMatchObject({ is_stopped: true })
})
