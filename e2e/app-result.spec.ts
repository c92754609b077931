import { expect, test } from '@playwright/test'
import { attachBill, openChat } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { desktop, phone } from './open-home.ts'

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
  })
}

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
  // It is noted and worked out anew in one answer.
  await expect(answers).toHaveCount(2)
  const verdict = answers.last().getByRole('figure', { name: /^Verdict/ })
  await expect(verdict.locator('.verdict-amount')).toHaveText(/^£[\d,]+\.\d\d less a year$/)
})
