import { expect, type Page, test } from '@playwright/test'

const pages = [
  '/',
  '/learn-more',
  '/about-us',
  '/become-a-partner',
  '/blog/smart-meters-and-switching',
  '/terms',
  '/privacy',
]

function meta(page: Page, name: string) {
  return page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
}

async function graph(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'])
}

test('every page says what it is, and shows it', async ({ page, request, baseURL }) => {
  for (const path of pages) {
    await page.goto(path)
    expect.soft((await page.title()).length, path).toBeGreaterThan(10)
    expect.soft((await meta(page, 'description'))?.length, path).toBeGreaterThan(50)
    expect.soft(await page.locator('link[rel=canonical]').getAttribute('href'), path).toBe(baseURL + path)
    expect.soft(await meta(page, 'og:url'), path).toBe(baseURL + path)
    expect.soft((await meta(page, 'og:image:alt'))?.match(/Mowatt/g), path).toHaveLength(1)
    expect.soft(await meta(page, 'twitter:card'), path).toBe('summary_large_image')
    const image = await request.get((await meta(page, 'og:image')) ?? '')
    expect.soft(image.headers()['content-type'], path).toBe('image/png')
    const png = await image.body()
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
  }
})

test('search engines get the organisation, the search, the article, the questions and the way to each', async ({
  page,
}) => {
  const types = async (path: string) => {
    await page.goto(path)
    return (await graph(page)).map((each) => each['@type'])
  }
  expect(await types('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(await types('/learn-more')).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList']))
  expect(await types('/blog/smart-meters-and-switching')).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']))
})

test('the sitemap and the feed are XML, and every address in them answers', async ({ page, request }) => {
  await page.goto('/search')
  for (const [path, tag] of [
    ['/sitemap.xml', 'loc'],
    ['/feed.xml', 'guid'],
  ] as const) {
    const text = await (await request.get(path)).text()
    const addresses = await page.evaluate(
      ([xml, name]) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml')
        if (document.querySelector('parsererror')) throw new Error(document.documentElement.textContent)
        return [...document.getElementsByTagName(name)].map((each) => each.textContent)
      },
      [text, tag] as const,
    )
    expect(addresses.length).toBeGreaterThanOrEqual(7)
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  }
})

test('the sitemap says of every page when its content changed', async ({ request }) => {
  const [sitemap, about] = await Promise.all([
    request.get('/sitemap.xml').then((answer) => answer.text()),
    request.get('/api/about-page').then((answer) => answer.json() as Promise<{ data: { updatedAt: string } }>),
  ])
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)]
  const changed = new Map(entries.map(([, address, moment]) => [new URL(address!).pathname, moment]))
  // One changes with everybody who joins, the others with the code: they have no date.
  for (const undated of ['/waitlist', '/cookies', '/company', '/accessibility']) {
    expect(changed.has(undated)).toBe(true)
    expect(changed.get(undated)).toBeUndefined()
    changed.delete(undated)
  }
  for (const [path, moment] of changed) expect(moment, path).toMatch(/^\d{4}-\d\d-\d\d/)
  expect(changed.get('/about-us')).toBe(about.data.updatedAt)
  const benefits = (await (await request.get('/api/benefits')).json()) as { data: { updatedAt: string }[] }
  for (const { updatedAt } of benefits.data) expect(changed.get('/')! >= updatedAt).toBe(true)
})

test('the JSON feed carries the same articles in full', async ({ request }) => {
  const feed = (await (await request.get('/feed.json')).json()) as { items: { url: string; content_html: string }[] }
  expect(feed.items).toHaveLength(7)
  for (const { content_html: html } of feed.items) expect(html.length).toBeGreaterThan(2000)
})

test.describe('what is the same is not sent again', () => {
  for (const path of [
    '/sitemap.xml',
    '/feed.xml',
    '/feed.json',
    '/robots.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    '/manifest.webmanifest',
    '/og/default.png',
  ]) {
    test(path, async ({ request }) => {
      const first = await request.get(path)
      expect(first.status()).toBe(200)
      expect(first.headers()['cache-control']).toBe('public, max-age=300')
      const again = await request.get(path, { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
      expect(again.status()).toBe(304)
    })
  }
})

test('robots know the sitemap, and models the articles', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(await (await request.get('/llms.txt')).text()).toContain(`(${baseURL}/blog/smart-meters-and-switching)`)
})

test('every icon of the manifest is there, in its size', async ({ request }) => {
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[]
  }
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    expect((await request.get(path)).status()).toBe(200)
  }
})

test('a picture of a post that does not exist is not found', async ({ request }) => {
  expect((await request.get('/og/no-such-post.png')).status()).toBe(404)
})
