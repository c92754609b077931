import { expect, test } from '@playwright/test'
import { openAlive } from './open-home.ts'

test('the footnote is one press away, and so is the way back', async ({ page }) => {
  await openAlive(page)
  await page.getByRole('link', { name: /^Note 1/ }).click()
  await expect(page.getByText('1. Savings.')).toBeInViewport()
  await expect(page.getByText(/Checked on \d{1,2} \w+ \d{4}/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the figure' }).first().click()
  await expect(page.getByText('£230').first()).toBeInViewport()
  await page.getByRole('link', { name: /^Note 2/ }).click()
  await expect(page.getByText(/^2\. /)).toBeInViewport()
  // The light of Mo's lamp is above it, and doesn't block a pointer.
  const email = page.getByRole('region', { name: 'Join the waitlist' }).getByLabel('Email address')
  await email.click()
  await expect(email).toBeFocused()
})

test('an unknown address is a designed 404', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found | Mowatt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
})
