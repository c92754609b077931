import { expect, test } from '@playwright/test'
import { overchargedBill } from '../apps/server/test/files/bill-files.ts'
import { openChat } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { confirmUpload, pickFiles } from './handover-steps.ts'
import { desktop, phone } from './open-home.ts'

test('an error on a bill is shown with its place, its rule and a letter to change and copy @long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(desktop)
  await openChat(page)
  await pickFiles(page, [{ name: 'november.pdf', mimeType: 'application/pdf', buffer: overchargedBill() }])
  await confirmUpload(page)
  const log = page.getByRole('log')
  // The whole answer first: cards that come after the bill's would move it away from the click.
  await expect(log.getByRole('figure', { name: /deals? costs? less than yours/ })).toBeVisible()
  await expect(log.getByRole('button', { name: 'Print' })).toBeVisible()
  await log
    .getByRole('figure', { name: /^Your .* bill$/ })
    .locator('summary')
    .first()
    .click()
  // Once the proof is loaded: its own link replaces the earlier one.
  await expect(log.getByRole('heading', { name: 'We checked the sums' })).toBeVisible()
  await page.getByRole('link', { name: 'See your bill line by line' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Check this with your supplier' })).toBeVisible()
  const finding = page.locator('.bill-finding')
  await expect(finding).toContainText('The bill covers 31 days but charges the electricity standing charge for 62.')
  await expect(finding).toContainText('£16.16')
  await expect(finding.getByRole('link', { name: /Citizens Advice/ })).toBeVisible()

  await finding.getByRole('button', { name: 'Electricity: standing charge per day' }).click()
  await expect(page.getByRole('button', { name: /Electricity: standing charge per day 52\.14p/ })).toBeFocused()
  await expect(page.locator('.bill-place[data-chosen]')).toBeInViewport()

  await finding.getByText('Letter to your supplier').click()
  const letter = finding.getByRole('textbox')
  await expect(letter).toHaveValue(/Account number: 8512 ?3399[^]*take the second charge off/)
  await letter.fill(`${await letter.inputValue()}\nSam`)
  await finding.getByRole('button', { name: 'Copy the letter' }).click()
  await expect(finding.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Ombudsman[^]*\nSam$/)
  await finding.getByText('What to say on the phone').click()
  await expect(finding).toContainText('What’s the reference number?')
  expect(await axeFaults(page)).toEqual([])

  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  expect(await axeFaults(page)).toEqual([])
})
