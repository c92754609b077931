import { attachBill, listChats, readChat, renameChat } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { energyBill } from '../../../test/files/bill-files.ts'
import { type ChatTestApp, createChatTestApp } from '../../../test/chat-test-app.ts'
import { setTitle } from './chat-store.ts'
import { sealTitle } from './chat-words.ts'
import { titleFrom } from './name-chat.ts'

let testApp: ChatTestApp
beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterAll(() => testApp.close())

async function conversation() {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  const params = { chat_id: chatId }
  const body = { file_data: energyBill().toString('base64'), file_name: 'october-bill.pdf', file_type: 'pdf' }
  return {
    token,
    chatId,
    title: async () => (await testApp.call(listChats, {}, { token })).chats[0]?.title,
    say: (text: string, replaces?: string) => testApp.say(chatId, token, text, replaces ? { replaces } : {}),
    bring: () => testApp.call(attachBill, { params, body }, { token }),
    rename: (title: string) => testApp.call(renameChat, { params, body: { title } }, { token }),
    firstId: async () => (await testApp.call(readChat, { params }, { token })).messages[0]?.id ?? '',
  }
}

test('a bill’s conversation is called after its supplier and month, and not after its file', async () => {
  const { bring, title } = await conversation()
  await bring()
  expect(await title()).toBe('Northern Spark Energy, October 2025')
})

test('a question’s conversation is called after its subject, and stays so', async () => {
  const { say, title, firstId } = await conversation()
  await say('hello')
  expect(await title()).toBe('New conversation')
  await say('pls tell me wot is a standing charge')
  const named = await title()
  expect(named).toMatch(/^What.*standing charge/)
  await say('and what is the price cap')
  expect(await title()).toBe(named)
  await say('what is the price cap?', await firstId())
  expect(await title()).toMatch(/price cap/)
})

test('a name given by hand stays, as does one from before conversations were named', async () => {
  const { say, bring, rename, title, firstId } = await conversation()
  await say('what is a standing charge?')
  await rename('My flat')
  await bring()
  await say('what is the price cap?', await firstId())
  expect(await title()).toBe('My flat')

  const old = await conversation()
  await old.say('what is a standing charge?')
  for (const before of ['october-bill.pdf', 'wot is a standing charge']) {
    await setTitle(testApp.ctx.db, old.chatId, sealTitle(testApp.ctx, old.chatId, before))
    await old.say('what is the price cap?')
    await old.bring()
    expect(await old.title()).toBe(before)
  }
})

test('a long name ends with a whole word', () => {
  const long = 'Why is my bill different from my Direct Debit each and every single month of the year'
  expect(titleFrom(long)).toBe('Why is my bill different from my Direct Debit each and…')
  expect(titleFrom('x'.repeat(80))).toBe(`${'x'.repeat(30)}…`)
})
