import { adoptChats, createChat, listChats, readChat, sendChatMessage, startAnonymousSession } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

test('who signs in keeps what they began as a visitor, once, and an account keeps what it has', async () => {
  const { jwt: session } = await testApp.call(startAnonymousSession, { body: {} })
  const { chat_id } = await testApp.call(createChat, {}, { token: session })
  const params = { chat_id }
  await testApp.call(sendChatMessage, { params, body: { text: 'Hello' } }, { token: session })
  const { idToken: ada } = await testApp.signIn('ada@mowatt.example')
  await expect(testApp.call(readChat, { params }, { token: ada })).rejects.toMatchObject({ status: 404 })
  expect(await testApp.call(adoptChats, { body: { session } }, { token: ada })).toEqual({ adopted: 1 })
  expect(await testApp.call(adoptChats, { body: { session } }, { token: ada })).toEqual({ adopted: 0 })
  expect(await testApp.call(readChat, { params }, { token: ada })).toMatchObject({ messages: [{}, { author: 'mo' }] })
  expect((await testApp.call(listChats, {}, { token: ada })).chats).toHaveLength(1)
  // The session still opens it: it may be open in another window.
  expect(await testApp.call(readChat, { params }, { token: session })).toMatchObject({ chat_id })
  const { idToken: bob } = await testApp.signIn('bob@mowatt.example')
  expect(await testApp.call(adoptChats, { body: { session } }, { token: bob })).toEqual({ adopted: 0 })
  await expect(testApp.call(readChat, { params }, { token: bob })).rejects.toMatchObject({ status: 404 })
  const other = { body: { session: bob } }
  await expect(testApp.call(adoptChats, other, { token: ada })).rejects.toMatchObject({ status: 401 })
})
