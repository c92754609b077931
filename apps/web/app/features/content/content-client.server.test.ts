import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { askByNetwork } from './ask-by-network.server.ts'
import { createContentClient } from './content-client.server.ts'
import { fallbackBenefits } from './fallbacks/benefits.server.ts'
import { fallbackHero } from './hero.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

// A responding host is in time, however busy this machine is. Tests of one that doesn't respond use the real clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A real content host, and a client with a controlled clock. */
async function createClient(answer: Answer) {
  const host = { answer, requests: [] as IncomingMessage[] }
  const server = createServer((request, response) => {
    host.requests.push(request)
    host.answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clock = { nowMs: 0 }
  const enter = createContentClient(askByNetwork(url), url, () => clock.nowMs)
  return { host, enter, clock, url }
}

function json(response: ServerResponse, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const benefit = (id: number, order: number) => ({ id, attributes: { title: `Benefit ${id}`, description: 'x', order } })

test('a list comes flat and sorted, and is asked for as the service wants it', async () => {
  const { host, enter } = await createClient((_, response) =>
    json(response, { data: [benefit(1, 2), benefit(2, 1)], meta: {} }),
  )
  const benefits = await enter().benefits()
  expect(benefits.map(({ title }) => title)).toEqual(['Benefit 2', 'Benefit 1'])
  expect(host.requests[0]?.url).toBe('/api/benefits?sort=order:asc&populate=*&pagination[pageSize]=100')
  expect(host.requests[0]?.headers['strapi-response-format']).toBe('v4')
})

test('every address is the one of the service', async () => {
  const { host, enter } = await createClient((_, response) => json(response, { data: [], meta: {} }))
  const read = enter()
  await Promise.all([read.heroBanners(), read.faqs(), read.posts(), read.steps(), read.claims(), read.post('a-post')])
  await Promise.all([read.section('benefits'), read.section('faq'), read.section('blog'), read.page('home')])
  await Promise.all([read.page('about'), read.page('partner'), read.page('learn-more')])
  await Promise.all((['main', 'privacy', 'waitlist', 'app'] as const).map((name) => read.legal(name)))
  const paging = '&pagination[pageSize]=100'
  expect(new Set(host.requests.map(({ url }) => url))).toEqual(
    new Set([
      `/api/hero-banners?populate=*${paging}`,
      `/api/hero-contents?populate=*${paging}`,
      `/api/faqs?sort=order:asc&populate=*${paging}`,
      `/api/blog-posts?sort=publishedAt:desc&populate=*${paging}`,
      `/api/blog-posts?filters[slug][$eq]=a-post&populate=*${paging}`,
      `/api/steps?sort=stepNumber:asc${paging}`,
      `/api/claims?sort=order:asc&populate=*${paging}`,
      '/api/global-setting?populate=*',
      '/api/benefits-section?populate=*',
      '/api/faq-section?populate=*',
      '/api/blog-section?populate=*',
      '/api/home-page?populate=*',
      '/api/about-page?populate=*',
      '/api/partner-page?populate=*',
      '/api/learn-more-page?populate=*',
      ...[
        'main-terms-and-conditions',
        'privacy-policy',
        'waitlist-terms-and-conditions',
        'app-terms-and-conditions',
      ].map((name) => `/api/${name}?populate=sections&sort=sections.order:asc`),
    ]),
  )
})

test('a service with short pages is read to the end', async () => {
  const { host, enter } = await createClient((request, response) => {
    const page = Number(/pagination\[page\]=(\d+)/.exec(request.url ?? '')?.[1] ?? 1)
    json(response, { data: [benefit(page, page)], meta: { pagination: { page, pageSize: 1, pageCount: 3, total: 3 } } })
  })
  expect(await enter().benefits()).toHaveLength(3)
  expect(host.requests).toHaveLength(3)
})

test('a copy is fresh for a minute, and askers at the same moment share one request', async () => {
  const { host, enter, clock } = await createClient((_, response) => json(response, { data: [benefit(1, 1)] }))
  await Promise.all(Array.from({ length: 50 }, () => enter().benefits()))
  clock.nowMs = 59_999
  await enter().benefits()
  expect(host.requests).toHaveLength(1)
  clock.nowMs = 60_000
  await enter().benefits()
  expect(host.requests).toHaveLength(2)
})

test('an unchanged answer makes the copy fresh again', async () => {
  const { host, enter, clock } = await createClient((request, response) => {
    if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end()
    else json(response, { data: [benefit(1, 1)] }, { etag: '"one"' })
  })
  await enter().benefits()
  clock.nowMs = 60_000
  expect(await enter().benefits()).toHaveLength(1)
  clock.nowMs = 119_999
  await enter().benefits()
  expect(host.requests).toHaveLength(2)
  // Otherwise a server may treat the request as one that must not use a cache.
  expect(host.requests[1]?.headers['cache-control']).toBe('max-age=0')
})

test.for<[string, Answer]>([
  ['500', (_, response) => void response.writeHead(500).end('{}')],
  ['no answer', (request) => void request.socket.destroy()],
  ['nonsense', (_, response) => void response.writeHead(200).end('<html>')],
  ['another shape', (_, response) => json(response, { data: { benefits: [] } })],
  ['a 304 to nobody', (_, response) => void response.writeHead(304).end()],
])('after a good answer, %s shows the last copy', async ([, trouble]) => {
  const { host, enter, clock } = await createClient((_, response) => json(response, { data: [benefit(1, 1)] }))
  await enter().benefits()
  host.answer = trouble
  clock.nowMs = 3_600_000
  const read = enter()
  expect((await read.benefits()).map(({ title }) => title)).toEqual(['Benefit 1'])
  expect(read.missing()).toEqual([])
})

test('a slow renewal is not waited for, and arrives behind the last copy', async () => {
  vi.useRealTimers()
  const { host, enter, clock } = await createClient((_, response) => json(response, { data: [benefit(1, 1)] }))
  await enter().benefits()
  clock.nowMs = 60_000
  let answerNow = () => {}
  host.answer = (_, response) => (answerNow = () => json(response, { data: [benefit(2, 1)] }))
  expect((await enter().benefits())[0]?.title).toBe('Benefit 1')
  answerNow()
  await expect.poll(async () => (await enter().benefits())[0]?.title).toBe('Benefit 2')
  expect(host.requests).toHaveLength(2)
})

test('a host that never answers is not waited for: the page is whole while its requests are still open', async () => {
  vi.useRealTimers()
  const { host, enter } = await createClient(() => {})
  const read = enter()
  expect(await read.benefits()).toEqual(fallbackBenefits)
  expect(host.requests.map(({ destroyed }) => destroyed)).toEqual([false])
})

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
test.for<[string, Answer]>([
  ['is down', (request) => void request.socket.destroy()],
  ['never answers', () => {}],
  ['never ends its answer', (_, response) => void response.writeHead(200).write('{"data":[')],
  ['fails', (_, response) => void response.writeHead(503).end('no')],
  ['forbids', (_, response) => void response.writeHead(403).end('{}')],
  ['always says that nothing has changed', (_, response) => void response.writeHead(304).end()],
  ['sends half of its JSON', (_, response) => void response.writeHead(200).end('{"data":[{"id":1')],
  ['sends a page', (_, response) => void response.writeHead(200).end('<html></html>')],
  ['sends 50 MB', (_, response) => void response.writeHead(200).end(Buffer.alloc(50 * 1024 * 1024, '['))],
  ['sends null', (_, response) => json(response, null)],
  ['sends a list of nothing', (_, response) => json(response, { data: [null, 3, 'x', [], {}] })],
  ['sends numbers for words', (_, response) => json(response, { data: [{ id: 1, title: 3, description: {} }] })],
  ['sends a deep well', (_, response) => void response.writeHead(200).end(`{"data":[{"id":1,"title":${deep}}]}`)],
  [
    'aims at the prototype',
    (_, response) => void response.end('{"data":[{"id":1,"__proto__":{"title":"x"}}],"__proto__":{"x":1}}'),
  ],
  ['leads in circles', (request, response) => void response.writeHead(302, { location: request.url ?? '/' }).end()],
])('a page is whole with a host that %s', async ([, answer]) => {
  vi.useRealTimers()
  const { enter } = await createClient(answer)
  const read = enter()
  const [settings, banners, benefits, faqs, posts, steps, home, legal, section, post, about] = await Promise.all([
    read.settings(),
    read.heroBanners(),
    read.benefits(),
    read.faqs(),
    read.posts(),
    read.steps(),
    read.page('home'),
    read.legal('privacy'),
    read.section('benefits'),
    read.post('smart-meters-and-switching'),
    read.page('about'),
  ])
  expect(settings.siteName).toBe('Mowatt')
  expect(banners.every(({ title }) => title === fallbackHero.title)).toBe(true)
  expect(benefits).toEqual(fallbackBenefits)
  expect([faqs.length, posts.length, steps.length > 0]).toEqual([5, 7, true])
  expect(home.demo.messages.length).toBeGreaterThan(3)
  expect(legal.sections.length).toBeGreaterThan(3)
  expect(section.title).toBe('Why use Mowatt?')
  expect([post?.slug, about.title]).toEqual(['smart-meters-and-switching', 'About Mowatt'])
  expect(read.missing()).toEqual(expect.arrayContaining(['benefits', 'page home']))
  expect('x' in {}).toBe(false)
})

test('what the service does not have comes from our own texts, and is nothing to ask for again', async () => {
  const { enter } = await createClient((_, response) => void response.writeHead(404).end('{"data":null}'))
  const read = enter()
  expect((await read.section('benefits')).title).toBe('Why use Mowatt?')
  expect((await read.section('faq')).title).toBe('Frequently Asked Questions')
  expect((await read.section('blog')).title).toBe('Smart Energy Insights')
  for (const name of ['main', 'privacy', 'waitlist', 'app'] as const) {
    expect((await read.legal(name)).sections.length).toBeGreaterThan(3)
  }
  expect(read.missing()).toEqual([])
})

test('the sections of a legal text are sorted and made safe', async () => {
  const sections = [
    { id: 2, title: 'Two', content: '<p onclick="x()">b</p><script>x()</script>', order: 2 },
    { id: 1, title: 'One', content: '<p>a</p>', order: 1 },
  ]
  const attributes = { title: 'Terms', lastUpdated: '2025-10-02', inShort: ['Be kind.'], sections }
  const { enter } = await createClient((_, response) => json(response, { data: { id: 4, attributes } }))
  const terms = await enter().legal('main')
  expect(terms).toMatchObject({ title: 'Terms', lastUpdated: '2025-10-02', inShort: ['Be kind.'] })
  expect(terms.sections.map(({ title, content }) => [title, content])).toEqual([
    ['One', '<p>a</p>'],
    ['Two', '<p>b</p>'],
  ])
})

test('a legal text keeps what is right when a field or a section is not', async () => {
  const sections = [
    { id: 1, title: 'One', content: null, order: 1 },
    { id: 2, title: 'Two', content: '<p>b</p>', order: 'second' },
    { id: 3, title: null, content: '<p>c</p>', order: 3 },
    null,
  ]
  const attributes = { title: null, subtitle: 7, lastUpdated: 'soon', inShort: [null, 'Be kind.'], sections }
  const { enter } = await createClient((_, response) => json(response, { data: { id: 4, attributes } }))
  const read = enter()
  const terms = await read.legal('privacy')
  expect(terms).toMatchObject({ title: 'Privacy policy', lastUpdated: undefined, inShort: ['Be kind.'] })
  expect(terms.sections.map(({ title, content }) => [title, content])).toEqual([['Two', '<p>b</p>']])
  expect(read.missing()).toEqual([])
})

test('one record that cannot be used does not cost us the others', async () => {
  const { enter } = await createClient((_, response) =>
    json(response, { data: [benefit(1, 1), { id: 2, attributes: {} }] }),
  )
  expect(await enter().benefits()).toHaveLength(1)
})

test('an unknown post is no post, and an address that cannot be one is not even asked for', async () => {
  const { host, enter } = await createClient((_, response) => json(response, { data: [] }))
  expect(await enter().post('no-such-post')).toBeUndefined()
  expect(await enter().post('../x&populate=secrets')).toBeUndefined()
  expect(host.requests).toHaveLength(1)
})

test.for<[string, Answer]>([
  ['fails at once', (_, response) => void response.writeHead(500).end('{}')],
  ['does not know the list', (_, response) => void response.writeHead(404).end('{"data":null}')],
  ['sends us elsewhere', (_, response) => void response.writeHead(302, { location: '/api/elsewhere' }).end()],
])('a host that %s is asked once and then left alone for two seconds', async ([, trouble]) => {
  const { host, enter, clock } = await createClient(trouble)
  for (let view = 0; view < 5; view++) {
    const read = enter()
    expect(await read.benefits()).toEqual(fallbackBenefits)
    expect(read.missing()).toEqual(['benefits'])
  }
  clock.nowMs = 1999
  await enter().benefits()
  expect(host.requests.map(({ url }) => url)).toEqual([
    '/api/benefits?sort=order:asc&populate=*&pagination[pageSize]=100',
  ])
  host.answer = (_, response) => json(response, { data: [benefit(1, 1)] })
  clock.nowMs = 2000
  expect((await enter().benefits()).map(({ title }) => title)).toEqual(['Benefit 1'])
})

test('a host that fails while we have a copy is left alone too', async () => {
  const { host, enter, clock } = await createClient((_, response) => json(response, { data: [benefit(1, 1)] }))
  await enter().benefits()
  host.answer = (_, response) => void response.writeHead(500).end('{}')
  clock.nowMs = 60_000
  for (let view = 0; view < 5; view++) expect(await enter().benefits()).toHaveLength(1)
  expect(host.requests).toHaveLength(2)
})
