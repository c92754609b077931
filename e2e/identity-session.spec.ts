import { expect, type Page, test } from '@playwright/test'
import { signIn } from './identity-steps.ts'

const sessionPath = '/api/v1/auth/anonymous-session'

const kept = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('mowatt.session.token'),
    expires: localStorage.getItem('mowatt.session.expires'),
    capabilities: localStorage.getItem('mowatt.session.capabilities'),
  }))

test('the home page fetches a fresh session for a visitor, and keeps it in storage and cookie', async ({
  page,
  context,
}) => {
  const answered = page.waitForResponse((response) => response.url().endsWith(sessionPath))
  await page.goto('/')
  expect((await answered).status()).toBe(200)
  await expect.poll(async () => (await kept(page)).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const first = await kept(page)
  expect(Date.parse(first.expires ?? '')).toBeGreaterThan(Date.now())
  expect(JSON.parse(first.capabilities ?? '')).toEqual(['chat:start', 'bill:upload', 'waitlist:join'])
  const cookie = (await context.cookies()).find(({ name }) => name === 'mowatt-session')
  expect(cookie).toMatchObject({ value: first.token, path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000)

  const again = page.waitForResponse((response) => response.url().endsWith(sessionPath))
  await page.reload()
  await again
  await expect.poll(async () => (await kept(page)).token).not.toBe(first.token)
})

test('it comes after the page is usable, and a failure of it changes nothing', async ({ page }) => {
  await page.route(`**${sessionPath}`, (route) => route.abort())
  const asked = page.waitForRequest(`**${sessionPath}`)
  await page.goto('/')
  await asked
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  await page.locator('.prompt-input').first().fill('Will my energy be cut off?')
  await expect(page.locator('.prompt-send').first()).toBeEnabled()
  expect((await kept(page)).token).toBeNull()
})

test('whoever is signed in gets none, and other pages ask for none @long', async ({ page }, { testId }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith(sessionPath) && asked.push(request.url())))
  await page.goto('/learn-more')
  await signIn(page, `ada-${testId}@post.example`)
  await page.goto('/')
  await expect(page.getByLabel('Account', { exact: true })).toHaveText('A')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('what the home page loads later for a session weighs less than two kilobytes', async ({ page }) => {
  const scripts: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script') return
    scripts.push(request.sizes().then(({ responseBodySize }) => [new URL(response.url()).pathname, responseBodySize]))
  })
  const answered = page.waitForResponse((response) => response.url().endsWith(sessionPath))
  const html = await (await page.goto('/'))?.text()
  await answered
  await page.waitForLoadState('networkidle')
  // What the page itself names is checked elsewhere, by its own size limit.
  const later = (await Promise.all(scripts)).filter(([path]) => !html?.includes(path))
  const names = later.map(([path]) => path.replaceAll(/^\/assets\/|-[\w-]{8}\.js$/g, ''))
  expect(names).toEqual(['browser-session'])
  expect(later.reduce((bytes, [, size]) => bytes + size, 0)).toBeLessThan(2 * 1024)
})

test('the waitlist is one press from the hero', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  await page.getByRole('main').getByRole('link', { name: 'Join waitlist' }).click()
  await expect(page.getByRole('region', { name: 'Join the waitlist' })).toBeInViewport()
})
