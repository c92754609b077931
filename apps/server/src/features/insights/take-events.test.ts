import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { forgetOldEvents } from './public.ts'

let testApp: TestApp
let clock = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  testApp = await createTestApp({ env: { ANALYTICS_ORIGINS: 'https://shop.example' } })
  at(clock)
})
afterAll(() => testApp.close())

function at(now: Date) {
  clock = now
  testApp.setNow(now)
}

let made = 0
const uuid = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`

type Sent = { event?: string; uuid?: string; timestamp?: string; properties?: Record<string, unknown> }

function event(changes: Sent = {}) {
  const { properties, ...rest } = changes
  return {
    event: '$pageview',
    uuid: uuid(),
    timestamp: clock.toISOString(),
    properties: { token: 'mowatt-local', distinct_id: 'browser-1', page: '/', ...properties },
    ...rest,
  }
}

function post(url: string, payload: string | Buffer, type = 'text/plain', remoteAddress = '203.0.113.7') {
  return testApp.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, origin: 'http://localhost:3000' },
    remoteAddress,
  })
}

const rows = () => testApp.database.db.selectFrom('insights_event').selectAll().orderBy('uuid').execute()
const emptied = () => testApp.database.db.deleteFrom('insights_event').execute()

test("a page view in the library's own words is one too, without what it must not say", async () => {
  await emptied()
  const address = 'https://shop.example/blog?utm_source=news&email=ada@person.example#top'
  const { properties, ...own } = event({ properties: { $current_url: address, $pathname: '/blog' } })
  const { page: _ours, ...theirs } = properties as Record<string, unknown>
  await post('/e/', JSON.stringify({ ...own, properties: theirs }), 'application/json')
  expect((await rows()).map((row) => row.properties)).toEqual([{ page: '/blog?utm_source=news&email=*' }])
})

test('every form of the protocol arrives, and the same event once', async () => {
  await emptied()
  const [one, two, three, four, five] = [event(), event(), event(), event(), event()]
  const json = (value: unknown) => JSON.stringify(value)
  const answers = [
    await post('/e/?ip=0&_=1&ver=1', json(one), 'application/json'),
    await post('/i/v0/e/?compression=gzip-js', gzipSync(json([two, one]))),
    await post('/batch/', json({ api_key: 'mowatt-local', batch: [three] }), 'application/json'),
    await post(
      '/e/?compression=base64',
      `data=${encodeURIComponent(Buffer.from(json(four)).toString('base64'))}`,
      'application/x-www-form-urlencoded',
    ),
    await post('/capture', `data=${encodeURIComponent(json(five))}`, 'application/x-www-form-urlencoded'),
    await post('/e/', gzipSync(json([one, two, three, four, five])), 'application/octet-stream'),
  ]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(() => [200, '{"status":1}']))
  expect((await rows()).map((each) => each.uuid)).toEqual([one, two, three, four, five].map((each) => each.uuid))
})

test('a library that names the packing in the header is heard too', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const payload = gzipSync(JSON.stringify({ api_key: 'mowatt-local', batch: [event()] }))
  const answer = await testApp.app.inject({ method: 'POST', url: '/batch/', headers, payload })
  expect(answer.json()).toEqual({ status: 1 })
})

test('an event without an id is the same one when it is sent again', async () => {
  await emptied()
  const { uuid: _left, ...nameless } = event({ properties: { page: '/about-us' } })
  for (const _try of [1, 2]) await post('/e/', JSON.stringify(nameless))
  expect(await rows()).toHaveLength(1)
})

test('only whoever has the key of this project is heard', async () => {
  await emptied()
  const given = event()
  const { token: _left, ...rest } = given.properties as Record<string, unknown>
  const nameless = { ...given, properties: rest }
  const statuses = []
  for (const body of [
    nameless,
    { ...nameless, api_key: 'another' },
    { api_key: 'another', batch: [given] },
    { api_key: 'mowatt-local', batch: [event({ properties: { token: 'another' } })] },
    [given, { ...nameless, token: null }],
  ]) {
    const answer = await post('/e/', JSON.stringify(body))
    statuses.push(answer.statusCode, (answer.json() as { code: string }).code)
  }
  expect(new Set(statuses)).toEqual(new Set([401, 'wrong_key']))
  expect((await testApp.app.inject('/array/another/config')).statusCode).toBe(404)
  expect(await rows()).toHaveLength(0)
  expect((await post('/e/', JSON.stringify({ api_key: 'mowatt-local', batch: [nameless] }))).statusCode).toBe(200)
  expect(await rows()).toHaveLength(1)
})

test('whatever is in it, what is no event is left out and the others are kept', async () => {
  await emptied()
  const strange = [
    null,
    7,
    [],
    { event: '$pageview' },
    { ...event(), properties: null },
    { ...event(), properties: [1] },
    { ...event(), event: { toString: 1 } },
    event({ event: '__proto__' }),
    event({ event: 'constructor' }),
    event({ properties: { distinct_id: '' } }),
    event({ properties: { page: null } }),
    event({ event: 'scroll_depth', properties: { percentage: '25' } }),
    event({ event: 'web_vital', properties: { metric: 'XYZ', value: 1, rating: 'good' } }),
    event({ event: 'web_vital', properties: { metric: 'LCP', value: -1, rating: 'good' } }),
  ]
  const half = event({ event: 'lead_generated', properties: { form_type: 'chat_message', source: 'hero' } })
  const preview = { message_preview: `how much\u0000 \ud800 ${'can '.repeat(9)}😀😀😀` }
  const kept = [
    { ...half, properties: { ...half.properties, ...preview } },
    event({ event: 'web_vital', properties: { metric: 'LCP', value: 1e300, rating: 'good' } }),
  ]
  expect((await post('/e/', JSON.stringify(strange.slice(0, 6)))).statusCode).toBe(400)
  const deep = (levels: number) =>
    `{"event":"$pageview","timestamp":${'['.repeat(levels)}${']'.repeat(levels)},"properties":{"token":"mowatt-local","distinct_id":"a","page":"/deep","__proto__":{"a":1}}}`
  expect((await post('/e/', deep(99))).statusCode).toBe(200)
  expect((await post('/e/', deep(90_000))).statusCode).toBe(400)
  const answer = await post('/batch/', JSON.stringify({ api_key: 'mowatt-local', batch: [...strange, ...kept] }))
  expect(answer.statusCode).toBe(200)
  const stored = await rows()
  expect(stored.map((each) => each.event).toSorted()).toEqual(['$pageview', 'lead_generated'])
  expect(stored.find((each) => each.event === 'lead_generated')?.properties).toMatchObject({
    message_preview: expect.stringMatching(/^how much {2}\uFFFD can can/) as string,
  })
})

test('what does not fit is refused: bytes that are nothing, bombs, other sites', async () => {
  await emptied()
  expect((await post('/e/', 'nonsense')).statusCode).toBe(400)
  expect((await post('/e/', '')).statusCode).toBe(400)
  expect((await post('/e/', Buffer.from([0x1f, 0x8b, 1, 2, 3]))).statusCode).toBe(400)
  const bomb = gzipSync(JSON.stringify([event({ properties: { page: '/'.repeat(2_000_000) } })]))
  expect((await post('/e/', bomb)).statusCode).toBe(413)
  expect((await post('/e/', `[${' '.repeat(1_000_000)}]`)).statusCode).toBe(413)
  const foreign = await testApp.app.inject({
    method: 'POST',
    url: '/e/',
    payload: JSON.stringify(event()),
    headers: { 'content-type': 'text/plain', origin: 'https://elsewhere.example' },
  })
  expect(foreign.statusCode).toBe(403)
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin')
  expect(await rows()).toHaveLength(0)
})

test('a flood from one network is turned away', async () => {
  const statuses = new Set<number>()
  for (let index = 0; index < 310; index++) {
    statuses.add((await post('/flags/?v=2', '{}', 'text/plain', '203.0.113.99')).statusCode)
  }
  expect([...statuses]).toEqual([200, 429])
})

test('only what the catalogue knows is kept, and nothing that is personal', async () => {
  await emptied()
  const canaries = ['canary@person.example', '1012345678901', 'Zebulon', 'SW1A 1AA', 'eyJhbGciOiJIUzI1NiJ9.canary.sig']
  const [email = '', mpan = '', name = '', postcode = '', token = ''] = canaries
  await post(
    '/e/',
    JSON.stringify([
      event({ event: 'unknown_event', properties: { page: email } }),
      event({
        properties: {
          page: `/chat/3f0c7a52-canary?session=${token}&email=${email}&utm_source=news`,
          $ip: '203.0.113.7',
          $current_url: `https://mowatt.example/?token=${token}`,
          name,
          distinct_id: email,
        },
      }),
      event({
        event: 'lead_generated',
        properties: {
          form_type: 'chat_message',
          source: 'hero',
          message_preview: `I am ${name} at ${postcode}, MPAN ${mpan}`,
        },
      }),
      event({
        event: 'error_occurred',
        properties: {
          name: 'Error',
          source: 'window',
          message: `no ${email} (${name}.pdf) ${mpan} ${postcode} ${token}`,
          stack: `Error: ${email}\n at x (https://h/assets/a.js?token=${token}:1:2)`,
        },
      }),
    ]),
  )
  const stored = await rows()
  expect(stored.map((each) => each.event).toSorted()).toEqual(['$pageview', 'error_occurred', 'lead_generated'])
  const errors = await testApp.database.db.selectFrom('insights_error').selectAll().execute()
  const all = JSON.stringify([stored, errors])
  for (const canary of [...canaries, '203.0.113.7', 'browser-1']) expect(all).not.toContain(canary)
  expect(stored.find((each) => each.event === '$pageview')?.properties).toEqual({
    page: '/chat/:id?*=*&email=*&utm_source=news',
  })
  expect(stored.find((each) => each.event === 'lead_generated')?.properties).toMatchObject({
    message_preview: 'I am * at * * * *',
  })
})

test('what somebody typed after /blog/ is kept only where that post is written', async () => {
  await emptied()
  const known = 'how-to-switch-energy-provider'
  const views = [`/blog/${known}`, '/blog/zebulon-quartermaine', '/blog/canary@person.example', '/zebulon']
  await post('/e/', JSON.stringify(views.map((page) => event({ properties: { page } }))))
  const pages = (await rows()).map(({ properties }) => (properties as { page: string }).page)
  expect(pages).toEqual([`/blog/${known}`, '/blog/:other', '/blog/:other', '/:other'])
})

const errors = () => testApp.database.db.selectFrom('insights_error').selectAll().orderBy('stack').execute()

test('an error in the script of every page is one error, and so are those of other browsers', async () => {
  await testApp.database.db.deleteFrom('insights_error').execute()
  const fault = (page: string, stack: string) =>
    event({ event: 'error_occurred', properties: { name: 'TypeError', message: 'x', source: 'window', page, stack } })
  await post(
    '/e/',
    JSON.stringify([
      fault('/', 'TypeError: x\n    at go (http://localhost:3000/:7:12)'),
      fault('/learn-more', 'TypeError: x\n    at go (http://localhost:3000/learn-more?c=a:9:345)'),
      fault('/about-us', 'go@http://localhost:3000/about-us:11:7\n'),
      fault('/about-us', 'go@http://localhost:3000/assets/one.js:1:7\n'),
      fault('/about-us', 'go@http://localhost:3000/assets/two.js:1:7\n'),
    ]),
  )
  expect((await errors()).map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 1, 3])
})

test('a batch of any number of events is kept whole', async () => {
  await emptied()
  const batch = Array.from({ length: 1201 }, () => event())
  expect((await post('/batch/', gzipSync(JSON.stringify({ api_key: 'mowatt-local', batch })))).statusCode).toBe(200)
  expect(await rows()).toHaveLength(1201)
})

test('a visitor is one for a day and nobody the day after, and the salt goes', async () => {
  await emptied()
  const visit = () => post('/e/', JSON.stringify([event(), event({ properties: { distinct_id: 'browser-2' } })]))
  await visit()
  await visit()
  const first = new Set((await rows()).map(({ visitor }) => visitor))
  expect(first.size).toBe(2)
  at(new Date('2026-11-16T12:00:00Z'))
  await visit()
  expect(new Set((await rows()).map(({ visitor }) => visitor)).size).toBe(4)
  await forgetOldEvents(testApp.ctx)
  const salts = await testApp.database.db.selectFrom('insights_salt').select('day').execute()
  expect(salts).toEqual([{ day: '2026-11-16' }])
})

test('a wrong clock is put right, and after 13 months all is gone', async () => {
  await emptied()
  const times = ['2031-01-01T00:00:00Z', '1970-01-01T00:00:00Z', 'yesterday', undefined]
  await post('/e/', JSON.stringify(times.map((timestamp) => ({ ...event(), timestamp }))))
  expect((await rows()).map((each) => each.at)).toEqual([clock, clock, clock, clock])

  // Sent four seconds after it happened, whatever the year on that device; and by a number in the address.
  await emptied()
  const earlier = new Date(clock.getTime() - 4000)
  for (const year of ['1970', '2031']) {
    const batch = [event({ timestamp: `${year}-01-01T00:00:01Z` })]
    const sent = { api_key: 'mowatt-local', sent_at: `${year}-01-01T00:00:05Z`, batch }
    await post('/e/', JSON.stringify(sent))
  }
  await post(`/e/?sent_at=${Date.UTC(1999, 0, 1) + 4000}`, JSON.stringify(event({ timestamp: '1999-01-01T00:00:00Z' })))
  expect((await rows()).map((each) => each.at)).toEqual([earlier, earlier, earlier])
  at(new Date(clock.getTime() + 396 * 86_400_000))
  expect(await forgetOldEvents(testApp.ctx)).toBeGreaterThanOrEqual(2)
  expect(await rows()).toEqual([])
})

test('the library is told that it may send events and nothing else', async () => {
  const config = await testApp.app.inject('/array/mowatt-local/config')
  expect(config.json()).toMatchObject({ sessionRecording: false, surveys: false, autocapture_opt_out: true })
  const script = await testApp.app.inject('/array/mowatt-local/config.js')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const window: { _POSTHOG_REMOTE_CONFIG?: Record<string, unknown> } = {}
  runInNewContext(script.body, { window })
  const told = window._POSTHOG_REMOTE_CONFIG?.['mowatt-local']
  expect(JSON.parse(JSON.stringify(told))).toEqual({ config: config.json(), siteApps: [] })
  expect((await testApp.app.inject('/array/another/config.js')).statusCode).toBe(404)
  for (const url of ['/flags/?v=2', '/decide/?v=4']) {
    expect((await post(url, '{}')).json()).toMatchObject({ flags: {}, supportedCompression: ['gzip-js'] })
  }
})

test('a site on another host sends here where the settings name it, and no other does', async () => {
  await emptied()
  const from = (origin: string, method: 'POST' | 'OPTIONS') =>
    testApp.app.inject({
      method,
      url: '/e/?ip=0',
      headers: { origin, host: 'stats.example', 'content-type': 'application/json' },
      ...(method === 'POST' ? { payload: JSON.stringify(event()) } : {}),
    })
  const preflight = await from('https://shop.example', 'OPTIONS')
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': 'https://shop.example',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  })
  const sent = await from('https://shop.example', 'POST')
  expect([sent.statusCode, sent.headers['access-control-allow-origin']]).toEqual([200, 'https://shop.example'])
  for (const method of ['POST', 'OPTIONS'] as const) {
    expect((await from('https://evil.example', method)).statusCode).toBe(403)
  }
  expect(await rows()).toHaveLength(1)
})
