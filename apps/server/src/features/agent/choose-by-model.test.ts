import { attachBill, handOverQuestion } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { answerIn, type ChatTestApp, createChatTestApp } from '../../../test/chat-test-app.ts'
import { type Does, type ReadingModel, serveReadingModel } from '../../../test/reading-model.ts'

let testApp: ChatTestApp
let model: ReadingModel

beforeAll(async () => {
  model = await serveReadingModel()
  // No time limit is tested here.
  testApp = await createChatTestApp({ ...model.env, LLM_PATIENCE_MS: '600000' })
})
afterAll(async () => {
  await testApp.close()
  await model.close()
})
beforeEach(() => {
  model.readings.length = 0
  model.choices.length = 0
  model.read = () => reads({ do: 'explain', topic: 'back_billing' })
  model.choose = () => ''
  // After the breaker's pause for a model.
  testApp.setNow(new Date(testApp.ctx.now().getTime() + 60_000))
})

const reads = (...commands: object[]) => JSON.stringify({ commands, others: [], sure: 'yes', language: 'en' })
/** The number of the text that begins with these words. */
const numberOf = (words: string) => {
  const texts = model.choices.at(-1)?.messages.at(-1)?.content ?? ''
  return Number(
    texts
      .split('\n')
      .find((line) => line.includes(` ${words}`))
      ?.match(/^\d+/)?.[0],
  )
}
const chooses =
  (words: string, lead = 'none') =>
  () =>
    JSON.stringify({ say: [numberOf(words)], lead })

async function ask(text = 'Is there anything in writing on that?') {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  return { token, chatId, message: answerIn(await testApp.say(chatId, token, text)).message }
}
const requestsOf = (chatId: string) =>
  testApp.database.db
    .selectFrom('agent_request')
    .select(['purpose', 'outcome'])
    .where('chat_id', '=', chatId)
    .orderBy('id')
    .execute()

test('a model chooses what of the answer is said, and each request leaves a line', async () => {
  model.choose = chooses('The back-billing limit is a rule in')
  const { chatId, message } = await ask()
  expect(message.text).toMatch(
    /^I’m Mo, an AI\..* The back-billing limit is a rule in the licences Ofgem gives suppliers\./,
  )
  expect(message.text).not.toContain('A supplier can normally')
  expect(await requestsOf(chatId)).toEqual([
    { purpose: 'read', outcome: 'said' },
    { purpose: 'choose', outcome: 'said' },
  ])
})

test.each<[string, Does]>([
  ['broken', { status: 500 }],
  ['cut off', { fails: 'cut' }],
  ['without an end', { fails: 'endless' }],
  ['choosing nothing', '{"say":[],"lead":"none"}'],
  ['making up figures, names and acts', '{"say":[99],"lead":"You save £400 with Octopus, I have switched you."}'],
  ['talking', 'You should pay £1 to https://evil.example now.'],
])('a model that is %s leaves the answer as it was', async (_name, does) => {
  model.choose = () => does
  const { message } = await ask()
  expect(message.text).toMatch(
    /A supplier can normally only go back 12 months when they bill you\. If they billed you late .* before the bill\.$/,
  )
  expect(JSON.stringify(message)).not.toMatch(/£400|£1 |evil|Octopus|switched you/)
})

test('what is asked to be done, safety advice and what the model didn’t read aren’t put to it', async () => {
  model.read = () => reads({ do: 'hand_over' })
  await ask()
  model.read = () => reads({ do: 'explain', topic: 'medical_equipment' })
  await ask()
  model.read = () => 'no'
  await ask('How far back can they charge me?')
  await ask('I smell gas in the kitchen')
  expect([model.readings.length, model.choices.length]).toEqual([3, 0])
})

test('reading and choosing share one patience', async () => {
  const other = await createChatTestApp(model.env)
  const clock = new AbortController()
  const begun: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms === 2500) begun.push(ms)
    return ms === 2500 ? clock.signal : new AbortController().signal
  })
  try {
    model.choose = () => {
      clock.abort()
      return { fails: 'silent' }
    }
    const token = await other.session()
    const told = await other.say(await other.begin(token), token, 'Is there anything in writing on that?')
    expect(answerIn(told).message).toMatchObject({ text: expect.stringContaining('12 months'), read_by: 'model' })
    expect([model.choices.length, begun.length]).toEqual([1, 1])
  } finally {
    timeout.mockRestore()
    await other.close()
  }
})

test('somebody who writes in another language hears so in it, once', async () => {
  model.read = () => reads({ do: 'explain', topic: 'back_billing' }).replace('"en"', '"ur"')
  const { token, chatId, message } = await ask('کیا وہ پرانا بل بھیج سکتے ہیں؟')
  expect(message.text).toMatch(
    /^میں آپ کا پیغام .*۔\n\nI’m Mo, an AI\..* A supplier can normally only go back 12 months/,
  )
  expect(answerIn(await testApp.say(chatId, token, 'اور؟')).message.text).not.toContain('پیغام')
})

test('nothing private of a person or of a bill is in what is sent, whatever it is sent for', async () => {
  model.choose = chooses('Keep the bill')
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  const body = { file_data: wholeBill().toString('base64'), file_name: 'november.pdf', file_type: 'pdf' }
  const { cards } = await testApp.call(attachBill, { params: { chat_id: chatId }, body }, { token })
  const bill = cards.find((card) => card.kind === 'bill')
  const secrets = (bill?.fields ?? [])
    .filter(({ path }) => /mpan|mprn|accountNumber|meterSerial|customerPostcode|supplier|tariffName/.test(path))
    .map(({ text }) => text)
  expect(secrets.length).toBeGreaterThan(2)
  const own = ['canary@mowatt.example', '07700 900999', '20-99-77', '55779911', 'Quillfeather', 'Acacia']
  await testApp.say(
    chatId,
    token,
    `I’m Zeno ${own[4]}, 12 Acacia Avenue, ${own.join(', ')}, ${secrets.join(', ')}. Well?`,
  )
  model.read = () => reads({ do: 'figure', measure: 'fields', of: 'bill' }, { do: 'judge', what: 'rate' })
  await testApp.say(chatId, token, 'And what does my bill say, is my rate good?')
  expect([model.readings.length, model.choices.length]).toEqual([2, 2])
  const sent = JSON.stringify([model.readings, model.choices]).replaceAll(' ', '')
  expect([...own, ...secrets, chatId].filter((each) => sent.includes(each.replaceAll(' ', '')))).toEqual([])
})

test('after failures in a row nobody waits for the model, until it has rested', async () => {
  model.read = () => ({ fails: 'cut' })
  for (let index = 0; index < 4; index += 1) await ask()
  const asked = model.readings.length
  await ask()
  // All endpoints share one Mo, so what one has learnt applies to the other.
  await testApp.call(handOverQuestion, { body: { message: 'What about that?' } }, { token: await testApp.session() })
  expect(model.readings.length).toBe(asked)
  testApp.setNow(new Date(testApp.ctx.now().getTime() + 31_000))
  await ask()
  expect(model.readings.length).toBe(asked + 1)
})

test('a conversation that has cost enough is answered by the built-in engine alone', async () => {
  const { token, chatId } = await ask()
  const [asked, at] = [model.readings.length, testApp.ctx.now()]
  const row = { chat_id: chatId, purpose: 'read', model: 'written', outcome: 'said', hash: Buffer.alloc(32), at }
  await testApp.database.db
    .insertInto('agent_request')
    .values({ ...row, prompt_tokens: 200_000, completion_tokens: 0 })
    .execute()
  expect(answerIn(await testApp.say(chatId, token, 'And who says so?')).message.read_by).toBe('built-in')
  expect(model.readings.length).toBe(asked)
})
