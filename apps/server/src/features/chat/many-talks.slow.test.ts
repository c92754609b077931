import { readChat } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { casesOf } from '../../../../../test-size.ts'
import { answerIn, type ChatHouse, createChatHouse } from '../../../test/chat-house.ts'

const TALKS = casesOf(200, 50)

let house: ChatHouse

beforeAll(async () => {
  house = await createChatHouse()
})
afterAll(() => house.close())

test(`${TALKS} talk at once, and each gets their own answer`, async () => {
  const talks = await Promise.all(
    Array.from({ length: TALKS }, async (_, index) => {
      const token = await house.session()
      const chatId = await house.begin(token)
      const told = await house.say(chatId, token, `This is visitor ${index}`)
      return { index, told, chat: await house.call(readChat, { params: { chat_id: chatId } }, { token }) }
    }),
  )
  for (const { index, told, chat } of talks) {
    expect(chat.messages).toHaveLength(2)
    expect(chat.messages[0]?.text).toBe(`This is visitor ${index}`)
    expect(chat.messages[1]).toEqual(answerIn(told).message)
  }
})
