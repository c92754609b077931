import { addDays, sayDay } from '@mowatt/tariffs'
import { expect, test } from '@playwright/test'
import { message, openChat, say } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { takeForm } from './journey-form.ts'
import { mailsTo } from './switch-steps.ts'

test('a verdict names the day on which leaving is free, and a mail comes on it, once, until it is stopped', async ({
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
    `Should I switch? SW1A 1AA, 2700 kWh of electricity and 11500 kWh of gas a year, direct debit. I am on a fixed tariff: electricity 30p per kWh and 60p a day, gas 8p per kWh and 35p a day. It ends on ${sayDay(ends)} and the exit fee is £150 for each fuel.`,
    1,
  )
  const verdict = page.getByRole('figure', { name: /^Verdict: (?:wait|stay)/ })
  await expect(verdict).toContainText(sayDay(free))
  await page.reload()
  await expect(verdict).toContainText(sayDay(free))
  const email = `reminded-${Date.now()}@mowatt.example`
  await verdict.getByRole('button', { name: /^Remind me on/ }).press('Enter')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(verdict).toContainText('Please enter a valid email address')
  await verdict.getByLabel('Where shall I write to?').fill(email)
  await page.keyboard.press('Enter')
  await expect(verdict.getByRole('status')).toHaveText(`I will write to ${email} on ${sayDay(free)}.`)
  expect(await axeFaults(page)).toEqual([])

  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(1)
  const [mail] = await mailsTo(page.request, email)
  expect(mail?.subject).toBe('Mowatt: time to look at your energy again')
  expect(mail?.text).toContain(`You asked us on ${sayDay(today)} to remind you today. Mo said then:`)

  // Another day, asked for in words; the second time moves the first.
  const far = addDays(free, 300)
  await say(page, `Remind me on ${sayDay(far)}`, 2)
  const answer = page.getByRole('log').getByRole('article', { name: 'Mo' }).last()
  await expect(answer).toContainText('Which e-mail address shall I use?')
  await say(page, email, 3)
  await expect(answer).toContainText(`One mail goes to r•••@mowatt.example on ${sayDay(far)}.`)
  await say(page, `Remind me on ${sayDay(addDays(far, 7))} at ${email}`, 4)
  await expect(answer).toContainText(`I moved your reminder from ${sayDay(far)}.`)
  await say(page, 'Stop the reminder', 5)
  await expect(answer).toContainText(
    `It is stopped. No mail goes to r•••@mowatt.example on ${sayDay(addDays(far, 7))}.`,
  )
  await expect(message(page)).toBeFocused()

  await page.goto(/http\S+\/reminders\/stop\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('status')).toContainText('They are stopped.')
  expect(await axeFaults(page)).toEqual([])
  expect(await mailsTo(page.request, email)).toHaveLength(1)
})
