import { randomUUID } from 'node:crypto'
import {
  adoptChats,
  askPerson,
  attachBill,
  deleteChat,
  listBills,
  listCaughtMail,
  listChats,
  readChat,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOfLines, wholeBill } from '../../../test/files/bill-files.ts'
import { answerIn, type ChatHouse, createChatHouse, eventsIn } from '../../../test/chat-house.ts'

let house: ChatHouse

beforeAll(async () => {
  house = await createChatHouse()
})
afterAll(() => house.close())

async function conversation() {
  const token = await house.session()
  return { token, chatId: await house.begin(token) }
}
const read = (chatId: string, token: string) => house.call(readChat, { params: { chat_id: chatId } }, { token })
const billBody = (bytes: Buffer = wholeBill()) => ({
  file_data: bytes.toString('base64'),
  file_name: 'november.pdf',
  file_type: 'pdf',
})

test('a bill is attached, read step by step, and told about; the same request has one effect', async () => {
  const { token, chatId } = await conversation()
  await house.say(chatId, token, 'Hello')
  const key = randomUUID()
  const send = () =>
    house.app.inject({
      method: 'POST',
      url: `/api/v1/chats/${chatId}/bills`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      payload: billBody(),
    })
  const told = eventsIn((await send()).body)
  const steps = told.flatMap((each) => (each.event === 'step' ? [each.data.step] : []))
  expect(steps).toEqual(['provider', 'usage', 'cost', 'tariff'])
  const { message } = answerIn(told)
  expect(message.cards.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bill', 'cost']))
  const again = eventsIn((await send()).body)
  expect(answerIn(again)).toEqual(answerIn(told))
  const chat = await read(chatId, token)
  expect(chat.messages).toHaveLength(4)
  expect(chat.messages[2]).toMatchObject({ cards: [{ kind: 'file', file_name: 'november.pdf' }] })
  expect((await house.call(listBills, {}, { token })).bills).toHaveLength(1)
})

test.for([
  ['a program', Buffer.from('MZ\u0090\0 a program'), 'file_unsupported'],
  ['a broken PDF', Buffer.from('%PDF-1.7\nnothing'), 'file_unreadable'],
] as const)('%s is refused with its own words and leaves nothing', async ([, bytes, code]) => {
  const { token, chatId } = await conversation()
  const key = randomUUID()
  const send = () =>
    house.call(attachBill, { params: { chat_id: chatId }, body: billBody(bytes) }, { token, idempotencyKey: key })
  await expect(send()).rejects.toMatchObject({ code })
  await expect(send()).rejects.toMatchObject({ code })
  const empty = { is_working: false, title: 'New conversation', messages: [] }
  expect(await read(chatId, token)).toMatchObject(empty)
  expect((await house.call(listBills, {}, { token })).bills).toEqual([])
  expect((await house.call(listChats, {}, { token })).chats).toEqual([])
  await house.say(chatId, token, 'Then a question')
  expect((await house.call(listChats, {}, { token })).chats).toMatchObject([{ title: 'Then a question' }])
})

test('a deleted conversation takes its bill and the file along', async () => {
  const { token, chatId } = await conversation()
  await house.call(attachBill, { params: { chat_id: chatId }, body: billBody() }, { token })
  const { db } = house.database
  const [bill] = (await house.call(listBills, {}, { token })).bills
  const file = `bills/${bill?.bill_id}`
  expect(await house.ctx.files.get(file)).toBeDefined()
  await house.call(deleteChat, { params: { chat_id: chatId } }, { token })
  expect((await house.call(listBills, {}, { token })).bills).toEqual([])
  expect(await db.selectFrom('chat_message').select('id').where('chat_id', '=', chatId).execute()).toEqual([])
  await expect.poll(() => house.ctx.files.get(file)).toBeUndefined()
})

test('a bill gives way with the message that brought it', async () => {
  const { token, chatId } = await conversation()
  await house.say(chatId, token, 'Hello')
  await house.call(attachBill, { params: { chat_id: chatId }, body: billBody() }, { token })
  expect((await house.call(listBills, {}, { token })).bills).toHaveLength(1)
  const first = (await read(chatId, token)).messages[0]?.id ?? ''
  await house.say(chatId, token, 'Hello again', { replaces: first })
  expect((await house.call(listBills, {}, { token })).bills).toEqual([])
  await expect(house.say(chatId, token, 'No', { replaces: 'nonsense' })).rejects.toMatchObject({ statusCode: 404 })
})

test('a file that is no bill is told about and asked about', async () => {
  const { token, chatId } = await conversation()
  const body = billBody(pdfOfLines(['A recipe for soup', 'Boil 2 litres of water']))
  const { cards } = await house.call(attachBill, { params: { chat_id: chatId }, body }, { token })
  expect(cards[0]).toMatchObject({ kind: 'bill', is_energy_bill: false })
})

test('a person is asked by mail, with the words that the visitor saw, and nothing else of it stays', async () => {
  // Nothing has been said to Mo yet, and no conversation is begun for it.
  const token = await house.session()
  const body = { email: 'ada@mowatt.example', summary: 'My meter <b>ticks</b>.\nBcc: all@mowatt.example' }
  const idempotencyKey = randomUUID()
  expect(await house.call(askPerson, { body }, { token, idempotencyKey })).toEqual({ is_sent: true })
  expect(await house.call(askPerson, { body }, { token, idempotencyKey })).toEqual({ is_sent: true })
  expect((await house.call(listChats, {}, { token })).chats).toEqual([])
  while (await house.ctx.mail.deliverOne());
  const mails = await house.call(listCaughtMail, { query: {} })
  expect(mails).toHaveLength(2)
  const toTeam = (await house.ctx.mail.listSent('hello@mowatt.example'))[0]
  expect(toTeam).toMatchObject({ replyTo: 'ada@mowatt.example' })
  expect(toTeam?.text).toContain('My meter <b>ticks</b>.')
  expect(toTeam?.html).toContain('My meter &lt;b&gt;ticks&lt;/b&gt;.')
  const toVisitor = mails.find(({ to }) => to === 'ada@mowatt.example')
  expect(`${toVisitor?.subject}${toVisitor?.text}${toVisitor?.html}`).not.toContain('ticks')
  const bad = { ...body, email: 'nobody' }
  await expect(house.call(askPerson, { body: bad }, { token })).rejects.toMatchObject({ code: 'email_invalid' })
  await expect(house.call(askPerson, { body })).rejects.toMatchObject({ code: 'not_authenticated' })
})

test('asking for a person again and again is refused with the time to wait', async () => {
  const token = await house.session()
  const ask = (index: number) => {
    const body = { email: `person-${index}@mowatt.example`, summary: 'Hello' }
    return house.call(askPerson, { body }, { token })
  }
  for (let index = 0; index < 5; index += 1) await ask(index)
  await expect(ask(6)).rejects.toMatchObject({ code: 'too_many_requests', status: 429 })
})

test('an anonymous session proves itself to an account, and to nobody without one', async () => {
  const { token, chatId } = await conversation()
  await house.say(chatId, token, 'Hello')
  await expect(house.call(adoptChats, { body: { session: token } }, { token })).rejects.toMatchObject({ status: 401 })
  await expect(house.call(adoptChats, { body: { session: 'x' } }, { token })).rejects.toMatchObject({ status: 401 })
  expect((await house.call(listChats, {}, { token })).chats).toHaveLength(1)
})
