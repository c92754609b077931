import { expect, test } from '@playwright/test'
import { openAlive } from './open-home.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server sends the hero, the figures, the footnote, the benefits, the steps, the whole demo and the last call', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Mowatt/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
    await expect(page.getByText('Preview: real bill reading, sample tariffs')).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'potential savings a year' })).toBeVisible()
    await expect(page.getByText('£230').first()).toBeVisible()
    await expect(page.getByText('1. Savings.')).toBeVisible()
    await expect(page.locator('[style]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Why use Mowatt?',
      'How it works',
      'Got a bill? Mo will dig in.',
    ])
    await expect(page.locator('.bento h3')).toHaveText([
      'Save money automatically',
      'Switch in 60 seconds',
      'Greener choices',
      'Ongoing deal monitoring',
    ])
    expect(await page.locator('.step').count()).toBeGreaterThanOrEqual(3)
    await expect(page.locator('.demo-message[data-waiting]')).toHaveCount(0)
    await expect(page.locator('.demo-message').last()).toBeVisible()
    await expect(page.getByRole('figure')).toContainText('Example conversation.')
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Start chatting' })).toHaveAttribute('href', '/mowatt')
  })
})

test('the footnote is one press away, and so is the way back', async ({ page }) => {
  await openAlive(page)
  await page.getByRole('link', { name: /^Note 1/ }).click()
  await expect(page.getByText('1. Savings.')).toBeInViewport()
  await expect(page.getByText(/Checked on \d{1,2} \w+ \d{4}/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the figure' }).first().click()
  await expect(page.getByText('£230').first()).toBeInViewport()
  await page.getByRole('link', { name: /^Note 2/ }).click()
  await expect(page.getByText(/^2\. /)).toBeInViewport()
  // The light of Mo's lamp lies over it, and is no obstacle to a pointer.
  await page.getByRole('main').getByRole('link', { name: 'Join the waitlist' }).click()
  await expect(page).toHaveURL('/waitlist')
})

test('an address that nobody can read is a designed 404 too', async ({ page }) => {
  for (const path of ['/%E0%A4%A', '/%', '/blog/%00', '/terms%00']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('searchbox')).toBeVisible()
  }
})

test('an unknown address is a designed 404', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found | Mowatt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
})

test('the component gallery is there for developers and not for search engines', async ({ page }) => {
  const response = await page.goto('/dev/ui')
  expect(response?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
