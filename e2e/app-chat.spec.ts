import { shippedFigures, compareTariffs, microPenceOf, useFromPeriod } from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { expect, test } from '@playwright/test'
import { message, openChat, say } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { forgetRoutes } from './forget-routes.ts'
import { takeForm } from './journey-form.ts'
import { attachByKeyboard, tabTo } from './keyboard-steps.ts'
import { desktop } from './open-home.ts'

// Without motion, so that colours are tested in their final state.
/** The calculator's result for the bill of these journeys, whose figures are typed in by hand. */
function calculate(on: string) {
  const used = useFromPeriod({ fuel: 'electricity', from: '2026-10-01', to: '2026-10-31', used: { single: 612_000 } })
  return compareTariffs({
    on,
    figures: shippedFigures,
    // RG1 1AA, and supply numbers that begin with 20.
    home: { region: 'H', paymentMethod: 'direct_debit', has: [], supplier: 'Northern Spark Energy' },
    use: { electricity: used! },
    current: {
      electricity: {
        prices: [
          {
            from: '2026-10-01',
            unitRates: { single: microPenceOf('24.67')! },
            standingMicroPencePerDay: microPenceOf('52.14')!,
            includesVatBasisPoints: 0,
          },
        ],
      },
    },
    catalogue: sampleCatalogue(),
  })
}
const RANGE = /£[\d,]+\.\d\d (?:to|and) £[\d,]+\.\d\d/
const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`

test.afterEach(forgetRoutes)

test('by keyboard alone a bill becomes a comparison with the figures of the calculator, and a switch @long', async ({
  page,
}) => {
  const { width, isPhone } = await takeForm(page, 'desktop-light')
  await openChat(page)
  await expect(page.getByText('Preview: real bill reading, sample tariffs')).toBeVisible()
  await attachByKeyboard(page)
  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
  const log = page.getByRole('log')
  await expect(log.getByRole('figure', { name: /^Your .* bill$/ })).toBeVisible()
  await expect(log.getByRole('article', { name: 'Mo' }).first()).toContainText('an AI')

  await expect(message(page)).toBeFocused()
  await page.keyboard.type('Compare tariffs for me')
  await page.keyboard.press('Enter')
  const comparisons = log.getByRole('figure', { name: /deals? costs? less than yours/ })
  // One came with the bill; this is about the requested one.
  await expect(comparisons).toHaveCount(2)
  await page.reload()
  await expect(comparisons).toHaveCount(2)
  const card = comparisons.last()
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  const { current, quotes: all } = calculate(today)
  await expect(card.getByRole('row').nth(1)).toContainText('Your deal now')
  await expect(card.getByRole('row').nth(1)).toContainText(pounds(current!.pence))
  const rows = card.locator('.offer[data-rank]')
  const quotes = all
  await message(page).focus()
  await tabTo(page, card.getByRole('button', { name: /^Show more/ }), 'Shift+Tab')
  for (let seen = 5; seen < all.length; seen += 10) {
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(Math.min(seen + 10, all.length))
  }
  expect(await rows.locator('[data-column="cost"] > b').allTextContents()).toEqual(
    quotes.map(({ cost }) => pounds(cost.pence)),
  )
  await expect(card).toContainText('Sample tariffs')

  await tabTo(page, rows.first().getByRole('button'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(card.locator('.offer-detail')).toContainText('Total')
  await tabTo(page, card.getByRole('button', { name: 'Fixed price' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const fixed = new Set(sampleCatalogue().flatMap(({ id, kind }) => (kind === 'fixed' ? [id] : [])))
  await expect(rows).toHaveCount(all.filter(({ tariffId }) => fixed.has(tariffId)).length)
  if (isPhone) {
    await tabTo(page, card.getByLabel('Sort by'))
    await page.keyboard.type('Deal')
  } else {
    await tabTo(page, card.getByRole('columnheader', { name: 'Deal' }).getByRole('button'))
    await page.keyboard.press('Enter')
  }
  await expect(card.getByRole('columnheader', { name: 'Deal' })).toHaveAttribute('aria-sort', 'ascending')
  const suppliers = await rows.locator('th small').allTextContents()
  expect(suppliers).toEqual(suppliers.toSorted((one, other) => one.localeCompare(other, 'en-GB')))
  const answer = log.getByRole('article', { name: 'Mo' }).last()
  await tabTo(page, answer.locator('summary', { hasText: 'All of this as text' }))
  await page.keyboard.press('Enter')
  await expect(answer.locator('.card-text-words').last()).toContainText(pounds(quotes[0]!.cost.pence))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await axeFaults(page)).toEqual([])

  await tabTo(page, card.getByRole('button', { name: /^Start the switch/ }).filter({ visible: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/switches\/[\w-]{36}/)
})

test('a question without a bill, by keyboard alone: asked back, then a range @long', async ({ page }) => {
  const { width } = await takeForm(page, 'phone-light')
  await openChat(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (let stops = 0; stops < 20; stops++) {
    if (await message(page).evaluate((input) => input === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(message(page)).toBeFocused()
  await page.keyboard.type('How much could I save?')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('I live in a two bedroom flat')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByRole('article', { name: 'You' })).toContainText(
    'How much could I save?\nI live in a two bedroom',
  )
  await expect(log.getByRole('article', { name: 'Mo' })).toHaveCount(1)
  await expect(message(page)).toBeFocused()
  await page.keyboard.type('LS6 2QT, gas and electricity, variable tariff, direct debit')
  await page.keyboard.press('Enter')
  const answers = log.getByRole('article', { name: 'Mo' })
  await expect(answers).toHaveCount(2)
  await expect(answers.last()).toContainText('How many people live in your home?')
  await page.keyboard.type('There are two of us')
  await page.keyboard.press('Enter')
  await expect(answers).toHaveCount(3)
  // Mo asks for what else is needed; each answer is one press on a choice.
  for (
    let count = 4;
    count < 10 && (await answers.last().getByRole('list', { name: 'Choose an answer' }).count());
    count++
  ) {
    if (RANGE.test((await log.textContent()) ?? '')) break
    for (let stops = 0; stops < 9; stops++) {
      await page.keyboard.press('Shift+Tab')
      if (await page.evaluate(() => document.activeElement?.classList.contains('chat-chip'))) break
    }
    await page.keyboard.press('Enter')
    await expect(answers).toHaveCount(count)
    await message(page).focus()
  }
  await expect(log).toContainText(RANGE)
  await page.reload()
  await expect(log).toContainText(RANGE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await axeFaults(page)).toEqual([])
})

test('refreshed before, in the middle of and after an answer, nothing is lost or doubled', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openChat(page)
  await say(page, 'What is an exit fee?', 1)
  const [you, mo] = ['You', 'Mo'].map((name) => page.getByRole('log').getByRole('article', { name }))

  // The server has received it and answers, but the page gets nothing and is reloaded.
  const said: string[] = []
  await page.route('**/messages', async (route) => {
    said.push(route.request().headers()['idempotency-key']!)
    await route.fetch()
    await route.abort()
  })
  await message(page).fill('What is a standing charge?')
  await message(page).press('Enter')
  await expect(page.getByText('We can’t reach Mo at the moment')).toBeVisible()
  await page.unroute('**/messages')
  await page.reload()
  await expect(you!).toHaveCount(2)
  await expect(mo!).toHaveCount(2)

  // It never left this device; the page says so when it is loaded again.
  await page.route('**/messages', (route) => route.abort())
  await message(page).fill('What is the price cap?')
  await message(page).press('Enter')
  await expect(page.getByText('We can’t reach Mo at the moment')).toBeVisible()
  await page.unroute('**/messages')
  await page.reload()
  await expect(mo!).toHaveCount(3)
  await expect(you!.last()).toContainText('What is the price cap?')
  await page.reload()
  await expect(mo!).toHaveCount(3)
  await expect(you!).toHaveCount(3)
})

test('a conversation is changed, renamed, saved, handed to a person and deleted @long', async ({ page, request }) => {
  await page.setViewportSize(desktop)
  await openChat(page)
  await say(page, 'What is an exit fee?', 1)
  await say(page, 'And a unit rate?', 2)
  const log = page.getByRole('log')
  await log.getByRole('article', { name: 'You' }).first().hover()
  await log.getByRole('button', { name: 'Edit' }).first().click()
  await expect(message(page)).toHaveValue('What is an exit fee?')
  await say(page, 'What is a standing charge?', 1)
  await expect(log.getByRole('article', { name: 'You' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /What is a standing charge/ })).toBeVisible()

  await page.getByRole('button', { name: 'Ask our team' }).click()
  const form = page.getByRole('dialog', { name: 'Ask our team' })
  await expect(form.getByLabel('Your message')).toHaveValue(/What is a standing charge\?/)
  await form.getByLabel('Your message').fill('Please ring me about my bill.')
  await form.getByLabel('Your email address').fill('nobody')
  await form.getByRole('button', { name: 'Send to our team' }).click()
  await expect(form).toContainText('Please enter a valid email address')
  const email = `ada-${Date.now()}@mail.example`
  await form.getByLabel('Your email address').fill(email)
  await form.getByRole('button', { name: 'Send to our team' }).click()
  await expect(form.getByRole('status')).toContainText(email)
  expect(await axeFaults(page, '[role=dialog]')).toEqual([])
  await form.getByRole('button', { name: 'Close' }).click()
  await expect
    .poll(async () => JSON.stringify(await (await request.get('/dev/mailbox.json')).json()))
    .toContain('Please ring me about my bill.')

  const menu = page.getByRole('button', { name: 'More', exact: true })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Standing charges')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: /Standing charges/ })).toBeVisible()
  await menu.click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as text' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('mo-standing-charges.txt')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/chat')
  await expect(page.getByRole('link', { name: /Standing charges/ })).toHaveCount(0)
})
