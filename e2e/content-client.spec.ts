import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { answerContent, type Mood } from '../apps/server/test/content-host.ts'
import { isRenewal } from './open-home.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** The site with its content on a separate host, which can be made to fail. */
test.describe.configure({ mode: 'serial' })

let mood: Mood = 'broken'
let content: Server
let site: OwnServer
let siteUrl = ''

test.beforeAll(async () => {
  content = createServer((request, response) => answerContent(request.url ?? '', mood, response))
  await new Promise<void>((resolve) => {
    content.listen(0, '127.0.0.1', resolve)
  })
  const contentUrl = `http://127.0.0.1:${(content.address() as AddressInfo).port}`
  site = await startOwnServer('content', { env: { CONTENT_URL: contentUrl } })
  siteUrl = site.url
})

test.afterAll(async () => {
  await site.stop()
  content.closeAllConnections()
  content.close()
})

test('a host that keeps failing is asked four times in all; then the page says so beside our own words', async ({
  page,
}) => {
  mood = 'broken'
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => isRenewal(request) && asked.push(request.url()))
  await page.goto(siteUrl)
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  for (const [count, longestMs] of [2000, 3000, 5000].entries()) {
    await expect(page.getByText('Failed to load')).toHaveCount(0)
    await expect.poll(async () => (await page.clock.runFor(longestMs), asked.length)).toBeGreaterThan(count)
  }
  await expect(page.getByText('Failed to load hero content')).toBeVisible()
  await expect(page.getByText('Failed to load benefits')).toBeVisible()
  await expect(page.getByText('An error occurred')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
  await expect(page.getByText('Let our AI agent find the perfect energy deal for you.')).toBeVisible()
  await expect(page.locator('.benefit')).toHaveCount(4)
  await page.clock.runFor(60_000)
  expect(asked).toHaveLength(3)
})

test('a host that does not answer costs a moment, shows our own words, and its words when they come @long', async ({
  page,
}) => {
  mood = 'slow'
  // The browser's retries wait for us, however slow this machine is.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  // The host doesn't answer until its mood changes below, so whatever is shown now was loaded without it.
  await page.goto(siteUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Save money automatically' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why use Mowatt?' })).toBeVisible()
  await expect(page.getByText('Failed to load')).toHaveCount(0)

  mood = 'well'
  content.closeAllConnections()
  const served = async () => (await page.request.get(siteUrl)).text()
  await expect.poll(served).toContain('Words from afar.')
  const shown = async () => (await page.clock.runFor(3000), page.getByRole('heading', { level: 1 }).textContent())
  await expect.poll(shown).toBe('Words from afar.')
  await expect(page.getByRole('heading', { name: 'Why from afar?' })).toBeVisible()
  await expect(page.getByText('Failed to load')).toHaveCount(0)
})

test('every block of the editor is shown, its picture from the content host and in its place from the start', async ({
  page,
}) => {
  mood = 'well'
  const article = page.locator('.article')
  await expect.poll(async () => (await page.goto(`${siteUrl}/blog/every-block`), article.locator('h2').count())).toBe(1)
  await expect(article.locator('u')).toHaveText('under')
  await expect(article.locator('s')).toHaveText('struck')
  await expect(article.locator('p code')).toHaveText('typed')
  await expect(article.locator('strong em br')).toHaveCount(1)
  await expect(article.locator('p a')).toHaveCount(0)
  await expect(article.locator('ul > li > ol > li')).toHaveText('inner')
  await expect(article.locator('blockquote')).toContainText('Said Mo')
  expect(await article.locator('pre').innerText()).toBe('first line\n  second line')
  const shown = article.getByRole('img', { name: 'A meter' })
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('width', '600')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3)
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {}
  expect([width, Math.round(height)]).toEqual([600, 400])
  await expect(article.locator('figcaption')).toHaveText('Read it here')
})
