import { listCaughtMail } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, type ChatTestApp, createChatTestApp } from './chat-test-app.ts'
import { sendReminders } from '../src/features/switching/reminders/send-reminders.ts'

const HOME =
  'I live at SW1A 1AA and use 2700 kWh of electricity and 11500 kWh of gas a year, direct debit. I am on a fixed tariff: electricity 30p per kWh and 60p a day, gas 8p per kWh and 35p a day. It ends on 31 March 2027 and the exit fee is £150 for each fuel.'
let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
afterAll(() => testApp.close())

const waiting = async () => {
  const rows = await testApp.database.db
    .selectFrom('switching_reminder')
    .select('on_day')
    .where('sent_at', 'is', null)
    .execute()
  return rows.map(({ on_day }) => on_day)
}

test('a reminder is set by the press of its card, once, and comes on its day; a stopped one does not', async () => {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  const say = async (text: string, act?: string) =>
    answerIn(await testApp.say(chatId, token, text, act === undefined ? {} : { act })).message
  /** Asks for something and presses the card with the offer. */
  const press = async (text: string) => {
    const { cards, text: said } = await say(text)
    const card = cards.find(({ kind }) => kind === 'act')
    if (card?.kind !== 'act') throw new Error(`No card offers it: ${said}`)
    return say(card.label, card.act_id)
  }
  await say(HOME)
  await say('Compare tariffs')
  await press('Remind me on that day')
  expect(await waiting()).toEqual([])
  // The user isn't signed in, so Mo asked for an address.
  await press('ada@mowatt.example')
  expect(await waiting()).toEqual(['2027-02-10'])

  // Compared again, it is another comparison, but still one reminder.
  await say('Compare tariffs')
  await press('remind me on 1 March 2027 at ada@mowatt.example')
  expect(await waiting()).toEqual(['2027-03-01'])
  await press('Stop the reminder')
  expect(await waiting()).toEqual([])

  // Before the day from which leaving is free, but the user's own choice.
  await press('remind me on 1 December 2026 at ada@mowatt.example')
  expect(await waiting()).toEqual(['2026-12-01'])
  await press('Stop the reminder')
  expect(await waiting()).toEqual([])
  await press('remind me on 2 March 2027 at nobody@mailinator.com')
  expect(await waiting()).toEqual([])
  await press('remind me on 2 March 2027 at ada@mowatt.example')
  const now = testApp.ctx.now()
  testApp.setNow(new Date('2027-03-02T09:00:00Z'))
  expect(await sendReminders(testApp.ctx, 'Mowatt')).toBe(1)
  while (await testApp.ctx.mail.deliverOne());
  testApp.setNow(now)
  expect(await testApp.call(listCaughtMail, { query: { to: 'ada@mowatt.example' } })).toHaveLength(1)
})
