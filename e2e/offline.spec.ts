import { expect, type Page, test } from '@playwright/test'
import { openChat, say } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { signIn } from './identity-steps.ts'
import { phone } from './open-home.ts'

test.use({ serviceWorkers: 'allow', viewport: phone })

/** Until the worker has the page that it shows offline. */
async function ready(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

test('without a network every address shows our own page, and the last conversation to read', async ({
  page,
  context,
}) => {
  await page.goto('/learn-more')
  await ready(page)
  await context.setOffline(true)
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page.getByText('If you’ve opened a conversation on this device')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your last conversation' })).toHaveCount(0)
  // Styled from the service worker's cache, not from the network.
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.evaluate((each) => getComputedStyle(each).fontFamily)).toMatch(/Figtree/)
  expect(await axeFaults(page)).toEqual([])
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Try again' }).press('Enter')])
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  // Online again, the requested page loads automatically.
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toHaveCount(0)

  await openChat(page)
  await say(page, 'what is a standing charge?', 1)
  const words = await page.getByRole('log').getByRole('article', { name: 'Mo' }).locator('.chat-bubble').innerText()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mowatt.offline.chat'))).toContain('standing charge')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^You’re offline\. This is your conversation as of \d{1,2}:\d\d\.$/)).toBeVisible()
  const kept = page.locator('.offline-log')
  await expect(kept).toContainText('what is a standing charge?')
  await expect(kept).toContainText(words)
  await expect(kept.getByRole('button')).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])

  // Only what is the same for everyone is in the cache.
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names: names.length, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
  })
  expect(cached.names).toBe(1)
  expect(cached.paths.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline'])

  await context.setOffline(false)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/chat$/)
  expect(await page.evaluate(() => localStorage.getItem('mowatt.offline.chat'))).toBeNull()
})

test('whoever signs out, and whoever comes after a session has ended, leaves nothing to read', async ({
  page,
  context,
}) => {
  await signIn(page, 'offline-reader@mowatt.example')
  await openChat(page)
  await say(page, 'what is a standing charge?', 1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mowatt.offline.chat'))).toContain('"account":"')
  await ready(page)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.locator('.offline-log')).toContainText('standing charge')
  // The mark of a sign-in is deleted, as after one that ended in another window. Before the next page begins: this one
  // may still be writing it.
  await page.addInitScript(() => localStorage.removeItem('mowatt.signed-in'))
  await page.reload()
  await expect(page.getByText('If you’ve opened a conversation on this device')).toBeVisible()
  await expect(page.locator('.offline-message')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('mowatt.offline.chat'))).toBeNull()
})

test('a conversation whose time is over goes with the next page', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const over = { until: new Date(Date.now() - 1).toISOString(), messages: [] }
    localStorage.setItem('mowatt.offline.chat', JSON.stringify(over))
  })
  await page.goto('/learn-more')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mowatt.offline.chat'))).toBeNull()
})

type Manifest = {
  name: string
  short_name: string
  start_url: string
  scope: string
  display: string
  prefer_related_applications?: boolean
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

/** Chromium's criteria, one by one: a headless browser says of every manifest that nothing prevents installing. */
test('a phone can install it, with its own ways in', async ({ page, context }) => {
  await page.goto('/')
  const devtools = await context.newCDPSession(page)
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as Manifest
  expect(manifest.name.length * manifest.short_name.length).toBeGreaterThan(0)
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
  expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(manifest.display)
  expect(manifest.prefer_related_applications ?? false).toBe(false)
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons.filter((icon) => icon.purpose === purpose && icon.type === 'image/png')
    expect(sizes.map((icon) => icon.sizes)).toEqual(['192x192', '512x512'])
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Ask Mo', 'Add a bill', 'Waitlist'])
  for (const address of [manifest.start_url, ...manifest.shortcuts.map((each) => each.url)])
    expect((await page.request.get(address)).status()).toBe(200)
  expect(await page.evaluate(() => isSecureContext)).toBe(true)
})
