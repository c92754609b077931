import { listCaughtMail } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, type ChatHouse, createChatHouse } from './chat-house.ts'
import { sendReminders } from '../src/features/switching/reminders/send-reminders.ts'

const HOME =
  'Should I switch? SW1A 1AA, 2700 kWh of electricity and 11500 kWh of gas a year, direct debit. I am on a fixed tariff: electricity 30p per kWh and 60p a day, gas 8p per kWh and 35p a day. It ends on 31 March 2027 and the exit fee is £150 for each fuel.'
let house: ChatHouse

beforeAll(async () => {
  house = await createChatHouse()
})
afterAll(() => house.close())

const waiting = async () => {
  const rows = await house.database.db
    .selectFrom('switching_reminder')
    .select('on_day')
    .where('sent_at', 'is', null)
    .execute()
  return rows.map(({ on_day }) => on_day)
}

test('a reminder that Mo says is set is set, once, and comes on its day; a stopped one does not', async () => {
  const token = await house.session()
  const chatId = await house.begin(token)
  const hear = async (text: string) => answerIn(await house.say(chatId, token, text)).message.text
  await hear(HOME)
  expect(await hear('Remind me on that date')).toContain('Which e-mail address shall I use?')
  expect(await waiting()).toEqual([])
  expect(await hear('ada@mowatt.example')).toContain('One mail goes to a•••@mowatt.example on 10 February 2027.')
  expect(await waiting()).toEqual(['2027-02-10'])

  // Compared again, it is another comparison, and still one reminder.
  await hear(HOME)
  expect(await hear('remind me then, at ada@mowatt.example')).toContain('That is set already.')
  expect(await hear('remind me on 1 March 2027 at ada@mowatt.example')).toContain('from 10 February 2027')
  expect(await waiting()).toEqual(['2027-03-01'])
  expect(await hear('Stop the reminder')).toContain('No mail goes to a•••@mowatt.example on 1 March 2027.')
  expect(await waiting()).toEqual([])
  expect(await hear('Stop the reminder')).toContain('No reminder is set in this conversation')

  expect(await hear('remind me on 1 December 2026 at ada@mowatt.example')).toContain('I could not set that reminder.')
  expect(await hear('remind me on 2 March 2027 at nobody@mailinator.com')).toContain(
    'Disposable emails are not allowed.',
  )
  expect(await waiting()).toEqual([])
  await hear('remind me on 2 March 2027 at ada@mowatt.example')
  const now = house.ctx.now()
  house.setNow(new Date('2027-03-02T09:00:00Z'))
  expect(await sendReminders(house.ctx, 'Mowatt')).toBe(1)
  while (await house.ctx.mail.deliverOne());
  house.setNow(now)
  expect(await house.call(listCaughtMail, { query: { to: 'ada@mowatt.example' } })).toHaveLength(1)
})
