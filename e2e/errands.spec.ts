import { readFile } from 'node:fs/promises'
import { addDays, sayDay } from '@mowatt/tariffs'
import { expect, type Page, test } from '@playwright/test'
import { exitFeeBill, overchargedBill } from '../apps/server/test/files/bill-files.ts'
import { axeFaults } from './axe-faults.ts'
import { confirmUpload, pickFiles } from './handover-steps.ts'
import { signIn } from './identity-steps.ts'
import { overflowInLargeText } from './large-text.ts'
import { desktop, phone } from './open-home.ts'
import { mailsTo } from './switch-steps.ts'

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })

async function openProof(page: Page, buffer: Buffer) {
  await page.goto('/bills')
  await pickFiles(page, [{ name: 'november.pdf', mimeType: 'application/pdf', buffer }], 'Add a bill')
  await confirmUpload(page)
  const figure = page.getByRole('log').getByRole('figure', { name: /^Your .* bill$/ })
  await figure.locator('summary').first().click()
  await page.getByRole('link', { name: 'See your bill line by line' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Check this with your supplier' })).toBeVisible()
}

/** Whether anything is wider than the screen. */
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('an error becomes a letter, the letter a complaint with its clock, and the errands of a home have answers @long', async ({
  page,
  browser,
}) => {
  const email = `errands-${Date.now()}@mowatt.example`
  await page.setViewportSize(phone)
  await signIn(page, email)

  // The letter: changed, printed alone, and mailed to its author.
  await openProof(page, overchargedBill())
  const finding = page.locator('.bill-finding')
  await finding.getByText('Letter to your supplier').press('Enter')
  const letter = finding.getByRole('textbox')
  await letter.fill((await letter.inputValue()).replace('[your name]', 'Sam Canary'))
  await page.evaluate(() => {
    globalThis.print = () => {}
  })
  await finding.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Sam Canary').last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check this with your supplier' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.letter-paper')).toHaveCount(0)
  await finding.getByRole('button', { name: 'Email it to me' }).click()
  await expect(finding).toContainText(`We’ve emailed it to ${email}.`)
  const letters = async () => (await mailsTo(page.request, email)).filter(({ text }) => text.includes('Sam Canary'))
  await expect.poll(async () => (await letters()).length).toBe(1)
  expect(await isWide(page)).toBe(false)
  expect(await axeFaults(page)).toEqual([])

  // It was sent, so its eight weeks begin.
  await finding.getByRole('button', { name: 'I’ve sent this' }).press('Enter')
  await finding.getByRole('button', { name: 'Start the clock' }).press('Enter')
  const [asked] = await Promise.all([
    page.waitForRequest(/\/api\/v1\/homes\/[\w-]{36}$/),
    finding.getByRole('link', { name: 'See your complaint on your home’s page' }).click(),
  ])
  const complaints = page.getByRole('region', { name: 'Complaints' })
  await expect(complaints).toContainText('The electricity standing charge is charged twice')
  await expect(complaints).toContainText(sayDay(addDays(today, 56)))
  await expect(complaints).toContainText('56 days left')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    complaints.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  const event = await readFile(await file.path(), 'utf8')
  expect(event).toContain(addDays(today, 56).replaceAll('-', ''))
  expect(event).toMatch(/^URL:http:\/\/\S+\/home\?home=[\w-]+/m)
  await complaints.getByText(/asking for a deadlock letter$/).click()
  await expect(complaints.getByRole('textbox')).toHaveValue(/please send me a deadlock letter/)
  expect(await isWide(page)).toBe(false)
  expect(await axeFaults(page)).toEqual([])

  // On the day, one mail to who is watched; then it is the Ombudsman's turn.
  await page.getByRole('switch', { name: 'Deal alerts' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Deal alerts' })).toContainText(`We’ll email ${email}.`)
  const { authorization = '' } = await asked.allHeaders()
  for (const days of [55, 56, 57]) {
    const data = { day: addDays(today, days) }
    const answer = await page.request.post(`${asked.url()}/clock`, { data, headers: { authorization } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const told = async () => (await mailsTo(page.request, email)).filter(({ subject }) => subject.includes('Ombudsman'))
  await expect.poll(async () => (await told()).length).toBe(1)
  await page.reload()
  await expect(complaints).toContainText('You can go to the Ombudsman')
  await complaints.getByRole('button', { name: 'I have a deadlock letter' }).click()
  await complaints.getByLabel('The date on the letter').fill(addDays(today, 20))
  await page.keyboard.press('Enter')
  await expect(complaints).toContainText(sayDay(addDays(today, 20)).replace(/\d+$/, (year) => String(Number(year) + 1)))
  await complaints.getByText('Letter to the Energy Ombudsman').click()
  expect(await axeFaults(page)).toEqual([])
  await complaints.getByRole('button', { name: 'It’s settled' }).click()
  await expect(complaints.getByText('Settled', { exact: true })).toBeVisible()

  // The errands: a payment that is far too high, and a move.
  const errands = page.getByRole('region', { name: 'Sort something out' })
  await errands.getByText('Direct Debit check').click()
  await errands.getByLabel('What you pay each month').fill('lots')
  await errands.getByRole('button', { name: 'Check it' }).click()
  await expect(errands).toContainText('We couldn’t understand this. Please check it.')
  await errands.getByLabel('What you pay each month').fill('950')
  await errands.getByLabel('Your account balance').fill('1,200')
  await errands.getByRole('button', { name: 'Check it' }).press('Enter')
  await expect(errands).toContainText(/Your Direct Debit is about £[\d,.]+ a month too high/)
  await errands.getByText('Letter asking for a lower Direct Debit').click()
  await expect(errands.getByRole('textbox', { name: /^Change anything/ })).toHaveValue(/I pay £950.00 a month/)
  await errands.getByText('Moving home', { exact: true }).click()
  await errands.getByLabel('Your moving date').fill(addDays(today, 90))
  await errands.getByRole('button', { name: 'Make my checklist' }).click()
  await expect(errands.getByRole('listitem').filter({ hasText: 'Your final bill should have arrived' })).toContainText(
    sayDay(addDays(today, 132)),
  )
  const [moves] = await Promise.all([
    page.waitForEvent('download'),
    errands.getByRole('button', { name: 'Add the dates to your calendar' }).click(),
  ])
  expect((await readFile(await moves.path(), 'utf8')).match(/BEGIN:VEVENT/g)).toHaveLength(7)
  await errands.getByText('When your fixed price ends').click()
  expect(await axeFaults(page)).toEqual([])
  expect(await overflowInLargeText(page)).toBe(0)
  // At 200% zoom, a phone's screen has half its width.
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await isWide(page)).toBe(false)
  await page.setViewportSize(desktop)
  expect(await axeFaults(page)).toEqual([])

  // Deleted on another device, it's gone here too, and the page says why.
  const device = await browser.newContext()
  const other = await device.newPage()
  await signIn(other, email)
  await other.goto('/home')
  const there = other.getByRole('region', { name: 'Complaints' })
  await there.getByRole('button', { name: 'Delete' }).click()
  await expect(there.getByText('Settled', { exact: true })).toHaveCount(0)
  await expect(there.getByRole('button', { name: 'Add a complaint' })).toBeFocused()
  await device.close()
  await complaints.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'already been deleted' })).toBeInViewport()
  await expect(complaints.getByText('Settled', { exact: true })).toHaveCount(0)
})

test('what a bill leaves open is asked on its page, and the answer decides at once @long', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, `asked-${Date.now()}@mowatt.example`)
  await openProof(page, exitFeeBill())
  const question = page.getByRole('group', { name: 'When did your old tariff end, or was it a variable one?' })
  expect(await axeFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'It was variable' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'An exit fee on a variable tariff' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'It was variable' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'An exit fee on a variable tariff' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'It was variable' }).click()
  await expect(page.getByRole('heading', { name: 'An exit fee on a variable tariff' })).toBeHidden()
})
