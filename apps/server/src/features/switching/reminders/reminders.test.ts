import { listCaughtMail, setReminder, stopReminders } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSwitchingTestApp, type SwitchingTestApp, type Visitor } from '../../../../test/switching-test-app.ts'
import { sendReminders } from './send-reminders.ts'
import { setReminder as putReminderDown } from './set-reminder.ts'

const at = (moment: string) => testApp.setNow(new Date(moment))
let testApp: SwitchingTestApp

beforeAll(async () => {
  testApp = await createSwitchingTestApp()
})
beforeEach(() => at('2026-11-16T10:00:00Z'))
afterAll(() => testApp.close())

async function ask(who: Visitor, comparison_id: string, on: string, email: string) {
  return testApp.call(setReminder, { body: { comparison_id, on, email } }, { token: await who.token() })
}
const compared = async (who: Visitor) => (await testApp.compare(who, { date: '2027-06-10' })).comparison_id
const send = () => sendReminders(testApp.ctx, 'Mowatt')
async function mailsTo(to: string) {
  while (await testApp.ctx.mail.deliverOne());
  return testApp.call(listCaughtMail, { query: { to } })
}

test('a reminder arrives at nine in the morning of its day in London, once, with a way back and a way out', async () => {
  const who = testApp.visitor()
  const email = 'reminded@mowatt.example'
  expect(await ask(who, await compared(who), '2027-06-10', 'Reminded@mowatt.example ')).toMatchObject({
    on: '2027-06-10',
    email,
  })
  at('2027-06-10T07:59:59Z')
  expect(await send()).toBe(0)
  at('2027-06-10T08:00:00Z')
  const sent = await Promise.all([send(), send(), send()])
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1)
  at('2027-06-11T08:00:00Z')
  expect(await send()).toBe(0)
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Mowatt: time to look at your energy deal again')
  expect(mail?.text).toContain(
    'On 16 November 2026 you asked us to remind you today. At the time, Mo’s advice was: Stay where you are',
  )
  expect(mail?.text).toMatch(/^http\S+\/chat$/m)

  const other = testApp.visitor()
  await ask(
    other,
    await testApp.compare(other, { date: '2027-06-12' }).then((each) => each.comparison_id),
    '2027-06-12',
    email,
  )
  const token = /stop\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await testApp.call(stopReminders, { body: { token } })).toEqual({ is_stopped: true })
  expect(await testApp.call(stopReminders, { body: { token } })).toEqual({ is_stopped: true })
  at('2027-06-12T09:00:00Z')
  expect(await send()).toBe(0)
  await expect(testApp.call(stopReminders, { body: { token: 'guessed' } })).rejects.toMatchObject({ code: 'not_found' })
})

test('a reminder and its answer are kept together or not at all', async () => {
  const who = testApp.visitor()
  const asked = { comparisonId: await compared(who), on: '2027-06-10', email: 'together@mowatt.example' }
  const asking = { kind: 'anonymous' as const, subject: who.owner, email: null }
  const killed = putReminderDown(testApp.ctx, asking, asked, () => Promise.reject(new Error('killed')))
  await expect(killed).rejects.toThrow('killed')
  at('2027-06-10T12:00:00Z')
  expect(await send()).toBe(0)
})

test('asked again, it moves', async () => {
  const who = testApp.visitor()
  const id = await compared(who)
  await Promise.all(['2027-06-10', '2027-06-11', '2027-07-01'].map((on) => ask(who, id, on, 'moves@mowatt.example')))
  await ask(who, id, '2027-08-02', 'moves@mowatt.example')
  at('2027-08-01T12:00:00Z')
  expect(await send()).toBe(0)
  at('2027-08-02T12:00:00Z')
  expect(await send()).toBe(1)
})

test.for([
  ['that is over', '2026-11-15'],
  ['later than two years from now', '2028-11-17'],
])('a day %s is refused', async ([, on]) => {
  const who = testApp.visitor()
  const refused = ask(who, await compared(who), on ?? '', 'no@mowatt.example')
  await expect(refused).rejects.toMatchObject({ code: 'invalid_request', fields: { on: expect.any(String) } })
})

test('a day before the one of the verdict is theirs to choose', async () => {
  const who = testApp.visitor()
  expect(await ask(who, await compared(who), '2027-06-09', 'own@mowatt.example')).toMatchObject({ on: '2027-06-09' })
})

test('where the verdict names no day, any day to come will do', async () => {
  const who = testApp.visitor()
  const { comparison_id } = await testApp.compare(who)
  expect(await ask(who, comparison_id, '2026-12-01', 'any@mowatt.example')).toMatchObject({ on: '2026-12-01' })
  at('2026-12-01T09:00:00Z')
  expect(await send()).toBe(1)
  expect((await mailsTo('any@mowatt.example'))[0]?.text).toContain(
    'On 16 November 2026 you asked us to remind you today.\n',
  )
})

test('a past day, no address and a stranger are refused', async () => {
  const who = testApp.visitor()
  const email = 'no@mowatt.example'
  const { comparison_id: past } = await testApp.compare(who, { date: '2026-11-16' })
  await expect(ask(who, past, '2026-11-16', email)).rejects.toMatchObject({ code: 'invalid_request' })
  const id = await compared(who)
  await expect(ask(who, id, '2027-06-10', '')).rejects.toMatchObject({ code: 'email_invalid' })
  await expect(ask(testApp.visitor(), id, '2027-06-10', email)).rejects.toMatchObject({ code: 'not_found' })
})

test('without an address it goes to the one that was proved at sign-in', async () => {
  testApp.setNow(new Date())
  const { idToken: token, localId } = await testApp.signIn('signed-in@mowatt.example')
  const { comparison_id } = await testApp.compare({ owner: localId, token: async () => token }, { date: '2027-06-10' })
  const body = { comparison_id, on: '2027-06-10' }
  expect(await testApp.call(setReminder, { body }, { token })).toMatchObject({ email: 'signed-in@mowatt.example' })
})
