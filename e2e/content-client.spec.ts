import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { isRenewal } from './open-home.ts'

/** The site with its content on a host of its own, which can be made to fail. */
test.describe.configure({ mode: 'serial' })

type Mood = 'well' | 'broken' | 'slow'

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks })
const item = (words: string) => ({ type: 'list-item', children: [text(words)] })
const PICTURE = Buffer.from('R0lGODlhAwACAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const picture = (url: string) => ({ url, alternativeText: 'A meter', caption: 'Read it here', width: 600, height: 400 })

/** One of each that the editor of a real service knows. */
const everyBlock = [
  { type: 'heading', level: 2, children: [text('A heading')] },
  {
    type: 'paragraph',
    children: [
      text('under', { underline: true }),
      text('struck', { strikethrough: true }),
      text('typed', { code: true }),
      text('one\ntwo', { bold: true, italic: true }),
      { type: 'link', url: 'javascript:alert(1)', children: [text('no link')] },
    ],
  },
  {
    type: 'list',
    format: 'unordered',
    children: [item('outer'), { type: 'list', format: 'ordered', children: [item('inner')] }],
  },
  { type: 'quote', children: [text('Said Mo')] },
  { type: 'code', children: [text('first line\n  second line')] },
  { type: 'image', image: picture('/uploads/meter.gif'), children: [text('')] },
  { type: 'image', image: picture('https://elsewhere.example/x.gif'), children: [text('')] },
]
const post = (slug: string, body: unknown) => ({ slug, title: slug, description: 'd', body, publishedAt: '2026-01-02' })

const records: Record<string, unknown> = {
  'blog-posts': [post('every-block', everyBlock), post('unwritten', null)],
  'global-setting': { siteName: 'Mowatt', metaTitle: 'From afar', footerText: 'x', contactEmail: 'a@mowatt.example' },
  'benefits-section': { title: 'Why from afar?', subtitle: null },
  'hero-banners': [
    {
      title: 'Words from afar.',
      uploadButtonTextDesktop: 'Bring a bill from afar',
      description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello' }] }],
    },
  ],
  benefits: [
    { title: 'Second', description: 'b', icon: null, order: 2 },
    {
      title: 'First',
      description: 'a',
      icon: { svg: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', width: 20, height: 20 },
      order: 1,
    },
    {
      title: 'Third',
      description: 'c',
      icon: { svg: '<svg onload="alert(1)"></svg>', width: 20, height: 20 },
      order: 3,
    },
  ],
  faqs: [{ slug: 'afar', question: 'Asked from afar?', answer: 'Yes.', order: 1 }],
  claims: [
    {
      key: 'savings',
      figure: '£230',
      label: 'potential savings a year',
      basis: 'Sums.',
      checkedOn: '2025-10-01',
      expiresOn: '2025-12-31',
      order: 1,
    },
  ],
}

let mood: Mood = 'broken'
let content: Server
let site: ChildProcess
let siteUrl = ''

test.beforeAll(async () => {
  content = createServer((request, response) => answer(request.url ?? '', response))
  await new Promise<void>((resolve) => {
    content.listen(0, '127.0.0.1', resolve)
  })
  const port = String(Number(process.env['E2E_PORT'] ?? '3100') + 1)
  siteUrl = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'mowatt-e2e-content-')),
    LOG_LEVEL: 'error',
    CONTENT_URL: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
  }
  site = spawn(process.execPath, ['tools/start.ts'], { env, stdio: 'ignore' })
  const isReady = () =>
    fetch(`${siteUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady).toBe(true)
})

test.afterAll(async () => {
  const hasEnded = new Promise((resolve) => {
    site.once('exit', resolve)
  })
  site.kill('SIGTERM')
  await hasEnded
  content.closeAllConnections()
  content.close()
})

function answer(url: string, response: ServerResponse): void {
  if (url === '/uploads/meter.gif') return void response.writeHead(200, { 'content-type': 'image/gif' }).end(PICTURE)
  const [, name = ''] = /^\/api\/([\w-]+)/.exec(url) ?? []
  const record = records[name]
  if (mood === 'slow') return
  if (mood === 'broken') return void response.writeHead(500).end('{}')
  if (record === undefined) return void response.writeHead(404).end('{"data":null,"error":{"status":404}}')
  const wrap = (attributes: unknown, id = 1) => ({ id, documentId: `d${id}`, attributes })
  const data = Array.isArray(record) ? record.map(wrap) : wrap(record)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, meta: {} }))
}

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

test('a host that does not answer costs a moment, shows our own words, and its words when they come', async ({
  page,
}) => {
  mood = 'slow'
  // The browser's next tries wait for us, however slow this machine is.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  // The host stays silent until its mood changes below, so whatever comes now came without it.
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

test('a post that nobody could tell us about is not called missing', async ({ page }) => {
  mood = 'broken'
  const unknown = await page.goto(`${siteUrl}/blog/written-yesterday`)
  expect(unknown?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a page of our own words is not kept for long', async ({ request }) => {
  const questions = async () => (await request.get(`${siteUrl}/learn-more`)).text()
  mood = 'broken'
  await questions()
  expect(await questions()).not.toContain('Asked from afar?')
  mood = 'well'
  await expect.poll(questions).toContain('Asked from afar?')
})

test('content from another host is shown flat, sorted and safe', async ({ page }) => {
  mood = 'well'
  await expect
    .poll(async () => (await page.goto(siteUrl), page.locator('.bento h3').allTextContents()))
    .toEqual(['First', 'Second', 'Third'])
  await expect(page.getByText('Hello', { exact: true })).toBeVisible()
  await expect(page.locator('.record-icon')).toHaveCount(1)
  await expect(page.locator('[onload]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Bring a bill from afar' })).toBeVisible()
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

test('a post whose text is not there yet says so', async ({ page }) => {
  mood = 'well'
  await page.goto(`${siteUrl}/blog/unwritten`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('unwritten')
  await expect(page.getByText('This article isn’t here yet.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a claim whose time has passed shows when it was checked', async ({ page }) => {
  await page.goto(siteUrl)
  await expect(page.locator('.claim').first()).toContainText('checked on 1 October 2025')
  await expect(page.getByText('to be checked again by 31 December 2025')).toBeVisible()
})
