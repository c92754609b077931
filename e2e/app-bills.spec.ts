import { expect, type Locator, type Page, test } from '@playwright/test'
import { attachBill, openChat } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { desktop, phone } from './open-home.ts'

test.use({ hasTouch: true })

const LEAST_LETTER_PX = 11

test('each value shows its place, is put right in its line, and the bill goes when told to', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openChat(page)
  await attachBill(page)
  // The disclosure below the answer shows the page, and a value can be corrected there too.
  const card = page.getByRole('log').getByRole('figure', { name: /^Your .* bill$/ })
  await card.locator('summary').first().click()
  await expect(card.getByRole('button', { name: /^\d+: Electricity: standing charge per day, 52\.14p/ })).toBeVisible()
  await expect(card).toContainText('612 kWh x 24.67p')
  await expect(card).toContainText('It matches the printed total, to the penny.')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'See your bill line by line' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Northern Spark Energy bill, line by line' })).toBeVisible()
  await expect(page.locator('.bill-crop img')).toBeVisible()
  expect(await smallestLetterPx(page)).toBeGreaterThanOrEqual(LEAST_LETTER_PX)

  // From the picture to the line: the number is in the margin, beside its value and over no figure.
  const pin = page.getByRole('button', { name: /^\d+: Electricity: unit rate, 24\.67p/ })
  const crop = await boxOf(page.locator('.bill-crop'))
  const pinBox = await boxOf(pin)
  expect(pinBox.x + pinBox.width).toBeLessThanOrEqual(crop.x)
  await pin.click()
  const row = page.getByRole('listitem').filter({ hasText: 'Electricity: unit rate' })
  const value = row.getByRole('button', { name: /Electricity: unit rate 24\.67p/ })
  await expect(value).toBeFocused()
  const place = page.locator('.bill-place[data-chosen]')
  const placeBox = await boxOf(place)
  expect(pinBox.y + pinBox.height / 2).toBeCloseTo(placeBox.y + placeBox.height / 2, -1)
  // How it was checked is shown on request only.
  await expect(row.getByText('Printed as')).toBeHidden()
  await value.press('Enter')
  await expect(row.getByText('Printed as')).toBeVisible()
  await expect(page.getByText('Please check')).toHaveCount(0)
  // From the line to the picture, by keyboard: the place is scrolled into view.
  await zoomByKeyboard(page)
  await page.getByRole('button', { name: /^1 Supplier/ }).focus()
  await expect(page.locator('.bill-place[data-chosen]')).toBeInViewport()
  await page.getByText(/^What the bill doesn’t say \(\d+\)$/).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Exit fee$/ })).toBeVisible()
  const sums = page.locator('.bill-sums')
  await expect(sums).toContainText('31 days x 52.14p a day')
  await expect(sums).toContainText('Total on the bill£167.14')
  expect(await axeFaults(page)).toEqual([])

  const tally = page.getByRole('status').filter({ hasText: 'Yearly cost' })
  await expect(tally).toContainText('Adds up')
  const before = await tally.textContent()
  await row.getByRole('button', { name: 'Correct Electricity: unit rate' }).click()
  const field = row.getByRole('textbox')
  await expect(field).toBeFocused()
  await field.fill('green')
  await field.press('Enter')
  await expect(row).toContainText('That doesn’t look right here. Please check it.')
  await field.fill('30p')
  await field.press('Enter')
  await expect(row).toContainText('30p per kWh')
  await expect(row.getByRole('button', { name: 'Correct Electricity: unit rate' })).toBeFocused()
  await expect(row).toContainText('You told us. On page 1 I read 24.670p.')
  await expect(row).toContainText('Doesn’t match')
  await expect(page.getByRole('button', { name: /^10: Electricity: unit rate, 30p/ })).toBeVisible()
  // What it does is shown where the user looks.
  await expect(tally).toContainText('Doesn’t add up')
  await expect(tally).toBeInViewport()
  expect(/Yearly cost: .*/.exec((await tally.textContent())!)?.[0]).not.toBe(/Yearly cost: .*/.exec(before!)?.[0])
  await expect(sums).toContainText('The bill says £150.98 here.')

  await page.setViewportSize(phone)
  await page.reload()
  await expect(row).toContainText('You told us.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await expect(page.locator('.bill-crop img')).toBeVisible()
  expect(await smallestLetterPx(page)).toBeGreaterThanOrEqual(LEAST_LETTER_PX)
  expect(await axeFaults(page)).toEqual([])
  // The picture stays in view above the last line.
  await page.getByRole('button', { name: /^13 Total charges/ }).tap()
  await expect(page.locator('.bill-place[data-chosen]')).toBeInViewport({ ratio: 0.9 })
  await pinch(page)
  await page.getByRole('link', { name: 'Back to the conversation' }).click()
  await card.locator('summary').first().click()
  await expect(card).toContainText('You told us.')
  await card.getByRole('button', { name: 'Show as text' }).click()
  await expect(card.locator('.card-text-words')).toContainText(
    '30p per kWh (you told us, but I read 24.670p on page 1)',
  )
  await page.getByRole('link', { name: 'See your bill line by line' }).press('Enter')

  await page.getByRole('button', { name: 'Delete now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/bills')
  await expect(page.getByRole('heading', { name: 'No bills yet' })).toBeVisible()
})

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

/** The bill is set in 11 points on a page of 842. */
async function smallestLetterPx(page: Page): Promise<number> {
  const { height } = await boxOf(page.locator('.bill-crop img'))
  return (11 / 842) * height
}

async function zoomByKeyboard(page: Page) {
  const frame = page.getByRole('group', { name: /^Page 1\. Use the arrow keys/ })
  const widthOf = async () => (await boxOf(page.locator('.bill-crop'))).width
  const before = await widthOf()
  await frame.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(widthOf).toBeCloseTo(before * 1.4 * 1.4, 0)
  const leftOf = () => frame.evaluate((view) => view.scrollLeft)
  const left = await leftOf()
  await page.keyboard.press('ArrowRight')
  await expect.poll(leftOf).toBeGreaterThan(left)
  await page.keyboard.press('-')
  await expect.poll(widthOf).toBeCloseTo(before * 1.4, 0)
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
}

/** Two fingers that move apart to twice their distance. */
async function pinch(page: Page) {
  const crop = page.locator('.bill-crop')
  const { width } = await boxOf(crop)
  const frame = await boxOf(page.locator('.bill-frame'))
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id }))
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) })
  for (const apart of [80, 100, 120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => (await boxOf(crop)).width).toBeCloseTo(width * 2, 0)
  await touch.detach()
}
