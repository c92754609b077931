import { addDays, sayDay } from '@mowatt/tariffs'
import { expect, test } from '@playwright/test'
import { message, openChat, say } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { takeForm } from './journey-form.ts'
import { mailsTo } from './switch-steps.ts'

test('a verdict names the day on which leaving is free, and a mail comes on it, once, until it is stopped @long', async ({
  page,
}) => {
  await takeForm(page, 'phone-dark')
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  // On the server of these journeys a day is over in half a second.
  const free = addDays(today, 4)
  const ends = addDays(free, 49)
  await openChat(page)
  await say(
    page,
    `I live at SW1A 1AA and use 2700 kWh of electricity and 11500 kWh of gas a year, direct debit. I am on a fixed tariff: electricity 30p per kWh and 60p a day, gas 8p per kWh and 35p a day. It ends on ${sayDay(ends)} and the exit fee is £150 for each fuel.`,
    1,
  )
  await say(page, 'Compare tariffs for me', 2)
  const verdict = page.getByRole('figure', { name: /^Verdict: (?:wait|stay)/ })
  await expect(verdict).toContainText(sayDay(free))
  await page.reload()
  await expect(verdict).toContainText(sayDay(free))
  const email = `reminded-${Date.now()}@mowatt.example`
  await verdict.getByRole('button', { name: /^Remind me on/ }).press('Enter')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(verdict).toContainText('Please enter a valid email address')
  await verdict.getByLabel('Which email address should I use?').fill(email)
  await page.keyboard.press('Enter')
  await expect(verdict.getByRole('status')).toHaveText(`I’ll email ${email} on ${sayDay(free)}.`)
  expect(await axeFaults(page)).toEqual([])

  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(1)
  const [mail] = await mailsTo(page.request, email)
  expect(mail?.subject).toBe('Mowatt: time to look at your energy deal again')
  expect(mail?.text).toContain(`On ${sayDay(today)} you asked us to remind you today. At the time, Mo’s advice was:`)

  // Another day, requested in words: nothing is set before the button is pressed.
  const far = addDays(free, 300)
  const answer = page.getByRole('log').getByRole('article', { name: 'Mo' }).last()
  const press = async (name: string, answers: number) => {
    await answer.getByRole('button', { name }).press('Enter')
    await expect(page.getByRole('log').getByRole('article', { name: 'Mo' })).toHaveCount(answers)
  }
  await say(page, `Remind me on ${sayDay(far)}`, 3)
  await expect(answer.getByRole('figure', { name: 'Set a reminder' })).toContainText(sayDay(far))
  await press('Set the reminder', 4)
  await expect(answer).toContainText('Which email address should I send the reminder to?')
  await say(page, email, 5)
  await press('Set the reminder', 6)
  await expect(answer).toContainText(`We’ll email you once, on ${sayDay(far)}.`)
  await press('Stop the reminder', 7)
  await press('Stop the reminder', 8)
  await expect(answer).toContainText('We won’t send any reminders from this chat.')
  expect(await axeFaults(page)).toEqual([])
  await message(page).focus()
  await expect(message(page)).toBeFocused()

  await page.goto(/http\S+\/reminders\/stop\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('status')).toContainText('We’ve stopped your reminders.')
  expect(await axeFaults(page)).toEqual([])
  expect(await mailsTo(page.request, email)).toHaveLength(1)
})
