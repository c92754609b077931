import { readChat } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { casesOf } from '../../../../../test-size.ts'
import { answerIn, type ChatTestApp, createChatTestApp } from '../../../test/chat-test-app.ts'

const TALKS = casesOf(200, 50)

let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterAll(() => testApp.close())

test(`${TALKS} talk at once, and each gets their own answer`, async () => {
  const talks = await Promise.all(
    Array.from({ length: TALKS }, async (_, index) => {
      const token = await testApp.session()
      const chatId = await testApp.begin(token)
      const told = await testApp.say(chatId, token, `This is visitor ${index}`)
      return { index, told, chat: await testApp.call(readChat, { params: { chat_id: chatId } }, { token }) }
    }),
  )
  for (const { index, told, chat } of talks) {
    expect(chat.messages).toHaveLength(2)
    expect(chat.messages[0]?.text).toBe(`This is visitor ${index}`)
    expect(chat.messages[1]).toEqual(answerIn(told).message)
  }
})
