import { expect, test } from '@playwright/test'
import { attachBill, openChat } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { desktop, NO_SHIFT, phone } from './open-home.ts'
import { sumOfShifts, watchShifts } from './layout-shift.ts'

for (const { name, size, most } of [
  { name: 'phone', size: phone, most: 2600 },
  { name: 'desktop', size: desktop, most: 1800 },
]) {
  test(`on a ${name} the verdict and its button are on the first screen, and the whole answer is short`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openChat(page)
    await attachBill(page)
    const answer = page.getByRole('log').getByRole('article', { name: 'Mo' })
    await expect(answer).toHaveCount(1)
    const verdict = answer.getByRole('figure', { name: 'Verdict: switch' })
    const bar = await page.locator('.composer-bar').boundingBox()
    for (const part of [
      verdict.locator('.verdict-amount'),
      verdict.getByRole('button', { name: /^Start the switch/ }),
    ]) {
      const box = await part.boundingBox()
      expect(box!.y).toBeGreaterThan(0)
      expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y)
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    // The same figure in the sentence, on the card and in the table.
    const [amount] = /about £[\d,]+/i.exec((await verdict.locator('.verdict-amount').textContent())!)!
    await expect(answer.locator('.chat-bubble')).toContainText(`save you ${amount.toLowerCase()} over a year`)
    await expect(answer.locator('.offer[data-rank="1"] .offer-saving b')).toHaveText(`${amount.toLowerCase()} less`)
    expect(await axeFaults(page)).toEqual([])
    // Twice as large on a phone, and the heads of a table that is cards are seen when stepped onto.
    for (const width of name === 'phone' ? [195, 246, 320] : []) {
      await page.setViewportSize({ ...size, width })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
      const head = answer.getByRole('columnheader', { name: 'Deal' }).getByRole('button')
      await head.focus()
      await expect.poll(async () => (await head.boundingBox())!.height, `${width}`).toBeGreaterThan(20)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
      await head.blur()
    }
    // Beside the conversations there is less room for the deals than the window has.
    for (const width of name === 'desktop' ? [768, 900, 1000, 1024, 1100, 1440] : []) {
      await page.setViewportSize({ ...size, width })
      const deals = answer.locator('.offers-place')
      expect(await deals.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test('a conversation that is opened again moves nothing on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await watchShifts(page)
  await openChat(page)
  await attachBill(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Verdict: switch' })).toBeVisible()
  expect(await sumOfShifts(page)).toBeLessThan(NO_SHIFT)
})

test('without JavaScript the result and the bill are there as text, for whoever they belong to', async ({
  page,
  browser,
}) => {
  await openChat(page)
  await attachBill(page)
  const storageState = await page.context().storageState()
  const open = async (state: typeof storageState | undefined) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(state && { storageState: state }) })
    const plain = await context.newPage()
    await plain.goto(page.url())
    return plain
  }
  const plain = await open(storageState)
  const answer = plain.getByRole('article', { name: 'Mo' })
  await expect(answer.locator('.chat-bubble')).toContainText('would save you about £290 over a year, after exit fees.')
  await expect(answer.getByRole('figure', { name: 'Verdict: switch' })).toContainText('about £290')
  // Its picture gets its size from the page itself: no script could set a style.
  const bars = answer.locator('.year-bar > svg')
  const [stay, move] = await Promise.all([0, 1].map(async (place) => (await bars.nth(place).boundingBox())!.width))
  expect(stay).toBeGreaterThan(move!)
  expect(move).toBeGreaterThan(100)
  await expect(answer.getByRole('row').filter({ hasText: 'Your deal now' })).toContainText('Not on the bill')
  await expect(answer.locator('.offer[data-rank="1"]')).toContainText('about £290 less')
  await answer.getByText('How I worked it out').click()
  await expect(answer.getByText('Your year by month').first()).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Start the switch' })).toHaveCount(0)
  await answer.getByText('Your Northern Spark Energy bill', { exact: true }).click()
  await answer.getByRole('link', { name: 'See your bill line by line' }).press('Enter')
  await expect(plain.getByRole('heading', { name: 'Your Northern Spark Energy bill, line by line' })).toBeVisible()
  await expect(plain.getByRole('listitem').filter({ hasText: 'Electricity: unit rate' })).toContainText(
    '24.67p per kWh',
  )
  await expect(plain.locator('.bill-sums')).toContainText('It matches the printed total, to the penny.')

  const stranger = await open(undefined)
  // By the page's own text: Playwright's leaves out the content of noscript.
  expect(await stranger.locator('main').innerText()).toContain('This page needs JavaScript')
  expect(await stranger.content()).not.toContain('Switch now')
})

test('what was assumed is changed where it is said, and a new answer follows', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openChat(page)
  await attachBill(page)
  const answers = page.getByRole('log').getByRole('article', { name: 'Mo' })
  await answers
    .first()
    .getByText(/^What I assumed \(\d\)$/)
    .click()
  await answers
    .first()
    .getByRole('button', { name: /^Change this: Estimated from/ })
    .click()
  const field = page.getByLabel('How many kWh of electricity do you use in a year?')
  await expect(field).toBeFocused()
  await field.fill('lots')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Please type a number/)
  await field.fill('3,100')
  await field.press('Enter')
  // It is noted and recalculated in one answer.
  await expect(answers).toHaveCount(2)
  const verdict = answers.last().getByRole('figure', { name: /^Verdict/ })
  await expect(verdict.locator('.verdict-amount')).toHaveText(/^£[\d,]+\.\d\d less a year$/)
})
