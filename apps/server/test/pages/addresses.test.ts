import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, textsOf } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
beforeAll(async () => {
  site = await createSiteTestApp()
})
afterAll(() => site.close())

const post = '/blog/smart-meters-and-switching'
/** The last words are for screen readers. */
const learnMore = 'Learn More about switching'

test.for([
  ['/blog', 301, '/learn-more'],
  ['/BLOG', 301, '/learn-more'],
  ['/blog?utm_source=mail', 301, '/learn-more?utm_source=mail'],
  ['/green-energy-uk-2025', 301, '/blog/green-energy-tariffs-explained'],
  ['/smart-meter-switching-uk', 301, post],
  ['/mowatt', 302, '/chat'],
] as const)('the old address %s leads by %i to %s', async ([from, status, to]) => {
  const answer = await site.open(from)
  expect([answer.status, answer.headers['location']]).toEqual([status, to])
})

test.for([
  ['/terms/', '/terms'],
  ['/TERMS', '/terms'],
  ['/Learn-More/?theme=dark', '/learn-more?theme=dark'],
  [`${post}/`, post],
] as const)('%s is another spelling of %s, and leads there for good', async ([asked, path]) => {
  const answer = await site.open(asked)
  expect([answer.status, answer.headers['location']]).toEqual([301, path])
})

test.for(['/%E0%A4%A', '/%', '/blog/%00', '/terms%00'])(
  '%s, which nobody can read, is a designed 404',
  async (path) => {
    const page = await site.open(path)
    expect(page.status).toBe(404)
    expect(textsOf(page.document, { tag: 'h1' })).toEqual(['Page not found'])
    expect(find(page.document, { tag: 'input', type: 'search' }).length).toBeGreaterThan(0)
  },
)

test('an app on another host is where /mowatt leads', async () => {
  const app = 'http://app.mowatt.localhost:3000'
  const elsewhere = await createSiteTestApp({ SITE_URL: 'http://mowatt.localhost:3000', APP_URL: app })
  expect((await elsewhere.open('/mowatt')).headers['location']).toBe(`${app}/chat`)
  await elsewhere.close()
})

test('every link of the site leads somewhere', async () => {
  const seen = new Set<string>()
  for (const path of ['/', '/learn-more', '/about-us', '/terms', '/privacy', post]) {
    const { document } = await site.open(path)
    const links = find(document, { tag: 'a' }).map(({ attribs }) => attribs['href'] ?? '')
    for (const link of links) if (link.startsWith('/')) seen.add(link.replace(/#.*$/, ''))
  }
  expect(seen.size).toBeGreaterThan(15)
  // It redirects, as listed above.
  seen.delete('/mowatt')
  for (const link of seen) expect([link, (await site.open(link)).status]).toEqual([link, 200])
})

test.for([
  ['/', ['About Us', learnMore]],
  ['/learn-more', ['About Us']],
  ['/about-us', [learnMore]],
  ['/become-a-partner', ['About Us', learnMore]],
] as const)('the header of %s links to %j', async ([path, links]) => {
  const { document } = await site.open(path)
  const [main] = find(document, { tag: 'nav', 'aria-label': 'Main' })
  expect(main && textsOf(main, { tag: 'a' })).toEqual(links)
})

test('the component gallery is there for developers and not for search engines', async () => {
  const page = await site.open('/dev/ui')
  expect(page.status).toBe(200)
  expect(find(page.document, { tag: 'meta', name: 'robots', content: 'noindex' })).toHaveLength(1)
})

test('pages are kept for everybody, and each visitor gets a nonce of their own', async () => {
  const nonceOf = async () => /nonce="([^"]+)"/.exec((await site.open(post)).html)?.[1]
  const first = await nonceOf()
  expect(first).toMatch(/\S/)
  expect(await nonceOf()).not.toBe(first)
  expect((await site.open(post)).headers).not.toHaveProperty('x-cache-for-seconds')
})

test('the theme form takes only themes, and leads only to our own pages', async () => {
  const send = (form: Record<string, string>) => site.open('/theme', { form })
  const unknown = await send({ theme: 'purple', return_to: '/?a=b' })
  expect([unknown.status, unknown.headers['location'], unknown.headers['set-cookie']]).toEqual([
    303,
    '/?a=b',
    undefined,
  ])
  for (const away of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example']) {
    const answer = await send({ theme: 'dark', return_to: away })
    expect([away, answer.status, answer.headers['location']]).toEqual([away, 303, '/'])
  }
  const known = await send({ theme: 'dark', return_to: '/?a=b' })
  expect(known.headers['location']).toBe('/?a=b')
  expect(String(known.headers['set-cookie'])).toMatch(/^mowatt\.theme=dark;/)
  expect((await site.open('/theme')).status).toBe(302)
})

test('another site cannot post a form of ours', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  expect((await site.open('/become-a-partner', { form: { name: 'x' }, headers })).status).toBe(403)
})
