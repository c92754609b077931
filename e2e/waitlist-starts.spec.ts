import { expect, type Page, test } from '@playwright/test'
import { acceptTerms, expectAlive } from './identity-steps.ts'
import { freshProfile } from './insights-steps.ts'

/** Browsers under test say that their pointer moved as soon as a page is shown. */
const withoutPointer = () =>
  addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true })

function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  return scripts
}

/** Scripts arrive only after the returned function was called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test.describe('on a first visit', () => {
  test.use({ storageState: freshProfile })

  test('a visitor who only looks loads no React; the first key starts it, and nothing was changed before', async ({
    page,
  }) => {
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => void (message.type() === 'error' && troubles.push(message.text())))
    await page.addInitScript(withoutPointer)
    const scripts = watchScripts(page)
    await page.goto('/waitlist')
    // The question comes last, when the page is idle; it is on the page before React is.
    await expect(page.getByRole('dialog', { name: /cookies/i })).toBeVisible()
    expect(scripts.filter((url) => /\/(react|router)-/.test(url))).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => scripts.some((url) => /\/react-/.test(url))).toBe(true)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main form')!).some((key) => key.startsWith('__react')),
    )
    await expect(page.getByRole('dialog', { name: /cookies/i })).toBeVisible()
    expect(troubles).toEqual([])
  })
})

test('a form that is sent before the scripts came is posted, and its address remembered', async ({ page }, {
  testId,
}) => {
  const email = `first-${testId}@post.example`
  await holdScripts(page)
  await page.goto('/waitlist', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(`/magic-link-sent?email=${encodeURIComponent(email)}`)
  expect(await page.evaluate(() => localStorage.getItem('emailForSignIn'))).toBe(email)
})

test('a button that was pressed before the scripts came acts once they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/waitlist', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  const asked = page.waitForRequest(/passkey/)
  release()
  await expectAlive(page)
  expect((await asked).method()).toBe('POST')
})
