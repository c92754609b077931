import { listBills, readBillAgain, readChat, stopChat } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, type ChatTestApp, createChatTestApp, eventsIn } from './chat-test-app.ts'
import { wholeBill } from './files/bill-files.ts'

const ENDLESS = new URL('./files/endless-digest.ts', import.meta.url)

let testApp: ChatTestApp
let isEndless = true
let begun: PromiseWithResolvers<void>

beforeAll(async () => {
  testApp = await createChatTestApp()
  const { digest } = testApp.ctx.reader
  testApp.ctx.reader.digest = (files, module, signal) => {
    begun.resolve()
    return digest(files, isEndless ? ENDLESS : module, signal)
  }
})
afterAll(() => testApp.close())

async function keptDays(): Promise<number> {
  const rows = await testApp.database.db.selectFrom('bills_bill').select('delete_at').execute()
  return Math.round((rows[0]!.delete_at!.getTime() - testApp.ctx.now().getTime()) / 86_400_000)
}

test('the reading of a bill is stopped, says so, and is taken up again from the file that is kept', async () => {
  begun = Promise.withResolvers()
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  const params = { chat_id: chatId }
  const read = () => testApp.call(readChat, { params }, { token })
  const send = async (path: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const url = `/api/v1/chats/${chatId}${path}`
    const { body } = await testApp.app.inject({ method: 'POST', url, headers, payload })
    return answerIn(eventsIn(body))
  }
  const file = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const sent = send('/bills', file)
  await begun.promise
  expect(await testApp.call(stopChat, { params }, { token })).toEqual({ is_stopped: true })
  const { message } = await sent
  expect(message).toMatchObject({ is_stopped: true, cards: [] })
  expect(message.text).toContain('I’ve stopped reading november.pdf')
  expect(await read()).toMatchObject({
    is_working: false,
    is_reading: false,
    title: 'Your bill',
    messages: [{}, { is_stopped: true }],
  })
  expect((await testApp.call(listBills, {}, { token })).bills).toEqual([])
  expect(await keptDays()).toBe(1)
  const asked = await send('/messages', { text: 'Please read my bill again' })
  expect(asked.message.text).toContain('Read it again')

  isEndless = false
  const { cards } = (await send('/bills/again', {})).message
  expect(cards.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bill', 'cost']))
  const { messages } = await read()
  expect(messages[4]).toMatchObject({ author: 'person', cards: [{ kind: 'file', file_name: 'november.pdf' }] })
  expect((await testApp.call(listBills, {}, { token })).bills).toHaveLength(1)
  expect(await keptDays()).toBe(30)
})

test('a file that is refused when it is read again gets an answer, and nothing of it is kept', async () => {
  begun = Promise.withResolvers()
  isEndless = true
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  const params = { chat_id: chatId }
  const post = async (path: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `key of ${path}` }
    const url = `/api/v1/chats/${chatId}${path}`
    const { body } = await testApp.app.inject({ method: 'POST', url, headers, payload })
    return answerIn(eventsIn(body)).message
  }
  const file_data = wholeBill().toString('base64')
  const sent = post('/bills', { file_data, file_name: 'torn.pdf', file_type: 'pdf' })
  await begun.promise
  await testApp.call(stopChat, { params }, { token })
  expect((await sent).text).toContain('I’ve stopped reading torn.pdf')

  isEndless = false
  const kept = testApp.database.db.selectFrom('bills_bill').select('id').where('chat_id', '=', chatId)
  const [bill] = await kept.execute()
  await testApp.ctx.files.put(`bills/${bill!.id}`, Buffer.from('%PDF-1.7 torn'))
  const answer = await post('/bills/again', {})
  expect(answer).toMatchObject({ author: 'mo', text: expect.stringContaining('Please try'), cards: [] })
  expect(await testApp.call(readChat, { params }, { token })).toMatchObject({
    is_working: false,
    is_reading: false,
    messages: [{}, { is_stopped: true }, { text: 'Please read torn.pdf again.' }, { id: answer.id }],
  })
  expect(await kept.execute()).toEqual([])
  // The same request gets the same answer, although the bill is deleted; a new one finds nothing to read.
  expect((await post('/bills/again', {})).id).toBe(answer.id)
  await expect(testApp.call(readBillAgain, { params }, { token })).rejects.toMatchObject({ status: 404 })
})

test('where no bill was brought there is none to read again', async () => {
  const token = await testApp.session()
  const chat_id = await testApp.begin(token)
  await expect(testApp.call(readBillAgain, { params: { chat_id } }, { token })).rejects.toMatchObject({ status: 404 })
})
