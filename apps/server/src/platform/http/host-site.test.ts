import { gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type App, buildApp } from '../../app.ts'
import type { Visit } from '@mowatt/contract/visit'

type Seen = { request: Request; visit: Visit }

const captured = captureLog()
let testApp: TestApp
let app: App
let seen: Seen[]
/** The site's next response; each test sets its own. */
let answer: (seen: Seen) => Promise<Response> | Response

beforeAll(async () => {
  testApp = await createTestApp({ log: captured.log })
})
afterAll(() => testApp.close())

beforeEach(async () => {
  seen = []
  answer = publicPage
  minutesOn(0)
  app = await buildApp(testApp.ctx, {
    site: {
      async answer(request, visit) {
        seen.push({ request, visit })
        return answer({ request, visit })
      },
    },
  })
})
afterEach(() => app.close())

function htmlPage(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

const publicPage = ({ request, visit }: Seen) =>
  htmlPage(
    `<script nonce="${visit.nonce}">1</script>${new URL(request.url).pathname} ${request.headers.get('cookie') ?? '-'}`,
    { 'x-cache-for-seconds': '60' },
  )
const personalPage = ({ request }: Seen) => htmlPage(`for ${request.headers.get('cookie') ?? 'nobody'}`)

const visit = (url: string, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers }, ...more })

const nonceOf = (text: string) => /nonce[-=]"?([\w-]{22})/.exec(text)?.[1]
const minutesOn = (minutes: number) => testApp.setNow(new Date(Date.parse('2026-11-15T09:00:00Z') + minutes * 60_000))

test('a page and its policy carry the same nonce, another one each time, first visit and later ones alike', async () => {
  const visits = [await visit('/'), await visit('/'), await visit('/')]
  const nonces = visits.map(({ body }) => nonceOf(body))
  expect(nonces).toEqual(visits.map(({ headers }) => nonceOf(String(headers['content-security-policy']))))
  expect(new Set(nonces).size).toBe(3)
  expect(nonces).not.toContain(undefined)
  expect(seen).toHaveLength(2)
})

test('of pages that are asked for at once, one is begun in each round, and others are heard between', async () => {
  let round = 0
  let isOver = false
  const count = () => {
    round += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const begun: number[] = []
  answer = (seen) => {
    begun.push(round)
    return personalPage(seen)
  }
  await Promise.all(Array.from({ length: 20 }, (_, at) => visit(`/search?q=${at}`)))
  isOver = true
  expect(new Set(begun).size).toBe(20)
})

test('compressed, a kept page unpacks to what others get plain', async () => {
  await visit('/')
  const packed = await visit('/', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding, cookie' })
  const text = gunzipSync(packed.rawPayload).toString()
  expect(text).toBe(`<script nonce="${nonceOf(String(packed.headers['content-security-policy']))}">1</script>/ -`)
})

test('whoever refuses gzip gets the page plain', async () => {
  await visit('/')
  const plain = await visit('/', { 'accept-encoding': 'gzip;q=0' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body).toContain('</script>')
})

test('two hundred visitors at once cost one render, once the page is known to be for everybody', async () => {
  await visit('/')
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = async (each) => {
    await promise
    return publicPage(each)
  }
  const visits = Array.from({ length: 200 }, () => visit('/'))
  await expect.poll(() => seen.length).toBe(2)
  resolve()
  const pages = await Promise.all(visits)
  expect(seen).toHaveLength(2)
  expect(new Set(pages.map(({ body }) => nonceOf(body))).size).toBe(200)
})

test('a page is kept for its time, then renewed behind the back of the next visitor', async () => {
  await visit('/')
  await visit('/')
  answer = () => htmlPage('renewed', { 'x-cache-for-seconds': '60' })
  minutesOn(0.99)
  expect((await visit('/')).body).toContain('/ -')
  expect(seen).toHaveLength(2)
  minutesOn(1)
  expect((await visit('/')).body).toContain('/ -')
  await expect.poll(async () => (await visit('/')).body).toBe('renewed')
})

test('while the site is broken the last good page stays, and the log says why', async () => {
  await visit('/')
  await visit('/')
  minutesOn(2)
  answer = () => Promise.reject(new Error('no database for ada@mowatt.example'))
  expect((await visit('/')).statusCode).toBe(200)
  expect((await visit('/')).body).toContain('/ -')
  await expect.poll(() => captured.text()).toContain('a page could not be renewed')
  expect(captured.text()).not.toContain('ada@')
})

test('a page that says nothing about keeping is made for each visitor alone', async () => {
  answer = personalPage
  const visits = ['a=1', 'b=2', 'a=1'].map((cookie) => visit('/account', { cookie }))
  expect((await Promise.all(visits)).map(({ body }) => body)).toEqual(['for a=1', 'for b=2', 'for a=1'])
  expect((await visit('/account')).headers['cache-control']).toBe('private, no-cache')
})

test.each(['0', '-1', 'x', ''])('keeping for %j seconds is not keeping', async (seconds) => {
  answer = ({ request }) => htmlPage(`for ${request.headers.get('cookie')}`, { 'x-cache-for-seconds': seconds })
  for (const cookie of ['a=1', 'b=2']) expect((await visit('/', { cookie })).body).toBe(`for ${cookie}`)
})

test('a render for everybody sees nothing of the visitor who caused it', async () => {
  await visit('/')
  const secrets = { cookie: 'session=secret', authorization: 'Bearer secret', 'x-forwarded-for': '1.2.3.4' }
  expect((await visit('/', secrets)).body).toContain('/ -')
  expect([...(seen[1]?.request.headers ?? [])]).toEqual([])
})

test('each theme has its own page, and an invented one has none', async () => {
  await visit('/')
  const cookie = (theme: string) => ({ cookie: `session=secret; mowatt.theme=${theme}; x=y` })
  for (const theme of ['dark', 'light', 'system', 'dark']) {
    expect((await visit('/', cookie(theme))).body).toContain(`mowatt.theme=${theme}`)
    expect((await visit('/', { cookie: `__Host-mowatt.theme=${theme}` })).body).toContain(`mowatt.theme=${theme}`)
  }
  expect(seen).toHaveLength(4)
  expect((await visit('/', cookie('<script>'))).body).toContain('/ -')
})

test('what a page reads from its query makes it another page, what it does not read leaves it as it is', async () => {
  answer = (each) => {
    const page = publicPage(each)
    page.headers.set('x-cache-query', 'campaign theme')
    return page
  }
  const campaigns = ['/?campaign=winter', '/?campaign=winter&gclid=1', '/?fbclid=2&campaign=winter#top']
  for (const url of campaigns) await visit(url)
  expect(seen.map(({ request }) => new URL(request.url).search)).toEqual(['?campaign=winter', '?campaign=winter'])

  seen = []
  for (const url of ['/?ref=abc', '/', '/?utm_source=x&utm_medium=y', '/?campaign=winter']) await visit(url)
  expect(seen.map(({ request }) => new URL(request.url).search)).toEqual([''])
  for (const url of [`/?campaign=${'x'.repeat(300)}`, '/x.data', '/x.data', '/x.data']) await visit(url)
  expect(seen).toHaveLength(5)
  expect((await visit('/')).headers).not.toHaveProperty('x-cache-query')
})

test('a hard reload gets the page as it is now', async () => {
  await visit('/')
  await visit('/')
  answer = () => htmlPage('changed', { 'x-cache-for-seconds': '60' })
  expect((await visit('/')).body).toContain('/ -')
  expect((await visit('/', { 'cache-control': 'no-cache' })).body).toBe('changed')
})

test('a page that stops being for everybody is at once made for each visitor again', async () => {
  await visit('/')
  answer = personalPage
  const visits = ['a=1', 'b=2'].map((cookie) => visit('/', { cookie }))
  expect((await Promise.all(visits)).map(({ body }) => body)).toEqual(['for a=1', 'for b=2'])
  const before = seen.length
  await visit('/', { cookie: 'c=3' })
  expect(seen).toHaveLength(before + 1)
})

test('a page that is gone stops being shown', async () => {
  await visit('/news')
  await visit('/news')
  answer = () => htmlPage('Not Found', {}, 404)
  minutesOn(2)
  await visit('/news')
  await expect.poll(async () => (await visit('/news')).statusCode).toBe(404)
})

test('a cookie that the site sets reaches the one who asked, and nobody else', async () => {
  answer = ({ request }) => {
    const response = htmlPage('hello', { 'x-cache-for-seconds': '60' })
    response.headers.append('set-cookie', `seen=${request.headers.get('cookie') ?? 'new'}; HttpOnly`)
    response.headers.append('set-cookie', 'b=2')
    return response
  }
  expect((await visit('/', { cookie: 'a=1' })).headers['set-cookie']).toEqual(['seen=a=1; HttpOnly', 'b=2'])
  expect((await visit('/')).headers['set-cookie']).toEqual(['seen=new; HttpOnly', 'b=2'])
})

test('what the site tells the server about keeping never leaves', async () => {
  for (const each of [await visit('/'), await visit('/'), await visit('/', {}, { method: 'HEAD' })]) {
    expect(each.headers).not.toHaveProperty('x-cache-for-seconds')
  }
})

test('the site is told the address, the settings and who to ask', async () => {
  await visit('/a?b=c', { host: 'localhost:3000', 'x-request-id': '0f8fad5b-d9cb-469f-a165-70867728950e' })
  expect(seen[0]?.request.url).toBe('http://localhost:3000/a?b=c')
  expect(seen[0]?.visit).toMatchObject({
    requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    settings: {
      siteUrl: 'http://localhost:3000',
      appUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:3000',
      contentUrl: 'http://localhost:3000',
      hasDevPages: true,
      identity: {
        url: 'http://localhost:3000',
        apiKey: 'mowatt-local',
        project: 'mowatt',
        tenant: null,
        isOurs: true,
      },
    },
  })
})
