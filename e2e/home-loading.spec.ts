import { expect, type Page, test } from '@playwright/test'
import { desktop, isRenewal, NO_SHIFT, openAlive, phone } from './open-home.ts'
import { sumOfShifts, watchShifts } from './layout-shift.ts'

/** Everything that a healthy page never does. */
function watchTroubles(page: Page, baseURL: string | undefined): string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (/^(?:data|blob):/.test(request.url())) return
    if (new URL(request.url()).origin !== baseURL) troubles.push(`request: ${request.url()}`)
  })
  return troubles
}

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page comes to life without errors, policy violations or requests to other hosts', async ({
    page,
    baseURL,
  }) => {
    const troubles = watchTroubles(page, baseURL)
    await openAlive(page)
    await page.waitForLoadState('networkidle')
    expect(troubles).toEqual([])
  })
})

test('nothing moves while the page loads', async ({ page }) => {
  await watchShifts(page)
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await openAlive(page)
    await page.waitForLoadState('networkidle')
    expect(await sumOfShifts(page)).toBeLessThan(NO_SHIFT)
  }
})

test('a font that comes late moves nothing', async ({ page }) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    const { promise: isWanted, resolve: letFontCome } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await isWanted
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const places = () =>
      page.locator('.hero').evaluate((hero) => [...hero.children].map((each) => each.getBoundingClientRect().top))
    await expect(page.locator('.hero-subtitle').first()).toBeVisible()
    // On a busy machine the words are there before their styles.
    await page.waitForFunction(() => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      return styles.length > 0 && styles.every(({ sheet }) => sheet !== null)
    })
    const before = await places()
    letFontCome()
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true)
    expect(await places()).toEqual(before)
    await page.unroute('**/*.woff2')
  }
})

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** As if the page was restored from the back/forward cache. */
const restore = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('a page out of the back/forward cache shows what its server says now, and leaves whoever types alone', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openAlive(page, '/?campaign=founders')
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' }).first()
  await prompt.fill('my question')
  const demo = await page.locator('.demo').elementHandle()
  const asked: string[] = []
  let failures = 1
  await page.route('/*', async (route) => {
    if (!isRenewal(route.request())) return route.continue()
    asked.push(new URL(route.request().url()).search)
    // A failed request is retried once.
    if (failures-- > 0) return route.abort()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replaceAll('Save over £230', 'Save more') })
  })
  await restore(page)
  await expect(headline(page)).toHaveText('Save more in 60 seconds.')
  expect(asked).toEqual(['?campaign=founders', '?campaign=founders'])
  await expect(prompt).toHaveValue('my question')
  await expect(prompt).toBeFocused()
  await expect(page.getByRole('button', { name: 'Send' }).first()).toBeEnabled()
  // What has not changed is not rendered again.
  expect(await demo!.evaluate((element) => element.isConnected)).toBe(true)
})

test('nothing is asked for again by itself: neither coming back to the tab nor reconnecting does', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openAlive(page)
  const asked: string[] = []
  page.on('request', (request) => isRenewal(request) && asked.push(request.url()))
  await context.setOffline(true)
  await context.setOffline(false)
  await page.evaluate(() => ['focus', 'visibilitychange', 'online'].map((name) => dispatchEvent(new Event(name))))
  await page.clock.runFor(600_000)
  expect(asked).toEqual([])
})

test('what is on show stays when the way to the server is lost', async ({ page, context }) => {
  await openAlive(page)
  await context.setOffline(true)
  await restore(page)
  await expect(headline(page)).toHaveText('Switch energy in seconds.')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
})
