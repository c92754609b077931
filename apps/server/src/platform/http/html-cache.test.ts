import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { cachePage, createHtmlCache, type FilledPage, type HtmlCache, NONCE_SLOT, type Rendered } from './html-cache.ts'

const page = (html: string, status = 200) => cachePage(html, { status, headers: { 'content-type': 'text/html' } })
const rendered = (html: string, cacheForSeconds = 60, status = 200): Rendered => ({
  page: page(html, status),
  cacheForSeconds,
})
const shown = ({ page: each }: Rendered) => each.fill(NONCE, 'identity').body.toString()

const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA'
const documents: [what: string, html: string][] = [
  ['no nonce', '<!doctype html><p>£230 – “hello” 😀</p>'],
  ['a nonce in the middle', `<p>${'long '.repeat(5000)}</p><script nonce="${NONCE_SLOT}">go()</script><p>€</p>`],
  ['a nonce at each end', `${NONCE_SLOT}<p>x</p>${NONCE_SLOT}`],
  ['two nonces side by side', `<p>${NONCE_SLOT}${NONCE_SLOT}</p>`],
  ['many nonces', `<script nonce="${NONCE_SLOT}">go()</script>\n`.repeat(200)],
  ['nothing', ''],
  ['nothing but a nonce', NONCE_SLOT],
]

test.each(documents)('a page with %s is the render with its nonces filled in', (_what, html) => {
  expect(page(html).fill(NONCE, 'identity').body.toString()).toBe(html.replaceAll(NONCE_SLOT, NONCE))
})

test.each(documents)('compressed, a page with %s unpacks to the same bytes', (_what, html) => {
  const cached = page(html)
  expect(gunzipSync(cached.fill(NONCE, 'gzip').body).equals(cached.fill(NONCE, 'identity').body)).toBe(true)
})

test('the compressed page is really smaller', () => {
  const cached = page(documents[1]?.[1] ?? '')
  expect(cached.fill(NONCE, 'gzip').body.length).toBeLessThan(cached.fill(NONCE, 'identity').body.length / 10)
})

test.each(['identity', 'gzip'] as const)(
  'a copy (%s) is filled anew when it was given back, and not before',
  (encoding) => {
    const cached = page(`<p>${NONCE_SLOT}</p>`)
    const nonces = ['BBBBBBBBBBBBBBBBBBBBBB', 'azAZ09-_azAZ09-_azAZ09']
    const read = ({ body }: FilledPage) => (encoding === 'gzip' ? gunzipSync(body) : body).toString()
    const inHand = cached.fill(NONCE, encoding)
    const others = nonces.map((nonce) => cached.fill(nonce, encoding))
    expect([inHand, ...others].map(read)).toEqual([NONCE, ...nonces].map((nonce) => `<p>${nonce}</p>`))

    inHand.giveBack()
    const again = cached.fill(nonces[0] ?? '', encoding)
    expect(again.body).toBe(inHand.body)
    expect(read(again)).toBe(`<p>${nonces[0]}</p>`)
  },
)

let nowMs: number
let failures: unknown[]
let cache: HtmlCache
beforeEach(() => {
  nowMs = 1_000_000
  failures = []
  cache = createHtmlCache({ nowMs: () => nowMs, onStale: (error) => failures.push(error) })
})

/** A render that ends on request. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  let count = 0
  const render = () => {
    count++
    return promise
  }
  return { render, resolve, reject, count: () => count }
}

test('two hundred who ask at once wait for one render', async () => {
  const { render, resolve, count } = held()
  const asked = Array.from({ length: 200 }, () => cache.get('/', render))
  resolve(rendered('one'))
  expect(new Set((await Promise.all(asked)).map(shown))).toEqual(new Set(['one']))
  expect(count()).toBe(1)
})

test('a page is kept for as long as it said, to the millisecond', async () => {
  await cache.get('/', async () => rendered('old', 60))
  nowMs += 59_999
  expect(shown(await cache.get('/', () => Promise.reject(new Error('asked too early'))))).toBe('old')
  nowMs += 1
  let isAsked = false
  await cache.get('/', async () => {
    isAsked = true
    return rendered('new')
  })
  expect(isAsked).toBe(true)
})

test('a stale page is shown while one new one is made, then the new one', async () => {
  await cache.get('/', async () => rendered('old', 60))
  nowMs += 60_000
  const { render, resolve, count } = held()
  const meanwhile = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  expect(new Set(meanwhile.map(shown))).toEqual(new Set(['old']))
  expect(count()).toBe(1)
  resolve(rendered('new', 60))
  await expect.poll(async () => shown(await cache.get('/', render))).toBe('new')
})

test('when the renewal fails the stale page stays, the failure is told once, and the next visit tries again', async () => {
  await cache.get('/', async () => rendered('old', 60))
  nowMs += 60_000
  const { render, reject } = held()
  await Promise.all([cache.get('/', render), cache.get('/', render)])
  const reason = new Error('the site is broken')
  reject(reason)
  await expect.poll(() => failures).toEqual([reason])
  expect(shown(await cache.get('/', async () => rendered('new', 60)))).toBe('old')
  await expect.poll(async () => shown(await cache.get('/', render))).toBe('new')
})

test('an old page is not shown while a new one can be made, and is when none can', async () => {
  await cache.get('/', async () => rendered('old', 60))
  nowMs += 90_000
  expect(shown(await cache.get('/', async () => rendered('new', 60)))).toBe('new')
  nowMs += 90_000
  expect(shown(await cache.get('/', () => Promise.reject(new Error('the site is broken'))))).toBe('new')
  expect(shown(await cache.get('/', async () => rendered('Sorry', 0, 503)))).toBe('new')
  expect(failures).toHaveLength(1)
})

test('an error page does not replace a good one', async () => {
  await cache.get('/', async () => rendered('old', 60))
  nowMs += 60_000
  await cache.get('/', async () => rendered('Sorry', 0, 500))
  expect(shown(await cache.get('/', async () => rendered('Sorry', 0, 500)))).toBe('old')
})

test('a page that is gone is not shown from memory', async () => {
  await cache.get('/', async () => rendered('old', 60))
  nowMs += 60_000
  const { render, resolve } = held()
  await cache.get('/', render)
  resolve(rendered('Not Found', 0, 404))
  await expect
    .poll(async () => shown(await cache.get('/', async () => rendered('Not Found', 0, 404))))
    .toBe('Not Found')
})

test('a first render that fails is told to everybody who waits, and is not remembered', async () => {
  const { render, reject } = held()
  const asked = [cache.get('/', render), cache.get('/', render)]
  reject(new Error('the site is broken'))
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(shown(await cache.get('/', async () => rendered('well')))).toBe('well')
  expect(failures).toEqual([])
})

test('only so many pages are kept, the oldest go first', async () => {
  for (let index = 0; index < 65; index++) await cache.get(`/${index}`, async () => rendered(String(index)))
  const again = async (key: string) => shown(await cache.get(key, async () => rendered('made again')))
  expect(await again('/64')).toBe('64')
  expect(await again('/1')).toBe('1')
  expect(await again('/0')).toBe('made again')
})
