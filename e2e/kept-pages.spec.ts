import { expect, test } from '@playwright/test'

// Blocked, it would cause console errors.
test.use({ serviceWorkers: 'allow' })

test('what an advertiser adds to the address leaves the home page alive and as it is', async ({ page }) => {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  const send = page.locator('.prompt-send').first()
  // The first two visits render the page that the third one gets.
  for (const query of ['?gclid=first', '?gclid=second&utm_source=news', '?gclid=third']) {
    await page.goto(`/${query}`)
    await expect(send).toBeDisabled()
  }
  await page.getByRole('button', { name: 'How do I switch energy suppliers?' }).first().click()
  await expect(send).toBeEnabled()
  expect(new URL(page.url()).search).toBe('?gclid=third')
  expect(troubles).toEqual([])
})
