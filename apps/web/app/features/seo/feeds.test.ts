import { expect, test } from 'vitest'
import type { FeedPost } from './feed-post.ts'
import { jsonFeed } from './json-feed.ts'
import { llmsText } from './llms-text.ts'
import { robotsText } from './robots-text.ts'
import { rssFeed } from './rss-feed.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

const site = {
  siteUrl: 'https://mowatt.example',
  siteName: 'Mowatt & "Co" <b>',
  siteDescription: 'Stop <overpaying> & save.',
  contactEmail: 'hello@mowatt.example',
}

const nasty = ']]> <script>alert("1")</script> & \u0000\u0008\uFFFE £5'

const posts: FeedPost[] = [
  {
    slug: 'smart-meters',
    title: `Smart meters ${nasty}`,
    description: nasty,
    category: 'technology',
    author: undefined,
    publishedAt: '2026-01-02T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    body: [
      { type: 'heading', level: 1, children: [{ type: 'text', text: 'Top' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: nasty, bold: true, italic: true },
          { type: 'link', url: '/privacy?a=1&b=2', children: [{ text: 'here' }] },
          { type: 'link', url: '#top', children: [{ text: 'up' }] },
        ],
      },
      { type: 'list', format: 'ordered', children: [{ children: [{ type: 'text', text: 'one' }] }] },
      { type: 'quote', children: [{ type: 'text', text: 'said' }] },
      { type: 'code', children: [{ text: 'a < b' }] },
      { type: 'image', url: '/uploads/a.png', alt: 'A "meter"', width: 8, height: 6 },
      {
        type: 'list',
        format: 'unordered',
        children: [
          {
            children: [
              { type: 'text', text: 'out', strikethrough: true },
              { type: 'list', format: 'ordered', children: [{ children: [{ type: 'text', text: 'in', code: true }] }] },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'older',
    title: 'Older',
    description: 'An older one',
    category: 'guide',
    author: 'Bea',
    publishedAt: '2025-01-02T09:00:00.000Z',
    updatedAt: '2025-01-02T09:00:00.000Z',
    body: [],
  },
]

test('the RSS feed is well-formed whatever editors write, and holds the whole text', () => {
  const { elements } = readXml(rssFeed(site, posts))
  const texts = (name: string) => elements.filter((each) => each.name === name).map((each) => each.text)
  const siteName = 'Mowatt & "Co" &lt;b>'
  expect(texts('title')).toEqual([siteName, 'Smart meters ]]> &lt;script>alert("1")&lt;/script> &  £5', 'Older'])
  expect(texts('guid')).toEqual(['https://mowatt.example/blog/smart-meters', 'https://mowatt.example/blog/older'])
  expect(texts('pubDate')[0]).toBe('Fri, 02 Jan 2026 09:00:00 GMT')
  expect(texts('lastBuildDate')).toEqual(['Sun, 01 Mar 2026 09:00:00 GMT'])
  expect(texts('dc:creator')).toEqual([siteName, 'Bea'])
  const [html] = texts('content:encoded')
  expect(html).toContain('<h2>Top</h2>')
  expect(html).toContain('<strong><em>]]&gt; &lt;script&gt;')
  expect(html).toContain('<a href="https://mowatt.example/privacy?a=1&amp;b=2">here</a>')
  expect(html).toContain('<a href="https://mowatt.example/blog/smart-meters#top">up</a>')
  expect(html).toContain('<ol><li>one</li></ol>')
  expect(html).toContain('<pre><code>a &lt; b</code></pre>')
  expect(html).toContain(
    '<figure><img src="https://mowatt.example/uploads/a.png" alt="A &quot;meter&quot;" width="8" height="6"/></figure>',
  )
  expect(html).toContain('<ul><li><s>out</s><ol><li><code>in</code></li></ol></li></ul>')
  expect(html).not.toContain('<script')
})

test('a feed without posts is a feed', () => {
  expect(readXml(rssFeed(site, [])).elements.map(({ name }) => name)).not.toContain('item')
  expect(JSON.parse(jsonFeed(site, []))).toMatchObject({ items: [] })
})

test('the JSON feed has the same items', () => {
  expect(JSON.parse(jsonFeed(site, posts))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://mowatt.example/feed.json',
    items: [
      {
        id: 'https://mowatt.example/blog/smart-meters',
        date_modified: '2026-03-01T09:00:00.000Z',
        content_html: expect.stringContaining('<h2>Top</h2>') as string,
        tags: ['technology'],
      },
      { authors: [{ name: 'Bea' }] },
    ],
  })
})

test('the sitemap gives a date only where one is known', () => {
  const { elements } = readXml(
    sitemap('https://mowatt.example', [{ path: '/' }, { path: '/a&b', changedAt: '2026-03-01' }]),
  )
  expect(elements.filter(({ name }) => name === 'loc').map(({ text }) => text)).toEqual([
    'https://mowatt.example/',
    'https://mowatt.example/a&b',
  ])
  expect(elements.filter(({ name }) => name === 'lastmod').map(({ text }) => text)).toEqual(['2026-03-01'])
})

test('robots are kept out of the developers’ pages only, and told of the sitemap', () => {
  expect(robotsText('https://mowatt.example').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /dev/',
    '',
    'Sitemap: https://mowatt.example/sitemap.xml',
    '',
  ])
})

test('language models get a list of links, one a line', () => {
  const text = llmsText(site, [{ title: 'Ho\nme [x](y)', description: 'The `front`\n# page', path: '/' }], [])
  expect(text).toContain('- [Ho me x(y)](https://mowatt.example/): The front # page')
  expect(text.startsWith('# Mowatt & "Co" b\n\n> Stop overpaying & save.')).toBe(true)
})

test('the manifest names icons of both kinds, and the ways in', () => {
  const { icons, name, shortcuts } = JSON.parse(webManifest(site)) as {
    name: string
    icons: { src: string; purpose: string }[]
    shortcuts: { name: string }[]
  }
  expect(name).toBe(site.siteName)
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable'])
  expect(shortcuts.map((each) => each.name)).toEqual(['Ask Mo', 'Add a bill', 'Waitlist'])
})

type Element = { name: string; text: string }

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const TOKEN = /<\?xml [^<>]*\?>|<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy

/** A strict small parser: throws at anything that is not well-formed. Elements are in the order of their end tags. */
function readXml(xml: string): { elements: Element[] } {
  const elements: Element[] = []
  const open: Element[] = []
  let end = 0
  for (const match of xml.matchAll(TOKEN)) {
    end = match.index + match[0].length
    const [, closed, opened, attributes = '', isEmpty, text] = match
    const inside = open.at(-1)
    if (inside && text !== undefined) inside.text += decode(text)
    refuse(!inside && text !== undefined && text.trim() !== '', text ?? '')
    decode(attributes)
    if (opened !== undefined && isEmpty === '') open.push({ name: opened, text: '' })
    if (closed !== undefined) {
      const last = open.pop()
      refuse(last?.name !== closed, `</${closed}>`)
      if (last) elements.push(last)
    }
  }
  refuse(end !== xml.length || open.length > 0, xml.slice(end, end + 40))
  return { elements }
}

function decode(text: string): string {
  return text.replaceAll(/&[^;]*;?/g, (entity) => {
    refuse(!(entity in entities), entity)
    return entities[entity] ?? ''
  })
}

function refuse(isWrong: boolean, where: string): void {
  if (isWrong) throw new Error(`Not XML at: ${where}`)
}

test('what is not well-formed is refused', () => {
  for (const xml of ['<a>', '<a></b>', '<a>&</a>', '<a b="<"/>', '<a/>text', '<a>&nbsp;</a>']) {
    expect(() => readXml(xml)).toThrow('Not XML')
  }
  expect(readXml('<a><b c="&amp;">x &lt; y</b></a>').elements[0]).toEqual({ name: 'b', text: 'x < y' })
})
