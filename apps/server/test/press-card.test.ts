import { randomUUID } from 'node:crypto'
import { readChat } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, type ChatTestApp, createChatTestApp } from './chat-test-app.ts'

const HOME =
  'My postcode is SW1A 1AA. I use 2700 kWh of electricity and 11500 kWh of gas a year, I pay by direct debit and I am on a variable tariff.'
let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterAll(() => testApp.close())

async function compared() {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  const say = async (text: string, more: { key?: string; act?: string } = {}) =>
    answerIn(await testApp.say(chatId, token, text, more))
  await say(HOME)
  const answered = await say('Compare tariffs')
  expect(answered.message.cards.map(({ kind }) => kind)).toContain('comparison')
  return { token, chatId, say, ...answered }
}
const switches = (chatId: string) =>
  testApp.database.db.selectFrom('switching_switch').select('id').where('chat_id', '=', chatId).execute()

test('the press of a card does what it proposes, once, however often it is sent', async () => {
  const { token, chatId, say } = await compared()
  const { message } = await say('Switch me to the first one')
  const card = message.cards.find(({ kind }) => kind === 'act')
  if (card?.kind !== 'act') throw new Error(`No card proposes it: ${message.text}`)
  expect(await switches(chatId)).toEqual([])

  const pressed = { key: randomUUID(), act: card.act_id }
  const [first, repeated] = await Promise.all([say(card.label, pressed), say(card.label, pressed)])
  expect(first).toEqual(repeated)
  expect(first.message.cards.map(({ kind }) => kind)).toEqual(['switch'])
  expect(await switches(chatId)).toHaveLength(1)
  await expect(say(card.label, { key: pressed.key, act: 'another' })).rejects.toMatchObject({ code: 'key_reused' })

  const again = await say(card.label, { act: card.act_id })
  expect(again.message.cards).toEqual([])
  expect(await switches(chatId)).toHaveLength(1)
  const { messages } = await testApp.call(readChat, { params: { chat_id: chatId } }, { token })
  expect(messages.flatMap(({ author, text }) => (author === 'person' ? [text] : [])).slice(-2)).toEqual([
    card.label,
    card.label,
  ])
})

test('what was noted is shown, and a press forgets it', async () => {
  const { say } = await compared()
  const { message } = await say('What have you noted about me?')
  const noted = message.cards.find(({ kind }) => kind === 'noted')
  expect(noted?.kind === 'noted' && noted.items.map(({ key }) => key)).toContain('postcode')
  const forgot = await say('Forget this: postcode', { act: 'forget:postcode' })
  const left = forgot.message.cards.find(({ kind }) => kind === 'noted')
  expect(left?.kind === 'noted' && left.items.map(({ key }) => key)).not.toContain('postcode')
})

test('an act of another conversation does nothing here', async () => {
  const { say } = await compared()
  const { message } = await say('Switch me to the first one')
  const card = message.cards.find(({ kind }) => kind === 'act')
  const other = await compared()
  await other.say(card?.kind === 'act' ? card.label : '', { act: card?.kind === 'act' ? card.act_id : '' })
  expect(await switches(other.chatId)).toEqual([])
})

test('each figure says where it comes from, on its card and in the facts', async () => {
  const { message, facts } = await compared()
  expect(facts.every(({ from }) => from !== undefined)).toBe(true)
  expect(facts.map(({ from }) => from?.kind)).toContain('told')
  const evidence = message.cards.find(({ kind }) => kind === 'evidence')
  expect(evidence?.kind === 'evidence' && evidence.facts.map(({ from }) => from).join()).toContain('You told me')
})
