import { randomUUID } from 'node:crypto'
import {
  adoptChats,
  askPerson,
  attachBill,
  deleteChat,
  listBills,
  listCaughtMail,
  listChats,
  readBill,
  readChat,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOfLines, wholeBill } from '../../../test/files/bill-files.ts'
import { answerIn, type ChatTestApp, createChatTestApp, eventsIn } from '../../../test/chat-test-app.ts'

let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterAll(() => testApp.close())

async function conversation() {
  const token = await testApp.session()
  return { token, chatId: await testApp.begin(token) }
}
const read = (chatId: string, token: string) => testApp.call(readChat, { params: { chat_id: chatId } }, { token })
const billBody = (bytes: Buffer = wholeBill()) => ({
  file_data: bytes.toString('base64'),
  file_name: 'november.pdf',
  file_type: 'pdf',
})

test('a bill is attached, read step by step, and told about; the same request has one effect', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'Hello')
  const key = randomUUID()
  const send = () =>
    testApp.app.inject({
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
  expect((await testApp.call(listBills, {}, { token })).bills).toHaveLength(1)
})

test.for([
  ['a program', Buffer.from('MZ\u0090\0 a program'), 'file_unsupported'],
  ['a broken PDF', Buffer.from('%PDF-1.7\nnothing'), 'file_unreadable'],
] as const)('%s is refused with its own words and leaves nothing', async ([, bytes, code]) => {
  const { token, chatId } = await conversation()
  const key = randomUUID()
  const send = () =>
    testApp.call(attachBill, { params: { chat_id: chatId }, body: billBody(bytes) }, { token, idempotencyKey: key })
  await expect(send()).rejects.toMatchObject({ code })
  await expect(send()).rejects.toMatchObject({ code })
  const empty = { is_working: false, title: 'New conversation', messages: [] }
  expect(await read(chatId, token)).toMatchObject(empty)
  expect((await testApp.call(listBills, {}, { token })).bills).toEqual([])
  expect((await testApp.call(listChats, {}, { token })).chats).toEqual([])
  await testApp.say(chatId, token, 'What is a standing charge?')
  expect((await testApp.call(listChats, {}, { token })).chats).toMatchObject([{ title: 'What is a standing charge?' }])
})

test('a deleted conversation takes its bill and the file along', async () => {
  const { token, chatId } = await conversation()
  await testApp.call(attachBill, { params: { chat_id: chatId }, body: billBody() }, { token })
  const { db } = testApp.database
  const [bill] = (await testApp.call(listBills, {}, { token })).bills
  const file = `bills/${bill?.bill_id}`
  expect(await testApp.ctx.files.get(file)).toBeDefined()
  await testApp.call(deleteChat, { params: { chat_id: chatId } }, { token })
  expect((await testApp.call(listBills, {}, { token })).bills).toEqual([])
  expect(await db.selectFrom('chat_message').select('id').where('chat_id', '=', chatId).execute()).toEqual([])
  await expect.poll(() => testApp.ctx.files.get(file)).toBeUndefined()
})

test('a bill gives way with the message that brought it', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'Hello')
  await testApp.call(attachBill, { params: { chat_id: chatId }, body: billBody() }, { token })
  expect((await testApp.call(listBills, {}, { token })).bills).toHaveLength(1)
  const first = (await read(chatId, token)).messages[0]?.id ?? ''
  await testApp.say(chatId, token, 'Hello again', { replaces: first })
  expect((await testApp.call(listBills, {}, { token })).bills).toEqual([])
  await expect(testApp.say(chatId, token, 'No', { replaces: 'nonsense' })).rejects.toMatchObject({ statusCode: 404 })
})

test('a file that is no bill is told about and asked about', async () => {
  const { token, chatId } = await conversation()
  const body = billBody(pdfOfLines(['A recipe for soup', 'Boil 2 litres of water']))
  const { cards } = await testApp.call(attachBill, { params: { chat_id: chatId }, body }, { token })
  expect(cards[0]).toMatchObject({ kind: 'bill', is_energy_bill: false })
})

const FIRST_PAGE = [
  'Northern Spark Energy - Your electricity bill',
  'Bill date: 4 November 2025',
  'Account number: 8512 3343',
  'Supply address: 14 Mill Lane, Leeds LS6 2BQ',
  'Total charges this period £81.20',
]
const SECOND_PAGE = [
  'Your electricity in detail',
  'Electricity 245 kWh x 26.35p = £64.56',
  'Standing charge 31 days x 53.68p = £16.64',
  'Total electricity charges £81.20',
]

test('pages that come in two goes make one bill, and another account is kept apart', async () => {
  const { token, chatId } = await conversation()
  const attach = async (lines: readonly string[]) => {
    const { cards } = await testApp.call(
      attachBill,
      { params: { chat_id: chatId }, body: billBody(pdfOfLines(lines)) },
      { token },
    )
    const [card] = cards
    if (card?.kind !== 'bill') throw new Error('No bill is shown')
    return card
  }
  const second = await attach(SECOND_PAGE)
  expect(second).toMatchObject({
    is_energy_bill: true,
    missing: { asks: 'Add the first page, or tell me your postcode.' },
  })
  const whole = await attach(FIRST_PAGE)
  expect(whole).not.toHaveProperty('missing')
  const { pages, card } = await testApp.call(readBill, { params: { bill_id: whole.bill_id } }, { token })
  expect(pages.map(({ page }) => page)).toEqual([1, 2])
  const rate = card.kind === 'bill' && card.fields.find(({ path }) => path === 'electricity.unitRates.0.pencePerKwh')
  expect(rate).toMatchObject({ page: 2, text: '26.35p per kWh' })
  const picture = (page: number) =>
    testApp.app.inject({
      url: `/api/v1/bills/${whole.bill_id}/pages/${page}`,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await picture(2)).headers['content-type']).toBe('image/webp')
  expect((await picture(3)).statusCode).toBe(404)
  const other = await attach(FIRST_PAGE.map((line) => line.replace('8512 3343', '9913 7751')))
  expect(other).toMatchObject({ notices: [{ kind: 'two_accounts' }] })
  expect(other.missing?.asks).toContain('Add the page with your charges line by line')
})

test('a person is asked by mail, with the words that the visitor saw, and no conversation is begun for it', async () => {
  // Nothing has been said to Mo yet, and no conversation is begun for it.
  const token = await testApp.session()
  const body = { email: 'ada@mowatt.example', summary: 'My meter <b>ticks</b>.\nBcc: all@mowatt.example' }
  const idempotencyKey = randomUUID()
  expect(await testApp.call(askPerson, { body }, { token, idempotencyKey })).toEqual({ is_sent: true })
  expect(await testApp.call(askPerson, { body }, { token, idempotencyKey })).toEqual({ is_sent: true })
  expect((await testApp.call(listChats, {}, { token })).chats).toEqual([])
  while (await testApp.ctx.mail.deliverOne());
  const mails = await testApp.call(listCaughtMail, { query: {} })
  expect(mails).toHaveLength(2)
  const toTeam = (await testApp.ctx.mail.listSent('hello@mowatt.example'))[0]
  expect(toTeam).toMatchObject({ replyTo: 'ada@mowatt.example' })
  expect(toTeam?.text).toContain('My meter <b>ticks</b>.')
  expect(toTeam?.html).toContain('My meter &lt;b&gt;ticks&lt;/b&gt;.')
  const toVisitor = mails.find(({ to }) => to === 'ada@mowatt.example')
  expect(`${toVisitor?.subject}${toVisitor?.text}${toVisitor?.html}`).not.toContain('ticks')
  const bad = { ...body, email: 'nobody' }
  await expect(testApp.call(askPerson, { body: bad }, { token })).rejects.toMatchObject({ code: 'email_invalid' })
  await expect(testApp.call(askPerson, { body })).rejects.toMatchObject({ code: 'not_authenticated' })
})

test('asking for a person again and again is refused with the time to wait', async () => {
  const token = await testApp.session()
  const ask = (index: number) => {
    const body = { email: `person-${index}@mowatt.example`, summary: 'Hello' }
    return testApp.call(askPerson, { body }, { token })
  }
  for (let index = 0; index < 5; index += 1) await ask(index)
  await expect(ask(6)).rejects.toMatchObject({ code: 'too_many_requests', status: 429 })
})

test('an anonymous session proves itself to an account, and to nobody without one', async () => {
  const { token, chatId } = await conversation()
  await testApp.say(chatId, token, 'Hello')
  await expect(testApp.call(adoptChats, { body: { session: token } }, { token })).rejects.toMatchObject({ status: 401 })
  await expect(testApp.call(adoptChats, { body: { session: 'x' } }, { token })).rejects.toMatchObject({ status: 401 })
  expect((await testApp.call(listChats, {}, { token })).chats).toHaveLength(1)
})
