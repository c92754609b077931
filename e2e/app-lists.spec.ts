import { expect, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { billPdf, confirmUpload, pickFiles } from './handover-steps.ts'
import { phone } from './open-home.ts'

test('a bill is added from the list, names its conversation, and is listed with what it charges', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/bills')
  await expect(page.getByRole('heading', { name: 'No bills yet' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await pickFiles(page, [billPdf()], 'Add a bill')
  await confirmUpload(page)
  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Northern Spark Energy, October 2026' })).toBeAttached()

  await page.goto('/bills')
  const row = page.getByRole('main').getByRole('link', { name: /Northern Spark Energy/ })
  await expect(row).toContainText('£167.14')
  await expect(row).toContainText('1 October 2026 to 31 October 2026')
  await expect(row).toContainText('612 kWh of electricity')
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  // Without a connection the list says so, and reloads once there is one again.
  await page.route('**/api/v1/bills', (route) => route.abort())
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.unroute('**/api/v1/bills')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(row).toBeVisible()
})
