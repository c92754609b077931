import { attachBill, handOverQuestion, readChat } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { answerIn, type ChatHouse, createChatHouse } from '../../../test/chat-house.ts'
import { type ScriptName, type ScriptedServer, serveScripts, tellModel } from '../../../test/scripted-models.ts'
import { createModel } from '../../platform/model/create-model.ts'

let house: ChatHouse
let server: ScriptedServer

beforeAll(async () => {
  server = await serveScripts()
  house = await createChatHouse({ LLM_BASE_URL: server.url, LLM_MODEL: 'golden', LLM_API_KEY: 'key-of-the-model' })
})
afterAll(async () => {
  await house.close()
  await server.close()
})
beforeEach(() => {
  server.requests.length = 0
  // Past the rest that the breaker gives a model.
  house.setNow(new Date(house.ctx.now().getTime() + 60_000))
})

const use = (model: ScriptName, patience = { silenceMs: 300, totalMs: 600 }) =>
  house.useModel(createModel({ kind: 'model', baseUrl: server.url, apiKey: undefined, model }, patience))

async function ask(text: string) {
  const token = await house.session()
  const chatId = await house.begin(token)
  return { token, chatId, ...answerIn(await house.say(chatId, token, text)) }
}

const audit = (chatId: string) =>
  house.database.db.selectFrom('agent_request').selectAll().where('chat_id', '=', chatId).orderBy('id').execute()

test('a model says what the tools found, and each request leaves a line without words', async () => {
  use('golden', { silenceMs: 60_000, totalMs: 60_000 })
  const { chatId, message } = await ask('How long does a switch take?')
  expect(message.text).toContain('Here is what I found.')
  expect(message.text).toContain('Ask me anything else about it.')
  expect(await audit(chatId)).toMatchObject([
    { purpose: 'answer', model: 'golden', outcome: 'said', prompt_tokens: 100, completion_tokens: 20 },
  ])
})

test('a model looks further with the tools, and what they find counts as found', async () => {
  use('golden', { silenceMs: 60_000, totalMs: 60_000 })
  const { chatId, facts } = await ask('How long does a switch take? Please look it up')
  expect((await audit(chatId)).map(({ outcome }) => outcome)).toEqual(['tools', 'said'])
  expect(facts.some(({ name }) => name.startsWith('price_cap') || name.startsWith('cap'))).toBe(true)
  const { messages } = JSON.parse(server.requests.at(-1) ?? '{}') as { messages: { role: string; content: string }[] }
  expect(messages.find(({ role }) => role === 'tool')?.content).toContain('cap')
})

test.for<ScriptName>(['sloppy', 'inventing', 'hostile', 'slow', 'cut'])(
  '%s: the answer is whole and harmless all the same',
  async (name) => {
    use(name)
    for (let index = 0; index < 4; index += 1) {
      const { token, chatId, message } = await ask('Am I paying too much?')
      expect(message.text.length).toBeGreaterThan(20)
      expect(message.text.replaceAll('\n', ' ')).not.toMatch(
        /evil|<script|!\[|\p{Cc}|\p{Cf}|£\d|Octopus|Sunrise|I have started|been submitted/u,
      )
      const chat = await house.call(readChat, { params: { chat_id: chatId } }, { token })
      expect(chat).toMatchObject({ is_working: false, messages: [{}, { text: message.text }] })
      house.setNow(new Date(house.ctx.now().getTime() + 60_000))
    }
  },
)

test('names, addresses and numbers of a person and of a bill do not leave, nor those of another conversation', async () => {
  use('golden', { silenceMs: 60_000, totalMs: 60_000 })
  const other = await ask('My account is OTHER99Z, other-canary@mowatt.example')
  server.requests.length = 0
  const token = await house.session()
  const chatId = await house.begin(token)
  const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const { cards } = await house.call(attachBill, { params: { chat_id: chatId }, body }, { token })
  const bill = cards.find((card) => card.kind === 'bill')
  const secrets = (bill?.fields ?? [])
    .filter(({ path }) => /mpan|mprn|accountNumber|meterSerial|customerPostcode/.test(path))
    .map(({ text }) => text)
  expect(secrets.length).toBeGreaterThan(1)
  await house.say(
    chatId,
    token,
    `What is a unit rate? My name is Zeno Quillfeather, canary@mowatt.example, 07700 900999, 20-99-77 55779911`,
  )
  await house.say(chatId, token, `My details are ${secrets.join(', ')}`)
  await house.say(chatId, token, 'How long does a switch take?')
  expect(server.requests.length).toBeGreaterThan(1)
  const sent = server.requests.join('\n').replaceAll(' ', '')
  const canaries = ['canary@', '07700900999', '20-99-77', '55779911', 'Quillfeather', 'OTHER99Z', other.chatId, chatId]
  expect([...canaries, ...secrets].filter((canary) => sent.includes(canary.replaceAll(' ', '')))).toEqual([])
})

test('a bare name leaves as a mark, and is opened only for who gave it', async () => {
  use('told', { silenceMs: 60_000, totalMs: 60_000 })
  tellModel('Hello [name A]. A supplier has to finish nothing. [name B] is your supplier.')
  const { message } = await ask("I'm Aoife, 12 Acacia Avenue, born 3/5/1961. How long does a switch take?")
  expect(message.text).toMatch(/Hello Aoife\. A supplier must complete a switch within 5 working days/)
  expect(message.text).not.toContain('[name')
  expect(server.requests.join()).not.toMatch(/Aoife|Acacia|1961/)
})

test('help in need is said in our own words, and the model is not asked', async () => {
  use('told', { silenceMs: 60_000, totalMs: 60_000 })
  tellModel('A little gas is harmless.')
  const { message } = await ask('I smell gas in the kitchen')
  expect(message.text).toContain('0800 111 999')
  expect(server.requests).toEqual([])
})

test('where only the model saw the need, it is our own words that help', async () => {
  use('told', { silenceMs: 60_000, totalMs: 60_000 })
  tellModel('You need not tell anybody. It is free.', { call: 'help_route', args: '{"kind":"medical"}' })
  const { message } = await ask('Wibble wobble')
  expect(server.requests).toHaveLength(2)
  expect(message.text).toContain('Thank you for telling me. Please ask your supplier')
  expect(message.text).not.toContain('You need not tell')
})

test('after failures in a row nobody waits for the model, until it has rested', async () => {
  use('cut')
  for (let index = 0; index < 6; index += 1) await ask('Hello')
  const asked = server.requests.length
  await ask('Hello again')
  // All doors speak with one Mo, so what one has learnt counts at the other.
  await house.call(handOverQuestion, { body: { message: 'Hello' } }, { token: await house.session() })
  expect(server.requests.length).toBe(asked)
  house.setNow(new Date(house.ctx.now().getTime() + 31_000))
  use('golden', { silenceMs: 60_000, totalMs: 60_000 })
  await ask('And now?')
  expect(server.requests.length).toBe(asked + 1)
})

test('a conversation that has cost enough is answered by the built-in engine alone', async () => {
  use('golden', { silenceMs: 60_000, totalMs: 60_000 })
  const { token, chatId } = await ask('Hello')
  const asked = server.requests.length
  const at = house.ctx.now()
  const row = { chat_id: chatId, purpose: 'answer', model: 'golden', outcome: 'said', hash: Buffer.alloc(32), at }
  await house.database.db
    .insertInto('agent_request')
    .values({ ...row, prompt_tokens: 200_000, completion_tokens: 0 })
    .execute()
  expect(answerIn(await house.say(chatId, token, 'More')).message.text).not.toContain('Here is what I found.')
  expect(server.requests.length).toBe(asked)
})
