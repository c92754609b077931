import { contentEndpoints, listClaims, listHeroBanners, readGlobalSetting } from '@mowatt/contract'
import type { Endpoint } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { contentKinds } from './content-kinds.ts'
import { seedContent } from './seed-content.ts'

let testApp: TestApp
let minute = 0

beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

/** Content may be cached for a second; after this it must be read again. */
function laterOn(): void {
  testApp.setNow(new Date(Date.UTC(2026, 10, 15, 10, ++minute)))
}

type Flat = Record<string, unknown> & { id: number; documentId: string }
type V4 = { id: number; documentId: string; attributes: Record<string, unknown> }
type Refusal = { data: null; error: { status: number; name: string; message: string; details: object } }

async function list(path: string): Promise<{ data: Flat[]; meta: { pagination: Record<string, number> } }> {
  const answer = await testApp.app.inject(`/api/${path}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function refusal(path: string): Promise<Refusal['error']> {
  const answer = await testApp.app.inject(`/api/${path}`)
  const { data, error } = answer.json<Refusal>()
  expect(data).toBeNull()
  expect(answer.statusCode).toBe(error.status)
  return error
}

test.each(contentEndpoints.filter(({ path }) => !path.includes(':')) as Endpoint[])(
  'the shipped answer of $name keeps the promise of the contract, to the last field',
  async ({ path, reply }) => {
    const answer = await testApp.app.inject(`${path}?populate=*&pagination[pageSize]=100`)
    expect(answer.statusCode).toBe(200)
    const body = answer.json<{ data: Flat | Flat[] }>()
    expect(z.safeParse(reply, body).error).toBeUndefined()
    const [record] = Array.isArray(body.data) ? body.data : [body.data]
    const kind = contentKinds.find((each) => `/api/${each.path}` === path)
    expect(Object.keys(record ?? {}).toSorted()).toEqual(
      ['id', 'documentId', ...Object.keys(kind?.fields ?? {}), 'createdAt', 'updatedAt', 'publishedAt'].toSorted(),
    )
  },
)

test('every kind is in the contract', () => {
  const paths = contentKinds.flatMap(({ path, isSingle }) =>
    isSingle ? [`/api/${path}`] : [`/api/${path}`, `/api/${path}/:documentId`],
  )
  expect(contentEndpoints.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})

test('the shipped banners are there, the default one first', async () => {
  const { data, meta } = await testApp.call(listHeroBanners, { query: { populate: '*' } })
  expect(data.map(({ campaignName }) => campaignName)).toEqual(['default', 'founders', 'winter'])
  expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 3 })
  expect(data[0]).toMatchObject({ title: 'Switch energy in seconds.', isDefault: true, image: null })
})

test('who asks for the older shape gets attributes and wrapped media', async () => {
  const headers = { 'strapi-response-format': 'v4' }
  const answer = await testApp.app.inject({ url: '/api/hero-banners?populate=*', headers })
  const { data } = answer.json<{ data: V4[] }>()
  expect(Object.keys(data[0] ?? {})).toEqual(['id', 'documentId', 'attributes'])
  expect(data[0]?.attributes).toMatchObject({ title: 'Switch energy in seconds.', image: { data: null } })
  const flat = await list('hero-banners?populate=*')
  expect(flat.data[0]).not.toHaveProperty('attributes')
  const one = await testApp.app.inject({ url: '/api/privacy-policy?populate=sections', headers })
  const { data: policy, meta } = one.json<{ data: V4; meta: object }>()
  expect(policy.documentId).toBe('shipped-privacy-policy')
  expect((policy.attributes['sections'] as object[])[0]).toMatchObject({ id: 1, order: 1 })
  expect(meta).toEqual({})
})

test.each(['hero-banners', 'privacy-policy', 'hero-banners/shipped-hero-default'])(
  'pictures and sections of %s come only when they are asked for',
  async (path) => {
    const field = path === 'privacy-policy' ? 'sections' : 'image'
    const names = async (query: string) => {
      const { data } = (await testApp.app.inject(`/api/${path}${query}`)).json<{ data: Flat | Flat[] }>()
      return Object.keys((Array.isArray(data) ? data[0] : data) ?? {})
    }
    expect(await names('')).not.toContain(field)
    expect(await names('?populate=*')).toContain(field)
    expect(await names(`?populate=${field}`)).toContain(field)
    expect(await names(`?populate[0]=${field}`)).toContain(field)
    expect(await names(`?populate[${field}]=true`)).toContain(field)
    expect(await names(`?populate%5B${field}%5D%5Bsort%5D%5B0%5D=order:asc`)).toContain(field)
  },
)

test('sections come in their order, whatever order they were stored in', async () => {
  const { db } = testApp.database
  const sections = [2, 1, 3].map((order) => ({ id: order + 10, title: `Part ${order}`, content: '<p>x</p>', order }))
  await db
    .updateTable('content_record')
    .set((each) => ({
      fields: each.fn('jsonb_set', [
        'fields',
        each.val('{sections}'),
        each.cast(each.val(JSON.stringify(sections)), 'jsonb'),
      ]),
    }))
    .where('kind', '=', 'main-terms-and-conditions')
    .execute()
  laterOn()
  const url = '/api/main-terms-and-conditions?populate=sections&sort=sections.order:asc'
  const { data } = (await testApp.app.inject(url)).json<{ data: { sections: { order: number }[] } }>()
  expect(data.sections.map(({ order }) => order)).toEqual([1, 2, 3])
})

test.each([
  ['sort=order:desc', [4, 3, 2, 1]],
  ['sort=order', [1, 2, 3, 4]],
  ['sort[0]=title:asc&sort[1]=order:DESC', [3, 4, 1, 2]],
  ['sort[order]=desc', [4, 3, 2, 1]],
  ['filters[order][$gte]=2&filters[order][$lt]=4', [2, 3]],
  ['filters[order][$gt]=3', [4]],
  ['filters[order][$lte]=1', [1]],
  ['filters[order][$in][0]=1&filters[order][$in][1]=4', [1, 4]],
  ['filters[title][$eq]=Greener choices', [3]],
  ['filters[title]=Greener%20choices', [3]],
  ['filters[title][$ne]=Greener+choices', [1, 2, 4]],
  ['filters[description][$contains]=renewable', [3]],
  ['filters[description][$contains]=RENEWABLE', []],
  ['filters[description][$containsi]=RENEWABLE', [3]],
  ['filters[order][$null]=true', []],
  ['filters[order][$null]=false', [1, 2, 3, 4]],
  ['filters[$or][0][order]=1&filters[$or][1][order]=4', [1, 4]],
  ['filters[documentId][$eq]=shipped-benefit-2', [2]],
  ['filters[createdAt][$gt]=2000-01-01', [1, 2, 3, 4]],
  ['pagination[pageSize]=3&pagination[page]=2', [4]],
  ['pagination[start]=1&pagination[limit]=2', [2, 3]],
  ['pagination[page]=9', []],
  ['status=draft&publicationState=preview&locale=en&unknown=1', [1, 2, 3, 4]],
])('benefits?%s', async (query, orders) => {
  const { data } = await list(`benefits?${query}`)
  expect(data.map(({ order }) => order)).toEqual(orders)
})

test('posts are found by slug and category, and come with the dates they were published on', async () => {
  const { data } = await list('blog-posts?filters[slug][$eq]=green-energy-tariffs-explained')
  expect(data).toMatchObject([{ category: 'sustainability', publishedAt: '2026-10-28T08:00:00.000Z' }])
  const guides = await list('blog-posts?filters[category][$in][0]=guide&sort=publishedAt:desc&fields=slug')
  expect(guides.data.map(({ slug }) => slug)).toEqual(['smart-meters-and-switching', 'how-to-switch-energy-provider'])
})

test('fields limits what is sent, but not who it is', async () => {
  const { data } = await list('faqs?fields[0]=slug&pagination[pageSize]=1')
  expect(data.map((record) => Object.keys(record))).toEqual([['id', 'documentId', 'slug']])
})

test.each([
  ['', { page: 1, pageSize: 25, pageCount: 1, total: 19 }],
  ['?pagination[page]=0&pagination[pageSize]=1000', { page: 1, pageSize: 100, pageCount: 1, total: 19 }],
  ['?pagination[pageSize]=5', { page: 1, pageSize: 5, pageCount: 4, total: 19 }],
  ['?pagination[pageSize]=5&pagination[withCount]=false', { page: 1, pageSize: 5 }],
  ['?pagination[start]=2&pagination[limit]=3', { start: 2, limit: 3, total: 19 }],
  ['?pagination[limit]=-1', { start: 0, limit: 100, total: 19 }],
  ['?pagination[page]=nonsense', { page: 1, pageSize: 25, pageCount: 1, total: 19 }],
])('faqs%s tells which page it is', async (query, pagination) => {
  expect((await list(`faqs${query}`)).meta).toEqual({ pagination })
})

test.each([
  ['benefits?sort=nosuch', 'Invalid key nosuch', { key: 'nosuch', path: null, source: 'query', param: 'sort' }],
  ['benefits?populate=nosuch', 'Invalid key nosuch', { key: 'nosuch', param: 'populate' }],
  ['benefits?populate=title', 'Invalid key title', { key: 'title' }],
  ['benefits?filters[nosuch][$eq]=1', 'Invalid key nosuch', { key: 'nosuch', param: 'filters' }],
  ['benefits?filters[title][$nosuch]=1', 'Invalid key $nosuch at title', { key: '$nosuch', param: 'filters' }],
  ['benefits?filters[__proto__][$eq]=1', 'Invalid key __proto__', { key: '__proto__' }],
  ['benefits?filters[title][constructor]=1', 'Invalid key constructor at title', {}],
  ['benefits?filters[constructor]=1', 'Invalid key constructor', {}],
  ['benefits?sort=__proto__', 'Invalid key __proto__', {}],
  ['benefits?populate[__proto__]=1', 'Invalid key __proto__', {}],
  ['privacy-policy?populate[sections][nosuch]=1', 'Invalid key nosuch at sections', { param: 'populate' }],
  ['benefits?fields=nosuch', 'Invalid key nosuch', { param: 'fields' }],
  ['benefits?sort=order:up', 'Invalid order. order can only be one of asc|desc|ASC|DESC', {}],
  ['privacy-policy?sort=sections.nosuch', 'Invalid key nosuch at sections', {}],
  [
    'privacy-policy?populate=sections&sort=sections.order:desc',
    'Invalid key order at sections',
    { key: 'order', path: 'sections', source: 'query', param: 'sort' },
  ],
  ['privacy-policy?populate=sections&sort=sections.title:asc', 'Invalid key title at sections', {}],
  ['benefits?sort=sections.order', 'Invalid key sections', {}],
  ['benefits?filters=1', 'Invalid filters parameter. Expected an object', {}],
  ['benefits?filters[order][$gt]=many', 'Invalid value for order: expected a number', {}],
  [`benefits?a${'[b]'.repeat(20)}=1`, 'The query is nested too deeply', {}],
  [`benefits?a=${'x'.repeat(5000)}`, 'The query is too long', {}],
  [`benefits?${'a=1&'.repeat(200)}`, 'The query has too many parts', {}],
])('%s is refused', async (path, message, details) => {
  expect(await refusal(path)).toMatchObject({ status: 400, name: 'ValidationError', message, details })
})

test('two ways of paging at once are refused', async () => {
  expect(await refusal('benefits?pagination[page]=1&pagination[start]=0')).toEqual({
    status: 400,
    name: 'PaginationError',
    message: 'Cannot use both page & offset pagination in the same query',
    details: {},
  })
})

test.each(['nothing', 'nothing/at/all', 'benefits/1', 'benefits/nosuch', 'privacy-policy/shipped-privacy-policy'])(
  'there is nothing at /api/%s, in the words of Strapi',
  async (path) => {
    const answer = await testApp.app.inject(`/api/${path}`)
    expect(answer.body).toBe(
      '{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found","details":{}}}',
    )
    expect(answer).toMatchObject({ statusCode: 404 })
  },
)

test.each(['/api/v1', '/api/v1/nothing', '/api/v1/nothing/at/all'])('%s is not ours', async (url) => {
  const answer = await testApp.app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found' })
})

test('one record is found by its document id', async () => {
  const answer = await testApp.app.inject('/api/faqs/shipped-faq-is-mo-a-person?fields=question')
  expect(answer.json()).toEqual({
    data: { id: expect.any(Number) as number, documentId: 'shipped-faq-is-mo-a-person', question: 'Is Mo a person?' },
    meta: {},
  })
})

test('an unchanged answer is not sent again, whatever else the request says', async () => {
  const url = '/api/faqs?sort=order:asc'
  const { headers } = await testApp.app.inject(url)
  expect(headers).toMatchObject({
    etag: expect.stringMatching(/^W\/"[0-9a-f]+-[\w+/]{27}"$/) as string,
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding, strapi-response-format',
  })
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
  const etag = String(headers.etag)
  for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = await testApp.app.inject({
      url,
      headers: { 'if-none-match': tag, 'cache-control': 'no-cache', pragma: 'no-cache' },
    })
    expect(again).toMatchObject({ statusCode: 304, body: '', headers: { etag } })
  }
  const other = { 'if-none-match': etag, 'strapi-response-format': 'v4' }
  expect((await testApp.app.inject({ url, headers: other })).statusCode).toBe(200)
  expect((await testApp.app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  expect(await testApp.app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, body: '' })
})

test('an answer is packed for whoever can unpack it, and says the same', async () => {
  const plain = await testApp.app.inject('/api/faqs')
  for (const encoding of ['br', 'gzip']) {
    const packed = await testApp.app.inject({ url: '/api/faqs', headers: { 'accept-encoding': encoding } })
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  }
  const refused = await testApp.app.inject({ url: '/api/faqs', headers: { 'accept-encoding': 'br;q=0, gzip; q=0.0' } })
  expect(refused.headers).not.toHaveProperty('content-encoding')
})

test('5,000 requests for content that nobody has read yet cause one read', async () => {
  laterOn()
  const reads = vi.spyOn(testApp.database.db, 'selectFrom')
  const answers = await Promise.all(Array.from({ length: 5000 }, () => testApp.app.inject('/api/benefits?populate=*')))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  // Other code uses the database at the same time: jobs and scheduled work.
  expect(reads.mock.calls.filter(([table]) => (table as unknown) === 'content_record')).toHaveLength(1)
  reads.mockRestore()
})

test('a page of another site may ask, with the headers that content clients send', async () => {
  const answer = await testApp.app.inject({
    method: 'OPTIONS',
    url: '/api/faqs',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': expect.stringContaining('strapi-response-format') as string,
  })
})

test('a record that is not published is not shown', async () => {
  const { db } = testApp.database
  await db
    .updateTable('content_record')
    .set({ published_at: null })
    .where('document_id', '=', 'shipped-hero-winter')
    .execute()
  laterOn()
  const shown = async () => (await testApp.call(listHeroBanners, { query: {} })).data.map((each) => each.campaignName)
  // A slow database doesn't keep the last copy from being shown.
  await expect.poll(shown).toEqual(['default', 'founders'])
  expect(await refusal('hero-banners/shipped-hero-winter?status=draft')).toMatchObject({ status: 404 })
})

test('every claim says what it rests on and until when', async () => {
  const { data } = await testApp.call(listClaims, { query: { sort: 'order:asc' } })
  expect(data.slice(0, 3).map(({ figure }) => figure)).toEqual(['£230', '500+', '8'])
  for (const { basis, expiresOn, checkedOn } of data) {
    expect(basis.length).toBeGreaterThan(20)
    expect(expiresOn > checkedOn).toBe(true)
  }
})

test('the name of the site comes from the settings, and a change gives a new tag', async () => {
  const before = await testApp.app.inject('/api/global-setting')
  const { db } = testApp.database
  await db
    .updateTable('content_record')
    .set((each) => ({
      fields: each.fn('jsonb_set', ['fields', each.val('{siteName}'), each.cast(each.val('"Renamed"'), 'jsonb')]),
    }))
    .where('kind', '=', 'global-setting')
    .execute()
  laterOn()
  const { data } = await testApp.call(readGlobalSetting, { query: {} })
  expect(data.siteName).toBe('Renamed')
  expect((await testApp.app.inject('/api/global-setting')).headers.etag).not.toBe(before.headers.etag)
})

test('shipped content is as old as its texts, and not as old as the installation', async () => {
  const seeded = await testApp.database.db.selectFrom('content_record').select(['document_id', 'updated_at']).execute()
  const days = new Map(seeded.map((row) => [row.document_id, row.updated_at.toISOString()]))
  for (const name of ['home-page', 'about-page', 'partner-page', 'benefits-section']) {
    expect(days.get(`shipped-${name}`)).toBe('2026-11-15T00:00:00.000Z')
  }
})

test('what an editor deleted does not come back when the shipped content is seeded again', async () => {
  await testApp.database.db.deleteFrom('content_record').where('document_id', '=', 'shipped-hero-founders').execute()
  expect(await seedContent(testApp.ctx)).toBe(0)
  laterOn()
  const { data } = await testApp.call(listHeroBanners, { query: {} })
  expect(data.map(({ campaignName }) => campaignName)).not.toContain('founders')
})

test('a setting that was never made is not found', async () => {
  await testApp.database.db.deleteFrom('content_record').where('kind', '=', 'global-setting').execute()
  laterOn()
  await expect(testApp.call(readGlobalSetting, { query: {} })).rejects.toMatchObject({ status: 404 })
})
