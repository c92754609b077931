import { expect, type Page, test } from '@playwright/test'

/** Goes to another page as the router does: without a new document. */
async function navigate(page: Page, to: string) {
  await page.evaluate((target) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    void router.navigate(target)
  }, to)
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** The addresses of data that the browser asks for, from a page of the router's that is not the home page. */
async function watchFromGallery(page: Page): Promise<string[]> {
  await page.goto('/dev/ui')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('home-page') && request.url().includes('.data') && asked.push(request.url()),
  )
  return asked
}

test('what was read is fresh for five minutes: coming back, focus and reconnecting ask for nothing', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const asked = await watchFromGallery(page)
  await navigate(page, '/')
  await expect(headline(page)).toHaveText('Switch energy in seconds.')
  expect(asked).toHaveLength(1)

  await navigate(page, '/dev/ui')
  await expect(page).toHaveURL('/dev/ui')
  await page.clock.runFor(290_000)
  await navigate(page, '/?campaign=founders')
  await expect(headline(page)).toHaveText('Save over £230 in 60 seconds.')
  await context.setOffline(true)
  await context.setOffline(false)
  await page.evaluate(() => ['focus', 'visibilitychange', 'online'].map((name) => dispatchEvent(new Event(name))))
  await page.clock.runFor(1000)
  expect(asked).toHaveLength(1)

  await navigate(page, '/dev/ui')
  await expect(page).toHaveURL('/dev/ui')
  await page.clock.runFor(20_000)
  const again = page.waitForRequest(/\.data\?.*home-page/)
  await navigate(page, '/')
  await again
})

test('a request that fails is tried once more; then the page says so', async ({ page }) => {
  const asked = await watchFromGallery(page)
  let failures = 1
  await page.route(/\.data\?.*home-page/, (route) => (failures-- > 0 ? route.abort() : route.continue()))
  await navigate(page, '/')
  await expect(headline(page)).toHaveText('Switch energy in seconds.')
  expect(asked).toHaveLength(2)

  failures = 2
  const askedNow = await watchFromGallery(page)
  await navigate(page, '/')
  await expect(headline(page)).toHaveText('Something went wrong')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(askedNow).toHaveLength(2)
})

test('from another page it shows skeletons until its words have come', async ({ page }) => {
  await page.goto('/dev/ui')
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.data/, (route) => isReleased.then(() => route.continue()))
  await navigate(page, '/')
  await expect(page.locator('.hero-skeleton')).toBeVisible()
  await expect(page.locator('.bento .benefit')).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
  await expect(page.locator('.hero-skeleton')).toHaveCount(0)
})
