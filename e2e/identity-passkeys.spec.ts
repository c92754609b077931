import { expect, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { expectAlive, expectDashboard, signIn } from './identity-steps.ts'
import { addAuthenticator } from './passkey-steps.ts'

const email = 'passkey.person@mowatt.example'

test('somebody adds a passkey, names it, signs in with it, and removes it', async ({ page }) => {
  test.slow()
  const device = await addAuthenticator(page)
  await signIn(page, email)
  await page.goto('/account')
  const passkeys = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: 'Passkeys' }) })
  await expect(passkeys.getByText('You haven’t got a passkey yet.')).toBeVisible()

  // Closed without an answer: nothing happens, and nothing is shown.
  await device.setPresent(false)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeEnabled()
  await expect(passkeys.getByRole('alert')).toBeHidden()
  await device.setPresent(true)

  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByText('Linux computer', { exact: true }).first()).toBeVisible()
  await passkeys.getByRole('button', { name: 'Rename' }).click()
  await expect(passkeys.getByLabel('New name')).toBeFocused()
  await passkeys.getByLabel('New name').fill('Kitchen laptop')
  await passkeys.getByRole('button', { name: 'Save name' }).click()
  await expect(passkeys.getByText('Kitchen laptop', { exact: true }).first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.evaluate(() => document.querySelector<HTMLElement>('[data-sign-out]')?.click())
  await expect(page).toHaveURL('/waitlist')
  await expectAlive(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectDashboard(page, email)

  await page.goto('/account')
  await passkeys.getByRole('button', { name: 'Remove' }).click()
  await passkeys.getByRole('button', { name: 'Remove it' }).click()
  const outcome = passkeys.getByRole('status').filter({ hasText: 'You can no longer sign in with “Kitchen laptop”.' })
  await expect(outcome).toBeFocused()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-sign-out]')?.click())
  await expect(page).toHaveURL('/waitlist')
  await expectAlive(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('That passkey didn’t work')
})
