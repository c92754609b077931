import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, type Page } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
beforeAll(async () => {
  site = await createSiteTestApp()
})
afterAll(() => site.close())

function meta({ document }: Page, name: string): string {
  const [found] = [...find(document, { tag: 'meta', property: name }), ...find(document, { tag: 'meta', name })]
  return found?.attribs['content'] ?? ''
}

function typesIn({ document }: Page): unknown[] {
  return find(document, { tag: 'script', type: 'application/ld+json' }).flatMap(({ children }) => {
    const [text] = children
    const { '@graph': graph } = JSON.parse(text && 'data' in text ? text.data : '{}') as { '@graph': object[] }
    return graph.map((each) => (each as { '@type': unknown })['@type'])
  })
}

function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test.for([
  '/',
  '/learn-more',
  '/about-us',
  '/become-a-partner',
  '/blog/smart-meters-and-switching',
  '/terms',
  '/privacy',
])('%s says what it is, and shows it', async (path) => {
  const page = await site.open(path)
  const [title] = find(page.document, { tag: 'title' })
  expect(title?.children[0]).toMatchObject({ data: expect.stringMatching(/^.{11,}$/) as string })
  expect(meta(page, 'description').length).toBeGreaterThan(50)
  expect(find(page.document, { tag: 'link', rel: 'canonical' })[0]?.attribs['href']).toBe(site.origin + path)
  expect(meta(page, 'og:url')).toBe(site.origin + path)
  expect(meta(page, 'og:image:alt').match(/Mowatt/g)).toHaveLength(1)
  expect(meta(page, 'twitter:card')).toBe('summary_large_image')
  const image = await site.open(meta(page, 'og:image'))
  expect(image.headers['content-type']).toBe('image/png')
  expect(sizeOf(image.bytes)).toEqual([1200, 630])
})

test.for([
  ['/', ['Organization', 'WebSite']],
  ['/learn-more', ['FAQPage', 'BreadcrumbList']],
  ['/blog/smart-meters-and-switching', ['Article', 'BreadcrumbList']],
] as const)('%s gives search engines %j', async ([path, types]) => {
  expect(typesIn(await site.open(path))).toEqual(expect.arrayContaining([...types]))
})

const TAG = /<(?<end>\/?)(?<name>[\w:.-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(?<isEmpty>\/?)>/g

/** The texts of these elements of a document that every XML parser accepts. */
function readXml(text: string, tag: string): string[] {
  expect(text).toMatch(/^<\?xml version="1\.0"/)
  const plain = text.replace(/^<\?xml[^>]*\?>/, '').replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')
  const open: (string | undefined)[] = []
  const crossed: (string | undefined)[] = []
  for (const { groups: { end, name, isEmpty } = {} } of plain.matchAll(TAG)) {
    if (!end && !isEmpty) open.push(name)
    if (end && open.pop() !== name) crossed.push(name)
  }
  expect({ open, crossed }).toEqual({ open: [], crossed: [] })
  expect(plain.replaceAll(TAG, '')).not.toMatch(/<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i)
  // oxlint-disable-next-line no-control-regex -- no parser takes them
  expect(text).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/)
  return Array.from(text.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g')), ([, inner = '']) => inner)
}

test.for([
  ['/sitemap.xml', 'loc'],
  ['/feed.xml', 'guid'],
] as const)('%s is XML, and every address in it answers', async ([path, tag]) => {
  const addresses = readXml((await site.open(path)).html, tag)
  expect(addresses.length).toBeGreaterThanOrEqual(7)
  for (const address of addresses) expect([address, (await site.open(address)).status]).toEqual([address, 200])
})

test('the sitemap says of every page when its content changed', async () => {
  const { html: sitemap } = await site.open('/sitemap.xml')
  const about = JSON.parse((await site.open('/api/about-page')).html) as { data: { updatedAt: string } }
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)]
  const changed = new Map(entries.map(([, address = '', moment]) => [new URL(address).pathname, moment]))
  // One changes with every member who joins, the others with the code: they have no date.
  for (const undated of ['/waitlist', '/half-hours', '/cookies', '/company', '/accessibility']) {
    expect(changed.has(undated)).toBe(true)
    expect(changed.get(undated)).toBeUndefined()
    changed.delete(undated)
  }
  for (const entry of changed) expect(entry.join(' ')).toMatch(/^\S+ \d{4}-\d\d-\d\d/)
  expect(changed.get('/about-us')).toBe(about.data.updatedAt)
  const benefits = JSON.parse((await site.open('/api/benefits')).html) as { data: { updatedAt: string }[] }
  expect(benefits.data.length).toBeGreaterThan(0)
  for (const { updatedAt } of benefits.data) expect((changed.get('/') ?? '') >= updatedAt).toBe(true)
})

test('the JSON feed carries the same articles in full', async () => {
  const feed = JSON.parse((await site.open('/feed.json')).html) as { items: { content_html: string }[] }
  expect(feed.items).toHaveLength(7)
  for (const { content_html: html } of feed.items) expect(html.length).toBeGreaterThan(2000)
})

test.for([
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/og/default.png',
])('%s is not sent again while it is the same', async (path) => {
  const first = await site.open(path)
  expect(first.status).toBe(200)
  expect(first.headers['cache-control']).toBe('public, max-age=300')
  const again = await site.open(path, { headers: { 'if-none-match': String(first.headers['etag']) } })
  expect(again.status).toBe(304)
})

test('robots know the sitemap, and models the articles', async () => {
  expect((await site.open('/robots.txt')).html).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  expect((await site.open('/llms.txt')).html).toContain(`(${site.origin}/blog/smart-meters-and-switching)`)
})

test('every icon of the manifest is there, in its size', async () => {
  const { icons } = JSON.parse((await site.open('/manifest.webmanifest')).html) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons.length).toBeGreaterThan(0)
  for (const { src, sizes } of icons) expect(sizeOf((await site.open(src)).bytes).join('x')).toBe(sizes)
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    expect((await site.open(path)).status).toBe(200)
  }
})

test('a picture of a post that does not exist is not found', async () => {
  expect((await site.open('/og/no-such-post.png')).status).toBe(404)
})
