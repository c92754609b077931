import { readChat } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from './captured-log.ts'
import { answerIn, type ChatTestApp, createChatTestApp } from './chat-test-app.ts'
import { LOOP, LOOP_AFTER } from './planted/loop-words.ts'
import { plantTasks } from './planted/plant-tasks.ts'
import type { Workers } from '../src/platform/workers/create-workers.ts'
import { MO_TASKS } from '../src/features/agent/public.ts'

const HONEST = "That took me too long to work out, so I've stopped. Try a shorter question, or ask to talk to a person."

let testApp: ChatTestApp
let thinkers: Workers
const log = captureLog()

beforeAll(async () => {
  thinkers = plantTasks({
    most: 2,
    onStopped: ({ task, reason }) => log.log.error({ names: [task], reason }, 'work was stopped'),
  })
  await thinkers.warmUp(MO_TASKS)
  testApp = await createChatTestApp({}, { parts: { thinkers }, log: log.log })
})
afterAll(async () => {
  await testApp.close()
  await thinkers.close()
})

const read = (chatId: string, token: string) => testApp.call(readChat, { params: { chat_id: chatId } }, { token })

test('a turn without an end is answered honestly, once, and the talk goes on from before it', async () => {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  await testApp.say(chatId, token, 'My postcode is RG1 1AA and I use 2700 kWh of electricity a year')
  const order: string[] = []
  const looping = testApp.say(chatId, token, LOOP, { key: 'the-same' }).finally(() => order.push('stopped'))
  // The server serves other requests in the meantime; other questions to Mo wait for another worker at most.
  const other = await testApp.session()
  const otherId = await testApp.begin(other)
  expect((await read(otherId, other)).messages).toEqual([])
  order.push('another is served')
  expect(answerIn(await testApp.say(otherId, other, 'What is a standing charge?')).message.text).toContain(
    'a day for electricity',
  )
  const told = await looping
  expect(order).toEqual(['another is served', 'stopped'])
  expect(answerIn(told).message.text).toBe(HONEST)
  // The same request gets the same answer, and nothing is calculated twice.
  expect(await testApp.say(chatId, token, LOOP, { key: 'the-same' })).toEqual(told)
  expect(thinkers.stopped()).toEqual([{ task: 'answer', reason: 'deadline', count: 1 }])
  const next = answerIn(await testApp.say(chatId, token, 'Compare tariffs'))
  expect(next.message.cards.map(({ kind }) => kind)).toContain('comparison')
  expect((await read(chatId, token)).messages.map(({ author }) => author)).toEqual(
    Array.from({ length: 3 }, () => ['person', 'mo']).flat(),
  )
})

test('what was done before it was stopped is said, and stays done', async () => {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  await testApp.say(chatId, token, 'I live at RG1 1AA and use 2700 kWh of electricity and 9500 kWh of gas a year')
  await testApp.say(chatId, token, 'Compare tariffs')
  const { message } = answerIn(await testApp.say(chatId, token, LOOP_AFTER))
  expect(message.text).toBe(`${HONEST} Your reminder is set.`)
  expect(await testApp.database.db.selectFrom('switching_reminder').select('id').execute()).toHaveLength(1)
})

test('the log and the metrics say which task was stopped and why, without a word of the person', async () => {
  const { body } = await testApp.app.inject('/metrics')
  expect(body).toMatch(/^work_stopped_total\{task="answer",reason="deadline"\} [12]$/m)
  const lines = log.lines().filter(({ msg }) => msg === 'work was stopped')
  expect(lines).toContainEqual(expect.objectContaining({ names: ['answer'], reason: 'deadline' }))
  expect(log.text()).not.toContain('for ever')
})
