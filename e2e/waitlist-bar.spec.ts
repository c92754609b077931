import { expect, type Page, test } from '@playwright/test'
import { forgetRoutes } from './forget-routes.ts'
import { signIn } from './identity-steps.ts'
import { openAlive, desktop, phone } from './open-home.ts'
import { reachBar } from './waitlist-steps.ts'

test.afterEach(forgetRoutes)

test.use({ viewport: desktop })

const sheets = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /sticky-bar/.test(name)).length)

test('it comes past half of the window, is loaded no sooner, and stays closed once it was closed', async ({ page }) => {
  await openAlive(page)
  expect(await sheets(page)).toBe(0)
  const bar = await reachBar(page)
  expect(await sheets(page)).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toBeHidden()
  await reachBar(page)
  await bar.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(bar).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('mowatt.bar.dismissed'))).toBe('yes')
  await openAlive(page)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await sheets(page)).toBe(0)
})

test('past its day the countdown rests at zero, and joining still works', async ({ page }) => {
  await openAlive(page)
  const bar = await reachBar(page)
  const timer = bar.getByRole('timer')
  await expect(timer).toHaveText('00days00hours00minutes00seconds')
  await expect(timer).toHaveAccessibleName('No time left')
  await expect(bar).toContainText('September 30, 2025')
  await expect(bar).toContainText('Competition closed')
  await expect(bar.getByLabel('Email address')).toBeEnabled()
})

test('while there is time it counts each second by the server, whatever the device says', async ({ page }) => {
  const now = Date.UTC(2026, 10, 15, 12)
  await page.route('**/api/v1/waitlist?limit=1', async (route) => {
    const response = await route.fetch()
    const closesAt = new Date(now + 2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 30_000).toISOString()
    const json = { ...((await response.json()) as object), competition: { status: 'open', closes_at: closesAt } }
    await route.fulfill({ response, json, headers: { ...response.headers(), date: new Date(now).toUTCString() } })
  })
  // The device is months ahead; years ahead, the consent would be too old.
  await page.clock.install({ time: Date.now() + 150 * 86_400_000 })
  await openAlive(page)
  const bar = await reachBar(page)
  const timer = bar.getByRole('timer')
  await expect(timer).toContainText('02days03hours04minutes')
  await expect(timer).toHaveAccessibleName('2 days and 3 hours left')
  const before = await timer.textContent()
  await page.clock.runFor(1000)
  await expect.poll(() => timer.textContent()).not.toBe(before)
  await page.clock.fastForward(3 * 86_400_000)
  await expect(timer).toHaveText('00days00hours00minutes00seconds')
  await expect(bar).toContainText('Competition closed')
})

test('it says what is wrong, and rests until nothing is', async ({ page }) => {
  await openAlive(page)
  const bar = await reachBar(page)
  const field = bar.getByLabel('Email address')
  const join = bar.getByRole('button', { name: 'Join waitlist' })
  await expect(join).toBeDisabled()
  await field.press('Enter')
  await expect(bar.locator('[aria-invalid]')).toHaveCount(0)

  await field.fill('nonsense')
  await expect(bar).toContainText('Please enter a valid email address')
  await field.fill('ada@mailinator.com')
  await expect(bar).toContainText('Disposable emails are not allowed.')
  await expect(join).toBeDisabled()
  await field.press('Enter')
  await expect(bar).toContainText('Please enter a valid email address that is not disposable.')
  await expect(bar).toContainText('Please accept the terms and privacy policy to continue.')

  await field.fill('ada@post.example')
  await expect(join).toBeDisabled()
  await bar.getByRole('checkbox').check()
  await expect(join).toBeEnabled()
  await expect(bar.locator('[aria-invalid]')).toHaveCount(0)
})

test('what Enter says at once is not written over by the look after a pause', async ({ page }) => {
  await page.clock.install()
  await openAlive(page)
  const bar = await reachBar(page)
  const field = bar.getByLabel('Email address')
  await field.fill('ada@mailinator.com')
  await field.press('Enter')
  const said = 'Please enter a valid email address that is not disposable.'
  await expect(bar).toContainText(said)
  await page.clock.runFor(2000)
  await expect(bar).toContainText(said)
  await expect(bar).toContainText('Please accept the terms and privacy policy to continue.')
  await field.fill('')
  await expect(bar.locator('[aria-invalid]')).toHaveCount(0)
})

test('a refusal is said in the words of the server, and a silent server after ten seconds', async ({ page }) => {
  await page.clock.install()
  await openAlive(page)
  const bar = await reachBar(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/waitlist')) {
      keys.push(request.headers()['idempotency-key'])
    }
  })
  await bar.getByRole('checkbox').check()
  await bar.getByLabel('Email address').fill('ada@0-mail.com')
  await bar.getByRole('button', { name: 'Join waitlist' }).click()
  // Only the server has the whole list.
  await expect(bar).toContainText('Disposable emails are not allowed.')

  await page.route('**/api/v1/waitlist', (route) => route.abort())
  await bar.getByLabel('Email address').fill('ada@post.example')
  await bar.getByRole('button', { name: 'Join waitlist' }).click()
  await expect(bar).toContainText('Failed to join waitlist. Please try again.')
  await page.unroute('**/api/v1/waitlist')
  await page.route('**/api/v1/waitlist', () => {})
  await bar.getByRole('button', { name: 'Join waitlist' }).click()
  await expect(bar.getByRole('button', { name: 'Joining' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(bar).toContainText('Request timeout - API server may be down')
  // A retry: whatever the server did with the first one, it does once.
  expect(keys.at(-1)).toBe(keys.at(-2))
  expect(keys.at(0)).not.toBe(keys.at(-1))
})

test('a long address gets smaller until it fits, by at most four pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await openAlive(page)
  const bar = await reachBar(page)
  const field = bar.getByLabel('Email address')
  const size = () => field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))
  const base = await size()
  await field.fill(`${'a.very.long.name.that.never.ends.'.repeat(3)}@post.example`)
  await expect.poll(size).toBe(base - 4)
  await field.fill('ada@post.example')
  await expect.poll(size).toBe(base)
})

test('the keyboard is never under it', async ({ page }) => {
  await openAlive(page)
  await reachBar(page)
  const covered: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(async () => {
      // Parts that scroll into view are only laid out then, and may move the focused one once more.
      for (let frame = 0; frame < 2; frame++) await new Promise((done) => void requestAnimationFrame(done))
      const focused = document.activeElement!
      const bar = document.querySelector('.waitlist-bar')!
      if (focused === document.body || bar.contains(focused)) return undefined
      const { left, top, width, height } = focused.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return above && bar.contains(above) ? focused.outerHTML.slice(0, 120) : undefined
    })
    if (name) covered.push(name)
  }
  expect(covered).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('there is no bar, and the page has its own form', async ({ page }) => {
    await openAlive(page)
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await sheets(page)).toBe(0)
    await expect(page.getByRole('region', { name: 'Join the waitlist' }).getByLabel('Email address')).toBeEnabled()
  })
})

test.describe('the form at the foot of the home page', () => {
  test('is where the hero’s button and the address lead, and the bar leaves it alone', async ({ page }, { testId }) => {
    await openAlive(page)
    const form = page.getByRole('region', { name: 'Join the waitlist' })
    const email = form.getByLabel('Email address')
    const bar = await reachBar(page)
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('.hero a[href="#waitlist"]').click()
    await expect(email).toBeFocused()
    await expect(email).toBeInViewport()
    await expect(bar).toBeHidden()
    await page.goto('/about-us')
    await openAlive(page, '/#waitlist')
    await expect(email).toBeFocused()

    // Its link works without further input, like that of any other form.
    const address = `foot-${testId}@post.example`
    await email.fill(address)
    await form.getByRole('checkbox').check()
    await email.press('Enter')
    await expect(page).toHaveURL(`/magic-link-sent?email=${encodeURIComponent(address)}`)
    expect(await page.evaluate(() => localStorage.getItem('emailForSignIn'))).toBe(address)
  })

  test('isn’t there for a member, whom the button leads to their place', async ({ page }, { testId }) => {
    await signIn(page, `member-foot-${testId}@post.example`)
    await openAlive(page)
    await expect(page.getByRole('region', { name: 'Join the waitlist' })).toBeHidden()
    await page.locator('.hero a[href="#waitlist"]').click()
    await expect(page).toHaveURL('/waitlist')
  })
})
