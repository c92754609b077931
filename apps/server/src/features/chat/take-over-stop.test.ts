import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChatTestApp, createChatTestApp } from '../../../test/chat-test-app.ts'
import { goOn } from './ask-mo.ts'
import { findChatById } from './chat-store.ts'
import { askToStop, takeChat } from './lease-store.ts'
import { createLiveAnswers } from './live-answers.ts'
import { insertRequest } from './request-store.ts'

let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterAll(() => testApp.close())

/** A question as a process leaves it that was killed while answering. */
async function leftQuestion({ isStopped }: { isStopped: boolean }) {
  const { db } = testApp.ctx
  const chatId = await testApp.begin(await testApp.session())
  const [id, messageId, now] = [randomBytes(32), randomUUID(), testApp.ctx.now()]
  const lease = { chatId, messageId, until: new Date(now.getTime() + 1) }
  expect(await takeChat(db, lease, now)).toEqual({ isStopAsked: false })
  await insertRequest(db, { id, chatId, asked: randomBytes(32), messageId, billId: null, leasedUntil: now, at: now })
  const stopped = isStopped ? await askToStop(db, chatId, now) : messageId
  expect(stopped).toBe(messageId)
  return { id, chatId, messageId, billId: null }
}

test.for([true, false])('whoever takes an answer over knows whether it was stopped: %s', async (isStopped) => {
  const left = await leftQuestion({ isStopped })
  const chat = await findChatById(testApp.ctx.db, left.chatId)
  const begun = Promise.withResolvers<boolean>()
  const events = await goOn(testApp.ctx, createLiveAnswers(), {
    ...left,
    question: {
      chat: chat!,
      said: { text: 'What is a unit rate?', cards: [] },
      answer: async ({ stop }) => {
        begun.resolve(stop.signal.aborted)
        return { text: 'It is what you pay.', cards: [], facts: [], isStopped: stop.signal.aborted }
      },
    },
  })
  expect(await begun.promise).toBe(isStopped)
  for await (const { event } of events ?? []) if (event === 'answered') break
})

test('the stop of one answer stops no other', async () => {
  const { chatId } = await leftQuestion({ isStopped: true })
  const later = new Date(testApp.ctx.now().getTime() + 60_000)
  const lease = { chatId, messageId: randomUUID(), until: later }
  expect(await takeChat(testApp.ctx.db, lease, later)).toEqual({ isStopAsked: false })
})
