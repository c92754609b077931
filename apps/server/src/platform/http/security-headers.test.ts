import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { echoFeature } from '../../../test/echo-feature.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type App, buildApp, features } from '../../app.ts'
import { readConfig } from '../../config.ts'
import type { Site } from './host-site.ts'
import { pagePolicy, securityHeaders, sendSecurityHeaders } from './security-headers.ts'

const assets = mkdtempSync(path.join(tmpdir(), 'mowatt-assets-'))
mkdirSync(path.join(assets, 'assets'))
writeFileSync(path.join(assets, 'assets/app-123.js'), 'go()')
writeFileSync(path.join(assets, 'robots.txt'), 'User-agent: *')

const site: Site = {
  answer: async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/broken') throw new Error('the site is broken')
    const status = pathname === '/' ? 200 : 404
    return new Response('<!doctype html><p>Hello</p>', { status, headers: { 'content-type': 'text/html' } })
  },
}

let testApp: TestApp
/** The API alone, and the API with a site and its files. */
let api: App
let whole: App

beforeAll(async () => {
  testApp = await createTestApp({ extraFeatures: [echoFeature] })
  api = testApp.app
  whole = await buildApp(testApp.ctx, { site, assets, features: [...features, echoFeature] })
})
afterAll(async () => {
  await whole.close()
  await testApp.close()
  rmSync(assets, { recursive: true })
})

/** Written out here: comparing with the server's own list could never find a missing one. */
const anyAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}
const dataAnswer = {
  ...anyAnswer,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
}

const CHARSET = '; charset=utf-8'

const json = { 'content-type': 'application/json' }
const html = { accept: 'text/html,*/*' }

const dataAnswers: [what: string, status: number, request: InjectOptions][] = [
  ['JSON', 200, { url: '/api/hero-banners' }],
  ['the answer to HEAD', 200, { method: 'HEAD', url: '/api/hero-banners' }],
  ['an unknown API address', 404, { url: '/api/nothing' }],
  ['an unknown API address asked for by a browser', 404, { url: '/api/nothing', headers: html }],
  ['a page that is not there', 404, { url: '/nothing', headers: html }],
  ['an address that cannot be decoded', 404, { url: '/api/%zz' }],
  ['a parameter that is far too long', 404, { url: `/api/v1/shared/${'x'.repeat(600)}` }],
  ['JSON that is none', 400, { method: 'POST', url: '/api/test/echo', headers: json, payload: '{"text":' }],
  ['a body that is refused', 400, { method: 'POST', url: '/api/test/echo', headers: json, payload: '{}' }],
  ['a foreign write', 403, { method: 'POST', url: '/api/test/echo', headers: { origin: 'https://evil.example' } }],
  [
    'a body that is too large',
    413,
    { method: 'POST', url: '/api/test/echo', headers: json, payload: `"${'x'.repeat(300_000)}"` },
  ],
  [
    'a body that is no JSON',
    415,
    { method: 'POST', url: '/api/test/echo', headers: { 'content-type': 'text/csv' }, payload: 'a' },
  ],
  ['a method that nobody takes', 405, { method: 'DELETE', url: '/api/hero-banners' }],
  ['TRACE', 405, { method: 'TRACE' as 'GET', url: '/api/hero-banners' }],
  ['OPTIONS', 405, { method: 'OPTIONS', url: '/api/test/echo' }],
  ['a bug', 500, { url: '/api/test/bug' }],
  ['a bug behind a page', 500, { url: '/test/bug', headers: html }],
  ['the health of the process', 200, { url: '/livez' }],
  ['a redirect', 302, { url: '/api/test/broken-promise' }],
]

test.each(dataAnswers)('%s (%i) carries every security header', async (_what, status, request) => {
  const answer = await api.inject(request)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject(dataAnswer)
  const type = answer.body === '' ? CHARSET : answer.headers['content-type']
  expect(type).toContain(CHARSET)
  expect(answer.headers).not.toHaveProperty('x-powered-by')
  expect(answer.headers).not.toHaveProperty('server')
})

test('the answer to somebody who asks too often carries them too', async () => {
  const ask = () => api.inject('/api/test/counted/headers')
  await Promise.all([ask(), ask(), ask()])
  const answer = await ask()
  expect(answer.statusCode).toBe(429)
  expect(answer.headers).toMatchObject(dataAnswer)
})

test("the site's files carry them, fresh and unchanged alike, and hashed ones may be kept", async () => {
  const fresh = await whole.inject('/assets/app-123.js')
  expect(fresh).toMatchObject({ statusCode: 200, body: 'go()' })
  // A script may be a worker, which needs to load its own parts and an origin.
  const ofScripts = {
    ...anyAnswer,
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  }
  expect(fresh.headers).toMatchObject({
    ...ofScripts,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const unchanged = await whole.inject({
    url: '/assets/app-123.js',
    headers: { 'if-none-match': String(fresh.headers.etag) },
  })
  expect(unchanged).toMatchObject({ statusCode: 304, body: '' })
  expect(unchanged.headers).toMatchObject(ofScripts)
  const plain = await whole.inject('/robots.txt')
  expect(plain.headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  ['/', 200],
  ['/nothing', 404],
  ['/broken', 500],
])('the page %s (%i) carries them, with a policy that lets nothing foreign in', async (url, status) => {
  const answer = await whole.inject({ url, headers: html })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject(anyAnswer)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).toContain(`base-uri 'none'`)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test.each([
  [{}, `connect-src 'self';`],
  [{ API_URL: 'https://api.mowatt.example/v' }, `connect-src 'self' https://api.mowatt.example;`],
  [
    { ANALYTICS_URL: 'https://stats.example', AD_CONVERSION_URL: 'https://ads.example/pixel?value={value}' },
    `connect-src 'self' https://stats.example https://ads.example;`,
  ],
  // On localhost there are no analytics, so no conversion is reported.
  [{ AD_CONVERSION_URL: 'https://ads.example/pixel' }, `connect-src 'self';`],
  [{ IDENTITY_URL: 'https://id.mowatt.example' }, `connect-src 'self' https://id.mowatt.example;`],
  [
    { IDENTITY_URL: 'https://identitytoolkit.googleapis.com' },
    `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;`,
  ],
])('with %j a page may ask exactly there', async (env, expected) => {
  const { ctx } = testApp
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgresql://unused/unused', ...env })
  const app = await buildApp({ ...ctx, config }, { site })
  const page = await app.inject({ url: '/', headers: html })
  expect(page.headers['content-security-policy']).toContain(expected)
  await app.close()
})

test('in production browsers are told to come by https only', () => {
  expect(securityHeaders({ isProduction: true })['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  )
  expect(pagePolicy('n', { isProduction: true })).toContain('upgrade-insecure-requests')
  expect(securityHeaders({ isProduction: false })).not.toHaveProperty('strict-transport-security')
})

test('in production no cookie leaves without Secure, whoever set it', async () => {
  const cookies = ['plain=1; Path=/', 'safe=2; secure; HttpOnly', '__Secure-named=3; Path=/']
  const seen = async (isProduction: boolean) => {
    const app = Fastify()
    sendSecurityHeaders(app, { isProduction })
    app.get('/one', (_request, reply) => reply.header('set-cookie', cookies[0]).send())
    app.get('/many', (_request, reply) => reply.header('set-cookie', cookies).send())
    const answers = [await app.inject('/one'), await app.inject('/many')]
    await app.close()
    return answers.flatMap(({ headers }) => headers['set-cookie'])
  }
  expect(await seen(false)).toEqual(['plain=1; Path=/', ...cookies])
  expect(await seen(true)).toEqual([
    'plain=1; Path=/; Secure',
    'plain=1; Path=/; Secure',
    'safe=2; secure; HttpOnly',
    '__Secure-named=3; Path=/; Secure',
  ])
})
