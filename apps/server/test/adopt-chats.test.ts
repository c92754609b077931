import { adoptChats, createChat, listChats, readChat, sendChatMessage, startAnonymousSession } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityHouse, type IdentityHouse } from './identity-house.ts'

let house: IdentityHouse

beforeAll(async () => {
  house = await createIdentityHouse()
})
afterAll(() => house.close())

test('who signs in keeps what they began as a visitor, once, and an account keeps what it has', async () => {
  const { jwt: session } = await house.call(startAnonymousSession, { body: {} })
  const { chat_id } = await house.call(createChat, {}, { token: session })
  const params = { chat_id }
  await house.call(sendChatMessage, { params, body: { text: 'Hello' } }, { token: session })
  const { idToken: ada } = await house.signIn('ada@mowatt.example')
  await expect(house.call(readChat, { params }, { token: ada })).rejects.toMatchObject({ status: 404 })
  expect(await house.call(adoptChats, { body: { session } }, { token: ada })).toEqual({ adopted: 1 })
  expect(await house.call(adoptChats, { body: { session } }, { token: ada })).toEqual({ adopted: 0 })
  expect(await house.call(readChat, { params }, { token: ada })).toMatchObject({ messages: [{}, { author: 'mo' }] })
  expect((await house.call(listChats, {}, { token: ada })).chats).toHaveLength(1)
  // The session still opens it: it may be open in another window.
  expect(await house.call(readChat, { params }, { token: session })).toMatchObject({ chat_id })
  const { idToken: bob } = await house.signIn('bob@mowatt.example')
  expect(await house.call(adoptChats, { body: { session } }, { token: bob })).toEqual({ adopted: 0 })
  await expect(house.call(readChat, { params }, { token: bob })).rejects.toMatchObject({ status: 404 })
  const other = { body: { session: bob } }
  await expect(house.call(adoptChats, other, { token: ada })).rejects.toMatchObject({ status: 401 })
})
