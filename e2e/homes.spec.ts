import { addDays, sayDay } from '@mowatt/tariffs'
import { expect, type Page, test } from '@playwright/test'
import { openChat, say } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { billPdf, confirmUpload, pickFiles } from './handover-steps.ts'
import { signIn } from './identity-steps.ts'
import { overflowInLargeText } from './large-text.ts'
import { desktop, phone } from './open-home.ts'
import { mailsTo } from './switch-steps.ts'

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })

/** The home that is shown, as its page requested it: its address and its token. */
async function openedHome(page: Page) {
  const [request] = await Promise.all([
    page.waitForRequest(/\/api\/v1\/homes\/[\w-]{36}$/),
    page.goto('/home').then(() => page.locator('.home').waitFor()),
  ])
  const authorization = (await request.allHeaders())['authorization'] ?? ''
  return {
    /** Under another name, as from another device. */
    rename: async (name: string) => {
      const answer = await page.request.patch(request.url(), { data: { name }, headers: { authorization } })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    /** The watch of this home as of that day. */
    setDay: async (day: string) => {
      const answer = await page.request.post(`${request.url()}/clock`, { data: { day }, headers: { authorization } })
      expect(answer.status(), await answer.text()).toBe(200)
    },
  }
}

test('a bill makes a home, a value of it is put right, its watch lasts a year in a minute and ends in one press @long', async ({
  page,
}) => {
  const email = `home-${Date.now()}@mowatt.example`
  await page.setViewportSize(phone)
  await signIn(page, email)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'You haven’t added a home yet' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await overflowInLargeText(page)).toBe(0)
  await pickFiles(page, [billPdf()], 'Add a bill')
  await confirmUpload(page)
  await expect(page.getByRole('log').getByRole('figure', { name: /^Your .* bill$/ })).toBeVisible()

  // The answer first: what is paid, what to do, and where each figure was found.
  const { setDay, rename } = await openedHome(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you pay now' })).toContainText(/£[\d,]{3,} a year/)
  const deal = page.getByRole('region', { name: 'Your current deal' })
  await expect(deal).toContainText('Northern Spark Energy')
  await expect(deal.getByRole('link', { name: 'On your bill' }).first()).toHaveAttribute('href', /^\/bills\//)
  await expect(page.getByRole('region', { name: 'Bills for this home' })).toContainText('£167.14')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  // With every disclosure open: axe doesn't check closed ones.
  await page
    .locator('main details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)))
  expect(await axeFaults(page)).toEqual([])
  await page
    .locator('main details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = false)))

  // By keyboard: a wrong figure is named, a right one counts at once, and the focus doesn't move.
  const ends = addDays(today, 200)
  const change = deal.getByRole('button', { name: 'Change ends on' })
  await change.press('Enter')
  await expect(deal.getByRole('combobox', { name: 'Type of deal' })).toBeFocused()
  await deal.getByRole('combobox', { name: 'Type of deal' }).selectOption('Fixed, with an end date')
  await deal.getByLabel('When your deal ends').fill(ends)
  await deal.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(change).toBeFocused()
  await expect(deal).toContainText(sayDay(ends))
  await deal.getByRole('button', { name: 'Change exit fee' }).click()
  await deal.getByLabel('Exit fee for each fuel').fill('lots')
  await page.keyboard.press('Enter')
  await expect(deal).toContainText('We couldn’t understand this. Please check it.')
  await deal.getByLabel('Exit fee for each fuel').fill('60')
  await page.keyboard.press('Enter')
  await expect(deal).toContainText('£60.00')

  // A second tab follows the first at once, and another device once somebody comes back to it.
  const beside = await page.context().newPage()
  await beside.goto('/home')
  await expect(beside.getByRole('region', { name: 'Your current deal' })).toContainText('£60.00')
  await deal.getByRole('button', { name: 'Change exit fee' }).click()
  await deal.getByLabel('Exit fee for each fuel').fill('65')
  await page.keyboard.press('Enter')
  await expect(beside.getByRole('region', { name: 'Your current deal' })).toContainText('£65.00')
  await rename('Our flat')
  await beside.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(beside.getByRole('heading', { level: 1, name: 'Our flat' })).toBeVisible()
  await rename('Home')
  await beside.close()
  await expect(page.getByRole('region', { name: 'Next key date' })).toContainText(/\d{4}/)
  expect(await axeFaults(page)).toEqual([])

  // The watch, and a year of it: whatever was mailed is in the list of checks, and so is that nothing was.
  const watch = page.getByRole('region', { name: 'Deal alerts' })
  await page.getByText('When your fixed price ends').click()
  const reminder = page.getByRole('button', { name: 'Email me when I can leave' })
  await expect(reminder).toBeVisible()
  await watch.getByRole('switch', { name: 'Deal alerts' }).press('Enter')
  await expect(watch).toContainText(`We’ll email ${email}.`)
  // The watch writes on that day, so no reminder is offered beside it.
  await expect(page.getByText('We’ll email you when you can leave for free.')).toBeVisible()
  await expect(reminder).toHaveCount(0)
  for (let month = 1; month <= 12; month += 1) await setDay(addDays(today, month * 30))
  await setDay(addDays(ends, -40))
  const mails = async () => (await mailsTo(page.request, email)).filter(({ text }) => text.includes('/home/stop'))
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
  await page.reload()
  await watch.getByRole('button', { name: 'Show earlier checks' }).click()
  await expect(watch.getByRole('listitem').filter({ hasText: 'Nothing has changed for you' }).first()).toBeVisible()
  const mailed = await mails()
  await expect(watch.getByText('Emailed you', { exact: true })).toHaveCount(mailed.length)
  expect(mailed.length).toBeLessThan(12)
  expect(await overflowInLargeText(page)).toBe(0)
  await page.setViewportSize(desktop)
  expect(await axeFaults(page)).toEqual([])

  // Stopped from the mail; nothing is mailed after that.
  await page.goto(/http\S+\/home\/stop\S+/.exec(mailed[0]?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('status')).toContainText('We’ve stopped checking deals for this home.')
  expect(await axeFaults(page)).toEqual([])
  await setDay(addDays(ends, 30))
  await page.goto('/home')
  await expect(watch.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  expect(await mails()).toHaveLength(mailed.length)

  // Another home beside it, the bill moved there, and both deleted: the bill is still listed under Bills.
  await page.getByRole('button', { name: 'Add a home' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Mum’s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mum’s' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We need one more thing' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  // A link to a deleted home says so.
  const gone = page.getByRole('status').filter({ hasText: 'We can’t find the home in that link' })
  await page.goto('/home?home=00000000-0000-4000-8000-000000000000')
  await expect(gone).toContainText('You’re looking at Home instead.')
  await page.getByRole('navigation', { name: 'Your homes' }).getByRole('link', { name: 'Home' }).click()
  await expect(gone).toBeHidden()
  expect(await overflowInLargeText(page)).toBe(0)
  await page.getByRole('button', { name: /^Move to another home/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move the bill' }).click()
  await expect(page.getByText('No bills for this home yet.')).toBeVisible()
  for (const next of ['Mum’s', 'You haven’t added a home yet']) {
    await page.getByRole('button', { name: 'Delete this home' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { name: next })).toBeVisible()
  }
  await page.goto('/bills')
  await expect(page.getByRole('main').getByRole('link', { name: /Northern Spark Energy/ })).toBeVisible()
})

test('a visitor’s home comes from what they told Mo, is printed without scripts, and is watched once they confirm @long', async ({
  page,
  browser,
}) => {
  const email = `visitor-${Date.now()}@mowatt.example`
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Sign in to see your home' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await openChat(page)
  await say(
    page,
    'I live at LS6 2QT and use 2700 kWh of electricity a year, no gas, direct debit, standard variable',
    1,
  )
  await page.goto('/home')
  await page.getByRole('button', { name: 'Use what you’ve told Mo' }).click()
  await expect(page.getByRole('region', { name: 'Your usage' })).toContainText('2,700 kWh')
  await expect(page.getByRole('region', { name: 'Your current deal' })).toContainText('LS6 2QT')

  const watch = page.getByRole('region', { name: 'Deal alerts' })
  const toggle = watch.getByRole('switch')
  await watch.getByLabel('Email address').fill('nobody')
  await toggle.click()
  await expect(watch).toContainText('Please enter a valid email address')
  await watch.getByLabel('Email address').fill(email)
  await toggle.click()
  await expect(watch.getByRole('status')).toContainText(`We’ve sent an email to ${email}.`)
  expect(await axeFaults(page)).toEqual([])

  // A program that opens the link, scripts and all, confirms nothing.
  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(1)
  const [mail] = await mailsTo(page.request, email)
  const link = /http\S+\/home\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const scanner = await browser.newPage()
  await scanner.goto(link)
  await expect(scanner.getByRole('button', { name: 'Turn on deal alerts' })).toBeVisible()
  await scanner.close()
  await page.reload()
  await expect(toggle).toHaveText('Waiting for you to confirm')
  await page.goto(link)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Turn on deal alerts' }).click()
  await expect(page.getByRole('status')).toContainText('Deal alerts for')
  await page.goto('/home')
  await expect(toggle).toHaveText('On')

  const state = await page.context().storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state })
  const printed = await plain.newPage()
  await printed.goto('/home')
  await expect(printed.locator('.home')).toContainText('To change anything, please turn on JavaScript.')
  await expect(printed.getByRole('region', { name: 'Your usage' })).toContainText('2,700 kWh')
  await expect(printed.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  await plain.close()
})

test('without a connection the page says so and comes back; a server in trouble is asked again', async ({ page }) => {
  await page.route('**/api/v1/homes', (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
  await openChat(page)
  await say(page, 'hello', 1)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Your home didn’t load' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await page.unroute('**/api/v1/homes')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'You’ve been talking to Mo' })).toBeVisible()
})
